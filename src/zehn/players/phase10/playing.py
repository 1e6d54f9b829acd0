"""How players play the phase cards: in turn, and out of turn where they may knock (P10-V3)."""

from collections.abc import Sequence
from itertools import repeat
from typing import Any

from zehn.cards.notation import Move
from zehn.games.phase10.engine import Phase10
from zehn.games.phase10.table import KNOCK, OVER
from zehn.games.phase10.view import View
from zehn.players.common.player import Budget, Player


def play_with_windows(game: Phase10, players: Sequence[Player], budget: Budget | None, longest: int) -> None:
    """Play a game. Those who may knock are asked in an order drawn from chance; see `play_game`."""
    views = [game.watch(seat) for seat in range(len(players))]
    choosers: list[Any] = [player.choose for player in players]  # a guest may answer with the text of a move
    table, make = game.table, game.make
    for _ in repeat(None, longest):
        if table.step >= KNOCK and not goes_on(game, players, views):
            return
        seat = table.turn
        move = choosers[seat](views[seat], budget)
        if isinstance(move, Move):
            make(move)
        else:
            game.play(move)


def goes_on(game: Phase10, players: Sequence[Player], views: list[View]) -> bool:
    """Whether somebody is to draw or play now; before that those who may knock are asked."""
    if game.table.step == KNOCK and not _knocked(game, players, views):
        game.close_window()
    return game.table.step != OVER


def _knocked(game: Phase10, players: Sequence[Player], views: list[View]) -> bool:
    """Ask all who may knock; play the first knock."""
    table = game.table
    for seat in game.chance.order(table.knockers(), round=table.round, event=table.turns):
        if players[seat].knocks(views[seat]):
            game.play(table.rules.notation.knock[seat])
            return True
    return False
