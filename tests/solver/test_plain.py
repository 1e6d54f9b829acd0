"""The solver without NumPy says what the solver says, to 1e-9."""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from zehn.games.chance import Seeded
from zehn.games.dice import DiceGame, DiceRules
from zehn.games.dice.notation import mask_of
from zehn.players.dice.solver import SolverDice
from zehn.solver.colour_turn import ColourTurn
from zehn.solver.dice import DiceSolver, solver
from zehn.solver.plain.numbers import points_of
from zehn.solver.plain.solo import PlainSolver, plain_solver
from zehn.solver.throws import HIGHS, LOWS
from zehn.solver.turn import NumberPhase
from zehn.solver.values import Position
from zehn.tables.boards.dice.bots import player_of

pytestmark = pytest.mark.xdist_group("dice")  # one process solves the game for all

EXACT = 1e-9


@pytest.fixture(scope="module")
def solved() -> DiceSolver:
    return solver(DiceRules.read({}))


@pytest.fixture(scope="module")
def plain() -> PlainSolver:
    found = plain_solver(DiceRules.read({}))
    assert found
    return found


def positions(count: int) -> Iterator[Position]:
    """Positions of all phases, with totals that a game can have."""
    rng = Random(22)
    rules = DiceRules.read({})
    for _ in range(count):
        for stage, phase in enumerate(rules.phases):
            total = rng.randint(-20, sum(rules.most[:stage]))
            faces = tuple(rng.choice(die) for die in rules.dice.faces)
            yield Position(phase.number, total, rng.randint(0, 2), faces, rng.random() < 0.5)


def keeps(solved: DiceSolver, position: Position) -> Any:
    turn, more = solved.turn(position.phase, position.total, retry=position.retry)
    return turn.keeps(position.faces, position.rolls_left) + more


def test_the_best_moves_are_those_of_the_solver(solved: DiceSolver, plain: PlainSolver) -> None:
    for position in positions(8):
        theirs, mine = solved.moves(position), plain.moves(position)
        assert mine[0].value == pytest.approx(theirs[0].value, abs=EXACT), position
        if mine[0].move.startswith("keep"):
            dice = [int(die) for die in mine[0].move.split()[1].replace("-", "").split(",") if die]
            assert keeps(solved, position)[mask_of(dice)] == pytest.approx(theirs[0].value, abs=EXACT)
        ends = {move: value for move, value in theirs if not move.startswith("keep")}
        told = {move: value for move, value in mine if not move.startswith("keep")}
        assert all(told[move] == pytest.approx(value, abs=EXACT) for move, value in ends.items())


def test_decisions_are_worth_what_the_solver_s_are(solved: DiceSolver, plain: PlainSolver) -> None:
    for phase, total, left, faces, retry in positions(4):
        mask = plain.choose(phase, total, left, faces, retry=retry)
        theirs = solved.choose(phase, total, left, faces, retry=retry)
        if left:
            values = keeps(solved, Position(phase, total, left, faces, retry))
            assert values[mask] == pytest.approx(values[theirs], abs=EXACT)
        points = solved.rules.phases[phase - 1].points(faces)
        assert plain.notes(phase, total, points, retry=retry) == solved.notes(phase, total, points, retry=retry)


def test_throws_for_which_dice_of_several_colours_are_best(solved: DiceSolver, plain: PlainSolver) -> None:
    turn, _ = solved.turn(8, 0, retry=False)
    assert isinstance(turn, ColourTurn)
    assert list(plain._colour.mixed.codes) == turn.mixed.astype(int).tolist()
    for code in Random(8).sample(turn.mixed.astype(int).tolist(), 6):
        shown = [code // 6 ** (9 - die) % 6 for die in range(10)]
        faces = tuple(die[face] for die, face in zip(solved.rules.dice.faces, shown, strict=True))
        kept, values = plain._colour.best(faces, 2), turn.keeps(faces, 2)
        assert (kept.value, values[kept.mask]) == pytest.approx((values.max(), values.max()), abs=EXACT)


def test_every_keep_is_worth_what_the_solver_says(solved: DiceSolver, plain: PlainSolver) -> None:
    rng = Random(23)
    for position in positions(3):
        if position.rolls_left:
            values = keeps(solved, position)
            for mask in [
                rng.getrandbits(10) | 0b1100011 for _ in range(4)
            ]:  # seven free dice at most, or it takes long
                assert plain.keep(position, mask) == pytest.approx(values[mask], abs=EXACT), (position, mask)
        retry = position.retry
        value = solved.value(position.phase, position.total, retry=retry)
        assert plain.value(position.phase, position.total, retry=retry) == pytest.approx(value, abs=EXACT)


@pytest.mark.parametrize("number", [1, 2, 4, 9])
def test_points_of_all_throws(number: int) -> None:
    phase = DiceRules.read({}).phases[number - 1]
    high, low = HIGHS.counts[HIGHS.throws].tolist(), LOWS.counts[LOWS.throws].tolist()
    from zehn.solver.plain import keeps

    tall = [keeps.high().throws.index(tuple(counts)) for counts in high]
    small = [keeps.low().throws.index(tuple(counts)) for counts in low]
    assert (np.array(points_of(phase))[np.ix_(tall, small)] == NumberPhase(phase).points).all()


def test_only_the_published_game_is_known() -> None:
    own = {"game": "dice", "name": "Short", "phases": [{"number": 1, "contract": "set(2)"}]}
    assert plain_solver(DiceRules.read({"sheet": own})) is None
    assert plain_solver(DiceRules.read({"solo_decline": "free"}))


def test_without_numpy_the_level_solver_plays_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zehn.tables.boards.dice.bots.find_spec", lambda name: None)
    needing = ["numpy", "zehn.solver.dice", "zehn.solver.solo", "zehn.solver.turn", "zehn.solver.colours"]
    for name in needing:
        monkeypatch.setitem(sys.modules, name, None)
    game = DiceGame(DiceRules.read({}), ["Anna"], chance=Seeded(5))
    player = player_of(game.rules, "solver", Random(1))
    assert isinstance(player, SolverDice)
    for _ in range(6):
        view = game.watch(0)
        move = player.choose(view)
        assert player.why(view, str(move))
        game.play(move)
