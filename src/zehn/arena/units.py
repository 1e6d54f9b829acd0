"""Units of work: some deals of a match. Units and their answers are JSON, so that any process anywhere can do them."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from zehn.arena.match import Match, read_match
from zehn.arena.outcome import Foul, Outcome
from zehn.arena.seats import Table, Unwatched, Watch
from zehn.arena.sums import Sums, counts_turns, shares
from zehn.rooms import place, register

Answer = dict[str, Any]

#: A game that is lost beforehand, because its bot took a worker with it: (deal, arrangement) -> the foul.
Lost = Mapping[tuple[int, int], Foul]


@dataclass(frozen=True)
class Unit:
    """The deals from `first` on, in blocks of some deals each; `rows`: also a row for every game."""

    first: int
    blocks: tuple[int, ...]
    rows: bool = False

    def text(self, match: Match, lost: Lost | None = None) -> str:
        """The unit as it goes to a worker."""
        gone = [[*place, foul.seat, foul.kind, foul.told] for place, foul in (lost or {}).items()]
        unit = {"first": self.first, "blocks": self.blocks, "rows": self.rows, "lost": gone}
        return json.dumps({"match": json.dumps(match.written()), "place": place(match.game), "unit": unit})


def play_text(text: str, watch: Watch | None = None) -> str:
    """Do a unit that came as a text, and answer as a text."""
    asked = json.loads(text)
    gone = asked["unit"].pop("lost")
    match = read_match(asked["match"])
    register(match.game, asked["place"])
    lost = {(deal, order): Foul(seat, kind, **told) for deal, order, seat, kind, told in gone}
    return json.dumps(play_unit(match, Unit(**asked["unit"]), lost=lost, watch=watch))


def play_unit(match: Match, unit: Unit, *, lost: Lost | None = None, watch: Watch | None = None) -> Answer:
    """The blocks of a unit, each as its sums; and rows, if they are asked for."""
    table, first = Table(match, watch or Unwatched()), unit.first
    blocks: list[Answer] = []
    rows: list[list[Any]] = []
    for deals in unit.blocks:
        sums = Sums(match)
        for deal in range(first, first + deals):
            games = list(_games(table, deal, lost or {}, count_turns=unit.rows or counts_turns(deal)))
            sums.add_deal(deal, games)
            if unit.rows:
                rows += [_row(match, deal, order, *game) for order, game in enumerate(games)]
        first += deals
        blocks.append(sums.written())
    return {"blocks": blocks, "rows": rows}


def _games(
    table: Table, deal: int, lost: Lost, *, count_turns: bool
) -> Iterable[tuple[tuple[int, ...], Outcome | Foul]]:
    """The games of one deal, from every seat arrangement."""
    for arrangement, seating in enumerate(table.match.seatings(deal)):
        gone = lost.get((deal, arrangement))
        yield seating, gone or table.play(deal, arrangement, seating, count_turns=count_turns)


def _row(match: Match, deal: int, arrangement: int, seating: tuple[int, ...], end: Outcome | Foul) -> list[Any]:
    """One game for the table of all games: see `parquet`."""
    bots = [match.bots[place] for place in seating]
    won = shares(end, len(bots))
    if isinstance(end, Foul):
        return [deal, arrangement, bots, won, None, None, None, None, end.kind, end.seat]
    phases = [len(done) for done in end.done]
    return [deal, arrangement, bots, won, list(end.totals), phases, end.rounds, end.turns, None, None]
