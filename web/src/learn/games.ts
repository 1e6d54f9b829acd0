/** The pictures of the pages that tell how to play, by the number of the step. */

import type { Component } from "svelte";

import type { GameName } from "../lib/protocol";
import Dice from "../table/dice/HowTo.svelte";
import Phase10 from "../table/phase10/HowTo.svelte";
import ProfiSort from "../table/profisort/HowTo.svelte";

export const pictures: Record<GameName, Component<{ step: number }>> = {
  phase10: Phase10,
  dice: Dice,
  profisort: ProfiSort,
};
