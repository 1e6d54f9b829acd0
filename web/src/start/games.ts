/** The picture of each game on the start page, which needs no more of its room. */

import type { Component } from "svelte";

import type { GameName } from "../lib/protocol";
import Dice from "../table/dice/Picture.svelte";
import Phase10 from "../table/phase10/Picture.svelte";
import ProfiSort from "../table/profisort/Picture.svelte";

export const pictures: Record<GameName, Component> = { phase10: Phase10, dice: Dice, profisort: ProfiSort };
