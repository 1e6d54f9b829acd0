"""How bots think at a live table, wherever that happens: they get what their seat was shown, and nothing else."""

from random import Random
from typing import Any, NamedTuple

from zehn.players.common.reasons import Reason
from zehn.tables.boards import Board
from zehn.tables.table import Table

#: The bot that takes over when another one fails or a person is missing.
STEADY = "steady"

#: Nobody can see a card, decide and knock in fewer seconds (P10-V3b).
REACTION = 1.0


class Advice(NamedTuple):
    """What a bot does (nothing if it lets a window pass), and its reason, if it has one."""

    move: str = ""
    reason: Reason | None = None


def think(board: Board[Any], view: Any, level: str, seed: int, *, why: bool = False) -> Advice:
    """What a bot of a level does with a view; its exceptions are raised."""
    player = board.players[level](Random(seed))
    move = board.choose(player, view)
    return Advice(move, player.why(view, move) if why else None)


def shown(table: Table, seat: int) -> Any:
    """The view of a seat, made from what it was shown."""
    board, game = table.board, table.game
    assert game is not None
    state, hand = board.public_state(game), board.hand(game.watch(seat))
    return board.view(table.rules, table.names, seat, state, hand, board.moves(game))


def reaction(window: float, rng: Random) -> float:
    """When a bot acts in a window: never faster than a person, and too late for windows nobody could meet."""
    return max(REACTION, rng.uniform(0.35, 0.85) * window)
