import { expect, test } from "vitest";

import { codeIn } from "../../src/lib/codes";
import { unread, type Line } from "../../src/table/common/lines";

test("a code is found in what people type and paste", () => {
  expect(codeIn(" abc234 ")).toBe("ABC234");
  expect(codeIn("https://zehn.example/t/ABC2345/")).toBe("ABC2345");
  expect(codeIn("https://zehn.example/t/ABC234#a-token")).toBe("ABC234");
  expect(codeIn("ab c")).toBe("");
});

test("what others said is new until it was looked at", () => {
  const line = (seat: number, kind: Line["kind"]): Line => ({ seq: 0, seat, kind, text: () => "" });
  const lines = [line(1, "chat"), line(0, "chat"), line(1, "move"), line(2, "chat")];
  const teller = { name: String, mine: (seat: number) => seat === 0, phrase: String };
  expect(unread(lines, teller, 0)).toEqual([lines[0], lines[3]]);
  expect(unread(lines, teller, 1)).toEqual([lines[3]]);
});
