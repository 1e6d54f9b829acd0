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


def think(ask: Ask | Trial) -> Thought:
    """What the bot does, or what is wrong with some rules."""
    board = BOARDS[ask.game]
    try:
        if isinstance(ask, Trial):
            return Thought(error=_tried(board, ask.rules))
        view = board.view(board.rules(ask.rules), ask.players, ask.seat, ask.face, ask.hand, ask.moves)
        player = board.players[ask.level](Random(ask.seed))
        move = board.choose(player, view)
        reason = player.why(view, move) if ask.why else None
        return Thought(move, why=Why(reason.key, dict(reason.details)) if reason else None)
    except Exception as error:  # a bot may be anybody's: whatever it does, the table goes on
        return Thought(error=type(error).__name__)


def _tried(board: Board[Any], settings: dict[str, Any]) -> str:
    """Empty if rules are quick; also if they are wrong, which somebody with words for it then finds as quickly."""
    began = process_time()
    with suppress(SettingError, SheetError):
        board.try_out(board.rules(settings))
    return "" if process_time() - began < LONGEST_TRIAL else "slow"


def main(questions: BinaryIO = sys.stdin.buffer, answers: BinaryIO = sys.stdout.buffer) -> None:
    """Answer line by line until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server; it then closes the input
    with suppress(BrokenPipeError):  # the server is gone
        for line in questions:
            answers.write(json.encode(think(_read(line))) + b"\n")
            answers.flush()


if __name__ == "__main__":
    main()
