"""`random` for dice: any legal move."""

from mypy_extensions import mypyc_attr

from zehn.games.dice import DiceView
from zehn.games.dice.dice import DICE
from zehn.games.dice.notation import DiceMove
from zehn.players.dice.player import DicePlayer, end, keeping


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
