import { describe, expect, it } from "vitest";

import { ticker, type Line } from "../../../src/table/common/lines";

describe("the ticker", () => {
  const line = (kind: Line["kind"], text: string): Line => ({ seq: 0, seat: 0, kind, text: () => text });

  it("keeps a discard beside the turn that it costs somebody", () => {
    expect(ticker([])).toBe("");
    expect(ticker([line("move", "A."), line("move", "B.")])).toBe("B.");
    expect(ticker([line("move", "A."), line("move", "B."), line("note", "C."), line("note", "D.")])).toBe("B. C. D.");
    expect(ticker(["A.", "B.", "C.", "D."].map((text) => line("note", text)))).toBe("B. C. D.");
  });
});
