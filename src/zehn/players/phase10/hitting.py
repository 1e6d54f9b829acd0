"""Where cards go once a phase is down: the hits that get most cards away, and the lay that leaves most of them.

A hit is good if others of the own cards fit afterwards, for instance a wild that closes the gap between a run and a
card. Of equally good ones that is best after which the fewest unseen cards fit: what the table takes helps rivals too.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

from zehn.cards.groups import Group, Run
from zehn.cards.notation import Move
from zehn.games.phase10 import View, checks
from zehn.kernel.reach import Reach
from zehn.refusals import Refusal

#: Of the many ways to lay a phase so many are looked at.
MOST_LAYS = 30


def best_hit(view: View, unseen: Sequence[int]) -> Move | None:
    """The hit to make, if a card can be given away; natural cards first, wilds where they open the way for others."""
    table, cards = view.table, view.cards
    if len(cards) == 1 and not table.rules.go_out_any:
        return None
    found = _best(table.groups, cards, unseen, table.rules.deck.wild)
    return table.rules.notation.hit(view.seat, *found) if found else None


def best_lay(view: View, reach: Reach, unseen: Sequence[int]) -> Move:
    """The lay of a complete phase after which the fewest cards stay in the hand, then the cheapest."""
    return best_groups(view, reach, unseen)[0]


def best_groups(view: View, reach: Reach, unseen: Sequence[int]) -> tuple[Move, list[Group]]:
    """The same with the groups that it puts on the table; none where it is not legal, for want of a card to keep."""
    table, seat = view.table, view.seat
    contract = table.open[seat][view.reaches().index(reach)]
    best, fewest, made = None, (0, 0, 0), list[Group]()
    for layout in islice(reach.layouts(view.cards), MOST_LAYS):
        move = table.rules.notation.lay(seat, contract.number, layout)
        laid = checks.lay(table, view.hand.cards_row, move)
        if isinstance(laid, Refusal):
            continue
        groups = [*table.groups, *laid.groups]
        rest = left_over(groups, [*laid.rest], table.rules.deck.wild)
        rating = len(rest), sum([table.rules.points[kind] for kind in rest]), _openings(groups, unseen)
        if best is None or rating < fewest:
            best, fewest, made = move, rating, laid.groups
    if best is not None:
        return best, made
    spreads = reach.layout(view.hand.cards_row).spreads(table.rules.deck.wild)
    return table.rules.notation.lay(seat, contract.number, spreads), []


def left_over(groups: Sequence[Group], cards: Sequence[int], wild: int) -> list[int]:
    """What stays in a hand when all is hit that can be; every wild finds its place."""
    groups, rest = list(groups), list(cards)
    while found := _best(groups, rest, (), wild):
        kind, number, end = found
        groups[number] = groups[number].form.grown(groups[number], kind, end)
        rest.remove(kind)
    return rest


def _best(
    groups: Sequence[Group], cards: Sequence[int], unseen: Sequence[int], wild: int
) -> tuple[int, int, str] | None:
    """The best hit as card, group and end."""
    best, most = None, (0, 0, 0, 0)
    for kind in dict.fromkeys(cards):
        rest = list(cards)
        rest.remove(kind)
        for number, end in _places(groups, kind, wild):
            grown = groups[number].form.grown(groups[number], kind, end)
            after = [*groups[:number], grown, *groups[number + 1 :]]
            fits = _takes(after)
            follow = sum([fits >> other & 1 for other in rest])
            rating = int(kind != wild), follow, -_distance(grown, end, rest), -_openings(after, unseen)
            if best is None or rating > most:
                best, most = (kind, number, end), rating
    return best


def _places(groups: Sequence[Group], kind: int, wild: int) -> Iterator[tuple[int, str]]:
    """The groups that take a card, with the end where it goes if that has to be named."""
    for number, group in enumerate(groups):
        if not group.takes >> kind & 1:
            continue
        if kind == wild and isinstance(group.form, Run):
            yield from [(number, end) for end in group.form.free_ends(group)]
        else:
            yield number, ""


def _takes(groups: Sequence[Group]) -> int:
    takes = 0
    for group in groups:
        takes |= group.takes
    return takes


def _openings(groups: Sequence[Group], unseen: Sequence[int]) -> int:
    """How many unseen cards fit some group."""
    takes = _takes(groups)
    return sum([count for kind, count in enumerate(unseen) if takes >> kind & 1])


def _distance(grown: Group, end: str, cards: Sequence[int]) -> int:
    """How far beyond the end with the new wild the next of some cards would go; far away, if there is none."""
    if not end:
        return len(grown.form.deck.values)
    values = [grown.form.deck.value_of[kind] for kind in cards if kind < grown.form.deck.naturals]
    beyond = [grown.low - value for value in values] if end == "low" else [value - grown.high for value in values]
    return min([gap for gap in beyond if gap > 0], default=len(grown.form.deck.values))
