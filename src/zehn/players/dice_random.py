"""`random` for dice: any legal move."""

from mypy_extensions import mypyc_attr

from zehn.games.dice import DiceView
from zehn.players.dice_player import DicePlayer, end, keeping
from zehn.rules.dice import DICE
from zehn.rules.dice_notation import DiceMove


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomDice(DicePlayer):
    """Chooses the verb first, then the dice."""

    def decide(self, view: DiceView) -> DiceMove:
        table = view.table
        verbs = ["pass"] + ["score"] * (table.points() >= 0) + ["keep"] * (table.rolls < table.rules.rolls)
        verb = self.pick(verbs)
        if verb == "keep":
            return keeping(view, self.rng.getrandbits(DICE))
        return end(view, note=verb == "score")
