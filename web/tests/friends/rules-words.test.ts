import { beforeEach, expect, test } from "vitest";

import { rulesWords } from "../../src/friends/rules-words";
import { speech } from "../../src/lib/words.svelte";

beforeEach(() => speech.choose("en"));

test("only what was agreed is told, in words", () => {
  expect(rulesWords({})).toEqual([]);
  expect(rulesWords({ phases: "1,4,8", variants: ["knocking"], take_skip: false })).toEqual([
    "Phases: 1,4,8",
    "Variants: Knocking",
  ]);
  expect(rulesWords({ edition: "compact", variants: [] })).toEqual(["Edition: Compact"]);
});
