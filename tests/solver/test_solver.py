"""The solved solo game: consistent with itself, with brute force, and with games that are played by it."""

import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dice_solved import RULES, published, some_throw
from zehn.games.chance import Seeded
from zehn.games.dice import DiceGame, DiceRules
from zehn.players import make_player, play_game
from zehn.players.dice.solver import SolverDice
from zehn.solver.dice import DiceSolver, name_of, solver
from zehn.solver.recent import Recent
from zehn.solver.turn import Turn
from zehn.solver.values import Position, Unsolvable

pytestmark = pytest.mark.xdist_group("dice")  # one process solves the game for all

ROUNDED = 480.133581


def test_the_value_of_the_whole_game() -> None:
    assert published().value() == pytest.approx(ROUNDED, abs=5e-7)


def test_a_phase_is_worth_the_mean_over_first_throws_of_its_best_moves() -> None:
    """A sample of first throws is near the value; the tables themselves are checked elsewhere."""
    rng = Random(1)
    solved = published()
    best = [solved.best(Position(7, 300, 2, some_throw(rng))).value for _ in range(1500)]
    mean = sum(best) / len(best)
    error = (sum((value - mean) ** 2 for value in best) / len(best) ** 2) ** 0.5
    assert abs(mean - solved.value(7, 300)) < 4 * error


def test_after_the_five_phase_bonus_a_point_is_a_point() -> None:
    solved = published()
    for phase in range(6, 11):
        assert solved.value(phase, 417) == pytest.approx(417 + solved.value(phase, 0), abs=1e-9)


def test_the_bonus_is_worth_up_to_forty_points_around_221() -> None:
    solved = published()
    base = [solved.value(5, total) - total for total in range(150, 226)]
    assert base[0] == pytest.approx(base[10])
    assert base[-1] - base[0] == pytest.approx(40, abs=0.6)
    assert all(later >= earlier - 1e-9 for earlier, later in pairwise(base))


def test_the_first_attempt_at_the_last_phase_is_worth_more() -> None:
    solved = published()
    assert solved.value(10) - solved.value(10, retry=True) == pytest.approx(25.862617, abs=1e-5)
    assert solved.value(9) == solved.value(9, retry=True)


def test_a_failed_attempt_costs_five_points() -> None:
    solved = published()
    for phase, total in ((6, 200), (8, 100), (3, 60), (5, 180)):
        position = Position(phase, total, 0, (0,) * 10)
        values = dict(solved.moves(position))
        assert values["pass"] == pytest.approx(solved.value(phase, total - 5, retry=True))


def test_of_equal_moves_score_comes_first_then_fewer_dice() -> None:
    solved = published()
    tens = tuple(die[5] for die in RULES.dice.faces[:6])
    moves = solved.moves(Position(1, 0, 2, (*tens, *(die[0] for die in RULES.dice.faces[6:]))))
    assert [move.move for move in moves] == [
        "score", "keep 0,1,2,3,4,5", "keep 0,1,2,3,4,5,6", "keep 0,1,2,3,4,5,7", "keep 0,1,2,3,4,5,8",
    ]  # fmt: skip
    assert len({round(move.value, 9) for move in moves}) == 1


def test_moves_are_sorted_and_best_is_the_first() -> None:
    rng = Random(2)
    solved = published()
    for phase in range(1, 11):
        for rolls in (0, 1, 2):
            position = Position(phase, 20, rolls, some_throw(rng))
            moves = solved.moves(position)
            values = [move.value for move in moves]
            assert (
                values == sorted(values, reverse=True)
                or max(later - earlier for earlier, later in pairwise(values)) < 1e-8
            )
            assert solved.best(position) == moves[0]
            assert len(moves) == (5 if rolls else len(moves))


def test_the_quick_choice_is_as_good_as_the_best_move() -> None:
    rng = Random(3)
    solved = published()
    for phase in range(1, 11):
        for _ in range(20):
            faces, rolls = some_throw(rng), rng.choice([1, 2])
            mask = solved.choose(phase, 100, rolls, faces, retry=False)
            turn, more = solved.turn(phase, 100, retry=False)
            chosen = turn.keeps(faces, rolls)[1023 if mask < 0 else mask] + more
            assert chosen == pytest.approx(solved.best(Position(phase, 100, rolls, faces)).value, abs=1e-8)


