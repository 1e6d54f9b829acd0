"""The running result of a match: sums and counts, so that a million games need no more memory than a thousand.

Everything is counted in whole numbers, so that no sum depends on the order in which workers answer. A win is worth
`WIN`, which can be shared by up to eight winners without a rest.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from zehn.arena.match import Match
from zehn.arena.outcome import Foul, Outcome

WIN = 840

#: How many fouls are listed; further ones are only counted.
MOST_TOLD = 50

#: The deals are kept apart for the intervals up to this number; then neighbours are merged.
MOST_CELLS = 512

#: Turns are counted in all games of the first deals, then in some: counting takes long, and thousands are enough.
ALL_COUNTED = 256
SOME_COUNTED = 8

#: The results of one deal, or of several: for each entrant the wins, the points and the games with points.
DealSums = tuple[int, ...]


class Sums:
    """The sums of some deals of a match. `cells` are those deals, `span` of them in each."""

    def __init__(self, match: Match) -> None:
        entrants = len(match.entrants)
        self.match = match
        self.games = 0
        self.deals = 0
        self.rounds: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.points: list[Counter[int]] = [Counter() for _ in range(entrants)]
        self.done: list[Counter[int]] = [Counter() for _ in range(entrants)]
        self.wins = [0] * entrants
        self.seats = [0] * len(match.bots)
        self.fouls: Counter[tuple[int, str]] = Counter()
        self.told: list[dict[str, Any]] = []
        self.cells: list[DealSums] = []
        self.span = 1
        self._open: list[DealSums] = []
        self.score = self.squares = 0

    # -- one game -------------------------------------------------------------------------------------------

    def add_deal(self, deal: int, games: Sequence[tuple[Sequence[int], Outcome | Foul]]) -> None:
        """The games of one deal: who sat where, and the outcomes."""
        entrants = len(self.match.entrants)
        wins, points, counted = [0] * entrants, [0] * entrants, [0] * entrants
        for arrangement, (seating, end) in enumerate(games):
            who = [self.match.entrant_of[place] for place in seating]
            for seat, share in enumerate(shares(end, len(who))):
                wins[who[seat]] += share
                self.seats[seat] += share
            if isinstance(end, Foul):
                self._add_foul(end, deal, arrangement, who)
            else:
                self._add_outcome(end, who, points, counted)
                if end.turns is not None and counts_turns(deal):
                    self.turns[end.turns] += 1
        self.games += len(games)
        self._add_cell((*wins, *points, *counted))

    def _add_outcome(self, end: Outcome, who: Sequence[int], points: list[int], counted: list[int]) -> None:
        self.rounds[end.rounds] += 1
        for entrant, total, done in zip(who, end.totals, end.done, strict=True):
            self.points[entrant][total] += 1
            self.done[entrant].update(done)
            points[entrant] += total
            counted[entrant] += 1

    def _add_foul(self, foul: Foul, deal: int, arrangement: int, who: Sequence[int]) -> None:
        entrant = who[foul.seat] if foul.seat >= 0 else -1
        self.fouls[entrant, foul.kind] += 1
        place = {"entrant": entrant, "kind": foul.kind, "deal": deal, "arrangement": arrangement, "seat": foul.seat}
        self._tell([place | foul.told])

    def _tell(self, told: Sequence[dict[str, Any]]) -> None:
        self.told += told[: MOST_TOLD - len(self.told)]

    # -- deals ----------------------------------------------------------------------------------------------

    def _add_cell(self, cell: DealSums) -> None:
        """One more deal; when there are too many cells, neighbours become one."""
        self.deals += 1
        self.wins = [won + more for won, more in zip(self.wins, cell, strict=False)]
        self.score += cell[0]
        self.squares += cell[0] ** 2
        self._open.append(cell)
        if len(self._open) == self.span:
            self.cells.append(_together(self._open))
            self._open = []
        if len(self.cells) == MOST_CELLS:
            self.cells = [_together(self.cells[place : place + 2]) for place in range(0, MOST_CELLS, 2)]
            self.span *= 2

    def add(self, block: "Sums") -> None:
        """The deals that follow; a block is not longer than its cells can tell deal by deal."""
        self.games += block.games
        self.rounds += block.rounds
        self.turns += block.turns
        self.fouls += block.fouls
        self.seats = [won + more for won, more in zip(self.seats, block.seats, strict=True)]
        for mine, theirs in zip((*self.points, *self.done), (*block.points, *block.done), strict=True):
            mine.update(theirs)
        self._tell(block.told)
        for cell in block.cells:
            self._add_cell(cell)

    # -- on the way from a worker ---------------------------------------------------------------------------

    def written(self) -> dict[str, Any]:
        """A block as JSON holds it."""
        return {
            "games": self.games,
            "rounds": list(self.rounds.items()),
            "turns": list(self.turns.items()),
            "points": [list(counter.items()) for counter in self.points],
            "done": [list(counter.items()) for counter in self.done],
            "seats": self.seats,
            "fouls": [[*foul, count] for foul, count in self.fouls.items()],
            "told": self.told,
            "cells": self.cells,
        }

    @classmethod
    def read(cls, match: Match, block: dict[str, Any]) -> "Sums":
        """The block that a worker wrote."""
        sums = cls(match)
        sums.games, sums.seats, sums.told = block["games"], block["seats"], block["told"]
        sums.rounds, sums.turns = Counter(dict(block["rounds"])), Counter(dict(block["turns"]))
        sums.points = [Counter(dict(pairs)) for pairs in block["points"]]
        sums.done = [Counter(dict(pairs)) for pairs in block["done"]]
        sums.fouls = Counter({(entrant, kind): count for entrant, kind, count in block["fouls"]})
        sums.cells = [tuple(cell) for cell in block["cells"]]
        return sums


def counts_turns(deal: int) -> bool:
    """Whether turns are counted in the games of a deal."""
    return deal < ALL_COUNTED or deal % SOME_COUNTED == 0


def shares(end: Outcome | Foul, seats: int) -> list[int]:
    """Each seat's share of the win: winners share it, and the seat to blame loses to all others."""
    if isinstance(end, Outcome):
        winners: Sequence[int] = end.winners
    else:
        winners = [seat for seat in range(seats) if seat != end.seat]
    share = WIN // max(1, len(winners))
    return [share if seat in winners else 0 for seat in range(seats)]


def _together(cells: Sequence[DealSums]) -> DealSums:
    return tuple(map(sum, zip(*cells, strict=True)))
