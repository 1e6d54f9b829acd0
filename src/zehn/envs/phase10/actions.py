"""The numbers of the phase card game's moves: a fixed row for each sheet.

A lay has a number for each template: the groups exactly as the phase asks, natural cards first, wilds in the gaps.
Further cards are hit afterwards. So a few legal lays have no number, such as one with a wild where an own natural card
would do.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from zehn.cards.contracts import Contract
from zehn.cards.groups import Group, Run
from zehn.cards.notation import Move
from zehn.envs.common.actions import PASS, Actions, Legal
from zehn.games.game import Game
from zehn.games.phase10 import Phase10, Rules, View
from zehn.games.phase10.table import DRAW, KNOCK
from zehn.kernel.templates import Template, any_overlap, every_template, fill, merged_slots

#: The number of seats that the numbering provides for (P10-01).
SEATS = 6


class Lay(NamedTuple):
    """What the number of a lay means; `compete`: a card may serve several of the groups."""

    contract: Contract
    template: Template
    compete: bool


def groups_of(contracts: Sequence[Contract]) -> int:
    """The most groups that a player can lay in a round."""
    return max(len(contract.forms) for contract in contracts)


def places_of(groups: Sequence[Group], seat: int, seats: int, most: int) -> list[int]:
    """The place of each group on the table: first those of the seat itself, then those of the next one."""
    before = [0] * seats
    places = []
    for group in groups:
        owner = (group.owner - seat) % seats
        places.append(owner * most + before[owner])
        before[owner] += 1
    return places


class PhaseActions(Actions):
    """draw, take · lays by phase and template · hits by group and card · discards · skips by seat · knock, pass."""

    def __init__(self, rules: Rules) -> None:
        self.deck = deck = rules.deck
        self.lays = list(_lays(rules.contracts))
        self.first_of = {lay.contract.number: number for number, lay in reversed([*enumerate(self.lays)])}
        self.most = groups_of(rules.contracts)
        slots = [f"{place // self.most}.{place % self.most}" for place in range(SEATS * self.most)]
        cards = [*deck.names[: deck.naturals], deck.names[deck.wild], f"{deck.names[deck.wild]} high"]
        parts = {
            "lay": [_name(lay) for lay in self.lays],
            "hit": [f"hit {card} on {slot}" for slot in slots for card in cards],
            "discard": [f"discard {name}" for name in deck.names],
            "skip": [f"skip {seat}" for seat in range(1, SEATS)],
        }
        names = ["draw", "take"]
        self.start: dict[str, int] = {}
        for verb, part in parts.items():
            self.start[verb] = len(names)
            names += part
        self.names = (*names, "knock", "pass")
        self.knock, self.passing = len(names), len(names) + 1
        self.width = len(cards)

    def asked(self, game: Game) -> Sequence[int]:
        """P10-V3b: those who may knock, in an order drawn from chance."""
        assert isinstance(game, Phase10)
        table = game.table
        return game.chance.order(table.knockers(), round=table.round, event=table.turns) if table.window else ()

    def waits(self, game: Game) -> bool:
        """For a deal or a turned pile; it may be turned for whoever draws from it (P10-09)."""
        assert isinstance(game, Phase10)
        table = game.table
        if table.step != DRAW or table.pile:
            return table.waiting or super().waits(game)
        refusal = game.why_not(table.rules.notation.draw[table.turn])
        return refusal is not None and refusal.key == "pile-not-turned"

    def close(self, game: Game) -> None:
        """Nobody has knocked."""
        assert isinstance(game, Phase10)
        game.close_window()

    def legal(self, view: View) -> Legal:
        table = view.table
        if table.step == KNOCK:
            return {self.knock: table.rules.notation.knock[view.seat], self.passing: PASS}
        found = self._draws(view) if table.step == DRAW else self._plays(view)
        return {number: move for number, move in found if view.why_not(move) is None}

    def _draws(self, view: View) -> Iterator[tuple[int, Move]]:
        notation = view.table.rules.notation
        yield 0, notation.draw[view.seat]
        yield 1, notation.take[view.seat]

    def _plays(self, view: View) -> Iterator[tuple[int, Move]]:
        notation, seat, table = view.table.rules.notation, view.seat, view.table
        kinds = sorted(set(view.cards))
        yield from self._complete(view)
        if table.laid[seat]:
            yield from self._hits(view, kinds)
        for kind in kinds:
            yield self.start["discard"] + kind, notation.discard[seat][kind]
        if table.rules.deck.skip in kinds:
            seats = len(table.players)
            for to in table.opponents(seat):
                yield self.start["skip"] + (to - seat) % seats - 1, notation.skip[seat][to]

    def _complete(self, view: View) -> Iterator[tuple[int, Move]]:
        """The lays of all phases that the seat has the cards for."""
        for contract, reach in zip(view.table.open[view.seat], view.reaches(), strict=True):
            if not reach.missing:
                yield from self._lays_of(view, contract)

    def _lays_of(self, view: View, contract: Contract) -> Iterator[tuple[int, Move]]:
        cards = view.cards
        wilds = cards.count(self.deck.wild) if contract.wild else 0
        number = self.first_of[contract.number]
        while number < len(self.lays) and self.lays[number].contract.number == contract.number:
            _, template, compete = self.lays[number]
            lacking = sum(max(0, size - _held(cards, mask)) for mask, size in merged_slots(template))
            if lacking <= wilds:
                spreads = fill(self.deck, template, cards, compete=compete)
                if sum(spread.cards.count(self.deck.wild) for spread in spreads) <= wilds:
                    lay = view.table.rules.notation.lay(view.seat, contract.number, spreads)
                    yield self.start["lay"] + number, lay
            number += 1

    def _hits(self, view: View, kinds: Sequence[int]) -> Iterator[tuple[int, Move]]:
        table, seat, wild = view.table, view.seat, self.deck.wild
        places = places_of(table.groups, seat, len(table.players), self.most)
        for number, (group, place) in enumerate(zip(table.groups, places, strict=True)):
            start = self.start["hit"] + place * self.width
            for kind in kinds:
                if kind < self.deck.naturals and group.takes >> kind & 1:
                    yield start + kind, table.rules.notation.hit(seat, kind, number)
            if wild in kinds and group.takes >> wild & 1:
                ends = group.form.free_ends(group) if isinstance(group.form, Run) else ("",)
                for end in ends:
                    at = self.deck.naturals + (end == "high")
                    yield start + at, table.rules.notation.hit(seat, wild, number, end)


def _held(cards: Sequence[int], mask: int) -> int:
    return sum([mask >> kind & 1 for kind in cards])


def _lays(contracts: Sequence[Contract]) -> Iterator[Lay]:
    """All lays of all phases, each way to place the groups once."""
    for contract in sorted(contracts, key=lambda contract: contract.number):
        for template in every_template([form.placements() for form in contract.forms]):
            masks = [mask for place in template for mask, _ in place.slots]
            yield Lay(contract, template, any_overlap(masks))


def _name(lay: Lay) -> str:
    """`lay 2 set@7 run@3`: a set of 7s, a run from 3."""
    groups = zip(lay.contract.forms, lay.template, strict=True)
    return " ".join([f"lay {lay.contract.number}", *(f"{form.word}@{place.at}" for form, place in groups)])
