"""The phase card game as text: a game shows the whole table, a view what its seat knows."""

from zehn.games.phase10.engine import Phase10
from zehn.games.phase10.table import Table
from zehn.games.phase10.view import View
from zehn.games.text import all_hands, card_lines, head, known_hands, line, numbers, table_text

#: What the table waits for, by its number (`table.DRAW` …).
STEPS = ("draw", "play", "knock", "turn the pile", "deal")


def game_text(game: Phase10) -> str:
    """The table, with all hands."""
    return _text(game.table, all_hands(game))


def view_text(view: View) -> str:
    """The table, with what a seat knows about the hands."""
    return _text(view.table, known_hands(view))


def _text(table: Table, hands: list[str]) -> str:
    """What lies on the table, then a line for each seat: its phase, its points, its cards."""
    lines = card_lines(_head(table), f"pile {table.pile}", table.discards, table.rules.deck, table.groups)
    return table_text(lines, [_seat(table, seat, hand) for seat, hand in enumerate(hands)], table.turn)


def _seat(table: Table, seat: int, hand: str) -> list[str]:
    """One seat: a phase in brackets is on the table already; `[!]` marks a player with a skip before them (P10-28)."""
    laid = table.laid[seat]
    phase = f"({laid})" if laid else numbers([contract.number for contract in table.open[seat]])
    skipped = "[!] " if table.skips >> seat & 1 else ""
    return [str(seat), table.players[seat], f"phase {phase}", f"{table.standing.totals[seat]} points", skipped + hand]


def _head(table: Table) -> str:
    return head("phase10", table.round, table.turn, STEPS[table.step], table.standing.winners)


def game_line(game: Phase10) -> str:
    """One line."""
    return line(type(game), _head(game.table), game.table.players, game.table.standing.totals)


def view_line(view: View) -> str:
    """One line."""
    return f"<View of seat {view.seat}: {view.hand}; {_head(view.table)}>"
