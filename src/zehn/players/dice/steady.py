"""`steady` for dice: makes its phases and does not count.

It keeps the dice that bring the phase nearest – of several ways the one with most dice, then with most points –, throws
the others, and has a phase noted as soon as it is made.
"""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from zehn.games.dice import DiceView
from zehn.games.dice.dice import DICE, FIRST_WILD, POINTS, STANDS_FOR
from zehn.games.dice.notation import DiceMove, mask_of
from zehn.games.dice.points import VALUE_OF, WILD_DIE, DicePhase, matched, numbers_of, templates
from zehn.kernel.templates import units_of
from zehn.players.common.reasons import Reason
from zehn.players.dice.player import DicePlayer, end, keeping
from zehn.players.dice.reasons import why_nearest


@mypyc_attr(allow_interpreted_subclasses=True)
class SteadyDice(DicePlayer):
    """Nearest way first."""

    def decide(self, view: DiceView) -> DiceMove:
        table = view.table
        phase = table.phase(view.seat)
        assert phase is not None
        if table.points() >= 0 or table.rolls == table.rules.rolls:
            return end(view, note=True)
        return keeping(view, mask_of(nearest(phase, table.faces)))

    def why(self, view: DiceView, move: str) -> Reason | None:
        return why_nearest(view, move)


def nearest(phase: DicePhase, faces: Sequence[int]) -> list[int]:
    """The dice to keep: most dice of one way to make the phase, wilds included."""
    if not phase.demands:
        return _nearest_by_matching(phase, faces)
    wanted = [0] * WILD_DIE + [DICE if phase.wild else 0]
    for value, count in phase.ways.nearest(numbers_of(faces)):
        wanted[value] = count
    kept = []
    for die, face in enumerate(faces):
        value = VALUE_OF[face]
        if wanted[value]:
            wanted[value] -= 1
            kept.append(die)
    return kept


def _nearest_by_matching(phase: DicePhase, faces: Sequence[int]) -> list[int]:
    """The same for phases that ask for more than numbers."""
    order = sorted(range(len(faces)), key=lambda die: -POINTS[faces[die]])
    order = [die for die in order if phase.wild or faces[die] < FIRST_WILD]
    stands_for = [STANDS_FOR[faces[die]] for die in order]
    best: list[int] = []
    for template in templates(phase.contract):
        kept = [order[place] for place in matched(units_of(template), stands_for)]
        best = max(best, kept, key=lambda dice: (len(dice), sum(POINTS[faces[die]] for die in dice)))
    return best
