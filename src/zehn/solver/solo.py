"""The solo game, solved: the greatest expected final total from every state.

A state is the phase, the running total and whether an attempt at the phase has failed. The total matters only until
the five-phase bonus is decided (DICE-11): from then on, and wherever the bonus is out of reach, the value is the total
plus a constant. Failing leads back to the same phase with a smaller total (DICE-16), so the tables are filled from low
totals to high ones, and each constant is the fixed point of its own attempt. Whether an attempt has failed before
matters in the last phase only, for the ten-phase bonus.
"""

from collections.abc import Callable, Sequence
from typing import overload

import numpy as np

from zehn.games.dice.rules import DiceRules
from zehn.solver.colour_curve import ColourCurve
from zehn.solver.colours import ColourPhase, ColourTables, Progress, asks_for_a_colour, silent
from zehn.solver.throws import Values
from zehn.solver.turn import Attempt, NumberPhase, asks_for_numbers
from zehn.solver.values import Aim, PhaseValue, PhaseValues, Programme, Unsolvable

#: A fixed point is found when it moves by less than this.
EXACT = 1e-11

#: What a colour phase is usually worth, and how fast that rises with the value of failing: a good guess saves time.
USUAL_GAIN, USUAL_SLOPE = 34.8, 0.53

#: So many failures in a row do not happen.
FAR = 30

SolvedPhase = NumberPhase | ColourPhase | ColourCurve


class SolvedPhases(Sequence[SolvedPhase]):
    """The phases with what the solver needs of them, each made when it is first asked for."""

    def __init__(self, rules: DiceRules) -> None:
        for phase in rules.phases:
            if not asks_for_numbers(phase) and not asks_for_a_colour(phase):
                raise Unsolvable(phase.number)
        self.rules = rules
        self._made: dict[int, SolvedPhase] = {}

    def __len__(self) -> int:
        return len(self.rules.phases)

    @overload
    def __getitem__(self, stage: int) -> SolvedPhase: ...
    @overload
    def __getitem__(self, stage: slice) -> Sequence[SolvedPhase]: ...
    def __getitem__(self, stage: int | slice) -> SolvedPhase | Sequence[SolvedPhase]:
        if isinstance(stage, slice):
            return [self[each] for each in range(len(self))[stage]]
        if not -len(self) <= stage < len(self):
            raise IndexError(stage)
        stage %= len(self)
        if stage not in self._made:
            phase = self.rules.phases[stage]
            self._made[stage] = NumberPhase(phase) if asks_for_numbers(phase) else ColourPhase(phase, self.rules.dice)
        return self._made[stage]


