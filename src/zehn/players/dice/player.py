"""The base of all players of the dice game."""

from typing import Any

from mypy_extensions import mypyc_attr

from zehn.games.dice import DiceView
from zehn.games.dice.notation import DiceMove, keep, plain, subset
from zehn.players.common.player import Budget, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class DicePlayer(Player):
    """A player of the dice game: a function of its view like every player."""

    def choose(self, view: Any, budget: Budget | None = None) -> DiceMove:
        assert isinstance(view, DiceView)
        return self.decide(view)

    def decide(self, view: DiceView) -> DiceMove:
        """The move to make when dice lie on the table."""
        raise NotImplementedError


def end(view: DiceView, *, note: bool) -> DiceMove:
    """End an attempt, noting the phase if possible and wanted."""
    return plain(view.seat, "score" if note and view.table.points() >= 0 else "pass")


def keeping(view: DiceView, mask: int) -> DiceMove:
    """Keep the dice of a mask and throw the others."""
    return keep(view.seat, subset(mask))
