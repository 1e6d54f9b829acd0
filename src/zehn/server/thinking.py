"""A process in which bots think: questions come in as lines of JSON, moves go out.

`python -m zehn.server.thinking` is started by `thinkers`. A bot gets what was shown to its seat and nothing else, so
it could not cheat if it wanted to. The process keeps nothing between two questions and ends with its input.
"""

import signal
import sys
from contextlib import suppress
from random import Random
from time import process_time
from typing import Any, BinaryIO

from msgspec import Raw, Struct, json

from zehn.games.chance import Seeded
from zehn.rules.settings import SettingError
from zehn.rules.sheets import SheetError
from zehn.server.boards import BOARDS, Board


class Trial(Struct, frozen=True, tag="trial"):
    """Are these rules – with a sheet of somebody's own – quick enough to be played?"""

    game: str
    rules: dict[str, Any]


class Ask(Struct, frozen=True, tag="ask"):
    """A question for a bot: what its seat was shown, which bot it is, and the seed of its own chance."""

    game: str
    rules: dict[str, Any]
    players: list[str]
    seat: int
    level: str
    seed: int
    face: Raw
    hand: Raw
    moves: list[str]
    why: bool = False


class Why(Struct, frozen=True):
    """A bot's reason, as `players.reasons` tells it."""

    key: str
    details: dict[str, str | int]


class Thought(Struct, frozen=True):
    """The answer: a move, or empty where the bot lets a window pass; `error` is the name of what went wrong.

    `why` is the bot's reason, if it was asked for and has one.
    """

    move: str = ""
    error: str = ""
    why: Why | None = None


_read = json.Decoder(Ask | Trial).decode

#: CPU seconds in which rules must be understood: their tables are made in the server, too.
LONGEST_TRIAL = 1.0

#: CPU seconds that a single question may take: other tables wait as long. So many turns of so many games are tried.
LONGEST_QUESTION = 0.1
DEALS = 6
MOVES = 12


def think(ask: Ask | Trial) -> Thought:
    """What the bot does, or what is wrong with some rules."""
    board = BOARDS[ask.game]
    try:
        if isinstance(ask, Trial):
            return Thought(error="slow" if is_slow(ask.game, ask.rules) else "")
        view = board.view(board.rules(ask.rules), ask.players, ask.seat, ask.face, ask.hand, ask.moves)
        player = board.players[ask.level](Random(ask.seed))
        move = board.choose(player, view)
        reason = player.why(view, move) if ask.why else None
        return Thought(move, why=Why(reason.key, dict(reason.details)) if reason else None)
    except Exception as error:  # a bot may be anybody's: whatever it does, the table goes on
        return Thought(error=type(error).__name__)


def is_slow(game: str, settings: dict[str, Any]) -> bool:
    """Whether rules take too long; not if they are wrong, which somebody with words for it then finds as quickly."""
    board, began = BOARDS[game], process_time()
    try:
        rules = board.rules(settings)
        board.try_out(rules)
    except (SettingError, SheetError):
        return False
    return process_time() - began > LONGEST_TRIAL or longest_question(board, rules) > LONGEST_QUESTION


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
    """Ask everybody who may act; how long that took."""
    began = process_time()
    for seat in board.asked(game):
        board.question(game.watch(seat))
    return process_time() - began


def _moved(board: Board[Any], game: Any, bot: Any) -> float:
    """Let somebody move, or a window pass; how long it took to see that the move is legal."""
    move = board.choose(bot, game.watch(board.asked(game)[0]))
    if not move:
        board.close(game)
        return 0.0
    began = process_time()
    board.why_not(game, move := board.written(game, move))
    longest = process_time() - began
    board.play(game, move)
    return longest


def main(questions: BinaryIO = sys.stdin.buffer, answers: BinaryIO = sys.stdout.buffer) -> None:
    """Answer line by line until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server; it then closes the input
    with suppress(BrokenPipeError):  # the server is gone
        for line in questions:
            answers.write(json.encode(think(_read(line))) + b"\n")
            answers.flush()


if __name__ == "__main__":
    main()
