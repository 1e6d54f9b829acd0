"""The dice solver: the best move in every position of the solo game, and what each move is worth.

>>> from zehn.games.dice import DiceRules
>>> from zehn.solver.dice import solver
>>> solver(DiceRules.read({})).value(10, retry=True)  # doctest: +SKIP
43.75432452016932
"""

import hashlib
import json
from collections.abc import Sequence
from itertools import count

import numpy as np

from zehn.games.dice.notation import subset
from zehn.games.dice.rules import DiceRules
from zehn.solver import cache
from zehn.solver.colour_turn import ColourTurn
from zehn.solver.colours import ColourPhase, ColourTables, Progress, silent
from zehn.solver.recent import Recent
from zehn.solver.small_keeps import LENGTH
from zehn.solver.solo import Solo
from zehn.solver.turn import Turn, asks_for_numbers
from zehn.solver.values import END, PhaseValue, PhaseValues, Position, Valued

#: Raised whenever the solver gives other values or its files change.
VERSION = 1

#: The attempts of this process with their tables, 2 MB each: those that were asked for last. Solo in the published game
#: there are about 240, and as many again for each price of a race; another one is solved in about 10 ms.
TURNS: Recent[Turn] = Recent(144)

#: The numbers of the solvers, by which their attempts are told apart: as a key a solver would live as long as they do.
_NUMBERS = count()


class DiceSolver:
    """Answers questions about the solo game under some rules, from its solution."""

    def __init__(self, solo: Solo, turns: Recent[Turn] = TURNS) -> None:
        self.solo = solo
        self.rules = solo.rules
        self._stages = {phase.number: stage for stage, phase in enumerate(solo.rules.phases)}
        self._turns = turns
        self._number = next(_NUMBERS)

    def value(self, phase: int = 1, total: int = 0, *, retry: bool = False) -> float:
        """The expected final total before an attempt at a phase."""
        self.solo.reach(self._stages[phase], total)
        values = self.solo.values[self._stages[phase]]
        return (values.retry if retry else values.first).at(total)

    def turn(self, phase: int, total: int, *, retry: bool) -> tuple[Turn, int]:
        """An attempt with its tables, and what is to be added to its values."""
        stage = self._stages[phase]
        self.solo.reach(stage, total)
        last = stage == len(self.solo.phases) - 1
        if self.solo.values[stage].retry.depends_on(total):
            return self._turn(stage, total, retry and last), 0
        return self._turn(stage, None, retry and last), total

    def _turn(self, stage: int, total: int | None, retry: bool) -> Turn:
        """An attempt that is remembered, or solved now."""
        return self._turns.get((self._number, stage, total, retry), lambda: self._solved_turn(stage, total, retry))

    def _solved_turn(self, stage: int, total: int | None, retry: bool) -> Turn:
        """The tables of an attempt; without a total where that does not matter."""
        phase, solo = self.solo.phases[stage], self.solo
        attempt = solo.attempt_apart(stage, retry=retry) if total is None else solo.attempt(stage, total, retry=retry)
        if not isinstance(phase, ColourPhase):
            return phase.turn(attempt)
        known = self._colour_tables(stage, retry) if total is None else None
        return ColourTurn(phase, attempt, known or phase.tables(attempt))

    def _colour_tables(self, stage: int, retry: bool) -> ColourTables | None:
        """The tables of a colour phase whose total does not matter: solved in this process, or kept before."""
        phase, solo = self.solo.phases[stage], self.solo
        assert isinstance(phase, ColourPhase)
        if (stage, retry) not in solo.tables:
            name = colour_name(self.rules, stage, retry)
            known = _unpacked(cache.load(name), phase)
            if known is None:
                known = phase.tables(solo.attempt_apart(stage, retry=retry))
                cache.save(name, _packed(known))
            solo.tables[stage, retry] = known
        return solo.tables[stage, retry]

    def moves(self, position: Position, most: int = 5) -> list[Valued]:
        """The best moves of a position, best first; of equal ones `score`, then the one that keeps fewer dice."""
        if position.rolls_left == 3:
            return []
        valued: list[tuple[float, int, tuple[int, ...], str]]
        valued = [(value, 0, (), move) for move, value in self._ends(position)]
        if position.rolls_left:
            turn, more = self.turn(position.phase, position.total, retry=position.retry)
            values = turn.keeps(position.faces, position.rolls_left) + more
            near = np.flatnonzero(values >= np.partition(values, -most)[-most] - 1e-7)
            kept = ((float(values[mask]), subset(mask)) for mask in near.tolist())
            valued += [
                (value, 1 + len(dice), dice, "keep " + (",".join(map(str, dice)) or "-")) for value, dice in kept
            ]
        valued.sort(key=lambda entry: (-round(entry[0], 8), entry[3] == "pass", entry[1], entry[2]))
        return [Valued(move, value) for value, _, _, move in valued[:most]]

    def _ends(self, position: Position) -> list[tuple[str, float]]:
        """The moves that end an attempt: `score`, if the phase is made, and `pass`."""
        stage = self._stages[position.phase]
        self.solo.reach(stage, position.total)
        attempt = self.solo.attempt(stage, position.total, retry=position.retry)
        points = self.rules.phases[stage].points(position.faces)
        return [("score", float(attempt.note[points]))] * (points >= 0) + [("pass", attempt.fail)]

    def best(self, position: Position) -> Valued:
        """The best move of a position in which there is something to decide."""
        return self.moves(position, 1)[0]

    def choose(self, phase: int, total: int, rolls_left: int, faces: Sequence[int], *, retry: bool) -> int:
        """The quick way for players: the mask of a best keep; -1 to end the attempt, by a note if that is worth it."""
        if not rolls_left:
            return -1
        turn, _ = self.turn(phase, total, retry=retry)
        mask = turn.best_keep(faces, rolls_left)
        return -1 if mask == 1023 else mask

    def notes(self, phase: int, total: int, points: int, *, retry: bool) -> bool:
        """Whether to have points noted rather than to try again (DICE-09)."""
        stage = self._stages[phase]
        return points >= 0 and self.solo.noted(stage, total + points, retry=retry) >= self.solo.fail(stage, total)


