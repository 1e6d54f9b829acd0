"""A lay that a person puts together: which card in which group, and which wild where.

In a run wilds fill the gaps; those that are left over stand below or above. In a group of wilds only, the value, the
start or the colour has to be named (P10-21). Either choice is one number for each group, its `turn`.
"""

from collections.abc import Sequence

from zehn.cards.contracts import Contract
from zehn.cards.groups import Form, Pool, Run, Spread
from zehn.cards.notation import Move
from zehn.games.phase10 import View


class Composition:
    """The groups of one phase, being filled from a hand."""

    def __init__(self, view: View, contract: Contract) -> None:
        self.view = view
        self.contract = contract
        self.groups: list[list[int]] = [[] for _ in contract.forms]
        self.turns = [0] * len(contract.forms)

    @property
    def rest(self) -> list[int]:
        """The cards still in hand."""
        rest = sorted(self.view.cards)
        for kind in (kind for group in self.groups for kind in group):
            rest.remove(kind)
        return rest

    def put(self, group: int, kind: int) -> None:
        """A card goes from the hand to a group."""
        if kind in self.rest:
            self.groups[group].append(kind)

    def take_back(self, group: int, kind: int | None = None) -> None:
        """A card, by default the last one, goes back from a group to the hand."""
        cards = self.groups[group]
        if cards:
            cards.remove(cards[-1] if kind is None else kind)

    def turn(self, group: int, step: int) -> None:
        """The next choice for the wilds of a group."""
        self.turns[group] += step

    def take_over(self, spreads: Sequence[Spread]) -> None:
        """Begin with these groups."""
        self.groups = [list(spread.cards) for spread in spreads]

    def spread(self, group: int) -> Spread:
        """A group as it would be laid."""
        return arranged(self.contract.forms[group], self.groups[group], self.turns[group])

    def move(self) -> Move:
        """The lay so far, without empty groups."""
        spreads = [self.spread(group) for group, cards in enumerate(self.groups) if cards]
        return self.view.table.rules.notation.lay(self.view.seat, self.contract.number, spreads)


def arranged(form: Form, cards: Sequence[int], turn: int = 0) -> Spread:
    """Some cards in the order in which they make a group."""
    naturals = sorted(form.naturals(cards))
    wilds = len(cards) - len(naturals)
    if isinstance(form, Run):
        return _run(form, naturals, wilds, turn)
    line = (*naturals, *[form.deck.wild] * wilds)
    return Spread(line, _named([at for at, _ in form.pools], turn) if isinstance(form, Pool) and not naturals else "")


def _named(names: Sequence[str], turn: int) -> str:
    return names[turn % len(names)]


def _run(form: Run, naturals: list[int], wilds: int, turn: int) -> Spread:
    deck = form.deck
    if not naturals:
        starts = deck.values[: max(1, deck.plain - wilds + 1)]
        return Spread((deck.wild,) * wilds, _named(starts, turn))
    line = [naturals[0]]
    for kind in naturals[1:]:
        gap = max(0, deck.value_of[kind] - deck.value_of[line[0]] - len(line))
        line += [deck.wild] * min(gap, wilds)
        wilds -= min(gap, wilds)
        line.append(kind)
    low = _wilds_below(deck.value_of[naturals[0]], deck.plain - 1 - deck.value_of[naturals[-1]], wilds, turn)
    return Spread((*[deck.wild] * low, *line, *[deck.wild] * (wilds - low)))


def _wilds_below(room_below: int, room_above: int, wilds: int, turn: int) -> int:
    """How many of the wilds that are left over stand below the run: by default as few as possible."""
    choices = range(max(0, wilds - room_above), min(wilds, room_below) + 1)
    return choices[turn % len(choices)] if choices else 0
