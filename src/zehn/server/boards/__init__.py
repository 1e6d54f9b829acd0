"""The boards by game. Another game is another line here, and modules like those of `phase10`."""

from typing import Any

from zehn.server.boards.board import Board
from zehn.server.boards.dice import DiceBoard
from zehn.server.boards.phase10 import Phase10Board
from zehn.server.boards.profisort import ProfiSortBoard

BOARDS: dict[str, Board[Any]] = {board.game: board for board in (Phase10Board(), DiceBoard(), ProfiSortBoard())}

__all__ = ["BOARDS", "Board"]