#: The solvers of this process, by the name of their solution: those that were asked last.
_SOLVERS: Recent[DiceSolver] = Recent(8)


def solver(rules: DiceRules, progress: Progress = silent) -> DiceSolver:
    """The solver for some rules: from the cache, or solved now and put there."""
    return _SOLVERS.get(name_of(rules), lambda: DiceSolver(_solved(rules, progress)))


def _solved(rules: DiceRules, progress: Progress) -> Solo:
    solo = Solo(rules)
    values = load_values(cache.load(name_of(rules)), len(solo.phases))
    if values is None:
        _solve(solo, progress)
    else:
        solo.values = values
    return solo


def _solve(solo: Solo, progress: Progress) -> None:
    """Solve a game and keep it; the values come last, so that there are none without their tables."""
    solo.solve(progress)
    for (stage, retry), tables in solo.tables.items():
        if not retry or stage == len(solo.phases) - 1:
            cache.save(colour_name(solo.rules, stage, retry), _packed(tables))
    cache.save(name_of(solo.rules), pack_values(solo))


def name_of(rules: DiceRules) -> str:
    """The name of a solution: it depends on everything that affects a value. Colours of dice do so only where a colour
    counts.
    """
    if "name" not in rules.thoughts:
        rules.thoughts["name"] = _named(rules)
    return rules.thoughts["name"]


def _named(rules: DiceRules) -> str:
    sheet = rules.sheet
    figures = [sheet.after, sheet.least_for_five, sheet.five_bonus, sheet.ten_bonus, sheet.fail]
    phases = [[phase.number, phase.contract.text] for phase in rules.phases]
    dice = [] if all(map(asks_for_numbers, rules.phases)) else rules.dice.written
    text = json.dumps([VERSION, figures, phases, dice])
    return f"dice-{hashlib.sha256(text.encode()).hexdigest()[:20]}"


def pack_values(solo: Solo) -> cache.Arrays:
    """The values of a programme as arrays."""
    arrays: cache.Arrays = {}
    for stage, values in enumerate(solo.values[:-1]):
        for name, value in (("first", values.first), ("retry", values.retry)):
            arrays[f"{name}{stage}"] = np.array([value.constant, value.low, *value.table])
    return arrays


def load_values(arrays: cache.Arrays | None, stages: int) -> list[PhaseValues] | None:
    """The values of a programme from arrays; None if they are not all there."""
    if arrays is None:
        return None
    try:
        return [*(_values(arrays, stage) for stage in range(stages)), END]
    except (KeyError, ValueError, IndexError):
        return None


def _values(arrays: cache.Arrays, stage: int) -> PhaseValues:
    return PhaseValues(*(_value(arrays[f"{name}{stage}"]) for name in ("first", "retry")))


def _value(array: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> PhaseValue:
    if not np.isfinite(array).all():
        raise ValueError
    return PhaseValue(float(array[0]), int(array[1]), tuple(array[2:].tolist()))


def colour_name(rules: DiceRules, stage: int, retry: bool) -> str:
    """The name of the tables of a colour phase."""
    return f"{name_of(rules)}-{stage}{'r' * retry}"


def _packed(tables: ColourTables) -> cache.Arrays:
    singles = {f"singles{number}": single for number, single in enumerate(tables.singles)}
    return {"value": np.array([tables.value]), "small": tables.small, "mixed": tables.mixed} | singles


def _unpacked(arrays: cache.Arrays | None, phase: ColourPhase) -> ColourTables | None:
    """The tables of a colour phase as they were kept; None if they are not all there."""
    if arrays is None:
        return None
    try:
        value, small, mixed = float(arrays["value"][0]), arrays["small"].reshape(LENGTH), arrays["mixed"]
        singles = [arrays[f"singles{n}"].reshape(colour.sizes) for n, colour in enumerate(phase.colours)]
    except (KeyError, ValueError, IndexError):
        return None
    return ColourTables(value, singles, small, mixed)
