"""The numbers of the dice game's moves: which dice to keep, as a mask; then score and pass."""

from collections.abc import Sequence
from functools import cache

from zehn.cards.notation import Move
from zehn.envs.common.actions import Actions, Legal
from zehn.games.dice import DiceGame
from zehn.games.dice.dice import DICE
from zehn.games.dice.notation import keep, plain, subset
from zehn.games.dice.rules import DiceRules
from zehn.games.dice.table import CHOOSE, ROLL
from zehn.games.dice.view import DiceView
from zehn.games.game import Game

#: The ways to keep some of the dice: number 5 keeps dice 0 and 2.
KEEPS = 1 << DICE
SCORE, PASSES = KEEPS, KEEPS + 1


@cache
def _legal(seat: int, *, throws: bool, makes: bool) -> Legal:
    """The legal numbers, by whether the seat may throw again and whether its dice make the phase."""
    keeps = range(KEEPS) if throws else ()
    found: dict[int, Move | None] = {mask: keep(seat, subset(mask)) for mask in keeps}
    if makes:
        found[SCORE] = plain(seat, "score")
    found[PASSES] = plain(seat, "pass")
    return found


class DiceActions(Actions):
    """keep … (1,024 ways) · score · pass. Dice that are not kept are thrown."""

    def __init__(self, rules: DiceRules) -> None:
        keeps = [f"keep {','.join(map(str, subset(mask))) or '-'}" for mask in range(KEEPS)]
        self.names = (*keeps, "score", "pass")

    def legal(self, view: DiceView) -> Legal:
        table = view.table
        if table.turn != view.seat or table.step != CHOOSE:
            return {}
        return _legal(view.seat, throws=table.rolls < table.rules.rolls, makes=table.points() >= 0)

    def waits(self, game: Game) -> bool:
        assert isinstance(game, DiceGame)
        return game.table.step == ROLL

    def outcomes(self, game: Game) -> Sequence[int]:
        """The faces of each die; a die that is kept has one outcome."""
        assert isinstance(game, DiceGame)
        kept, faces = game.table.kept, game.rules.dice.faces
        return [1 if kept >> die & 1 else len(faces[die]) for die in range(DICE)]

    def mask(self, legal: Legal) -> bytearray:
        return bytearray([0 in legal]) * KEEPS + bytearray([SCORE in legal, PASSES in legal])
