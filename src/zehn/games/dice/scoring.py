"""Points, bonuses, the end of a round and of the game."""

from typing import Any

from zehn.games.dice.table import OVER, Column, Noted, Table


def note(table: Table, seat: int, points: int) -> None:
    """DICE-08: a phase that was rolled is noted, with the bonus that may come with it."""
    rules, column = table.rules, table.columns[seat]
    phase = table.phase(seat)
    assert phase is not None
    total = column.total + points
    five, ten = column.five, column.ten
    if phase.number == rules.sheet.after:
        five = _five_bonus(table, total)
        total += five
    complete = len(column.phases) + 1 == len(rules.phases)
    if complete:
        ten = _ten_bonus(table, seat)
        total += ten
        if table.finisher < 0:
            table.finisher, table.last_round = seat, table.round
    noted = (*column.phases, Noted(points, total))
    table.columns[seat] = Column(noted, total, five, ten, 0, column.off, complete)
    table.gained[seat] = (table.gained[seat] or 0) + points


def _five_bonus(table: Table, total: int) -> int:
    """DICE-11: with this total after phase 5; 0 is noted as well, so it is decided only once."""
    sheet = table.rules.sheet
    return sheet.five_bonus if total >= sheet.least_for_five else 0


def _ten_bonus(table: Table, seat: int) -> int:
    """DICE-12, DICE-16: for the first to finish, and for those who follow in the same round if their turn began in the
    last phase; alone, only at the first attempt.
    """
    if table.alone:
        won = table.columns[seat].failed == 0
    else:
        won = table.finisher < 0 or (table.ready and table.round == table.last_round)
    return table.rules.sheet.ten_bonus if won else 0


def pass_on(table: Table, seat: int) -> None:
    """DICE-09: a player has nothing noted, whatever the dice show, and tries the same phase again.

    A person playing alone may choose that declining a phase is no failure (DICE-17).
    """
    if not (table.rules.free_decline and table.alone and table.points() >= 0):
        fail(table, seat)


def fail(table: Table, seat: int) -> None:
    """An attempt fails: it costs points alone (DICE-16) and ends a last go (DICE-13)."""
    column = table.columns[seat]
    off = table.rules.sheet.fail if table.alone else 0
    table.columns[seat] = column._replace(
        total=column.total - off,
        off=column.off + off,
        failed=column.failed + 1,
        ended=table.finisher >= 0,
    )


def open_round(table: Table) -> None:
    """A new round: everyone who has not ended has a turn."""
    table.round += 1
    table.moves = []


def begin_turn(table: Table, seat: int) -> None:
    """A seat's turn; whether it stands in the last phase now decides about the ten-phase bonus (DICE-12)."""
    table.turn = seat
    table.ready = table.stage(seat) == len(table.rules.phases) - 1


def end_turn(table: Table) -> None:
    """The next player's turn, in a new round where seat 0 would follow; or the end of the game.

    Seats before the first finisher have their last go in that next round (DICE-13; DICE-15 is an example).
    """
    if all(column.ended for column in table.columns):
        table.faces, table.kept, table.rolls = (), 0, 0
        end_game(table)
        return
    seat = table.turn
    while True:
        seat = (seat + 1) % len(table.players)
        if seat == 0:
            end_round(table)
            open_round(table)
        if not table.columns[seat].ended:
            break
    begin_turn(table, seat)


def end_round(table: Table) -> None:
    """Everyone had a turn: the columns are now those of a finished round."""
    table.rounds = (*table.rounds, tuple(table.gained))
    table.gained = [None] * len(table.players)
    table.closed = tuple(table.columns)


def end_game(table: Table) -> None:
    """DICE-14: of those who did all phases the one with most points, then with the best single phase."""
    end_round(table)
    last = len(table.rules.phases)
    rated = {
        seat: (column.total, max(noted.points for noted in column.phases))
        for seat, column in enumerate(table.columns)
        if len(column.phases) == last
    }
    best = max(rated.values())
    table.winners = tuple(seat for seat, rating in rated.items() if rating == best)
    table.step, table.turn = OVER, -1


def result(table: Table) -> dict[str, Any]:
    """The result so far in the form of docs/record.md: finished rounds only."""
    numbers = [phase.number for phase in table.rules.phases]
    return {
        "rounds": [{"scores": list(scores)} for scores in table.rounds],
        "totals": [column.total for column in table.closed],
        "done": [numbers[: len(column.phases)] for column in table.closed],
        "bonuses": [{"five": column.five or 0, "ten": column.ten or 0} for column in table.closed],
        "winners": list(table.winners),
    }
