/** The own phase cards: what they are collected for. */

import type { Phase, Phase10Group, State } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
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
    const groups = (this.live.scene?.groups ?? []).map((group, number) => ({ group, number }));
    return groups.filter(({ group }) => group.owner === seat);
  }

  /** What a seat has laid: one phase, or nothing. */
  layingsOf(seat: number): { label: string; groups: { group: Phase10Group; number: number }[] }[] {
    const groups = this.groupsOf(seat);
    const phase = this.live.scene?.seats[seat]?.laid ?? 0;
    return groups.length ? [{ label: t("w-groups-of", { name: this.live.name(seat), phase }), groups }] : [];
  }
}
