"""The end of a round and of the game: tasks noted, bonuses struck, points, winners."""

from typing import Any

from zehn.games.profisort.rules import Rules
from zehn.games.profisort.table import OVER, RoundScore, Standing, Table
from zehn.refusals import Refusal


def note_task(table: Table, seat: int, number: int, *, jokerless: bool) -> None:
    """SORT-06, SORT-16: a task is crossed out at once, and its bonus if it was laid without any joker."""
    old = table.standing
    done = _with(old.done, seat, number)
    struck = _with(old.jokerless, seat, number) if jokerless else old.jokerless
    table.standing = old._replace(done=done, jokerless=struck)
    table.laid[seat] += (number,)
    table.open[seat] = table.still_open(seat)


def _with(rows: tuple[tuple[int, ...], ...], seat: int, number: int) -> tuple[tuple[int, ...], ...]:
    return (*rows[:seat], tuple(sorted((*rows[seat], number))), *rows[seat + 1 :])


def has_won(table: Table, seat: int) -> bool:
    """SORT-26: whether a seat has the tasks that win the beginners' game."""
    return 0 < table.rules.first_to <= len(table.standing.done[seat])


def end_round(table: Table, hands: list[list[int]], *, clause: str) -> None:
    """SORT-21, SORT-22: all players write down what they have left; then see whether the game is over."""
    score_round(table, tuple(hand_points(table, seat, cards) for seat, cards in enumerate(hands)))
    leave(table, clause)


def score_round(table: Table, points: tuple[int, ...]) -> None:
    """What a round brings once everyone's points are known: totals, perhaps the winners (SORT-23, SORT-24)."""
    old = table.standing
    totals = tuple(total + more for total, more in zip(old.totals, points, strict=True))
    scores = (*old.scores, RoundScore(points, tuple(table.laid), table.dealer))
    table.standing = _with_winners(table.rules, old._replace(totals=totals, scores=scores))


def leave(table: Table, clause: str) -> None:
    """The cards are put together; `clause` is the rule by which the round, or the deal, ended."""
    table.step = OVER
    table.turn = -1
    table.ending = Refusal("SORT-23", "game-over") if table.over else Refusal(clause, "round-over")


def hand_points(table: Table, seat: int, cards: list[int]) -> int:
    """SORT-22: the points of a hand and of received aces; none in the beginners' game (SORT-26)."""
    if table.rules.first_to:
        return 0
    return sum([table.rules.points[kind] for kind in (*cards, *table.received[seat])])


def _with_winners(rules: Rules, standing: Standing) -> Standing:
    """SORT-23, SORT-24: once a player has done all tasks, open bonuses are added and the fewest points win."""
    seats = range(len(standing.done))
    if rules.first_to:
        return standing._replace(winners=tuple(s for s in seats if len(standing.done[s]) >= rules.first_to))
    if all(len(done) < len(rules.contracts) for done in standing.done):
        return standing
    totals = tuple(standing.totals[seat] + open_bonus(rules, standing, seat) for seat in seats)
    winners = tuple(seat for seat in seats if totals[seat] == min(totals))
    return standing._replace(totals=totals, winners=winners)


def struck_pairs(rules: Rules, standing: Standing, seat: int) -> list[tuple[int, int]]:
    """SORT-25: the pairs of which a seat has done both tasks."""
    return [pair for pair in rules.pairs if set(standing.done[seat]).issuperset(pair)]


def struck_bonus(rules: Rules, standing: Standing, seat: int) -> int:
    """SORT-25: the points of the bonuses that a seat has struck."""
    if rules.first_to:
        return 0
    jokerless, pairs = len(standing.jokerless[seat]), len(struck_pairs(rules, standing, seat))
    return jokerless * rules.bonus_without_joker + pairs * rules.bonus_pairs


def open_bonus(rules: Rules, standing: Standing, seat: int) -> int:
    """SORT-24, SORT-25: the points of the bonuses that are not struck yet."""
    if rules.first_to:
        return 0
    whole = sum(task.jokers for task in rules.tasks) * rules.bonus_without_joker + len(rules.pairs) * rules.bonus_pairs
    return whole - struck_bonus(rules, standing, seat)


def result(table: Table) -> dict[str, Any]:
    """The result so far in the form of docs/record.md."""
    rules, standing = table.rules, table.standing
    seats = range(len(table.players))
    return {
        "rounds": [
            {"points": list(score.points), "laid": [list(numbers) for numbers in score.laid]}
            for score in standing.scores
        ],
        "totals": list(standing.totals),
        "done": [list(numbers) for numbers in standing.done],
        "struck": [struck_bonus(rules, standing, seat) for seat in seats],
        "open_bonus": [open_bonus(rules, standing, seat) for seat in seats],
        "winners": list(standing.winners),
    }
