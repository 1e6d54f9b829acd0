"""Which cards help at Profi-Sort: for each card that could be discarded, the nearest task then; from the kernel."""

from zehn.analysis.coach import Missing
from zehn.games.profisort import View


def helping_cards(view: View) -> list[Missing]:
    """For each card of a hand that has laid nothing yet: what is missing without it for the nearest open task, and the
    unseen cards that help. Before the draw there is one entry, for the hand as it is.
    """
    table = view.table
    if table.laid[view.seat] or not table.open[view.seat]:
        return []
    if len(view.cards) <= table.rules.deal:
        return [_missing(view, "")]
    sorting, found = view.sorting(), []
    for kind in sorted(set(view.cards)):
        sorting.remove(kind)
        found.append(_missing(view, table.rules.deck.names[kind]))
        sorting.add(kind)
    return sorted(found, key=lambda one: (one.missing, -sum(one.helps.values())))


def _missing(view: View, discard: str) -> Missing:
    """How many cards are missing for the nearest task, and which help any task that is as near."""
    rules, sorting, wants = view.table.rules, view.sorting(), 0
    places = [rules.place_of[task.number] for task in view.table.open[view.seat]]
    least = min(sorting.missing(place) for place in places)
    for place in places:
        if sorting.missing(place) == least:
            wants |= sorting.wants(place)
    names = rules.deck.names
    helps = {names[kind]: count for kind, count in sorted(view.unseen().items()) if count and wants >> kind & 1}
    return Missing(discard, int(least), helps)
