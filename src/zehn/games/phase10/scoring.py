"""The end of a round and of the game: points, crosses, winners, the playoff."""

from typing import Any, Final

from zehn.cards.deck import row_of
from zehn.cards.rows import Row, i64, vec
from zehn.games.phase10.hand import Hand
from zehn.games.phase10.table import OVER, RoundScore, Standing, Table
from zehn.refusals import Refusal

#: The refusal of a move between two rounds, by the clause that ended the round; and after the game.
ROUND_OVER: Final = {clause: Refusal(clause, "round-over") for clause in ("P10-11", "P10-31", "P10-36")}
GAME_OVER: Final = Refusal("P10-35", "game-over")


def end_round(table: Table, hands: list[Hand], *, clause: str, winner: int) -> None:
    """P10-31, P10-32: all players write down what is left in their hands; then see whether the game is over.

    `clause` is the rule by which the round ended; `winner` the seat that laid in a playoff, or -1.
    """
    table.step = OVER
    table.turn = -1
    if table.playoff:
        end_playoff(table, winner)
    else:
        points = vec[i64]([0] * len(hands))
        for seat, hand in enumerate(hands):
            points[seat] = _cost_of(hand.cards_row, table.rules.points_row)
        score_round(table, points)
    table.ending = GAME_OVER if table.over else ROUND_OVER[clause]


def score_round(table: Table, points: Row) -> None:
    """What a round brings once everyone's points are known: crosses, totals, perhaps the winners (P10-33, P10-35)."""
    table.standing = _scored(table, points)
    _find_winners(table)


def _cost_of(cards: Row, costs: Row) -> i64:
    total: i64 = 0
    for kind in cards:
        total += costs[kind]
    return total


def _scored(table: Table, points: Row) -> Standing:
    """P10-33: an X for every phase on the table. Who laid goes on to the next phase (P10-15), in V1 everyone does."""
    rules, old = table.rules, table.standing
    stages, sums, down = old.stage_row[:], old.totals_row[:], table.laid_row
    for seat in range(len(down)):
        number = down[seat]
        sums[seat] += points[seat]
        if number or rules.fixed_rounds:
            stages[seat] += 1
    return Standing(stages, sums, old.scores + (RoundScore(points, down),))  # noqa: RUF005 - faster


def _find_winners(table: Table) -> None:
    """P10-35, P10-V1, P10-V4: of those who finished, the one with the fewest points."""
    standing = table.standing
    finished = finishers(table)
    if not finished:
        return
    fewest = min(standing.totals_row[seat] for seat in finished)
    best = tuple(seat for seat in finished if standing.totals_row[seat] == fewest)
    if len(best) > 1 and table.rules.playoff:
        table.only(best)
    else:
        table.standing = standing.but(winners=best)


def finishers(table: Table) -> list[int]:
    """The seats that can win now: they have done the last phase."""
    last, stages = len(table.rules.contracts), table.standing.stage_row
    return [seat for seat in table.playing if stages[seat] == last]


def end_playoff(table: Table, winner: int) -> None:
    """P10-36: the first to lay wins; nobody scores; after a turn limit there is another playoff."""
    seats = len(table.players)
    laid = row_of([int(table.laid_row[seat]) if seat == winner else 0 for seat in range(seats)])
    scores = (*table.standing.scores, RoundScore(vec[i64]([0] * seats), laid))
    table.standing = table.standing.but(scores=scores, winners=(winner,) if winner >= 0 else ())


def with_phase(standing: Standing, seat: int, number: int) -> Standing:
    """The standing with an X noted at once (P10-V4)."""
    done = list(standing.done)
    done[seat] = tuple(sorted((*done[seat], number)))
    return standing.but(done=tuple(done))


def result(table: Table) -> dict[str, Any]:
    """The result so far in the form of docs/record.md."""
    standing = table.standing
    return {
        "rounds": [
            {"points": list(score.points), "laid": [number or None for number in score.laid]}
            for score in standing.scores
        ],
        "totals": list(standing.totals),
        "done": [list(numbers) for numbers in standing.done],
        "winners": list(standing.winners),
    }
