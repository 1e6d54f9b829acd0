"""The solver of the published solo game without NumPy. It answers what players and hints ask."""

import json
import zipfile
from array import array
from collections.abc import Sequence
from functools import cache, cached_property
from importlib import resources
from io import BytesIO
from typing import Any

from zehn.games.dice.notation import subset
from zehn.games.dice.rules import DiceRules
from zehn.solver.plain.colour import ColourTurn, Mixed
from zehn.solver.plain.numbers import Kept, NumberTurn, points_of
from zehn.solver.recent import Recent
from zehn.solver.values import END, PhaseValue, PhaseValues, Position, Programme, Valued

#: What `scripts/solved-dice` writes.
FILE = "published.zip"

#: An attempt takes several megabytes; nobody needs more than the newest ones.
TURNS = 2


class PlainSolver:
    """The solo game under the published rules. Two rolls before the end of an attempt a first answer takes a moment."""

    def __init__(self, rules: DiceRules, stored: dict[str, bytes]) -> None:
        self.rules = rules
        self.programme = Programme(rules, values=read_values(json.loads(stored["values.json"])))
        self._stages = {phase.number: stage for stage, phase in enumerate(rules.phases)}
        self._turns: Recent[NumberTurn] = Recent(TURNS)
        self._points: dict[int, list[list[int]]] = {}
        self._stored = stored

    def value(self, phase: int = 1, total: int = 0, *, retry: bool = False) -> float:
        """The expected final total before an attempt at a phase."""
        values = self.programme.values[self._stages[phase]]
        return (values.retry if retry else values.first).at(total)

    def keep(self, position: Position, mask: int) -> float:
        """What a keep of a throw is worth."""
        turn, more = self._turn(position)
        return turn.keep(position.faces, position.rolls_left, mask) + more

    def choose(self, phase: int, total: int, rolls_left: int, faces: Sequence[int], *, retry: bool) -> int:
        """The mask of a best keep; -1 to end the attempt, by a note if that is worth it."""
        if not rolls_left:
            return -1
        mask = self.best(Position(phase, total, rolls_left, tuple(faces), retry)).mask
        return -1 if mask == 1023 else mask

    def notes(self, phase: int, total: int, points: int, *, retry: bool) -> bool:
        """Whether to have points noted rather than to try again (DICE-09)."""
        stage = self._stages[phase]
        return points >= 0 and self.programme.noted(stage, total + points, retry=retry) >= self.programme.fail(
            stage, total
        )

    def moves(self, position: Position) -> list[Valued]:
        """The best keep and the ways to end an attempt, best first; of equal ones `score`."""
        if position.rolls_left == 3:
            return []
        found = self.ends(position)
        if position.rolls_left:
            kept = self.best(position)
            dice = ",".join(map(str, subset(kept.mask))) or "-"
            found.append(Valued(f"keep {dice}", kept.value))
        return sorted(found, key=lambda valued: -round(valued.value, 8))

    def ends(self, position: Position) -> list[Valued]:
        """The moves that end an attempt: `score`, if the phase is made, and `pass`."""
        stage = self._stages[position.phase]
        points = self.rules.phases[stage].points(position.faces)
        noted = self.programme.noted(stage, position.total + max(0, points), retry=position.retry)
        failed = Valued("pass", self.programme.fail(stage, position.total))
        return [Valued("score", noted), failed] if points >= 0 else [failed]

    def best(self, position: Position) -> Kept:
        """The best keep of a throw."""
        turn, more = self._turn(position)
        kept = turn.best(position.faces, position.rolls_left)
        return Kept(kept.mask, kept.value + more)

    def _turn(self, position: Position) -> tuple[NumberTurn | ColourTurn, int]:
        """An attempt, and what is to be added to its values."""
        stage = self._stages[position.phase]
        if not self.rules.phases[stage].demands:
            return self._colour, position.total
        last = stage == len(self.rules.phases) - 1
        turn = self._turns.get(
            (stage, position.total, position.retry and last),
            lambda: self._solved(stage, position.total, retry=position.retry and last),
        )
        return turn, 0

    def _solved(self, stage: int, total: int, *, retry: bool) -> NumberTurn:
        """An attempt at a phase that asks for numbers."""
        if stage not in self._points:
            self._points[stage] = points_of(self.rules.phases[stage])
        programme = self.programme
        return NumberTurn(self._points[stage], programme.notes(stage, total, retry=retry), programme.fail(stage, total))

    @cached_property
    def _colour(self) -> ColourTurn:
        """The phase that asks for a colour; without a total, which does not matter there."""
        stage, phase = next((stage, phase) for stage, phase in enumerate(self.rules.phases) if not phase.demands)
        notes, fail = self.programme.notes(stage, 0, retry=False), self.programme.fail(stage, 0)
        singles = {left: _floats(self._stored[f"singles{left}"], 4) for left in (1, 2)}
        mixed = Mixed(array("I", self._stored["codes"]), array("H", self._stored["masks"]))
        return ColourTurn(phase, self.rules.dice, singles, mixed, notes, fail)


def _floats(data: bytes, count: int) -> list["array[float]"]:
    whole = array("d", data)
    size = len(whole) // count
    return [whole[start : start + size] for start in range(0, len(whole), size)]


def read_values(rows: Sequence[Any]) -> list[PhaseValues]:
    """Values as `scripts/solved-dice` writes them."""
    return [*(PhaseValues(*(PhaseValue(c, low, tuple(table)) for c, low, table in row)) for row in rows), END]


def described(rules: DiceRules) -> str:
    """Whatever changes a value."""
    sheet = rules.sheet
    figures = [sheet.after, sheet.least_for_five, sheet.five_bonus, sheet.ten_bonus, sheet.fail, rules.rolls]
    return json.dumps([figures, [[phase.number, phase.contract.text] for phase in rules.phases], rules.dice.written])


def plain_solver(rules: DiceRules) -> PlainSolver | None:
    """The solver for some rules; None if they are not those of the published game."""
    published = DiceRules.read({})
    return _published() if described(rules) == described(published) else None


@cache
def _published() -> PlainSolver:
    file = resources.files("zehn.solver.plain").joinpath(FILE)
    with zipfile.ZipFile(BytesIO(file.read_bytes())) as archive:
        return PlainSolver(DiceRules.read({}), {name: archive.read(name) for name in archive.namelist()})
