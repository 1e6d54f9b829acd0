"""The numbers of Profi-Sort's moves.

A hand can lay a task in very many ways. Those with the most points come first, of equal ones those with the fewest
jokers; the first `CHOICES` of them have numbers. A group on the table is named by its place, seats counted from the own
one; what takes whole twins or rows (SORT-09) is named by the cards alone, because they may go to any such group.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from zehn.cards.contracts import layings
from zehn.cards.groups import Spread
from zehn.cards.notation import Move
from zehn.envs.common.actions import Actions, Legal
from zehn.games.profisort import Rules, View
from zehn.games.profisort.listing import candidates
from zehn.games.profisort.table import PLAY, Table
from zehn.games.profisort.tasks import Task

#: What the numbering provides for: players (SORT-01), lays of a task, lays that are considered, groups on the table.
SEATS = 3
CHOICES = 64
LOOKED_AT = 2000
GROUPS = 48


class SortActions(Actions):
    """keep, redeal, draw, take · sits · lays and repetitions by task and choice · hits · discards · gifts."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        deck = rules.deck
        self.aces = [deck.names[kind] for kind in range(rules.first_ace, deck.naturals)]
        tasks = [task.number for task in rules.tasks]
        self.place_of = {number: place for place, number in enumerate(tasks)}
        choices = [f"{number} choice {choice}" for number in tasks for choice in range(CHOICES)]
        self.cards = [*deck.names[: deck.naturals], deck.names[deck.wild], f"{deck.names[deck.wild]} high"]
        parts = {
            "bare": ["keep", "redeal", "draw", "take"],
            "sit": [f"sit {ace}" for ace in self.aces],
            "lay": [f"lay {choice}" for choice in choices],
            "repeat": [f"repeat {choice}" for choice in choices],
            "hit": [f"hit {card} on {place}" for place in range(GROUPS) for card in self.cards],
            "twin": [f"hit {name},{name}" for name in deck.names[: deck.naturals]],
            "row": [f"hit four {value}" for value in deck.values],
            "discard": [f"discard {name}" for name in deck.names],
            "give": [f"give {ace} {seat}" for seat in range(1, SEATS) for ace in self.aces],
        }
        names: list[str] = []
        self.start: dict[str, int] = {}
        for verb, part in parts.items():
            self.start[verb] = len(names)
            names += part
        self.names = tuple(names)

    def legal(self, view: View) -> Legal:
        if view.table.turn != view.seat:
            return {}
        found: dict[int, Move | None] = {}
        for number, move in self._numbered(view):
            if number not in found and view.why_not(move) is None:
                found[number] = move
        return found

    def _numbered(self, view: View) -> Iterator[tuple[int, Move]]:
        table = view.table
        if table.step == PLAY:
            yield from self._lays(view, "lay", table.open[view.seat])
            yield from self._lays(view, "repeat", table.repeatable(view.seat))
        places = places_of(table, view.seat)
        for move in self._others(view):
            number = self._number_of(table, places, move)
            if number >= 0:
                yield number, move

    def _others(self, view: View) -> Iterator[Move]:
        """All moves but lays: those come first in `_numbered`, and last in the list of candidates."""
        for move in candidates(view.table, view.hand):
            if move.verb in ("lay", "repeat"):
                return
            yield move

    def _number_of(self, table: Table, places: Sequence[int], move: Move) -> int:
        """The number of a move that is no lay; -1 if it has none."""
        start, verb = self.start, move.verb
        match verb:
            case "discard":
                return start[verb] + move.cards[0]
            case "hit":
                return self._hit(table, places, move)
            case "sit":
                return start[verb] + move.cards[0] - self.rules.first_ace
            case "give":
                seat = (move.to - move.seat) % len(table.players)
                return start[verb] + (seat - 1) * len(self.aces) + move.cards[0] - self.rules.first_ace
        return self.names.index(verb)

    def _hit(self, table: Table, places: Sequence[int], move: Move) -> int:
        deck, kind = self.rules.deck, move.cards[0]
        if len(move.cards) == 2:
            return self.start["twin"] + kind
        if len(move.cards) > 2:
            return self.start["row"] + deck.value_of[kind]
        place = places[move.group]
        if place >= GROUPS:
            return -1
        column = kind if kind < deck.naturals else deck.naturals + (move.end == "high")
        return self.start["hit"] + place * len(self.cards) + column

    def _lays(self, view: View, verb: str, tasks: Iterable[Task]) -> Iterator[tuple[int, Move]]:
        notation, cards = view.table.rules.notation, view.cards
        for task in tasks:
            if task.need >= len(cards) or view.sorting().missing(view.table.rules.place_of[task.number]):
                continue
            start = self.start[verb] + self.place_of[task.number] * CHOICES
            for choice, spreads in enumerate(self._best(task, cards)):
                make = notation.lay if verb == "lay" else notation.repeat
                yield start + choice, make(view.seat, task.number, spreads)

    def _best(self, task: Task, cards: Sequence[int]) -> list[list[Spread]]:
        """The ways to lay a task that have numbers, in their order."""
        found = islice(layings(task.forms, list(cards), wild=task.wild), LOOKED_AT)
        return sorted(found, key=self._worth)[:CHOICES]

    def _worth(self, spreads: Sequence[Spread]) -> tuple[object, ...]:
        cards = [kind for spread in spreads for kind in spread.cards]
        points = sum([self.rules.points[kind] for kind in cards])
        return -points, cards.count(self.rules.deck.wild), [(spread.cards, spread.at) for spread in spreads]


def places_of(table: Table, seat: int) -> list[int]:
    """The place of each group: those of the own seat first, then those of the next one, each in the order of laying."""
    seats = len(table.players)
    owners = [(group.owner - seat) % seats for group in table.groups]
    order = sorted(range(len(owners)), key=owners.__getitem__)
    return [order.index(number) for number in range(len(owners))]
