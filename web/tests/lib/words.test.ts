import { expect, it } from "vitest";

import { face } from "../../src/lib/cards";
import { has, listed, refusalWords, speech, t } from "../../src/lib/words.svelte";
import { usualValue, withValue } from "../../src/start/wishes";
import type { Setting } from "../../src/lib/protocol";

it("speaks the language of the moment", () => {
  speech.language = "de";
  expect(t("w-card", { ...face("7r") })).toBe("rote 7");
  expect(listed(["Anna", "Ben", "Cleo"])).toBe("Anna, Ben und Cleo");
  speech.language = "en";
  expect(t("w-card", { ...face("7r") })).toBe("red 7");
  expect(has("w-nothing-of-the-kind")).toBe(false);
});

it("says a refusal in its own words, or in the server's", () => {
  const refusal = { clause: "P10-06", key: "draw-first", details: {}, text: "from the server" };
  expect(refusalWords(refusal)).toContain("draw a card");
  expect(refusalWords({ ...refusal, key: "new-kind" })).toBe("from the server");
});

it("names only rules that differ from the usual ones", () => {
  const setting: Setting = {
    name: "take_skip",
    type: "flag",
    values: [],
    default: false,
    editions: {},
    least: 0,
    nullable: false,
    clause: "P10-08",
  };
  const plain = { bots: 1, level: "steady", pace: 1, clock: 0 };
  expect(withValue({ ...plain, rules: {} }, setting, true)).toEqual({ take_skip: true });
  expect(withValue({ ...plain, rules: { take_skip: true } }, setting, false)).toEqual({});
  expect(usualValue({ ...setting, editions: { compact: true } }, "compact")).toBe(true);
});
