"""Which cards of a hand are useful, in which order it is shown, and how its phase can be laid."""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from zehn.cards.contracts import Contract
from zehn.cards.groups import Fault, Spread
from zehn.cards.notation import Move
from zehn.games.phase10 import View
from zehn.games.phase10.table import Table

#: The orders in which a hand can be shown.
ORDERS = ("value", "colour", "phase")

#: So many ways to lay a phase are proposed.
MOST_PROPOSALS = 9
MOST_LAYOUTS = 40


class Plan(NamedTuple):
    """What a hand aims at: a phase, the cards still missing, the hand's cards for it, group by group."""

    contract: Contract | None
    missing: int
    groups: tuple[tuple[int, ...], ...]

    @property
    def useful(self) -> list[int]:
        """The cards that belong to the plan."""
        return [kind for group in self.groups for kind in group]


def plan_of(view: View) -> Plan:
    """The nearest open phase and the cards for it; once down, the cards that fit on the table."""
    table, cards = view.table, view.cards
    contracts = table.open[view.seat] if view.seat in table.playing else ()
    if table.laid[view.seat] or not contracts:
        return Plan(None, 0, (tuple(kind for kind in sorted(cards) if table.takes >> kind & 1),))
    nearest = min(zip(view.reaches(), contracts, strict=True), key=lambda pair: (pair[0].missing, -pair[1].need))
    reach, contract = nearest
    if not contract.wild:
        kept = tuple(kind for kind in sorted(cards) if not reach.spare(kind))
        return Plan(contract, reach.missing, (kept,))
    return Plan(contract, reach.missing, _groups_towards(contract, cards, reach.missing))


def _groups_towards(contract: Contract, cards: list[int], missing: int) -> tuple[tuple[int, ...], ...]:
    """The hand's cards in the layout that it would have with wilds for what is missing."""
    wild = contract.deck.wild
    filled = [*cards, *[wild] * missing]
    layout = next(contract.reach(filled).layouts(filled), [])
    wilds = cards.count(wild)
    groups = []
    for spread in layout:
        group = []
        for kind in spread.cards:
            wilds -= kind == wild
            if kind != wild or wilds >= 0:
                group.append(kind)
        groups.append(tuple(group))
    return tuple(groups)


def in_order(view: View, order: str, plan: Plan) -> list[int]:
    """The hand as it is shown."""
    deck = view.table.rules.deck
    if order == "colour":
        width = len(deck.colours)
        return sorted(view.cards, key=lambda kind: (deck.colour_of[kind] if kind < deck.naturals else width, kind))
    if order == "value":
        return sorted(view.cards)
    rest = sorted(view.cards)
    for kind in plan.useful:
        rest.remove(kind)
    return plan.useful + rest


def marks(cards: list[int], plan: Plan) -> list[bool]:
    """For each card whether the plan uses it; of equal cards only as many as it needs."""
    open_places = plan.useful
    found = []
    for kind in cards:
        found.append(kind in open_places)
        if found[-1]:
            open_places.remove(kind)
    return found


def wants_top(view: View) -> bool:
    """Whether the top discard helps: it lowers what is missing or, once down, fits on the table."""
    table = view.table
    top = table.top
    if top < 0:
        return False
    if table.laid[view.seat]:
        return table.takes >> top & 1 == 1
    return any(reach.wanted(top) for reach in view.reaches())


# -- ways to lay ------------------------------------------------------------------------------------------------


def proposals(view: View, *, most: int = MOST_PROPOSALS) -> list[Move]:
    """Good ways to lay an open phase, the best first: few wilds, and all further cards that fit."""
    found: dict[str, Move] = {}
    for move in _proposed(view):
        if len(found) < most and str(move) not in found and view.why_not(move) is None:
            found[str(move)] = move
    return list(found.values())


def _proposed(view: View) -> Iterator[Move]:
    notation = view.table.rules.notation
    plain = []
    for contract in sorted(view.table.open[view.seat], key=lambda contract: (-contract.need, -contract.number)):
        for spreads in islice(contract.reach(view.cards).layouts(view.cards), MOST_LAYOUTS):
            yield notation.lay(view.seat, contract.number, with_all_that_fits(view, contract, spreads))
            plain.append(notation.lay(view.seat, contract.number, spreads))
    yield from plain


def with_all_that_fits(view: View, contract: Contract, spreads: list[Spread]) -> list[Spread]:
    """The same lay with every further natural card that fits (P10-17), as long as one is left to discard."""
    least = 0 if view.table.rules.go_out_any else 1
    rest = view.cards[:]
    for kind in (kind for spread in spreads for kind in spread.cards):
        rest.remove(kind)
    grown = list(spreads)
    while len(rest) > least:
        step = _one_more(contract, grown, rest)
        if step is None:
            break
        place, kind = step
        rest.remove(kind)
        grown[place] = _with_card(contract, grown[place], place, kind)
    return grown


def _one_more(contract: Contract, spreads: list[Spread], rest: list[int]) -> tuple[int, int] | None:
    """A place and a card that fits there."""
    for place, (form, spread) in enumerate(zip(contract.forms, spreads, strict=True)):
        group = form.read(spread)
        if isinstance(group, Fault):
            continue
        for kind in sorted(rest):
            if kind != contract.deck.wild and group.takes >> kind & 1:
                return place, kind
    return None


def _with_card(contract: Contract, spread: Spread, place: int, kind: int) -> Spread:
    form = contract.forms[place]
    group = form.read(spread)
    assert not isinstance(group, Fault)
    return Spread(form.grown(group, kind, "").cards)


def hits(view: View, kind: int) -> list[Move]:
    """All legal hits with a card."""
    return [move for move in _hits_on(view.table, view.seat, kind) if view.why_not(move) is None]


def _hits_on(table: Table, seat: int, kind: int) -> Iterator[Move]:
    for number in range(len(table.groups)):
        for end in ("", "low", "high"):
            yield table.rules.notation.hit(seat, kind, number, end)
