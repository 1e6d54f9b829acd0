"""Whether rules with a custom sheet are fast enough for a live table: they are tried out."""

from random import Random
from time import process_time
from typing import Any

from zehn.games.chance import Seeded
from zehn.games.settings import SettingError
from zehn.games.sheets import SheetError
from zehn.tables.boards import Board, board_of

#: CPU seconds that setting up the rules may take: the server has to do that, too.
LONGEST_TRIAL = 1.0

#: CPU seconds that a single question may take: other tables wait as long. So many turns of so many games are tried.
LONGEST_QUESTION = 0.1
DEALS = 6
MOVES = 12


def is_slow(game: str, settings: dict[str, Any], patience: float = 1.0) -> bool:
    """Whether rules take `patience` times too long.

    Not if they are invalid: the caller then finds that just as quickly, and can explain it.
    """
    board, began = board_of(game), process_time()
    try:
        rules = board.rules(settings)
        board.try_out(rules)
    except (SettingError, SheetError):
        return False
    if process_time() - began > patience * LONGEST_TRIAL:
        return True
    return longest_question(board, rules) > patience * LONGEST_QUESTION


def longest_question(board: Board[Any], rules: Any) -> float:
    """The CPU seconds of the longest question in the first turns of some games."""
    return max(_longest(board, rules, deal) for deal in range(DEALS))


def _longest(board: Board[Any], rules: Any, deal: int) -> float:
    players = [str(seat) for seat in range(rules.sheet.least)]
    game = board.new(rules, players, chance=Seeded(deal), dealer=0)
    bot, longest = board.players["steady"](Random(deal)), 0.0
    for _ in range(MOVES):
        if not board.asked(game):
            break
        longest = max(longest, _asked(board, game), _moved(board, game, bot))
    return longest


def _asked(board: Board[Any], game: Any) -> float:
    """Ask everybody who may act; the time it took."""
    began = process_time()
    for seat in board.asked(game):
        board.question(game.watch(seat))
    return process_time() - began


def _moved(board: Board[Any], game: Any, bot: Any) -> float:
    """Make a move, or let a window pass; the time it took to check the move."""
    move = board.choose(bot, game.watch(board.asked(game)[0]))
    if not move:
        board.close(game)
        return 0.0
    began = process_time()
    board.why_not(game, move := board.written(game, move))
    longest = process_time() - began
    board.play(game, move)
    return longest
