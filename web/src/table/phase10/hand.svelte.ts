/** The own phase cards: what they are collected for. */

import type { Phase, Phase10Group, State } from "../../lib/protocol";
import { CardHand } from "../common/cards/hand.svelte";

export class PhaseHand extends CardHand<"phase10"> {
  /** The phases that may be laid. */
  openPhases = $derived.by((): Phase[] => {
    const open = this.live.game?.seats[this.live.seat]?.open ?? [];
    return (this.live.sheet?.phases ?? []).filter((phase) => open.includes(phase.number));
  });

  override wanted(): Phase[] {
    return this.openPhases;
  }

  override hasLaid(state: State<"phase10">, seat: number): boolean {
    return (state.game?.seats[seat]?.laid ?? 0) > 0;
  }

  groupsOf(seat: number): { group: Phase10Group; number: number }[] {
    const groups = (this.live.game?.groups ?? []).map((group, number) => ({ group, number }));
    return groups.filter(({ group }) => group.owner === seat);
  }
}
