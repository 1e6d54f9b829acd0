"""The dice game as text. Nothing is hidden, so a seat sees what everybody sees."""

from zehn.games.dice.dice import NAMES
from zehn.games.dice.engine import DiceGame
from zehn.games.dice.notation import subset
from zehn.games.dice.table import Table
from zehn.games.dice.view import DiceView
from zehn.games.text import head, line, numbers, table_text

#: What the table waits for, by its number (`table.ROLL` …).
STEPS = ("roll", "choose", "end")


def game_text(game: DiceGame) -> str:
    """The dice, then a line for each seat."""
    return _text(game.table)


def view_text(view: DiceView) -> str:
    """The same."""
    return _text(view.table)


def _text(table: Table) -> str:
    """The dice and which of them were kept, then a line for each seat: its phase, its points, what it noted."""
    lines = [_head(table)]
    if table.faces:
        dice = " ".join([NAMES[face] for face in table.faces])
        lines.append(f"dice {dice}, kept {numbers(subset(table.kept))}, roll {table.rolls}")
    return table_text(lines, [_seat(table, seat) for seat in range(len(table.players))], table.turn)


def _seat(table: Table, seat: int) -> list[str]:
    column, phase = table.columns[seat], table.phase(seat)
    noted = numbers(noted.points for noted in column.phases)
    number = phase.number if phase is not None else "-"
    return [str(seat), table.players[seat], f"phase {number}", f"{column.total} points", f"noted {noted}"]


def _head(table: Table) -> str:
    return head("dice", table.round, table.turn, STEPS[table.step], table.winners)


def game_line(game: DiceGame) -> str:
    """One line."""
    return line(type(game), _head(game.table), game.table.players, [column.total for column in game.table.columns])


def view_line(view: DiceView) -> str:
    """One line."""
    return f"<DiceView of seat {view.seat}: {_head(view.table)}>"
