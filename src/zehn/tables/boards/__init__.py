"""What is specific to a game at a live table: a room for each game, found by the game's name."""

from typing import Any

from zehn import rooms
from zehn.tables.boards.board import Board


def board_of(game: str) -> Board[Any]:
    """The board of a game; KeyError if there is no such game."""
    board: Board[Any] = rooms.room("tables.boards", game).BOARD
    return board


__all__ = ["Board", "board_of"]