class Solo(Programme):
    """The dynamic programme of the solo game under some rules, or of something like it with another aim.

    `tables` keeps the tables of colour phases whose total does not matter, by phase and whether it is a retry.
    """

    def __init__(self, rules: DiceRules, aim: Aim | None = None, phases: Sequence[SolvedPhase] | None = None) -> None:
        super().__init__(rules, aim)
        self.phases = SolvedPhases(rules) if phases is None else phases
        if self.aim.off + self.aim.price <= 0:
            raise Unsolvable(0)
        self.tables: dict[tuple[int, bool], ColourTables] = {}

    def solve(self, progress: Progress = silent) -> None:
        """Fill in all values, from the last phase to the first."""
        costs = [20 if isinstance(phase, ColourPhase) else 1 for phase in self.phases]
        for stage in reversed(range(len(self.phases))):
            start, end = (sum(costs[part:]) / sum(costs) for part in (stage + 1, stage))
            self._solve(stage, _between(progress, start, end))
        progress(1.0)

    # -- what an attempt can end with ------------------------------------------------------------------------

    def attempt(self, stage: int, total: int, *, retry: bool) -> Attempt:
        """The attempt at a phase from a state that is solved."""
        return Attempt(self.note(stage, total, retry=retry), self.fail(stage, total))

    def attempt_apart(self, stage: int, *, retry: bool) -> Attempt:
        """The same where the total does not matter, and without it."""
        total = self.hopeless(stage)
        attempt = self.attempt(stage, total, retry=retry)
        return Attempt(attempt.note - total, attempt.fail - total)

    def note(self, stage: int, total: int, *, retry: bool) -> Values:
        """For each number of points the value of having them noted."""
        return np.array(self.notes(stage, total, retry=retry))

    # -- one phase ---------------------------------------------------------------------------------------------

    def _solve(self, stage: int, progress: Progress) -> None:
        """Fill in one phase: where the total does not matter, where it does, and at the first attempt."""
        retry = PhaseValue(self._constant(stage, progress))
        if stage <= self.bonus:
            known = PhaseValue(retry.constant, self.lowest(stage))
            retry = self._by_totals(stage, known, self.highest(stage))
        self.values[stage] = PhaseValues(retry, retry)
        if self._has_two_bonuses(stage):
            self.values[stage] = PhaseValues(self._at_first(stage, retry), retry)

    def _has_two_bonuses(self, stage: int) -> bool:
        return stage == len(self.phases) - 1 and self.aim.first != self.aim.later

    def lowest(self, stage: int) -> int:
        """The lowest total from which the five-phase bonus can still be won."""
        return self.sheet.least_for_five - sum(self.rules.most[stage : self.bonus + 1])

    def highest(self, stage: int) -> int:
        """The highest total with which a phase up to that of the bonus can begin."""
        return sum(self.rules.most[:stage])

    def hopeless(self, stage: int) -> int:
        """A total with which the five-phase bonus is out of reach, or decided."""
        return self.lowest(stage) - 1 if stage <= self.bonus else 0

    def _constant(self, stage: int, progress: Progress) -> float:
        """What a phase is worth beyond the total where that does not matter: failing comes back to it."""
        total = self.hopeless(stage)
        note = self.note(stage, total, retry=True) - total
        phase = self.phases[stage]
        if isinstance(phase, ColourPhase):
            return self._colour_constant(stage, phase, note, progress)
        loss = self.aim.off + self.aim.price
        return fixed_point(lambda value: phase.value(Attempt(note, value - loss)), float(note.mean()))

    def _colour_constant(self, stage: int, phase: ColourPhase, note: Values, progress: Progress) -> float:
        """The same for a colour phase: an evaluation takes seconds, and the tables of the last one are kept."""
        steps, loss = iter(range(100)), self.aim.off + self.aim.price

        def value(guess: float) -> float:
            step = next(steps)
            part = _between(progress, 1 - 0.8**step, 1 - 0.8 ** (step + 1))
            tables = phase.tables(Attempt(note, guess - loss), part)
            self.tables[stage, True] = self.tables[stage, False] = tables
            return tables.value

        found = fixed_point(value, float(note[0]) + USUAL_GAIN, USUAL_SLOPE)
        phase.check(Attempt(note, found - loss))
        return found

    def reach(self, stage: int, total: int) -> None:
        """Make sure that a total is in the tables that nobody can have in this phase: somebody may ask.

        So far above the bonus that no row of failures leads below it, nothing depends on the total any more.
        """
        total = min(total, self.sheet.least_for_five + FAR * max(1, self.aim.off))
        values = self.values[stage]
        if stage > self.bonus or total < values.retry.low + len(values.retry.table):
            return
        self.reach(stage + 1, total + self.rules.most[stage])
        retry = self._by_totals(stage, values.retry, total)
        self.values[stage] = PhaseValues(retry, retry)
        if self._has_two_bonuses(stage):
            self.values[stage] = PhaseValues(self._at_first(stage, retry), retry)

    def _by_totals(self, stage: int, known: PhaseValue, highest: int) -> PhaseValue:
        """The values while the five-phase bonus is open, from low totals to high ones."""
        for total in range(known.low + len(known.table), highest + 1):
            before = known.at(total - 1) + 1
            known = known._replace(table=(*known.table, self._with_total(stage, total, known, before)))
        return known

    def _with_total(self, stage: int, total: int, known: PhaseValue, guess: float) -> float:
        """One value: failing leads to a smaller total, or back to the same one for a price."""
        phase, aim = self.phases[stage], self.aim
        note = self.note(stage, total, retry=True)
        if aim.off:
            return phase.value(Attempt(note, known.at(total - aim.off) - aim.price))
        return fixed_point(lambda value: phase.value(Attempt(note, value - aim.price)), guess, slope=0.1)

    def _at_first(self, stage: int, retry: PhaseValue) -> PhaseValue:
        """The values of the last phase while its bonus can be won (DICE-16)."""
        attempt = self.attempt_apart(stage, retry=False)
        phase = self.phases[stage]
        if isinstance(phase, ColourPhase):
            self.tables[stage, False] = phase.tables(attempt)
        totals = range(retry.low, retry.low + len(retry.table))
        table = tuple(phase.value(self.attempt(stage, each, retry=False)) for each in totals)
        return PhaseValue(phase.value(attempt), retry.low, table)


def _between(progress: Progress, start: float, end: float) -> Progress:
    """Tells of the progress of a part of the work."""
    return lambda part: progress(start + (end - start) * part)


def fixed_point(function: Callable[[float], float], start: float, slope: float = 0.5) -> float:
    """Where an increasing function with a slope below one meets its argument: secants, exact after a few steps."""
    guess, value = start, function(start)
    for _ in range(60):
        if abs(value - guess) < EXACT * max(1.0, abs(value)):
            return value
        before, old = guess, value
        guess = (value - slope * guess) / (1 - slope)
        value = function(guess)
        slope = (value - old) / (guess - before)
    raise ArithmeticError("no fixed point")
