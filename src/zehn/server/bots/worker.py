"""A process in which bots think: questions come in as lines of JSON, moves go out.

`workers` starts `python -m zehn.server.bots.worker`. A bot gets what was shown to its seat and nothing else, so it
could not cheat if it wanted to. The process keeps nothing between two questions and ends with its input.
"""

import signal
import sys
from contextlib import suppress
from typing import Any, BinaryIO

from msgspec import Raw, Struct, json

from zehn.tables import thinking
from zehn.tables.boards import Board, board_of


class Ask(Struct, frozen=True):
    """A question for a bot: what its seat was shown, which bot it is, and the seed of its own chance."""

    game: str
    rules: dict[str, Any]
    players: list[str]
    seat: int
    level: str
    seed: int
    state: Raw
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


_read = json.Decoder(Ask).decode


def _seen(board: Board[Any], ask: Ask) -> Any:
    """The view that a bot gets."""
    state = json.decode(ask.state, type=board.state_type)
    hand = json.decode(ask.hand, type=board.hand_type)
    return board.view(board.rules(ask.rules), ask.players, ask.seat, state, hand, ask.moves)


def think(ask: Ask) -> Thought:
    """What the bot does."""
    board = board_of(ask.game)
    try:
        move, reason = thinking.think(board, _seen(board, ask), ask.level, ask.seed, why=ask.why)
        return Thought(move, why=Why(reason.key, dict(reason.details)) if reason else None)
    except Exception as error:  # the bot may be anybody's code: whatever it does, the table continues
        return Thought(error=type(error).__name__)


def main(questions: BinaryIO = sys.stdin.buffer, answers: BinaryIO = sys.stdout.buffer) -> None:
    """Answer line by line until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server; it then closes the input
    with suppress(BrokenPipeError):  # the server is gone
        for line in questions:
            answers.write(json.encode(think(_read(line))) + b"\n")
            answers.flush()


if __name__ == "__main__":
    main()
