import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Checked } from "../../../../src/lib/protocol";
import { speech } from "../../../../src/lib/words.svelte";
import type { Layable, Proposal } from "../../../../src/table/common/cards/choices";
import LayDialog from "../../../../src/table/common/cards/LayDialog.svelte";
import { PhaseHand } from "../../../../src/table/phase10/hand.svelte";
import { chair, FakeTable } from "../../../fake-table.svelte";
import { phase10Game, phase10Sheet } from "../../../views";

const RUN: Layable = { verb: "lay", number: 2, contract: "run(4)", label: "Phase 2" };
const SETS: Layable = { verb: "lay", number: 1, contract: "2*set(3)", label: "Phase 1" };
const close = vi.fn();
let table: FakeTable<"phase10">;
let hand: PhaseHand;
let end: () => void;

/** A table that takes only these moves. */
function allow(...moves: string[]): void {
  table.reply = (type, fields): Checked<"phase10"> | null => {
    if (type !== "check") return null;
    const { move } = fields as { move: string };
    if (moves.includes(move)) return { type: "checked", re: 1, ok: true };
    const why = { clause: "P10-13", key: "something-new", details: {}, text: "That is no run." };
    return { type: "checked", re: 1, ok: false, ...why };
  };
}

function open(cards: string[], layables: Layable[], lays: Proposal[] = []): { unmount: () => void } {
  table.show({ game: phase10Game(), you: { hand: { cards, drawn: [] }, ask: { kind: "play", moves: [] } } });
  const shown = render(LayDialog, { props: { hand, layables, lays, onclose: close } });
  flushSync();
  return shown;
}

beforeEach(() => {
  localStorage.clear();
  speech.choose("en");
  close.mockClear();
  table = new FakeTable("phase10", [chair("Anna"), chair("Ben")]);
  table.sheet = phase10Sheet;
  end = $effect.root(() => {
    hand = new PhaseHand(table.live);
  });
});
afterEach(() => end());

const put = (card: string): Promise<boolean> => fireEvent.click(screen.getByText(new RegExp(`^${card} to group`)));
const layButton = (): HTMLButtonElement => screen.getByRole("button", { name: "Lay it" });
const verdict = (): string => document.querySelector(".verdict")?.textContent.trim() ?? "";
const checked = (): string[] =>
  table.asked.flatMap(([type, fields]) => (type === "check" ? [(fields as { move: string }).move] : []));

describe("laying a phase", () => {
  it("puts a wild where it stands in a run, and asks the table each time", async () => {
    allow("0 lay 2 3r,4b,*,6g");
    open(["3r", "4b", "6g", "*", "9y"], [RUN]);
    for (const card of ["red 3", "blue 4", "green 6", "wild"]) await put(card);
    await expect.poll(verdict).toBe("P10-13 That is no run.");
    expect(layButton().disabled).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Move the wild to the left" }));
    await expect.poll(() => layButton().disabled).toBe(false);
    expect(checked().slice(-2)).toEqual(["0 lay 2 3r,4b,6g,*", "0 lay 2 3r,4b,*,6g"]);
    await fireEvent.click(layButton());
    await expect.poll(() => close.mock.calls.length).toBe(1);
    expect(table.answers).toEqual(["0 lay 2 3r,4b,*,6g"]);
  });

  it("closes nothing when the lay has ended the game and the pad is open instead", async () => {
    allow("0 lay 2 3r,4b,5g,6g");
    const { unmount } = open(["3r", "4b", "5g", "6g", "9y"], [RUN]);
    for (const card of ["red 3", "blue 4", "green 5", "green 6"]) await put(card);
    await expect.poll(() => layButton().disabled).toBe(false);
    layButton().click();
    unmount();
    await new Promise((done) => setTimeout(done));
    expect(table.answers).toEqual(["0 lay 2 3r,4b,5g,6g"]);
    expect(close).not.toHaveBeenCalled();
  });

  it("asks nothing while a group is empty, and takes cards back", async () => {
    allow();
    open(["3r", "3b", "3g", "9y"], [SETS]);
    await put("red 3");
    await fireEvent.click(screen.getByRole("button", { name: "Group 2" }));
    await put("yellow 9");
    await expect.poll(checked).toEqual(["0 lay 1 3r 9y"]);
    const second = screen.getByRole("region", { name: "Group 2" });
    await fireEvent.click(within(second).getByText("Take yellow 9 out"));
    expect(within(second).queryByText("Take yellow 9 out")).toBeNull();
    expect(screen.getByText("yellow 9 to group 2")).toBeTruthy();
    expect(checked()).toHaveLength(1);
  });

  it("asks what a group of wilds alone stands for", async () => {
    allow("0 lay 3 *,*,*@g");
    open(["*", "*", "*"], [{ verb: "lay", number: 3, contract: "colour(3)", label: "Phase 3" }]);
    for (let left = 3; left; left--) await fireEvent.click(screen.getAllByText(/^wild to group/)[0] as HTMLElement);
    const choice = screen.getByRole("combobox");
    expect(
      within(choice)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["r", "b", "g", "y"]);
    await fireEvent.change(choice, { target: { value: "g" } });
    await expect.poll(() => layButton().disabled).toBe(false);
    expect(checked().slice(-2)).toEqual(["0 lay 3 *,*,*@r", "0 lay 3 *,*,*@g"]);
  });

  it("begins with the first proposal, and lays one by a tap", async () => {
    const groups = [
      ["3r", "3b", "3g"],
      ["9y", "9r", "*"],
    ];
    const lay: Proposal = { verb: "lay", number: 1, move: "0 lay 1 3r,3b,3g 9y,9r,*", groups };
    allow(lay.move);
    open(groups.flat(), [SETS], [lay]);
    await expect.poll(checked).toEqual([lay.move]);
    expect(screen.queryByText(/ to group /)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /^Phase 1: red 3, blue 3, green 3; yellow 9/ }));
    expect(table.answers).toEqual([lay.move]);
  });

  it("stays open if the table refuses", async () => {
    allow("0 lay 2 3r,4b,5g,6g");
    open(["3r", "4b", "5g", "6g"], [RUN]);
    for (const card of ["red 3", "blue 4", "green 5", "green 6"]) await put(card);
    await expect.poll(() => layButton().disabled).toBe(false);
    table.deaf = true;
    await fireEvent.click(layButton());
    await expect.poll(() => table.live.requests.refusal?.key).toBe("unreachable");
    expect(close).not.toHaveBeenCalled();
  });
});