@pytest.mark.parametrize("free", [4, 5, 6, 10])
def test_colour_keeps_are_means_of_the_next_larger_keeps(free: int) -> None:
    """With two rolls left: a keep is the mean over the faces of one die of the keeps with that die, everywhere."""
    rng = Random(free)
    turn, _ = published().turn(8, 0, retry=False)
    for _ in range(4):
        faces = some_throw(rng)
        dice = rng.sample(range(10), free)
        mask, die = 1023 - sum(1 << each for each in dice), dice[0]
        larger = [
            turn.keeps((*faces[:die], face, *faces[die + 1 :]), 2)[mask | 1 << die] for face in RULES.dice.faces[die]
        ]
        assert turn.keeps(faces, 2)[mask] == pytest.approx(sum(larger) / 6, abs=1e-9)


def test_a_colour_phase_is_worth_its_empty_keep() -> None:
    solved = published()
    turn, _ = solved.turn(8, 0, retry=False)
    rng = Random(6)
    best = [float(turn.keeps(some_throw(rng), 2).max()) for _ in range(120)]
    mean = sum(best) / len(best)
    error = (sum((value - mean) ** 2 for value in best) / len(best) ** 2) ** 0.5
    assert abs(mean - turn.value) < 4 * error


def test_numpy_is_not_imported_by_the_core() -> None:
    code = "import sys, zehn; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_an_own_sheet_is_solved_and_played_to_its_value(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two own phases, the bonus with the first of them, another cost of failing."""
    monkeypatch.setenv("ZEHN_CACHE", str(tmp_path))
    sheet = {
        "game": "dice",
        "phases": [{"contract": "set(4)"}, {"contract": "run(6)"}],
        "five_bonus": {"after": 1, "least": 30, "points": 25},
        "alone": {"fail": 3},
    }
    rules = DiceRules.read({"sheet": sheet})
    solved = solver(rules)
    totals = []
    for seed in range(400):
        game = DiceGame(rules, ["A"], chance=Seeded(seed))
        play_game(game, [SolverDice(Random(1), solved)])
        totals.append(game.table.columns[0].total)
    mean = sum(totals) / len(totals)
    error = (sum((total - mean) ** 2 for total in totals) / len(totals) ** 2) ** 0.5
    assert abs(mean - solved.value()) < 3 * error, f"{mean} ± {error}, not {solved.value()}"
    assert list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("sheet", "number"),
    [({"phases": [{"contract": "2*colour(3)"}]}, 1), ({"phases": [{"contract": "set(4)"}], "alone": {"fail": 0}}, 0)],
)
def test_what_cannot_be_solved_is_told(sheet: dict[str, Any], number: int) -> None:
    with pytest.raises(Unsolvable) as caught:
        solver(DiceRules.read({"sheet": {"game": "dice"} | sheet}))
    assert caught.value.number == number


@pytest.mark.parametrize("name", ["solver", "racer"])
def test_what_cannot_be_solved_is_played_like_steady(name: str) -> None:
    rules = DiceRules.read({"sheet": {"game": "dice", "phases": [{"contract": "2*colour(3)"}, {"contract": "set(3)"}]}})
    games = [DiceGame(rules, ["Anna", "Ben"], chance=Seeded(5)) for _ in range(2)]
    for game, who in zip(games, [name, "steady"], strict=True):
        play_game(game, [make_player("dice", who, Random(seat)) for seat in range(2)])
    assert games[0].over
    assert games[0] == games[1]


def test_colours_of_dice_tell_solutions_apart_only_where_a_colour_counts() -> None:
    """Sheets of numbers share the tables of all dice; a colour phase needs its own for every set of dice."""
    own = {"dice": [[face[:-1] + "b" for face in die] for die in RULES.dice.written]}
    numbers = {"sheet": {"game": "dice", "phases": [{"contract": "2*set(2)"}, {"contract": "run(5)"}]}}
    assert name_of(DiceRules.read(numbers)) == name_of(DiceRules.read(numbers | own))
    assert name_of(RULES) != name_of(DiceRules.read(own))


def test_of_many_solutions_those_asked_for_last_are_kept() -> None:
    made: list[str] = []
    recent: Recent[str] = Recent(2)

    def ask(name: str) -> str:
        def make() -> str:
            made.append(name)
            return name.upper()

        return recent.get(name, make)

    assert [ask(name) for name in "abacab"] == list("ABACAB")
    assert made == ["a", "b", "c", "b"]


def test_all_solvers_share_the_room_for_attempts_but_not_the_attempts() -> None:
    turns: Recent[Turn] = Recent(3)
    one, other = DiceSolver(published().solo, turns), DiceSolver(published().solo, turns)

    def ask(solver: DiceSolver, phase: int) -> Turn:
        return solver.turn(phase, 300, retry=False)[0]

    first = ask(one, 6)
    assert ask(one, 6) is first
    assert ask(other, 6) is not first
    assert ask(one, 7) is not ask(other, 7)
    assert ask(one, 6) is not first
