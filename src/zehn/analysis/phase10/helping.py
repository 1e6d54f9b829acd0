"""Which cards help: for each possible discard, how many cards are then missing; exact, from the kernel."""

from zehn.analysis.coach import Missing
from zehn.games.phase10 import View
from zehn.kernel.reach import Reach


def helping_cards(view: View) -> list[Missing]:
    """For each card of a hand whose phase is not down: what is missing without it, and the unseen cards that help.

    Before the draw there is one entry, for the hand as it is.
    """
    table = view.table
    if table.laid[view.seat] or not table.open[view.seat]:
        return []
    reaches = view.reaches()
    if len(view.cards) <= table.rules.deal:
        return [_missing(view, min(reaches, key=_missed), "")]
    found = []
    for kind in sorted(set(view.cards)):
        for reach in reaches:
            reach.remove(kind)
        found.append(_missing(view, min(reaches, key=_missed), table.rules.deck.names[kind]))
        for reach in reaches:
            reach.add(kind)
    return sorted(found, key=lambda one: (one.missing, -sum(one.helps.values())))


def _missing(view: View, reach: Reach, discard: str) -> Missing:
    wants, names = reach.wants(), view.table.rules.deck.names
    helps = {names[kind]: count for kind, count in sorted(view.unseen().items()) if count and wants >> kind & 1}
    return Missing(discard, int(reach.missing), helps)


def _missed(reach: Reach) -> int:
    return int(reach.missing)
