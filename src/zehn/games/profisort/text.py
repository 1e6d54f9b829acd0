"""Profi-Sort as text: a game shows the whole table, a view what its seat knows."""

from zehn.games.profisort.engine import ProfiSort
from zehn.games.profisort.table import Table
from zehn.games.profisort.view import View
from zehn.games.text import all_hands, card_lines, head, known_hands, line, numbers, table_text

#: What the table waits for, by its number (`table.ASK` …).
STEPS = ("keep", "draw", "play", "finish", "deal")


def game_text(game: ProfiSort) -> str:
    """The table, with all hands."""
    return _text(game.table, all_hands(game))


def view_text(view: View) -> str:
    """The table, with what a seat knows about the hands."""
    return _text(view.table, known_hands(view))


def _text(table: Table, hands: list[str]) -> str:
    """What lies on the table, then a line for each seat: the tasks it has done, its points, its aces, its cards."""
    lines = card_lines(_head(table), f"talon {table.pile}", table.discards, table.rules.deck, table.groups)
    return table_text(lines, [_seat(table, seat, hand) for seat, hand in enumerate(hands)], table.turn)


def _seat(table: Table, seat: int, hand: str) -> list[str]:
    """One seat; aces that it was given lie open before it."""
    aces = " ".join(table.rules.deck.sorted_names(table.received[seat]))
    done, points = numbers(table.standing.done[seat]), table.standing.totals[seat]
    return [str(seat), table.players[seat], f"done {done}", f"{points} points", f"[{aces}] {hand}" if aces else hand]


def _head(table: Table) -> str:
    return head("profisort", table.round, table.turn, STEPS[table.step], table.standing.winners)


def game_line(game: ProfiSort) -> str:
    """One line."""
    return line(type(game), _head(game.table), game.table.players, game.table.standing.totals)


def view_line(view: View) -> str:
    """One line."""
    return f"<View of seat {view.seat}: {view.hand}; {_head(view.table)}>"
