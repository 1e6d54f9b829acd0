"""`zehn advise dice`, `zehn advise FILE`, `zehn odds dice`: answers, refusals, the cache; proofs of the solver."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dice_scripts import MISS, RED, faces, go, play, table, throw
from dice_solved import RULES, published
from places import ROOT
from zehn import cli
from zehn.games.chance import Seeded
from zehn.games.dice import DiceGame
from zehn.games.dice.dice import read_throw
from zehn.players import play_game
from zehn.players.dice.racer import RacerDice
from zehn.players.dice.solver import SolverDice
from zehn.players.dice.steady import SteadyDice
from zehn.record import write_record
from zehn.solver import cache
from zehn.solver.advice import advice_text, odds, odds_text
from zehn.solver.dice import DiceSolver, load_values, name_of, pack_values
from zehn.solver.recent import Recent
from zehn.solver.solo import Solo
from zehn.solver.values import Position
from zehn.words import LANGUAGES, words

pytestmark = pytest.mark.xdist_group("dice")  # one process solves the game for all

LONG = bool(os.environ.get("ZEHN_LONG"))
THROW = "9o,9b,9g,8b,5b,6o,4g,*b,2r,1g"


def call(capsys: pytest.CaptureFixture[str], *tokens: str) -> tuple[int, str, str]:
    published()
    code = cli.call(list(tokens))
    said = capsys.readouterr()
    return code, said.out, said.err


def asked(capsys: pytest.CaptureFixture[str], *tokens: str) -> dict[str, Any]:
    code, out, err = call(capsys, "advise", *tokens, "--json")
    assert (code, err) == (0, "")
    answer: dict[str, Any] = json.loads(out)
    return answer


def test_a_position_gets_its_value_and_the_five_best_moves(capsys: pytest.CaptureFixture[str]) -> None:
    answer = asked(capsys, "dice", "--phase", "3", "--total", "95", "--rolls-left", "1", "--dice", THROW)
    assert answer["best"] == answer["moves"][0]
    assert answer["value"] == answer["best"]["value"]
    assert answer["best"]["move"] == "keep 0,1,2,4,5,6,7"
    assert len(answer["moves"]) == 5


def test_after_the_last_roll_there_is_score_or_pass(capsys: pytest.CaptureFixture[str]) -> None:
    made = faces("10 10 10 10 10 10 1 1 1 1")
    answer = asked(capsys, "dice", "--phase", "1", "--total", "0", "--rolls-left", "0", "--dice", made)
    assert [move["move"] for move in answer["moves"]] == ["score", "pass"]
    answer = asked(capsys, "dice", "--phase", "4", "--total", "0", "--rolls-left", "0", "--dice", made)
    assert [move["move"] for move in answer["moves"]] == ["pass"]


def test_score_is_listed_with_rolls_left(capsys: pytest.CaptureFixture[str]) -> None:
    made = faces("10 10 10 10 10 10 1 1 1 1")
    answer = asked(capsys, "dice", "--phase", "1", "--total", "0", "--rolls-left", "2", "--dice", made)
    assert answer["best"]["move"] == "score"


def test_before_the_first_roll_there_is_a_value_only(capsys: pytest.CaptureFixture[str]) -> None:
    first = asked(capsys, "dice", "--phase", "10", "--total", "400", "--rolls-left", "3")
    later = asked(capsys, "dice", "--phase", "10", "--total", "400", "--rolls-left", "3", "--retry")
    assert first["value"] == pytest.approx(400 + 69.616942, abs=1e-5)
    assert later == {"value": pytest.approx(400 + 43.754325, abs=1e-5), "best": None, "moves": []}


def test_a_total_that_nobody_can_have_is_answered_too() -> None:
    solver = published()
    assert solver.value(3, 120) - solver.value(3, 117) == pytest.approx(3, abs=1.5)
    assert solver.value(3, 5000) == pytest.approx(5000 + solver.solo.values[2].retry.constant + 40, abs=1e-6)
    assert solver.best(Position(3, 120, 1, read_throw(THROW) or ())).value > 500


@pytest.mark.parametrize(
    ("tokens", "clause"),
    [
        (("--phase", "3", "--total", "5", "--rolls-left", "4"), "DICE-04"),
        (("--phase", "3", "--total", "5", "--rolls-left", "-1"), "DICE-04"),
        (("--phase", "3", "--total", "5", "--rolls-left", "1"), "DICE-04"),
        (("--phase", "3", "--total", "5", "--rolls-left", "3", "--dice", THROW), "DICE-04"),
        (("--phase", "3", "--total", "5", "--rolls-left", "1", "--dice", THROW[:-3]), "DICE-02"),
        (("--phase", "3", "--total", "5", "--rolls-left", "1", "--dice", "5b" + THROW[2:]), "DICE-02"),
        (("--phase", "3", "--total", "5", "--rolls-left", "1", "--dice", "hello"), "DICE-02"),
        (("--phase", "0", "--total", "5", "--rolls-left", "3"), "DICE-03"),
        (("--phase", "11", "--total", "5", "--rolls-left", "3"), "DICE-03"),
    ],
)
def test_bad_questions_are_refused_with_their_clause(
    capsys: pytest.CaptureFixture[str], tokens: tuple[str, ...], clause: str
) -> None:
    for language in LANGUAGES:
        code, out, err = call(capsys, "advise", "dice", *tokens, "--json", "--lang", language)
        assert (code, out) == (2, "")
        assert err.startswith(f"{clause}: ")
        assert err.count("\n") == 1


@pytest.mark.parametrize("missing", ["--phase", "--total", "--rolls-left"])
def test_a_question_needs_phase_total_and_rolls(capsys: pytest.CaptureFixture[str], missing: str) -> None:
    tokens = {"--phase": "3", "--total": "5", "--rolls-left": "3"}
    tokens.pop(missing)
    code, _, err = call(capsys, "advise", "dice", *[word for pair in tokens.items() for word in pair])
    assert code == 2
    assert missing in err


# -- records --------------------------------------------------------------------------------------------------


def written(game: DiceGame, path: Path) -> str:
    path.write_text(json.dumps(write_record(game)), encoding="utf-8")
    return str(path)


def test_a_record_is_advised_like_its_position(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = table(1)
    go(game, "x-x")
    throw(game, THROW)
    play(game, "0 keep 0,1,2")
    throw(game, "9o,9b,9g,8b,5b,6o,4g,*b,2r,1g")
    found = asked(capsys, written(game, tmp_path / "a.json"))
    total = str(game.table.columns[0].total)
    same = ("dice", "--phase", "3", "--total", total, "--rolls-left", "1", "--dice", THROW)
    assert found == asked(capsys, *same)


def test_a_record_in_the_middle_of_a_roll_and_at_its_end(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = table(1)
    throw(game, MISS)
    play(game, "0 keep 0,1")
    answer = asked(capsys, written(game, tmp_path / "a.json"))
    values = published().turn(1, 0, retry=False)[0].keeps(read_throw(faces(MISS)) or (), 2)
    assert answer == {"value": pytest.approx(float(values[3])), "best": None, "moves": []}
    throw(game, MISS)
    play(game, "0 pass")
    go(game, "xxxxxxxxx-x")
    answer = asked(capsys, written(game, tmp_path / "b.json"))
    assert answer == {"value": float(game.table.columns[0].total), "best": None, "moves": []}


def test_records_of_others_get_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _, err = call(capsys, "advise", written(table(2), tmp_path / "a.json"))
    assert (code, err.split(":")[0]) == (2, "DICE-16")
    (tmp_path / "b.json").write_text("{}")
    assert call(capsys, "advise", str(tmp_path / "b.json"))[0] == 2
    assert call(capsys, "advise", str(tmp_path / "nothing.json"))[0] == 2


# -- odds and words -------------------------------------------------------------------------------------------


def test_the_odds_of_every_phase(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "odds", "dice", "--json")
    answer = json.loads(out)
    assert code == 0
    assert answer["value"] == 480.133581
    assert [row["most"] for row in answer["phases"]] == list(RULES.most)
    chances = [0.986553, 0.991849, 0.903503, 0.972484, 0.914102, 0.712692, 0.695706, 0.520196, 0.905825, 0.706790]
    assert [row["chance"] for row in answer["phases"]] == pytest.approx(chances, abs=1e-6)
    assert all(row["turns"] == pytest.approx(1 / row["chance"]) for row in answer["phases"])
    assert answer["phases"][7]["score"] == pytest.approx(20.224289, abs=1e-6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_in_words(language: str) -> None:
    published()
    text = odds_text(odds(RULES), words(language))
    assert {"en": "480.133581", "de": "480,133581"}[language] in text
    assert {"en": "52.02%", "de": "52,02%"}[language] in text
    answer = {"value": 1.0, "best": {"move": "score", "value": 1.0}, "moves": [{"move": "score", "value": 1.0}]}
    assert "score" in advice_text(answer, words(language))
    assert {"en": "1.00", "de": "1,00"}[language] in advice_text(answer, words(language))


# -- the cache ------------------------------------------------------------------------------------------------


def test_a_solution_is_found_again_and_a_damaged_one_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    solo = published().solo
    monkeypatch.setenv("ZEHN_CACHE", str(tmp_path / "new"))
    name, stages = name_of(RULES), len(solo.phases)
    assert cache.load(name) is None
    cache.save(name, pack_values(solo))
    (file,) = (tmp_path / "new").iterdir()
    assert load_values(cache.load(name), stages) == solo.values
    whole = file.read_bytes()
    for damaged in (b"", whole[:-30], whole[:500] + bytes([whole[500] ^ 1]) + whole[501:], b"x" * 1000):
        file.write_bytes(damaged)
        assert load_values(cache.load(name), stages) is None
    cache.save(name, {"first0": pack_values(solo)["first0"]})
    assert load_values(cache.load(name), stages) is None


def test_a_cache_that_cannot_be_written_is_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ZEHN_CACHE", str(tmp_path / "file" / "below"))
    cache.save("dice-x", pack_values(published().solo))
    assert cache.load("dice-x") is None


def test_other_dice_and_other_phases_have_other_solutions() -> None:
    other = {"game": "dice", "alone": {"fail": 6}}
    names = {name_of(type(RULES).read(rules)) for rules in ({}, {"sheet": other}, {"dice": RULES.value["dice"][::1]})}
    assert len(names) == 2


def test_later_advice_solves_nothing_again() -> None:
    """A process of its own finds the whole solution in the cache."""
    published()
    tokens = ["advise", "dice", "--phase", "8", "--total", "300", "--rolls-left", "2", "--dice", RED, "--json"]
    code = f"from zehn.solver.solo import Solo; Solo._solve = None; from zehn.cli import main; main({tokens!r})"
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["best"]["move"]


def test_a_position_in_process_solves_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    solver, throw = published(), read_throw(THROW) or ()
    monkeypatch.setattr(Solo, "_solve", None)
    assert solver.best(Position(3, 95, 1, throw))


# -- proofs ---------------------------------------------------------------------------------------------------


def solo_totals(player: Any, games: int, seed: int) -> list[int]:
    totals = []
    for number in range(games):
        game = DiceGame(RULES, ["A"], chance=Seeded(seed + number))
        play_game(game, [player])
        totals.append(game.table.columns[0].total)
    return totals


def mean_and_error(values: list[int]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, (sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)) ** 0.5


def test_simulated_games_have_the_solved_value() -> None:
    """200,000 games in full size."""
    solved = DiceSolver(published().solo, Recent(400))
    mean, error = mean_and_error(solo_totals(SolverDice(Random(1), solved), 200_000 if LONG else 800, seed=10**6))
    assert abs(mean - solved.value()) < 3 * error, f"{mean} ± {error}"


def test_solver_beats_steady_alone() -> None:
    games = 20_000 if LONG else 500
    solved = DiceSolver(published().solo, Recent(400))
    best, error = mean_and_error(solo_totals(SolverDice(Random(1), solved), games, seed=1))
    steady, other = mean_and_error(solo_totals(SteadyDice(Random(1)), games, seed=1))
    assert best - steady > 50 + 3 * (error + other)


@pytest.mark.parametrize(("other", "seats"), [("solver", 2), ("steady", 2), ("solver", 4), ("steady", 4)])
def test_racer_beats_the_others(other: str, seats: int) -> None:
    """2,000 games in full size, seats rotated: one racer against others of a kind wins more than its share."""
    games, won = 2000 if LONG else 240, 0.0
    solved = DiceSolver(published().solo, Recent(400))
    racer = RacerDice(Random(1))
    opponent: Any = SolverDice(Random(2), solved) if other == "solver" else SteadyDice(Random(2))
    for number in range(games):
        seat = number % seats
        players = [racer if place == seat else opponent for place in range(seats)]
        game = DiceGame(RULES, [f"P{place}" for place in range(seats)], chance=Seeded(number))
        play_game(game, players)
        winners = game.result()["winners"]
        won += (seat in winners) / len(winners)
    share = won / games
    error = (share * (1 - share) / games) ** 0.5
    assert share > 1 / seats + 2 * error, f"{share:.3f} ± {error:.3f}"


@pytest.mark.skipif(not LONG, reason="a long proof")
def test_solving_stays_within_time_and_memory(tmp_path: Path) -> None:
    """Everything but phase 8 below 5 CPU seconds, phase 8 below 60 and 3 GB, in a fresh process."""
    code = """
import resource, time
from zehn.games.dice import DiceRules
from zehn.solver.solo import Solo
solo = Solo(DiceRules.read({}))
spent = []
for stage in reversed(range(10)):
    start = time.process_time()
    solo._solve(stage, lambda part: None)
    spent.append(time.process_time() - start)
print(spent[2], sum(spent) - spent[2], resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
    environment = os.environ | {"ZEHN_CACHE": str(tmp_path), "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    colour, others, kilobytes = map(float, done.stdout.split())
    assert colour < 60
    assert others < 5
    assert kilobytes < 3_000_000
