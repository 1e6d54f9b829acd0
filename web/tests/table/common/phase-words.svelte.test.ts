import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import { PhaseWords } from "../../../src/table/common/phase-words.svelte";
import { FakeTable } from "../../fake-table.svelte";
import { phase10Game, phase10Sheet } from "../../views";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks again for the words of phases where the server was too busy", async () => {
  vi.useFakeTimers();
  const answers = [new Response("{}", { status: 429 }), Response.json({ phases: { 1: "two sets of three" } })];
  const asked = vi.fn(() => Promise.resolve(answers.shift() ?? Response.error()));
  vi.stubGlobal("fetch", asked);
  const table = new FakeTable("phase10", []);
  table.sheet = phase10Sheet;
  table.show({ game: phase10Game() });
  let words: PhaseWords | undefined;
  const end = $effect.root(() => {
    words = new PhaseWords(table.live);
  });
  flushSync();
  await vi.advanceTimersByTimeAsync(1000);
  expect([asked.mock.calls.length, words?.of]).toEqual([1, {}]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([asked.mock.calls.length, words?.of]).toEqual([2, { 1: "two sets of three" }]);
  end();
});
