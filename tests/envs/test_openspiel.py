"""The door for OpenSpiel: its own tests, unmodified; chance, clones, pickles, playthroughs, ISMCTS, Shimmy."""

import json
import os
import subprocess
import sys
import warnings
from pathlib import Path
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no build for this machine")

import zehn.envs.openspiel as door  # noqa: E402 - it needs pyspiel
from zehn.envs.common.actions import SHUFFLES  # noqa: E402

LONG = bool(os.environ.get("ZEHN_LONG"))

GAMES = [
    "zehn_phase10(longest=200)",
    'zehn_phase10(players=3,longest=200,rules={"variants": ["knocking"]%2C "turn_pile": "on_draw"})',
    "zehn_dice(players=3,longest=200)",
    "zehn_profisort(players=3,longest=200)",
]

API_TEST = """
import runpy, sys
import zehn.envs.openspiel
sys.argv = ["api_test", "--test_only_games=zehn.*"]
runpy.run_module("open_spiel.integration_tests.api_test", run_name="__main__", alter_sys=True)
"""


def test_the_official_api_test_passes() -> None:
    ran = subprocess.run([sys.executable, "-c", API_TEST], capture_output=True, text=True, timeout=500, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "OK" in ran.stderr
    assert "Ran 15 tests" in ran.stderr


@pytest.mark.parametrize("name", GAMES)
def test_the_official_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=10 if LONG else 1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_can_be_replayed(name: str, tmp_path: Path) -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    name = name.replace("longest=200", "longest=12")
    text = generate_playthrough.playthrough(name, action_sequence=None, seed=1)
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again == text


def walk(name: str, seed: int, most: int = 3000) -> Any:
    """A random game, to its end or so far."""
    state, rng = pyspiel.load_game(name).new_initial_state(), Random(seed)
    while not state.is_terminal() and most:
        most -= 1
        chance = state.is_chance_node()
        state.apply_action(rng.choice(state.chance_outcomes())[0] if chance else rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_states_come_back_from_what_was_written(name: str) -> None:
    state = walk(name, 5, most=150)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    twin = state.clone()
    for player in range(state.num_players()):
        assert state.observation_tensor(player) == again.observation_tensor(player) == twin.observation_tensor(player)
    before = str(state)
    while not twin.is_terminal() and not twin.is_chance_node():
        twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before


def test_each_shuffle_is_an_outcome_and_each_die_a_node() -> None:
    cards, dice = (pyspiel.load_game(f"zehn_{game}").new_initial_state() for game in ("phase10", "dice"))
    assert len(cards.chance_outcomes()) == SHUFFLES
    cards.apply_action(7)
    assert not cards.is_chance_node()
    for _ in range(10):
        assert [outcome for outcome, _ in dice.chance_outcomes()] == list(range(6))
        dice.apply_action(0)
    dice.apply_action(0b11)  # the first two dice stay
    for _ in range(8):
        assert dice.is_chance_node()
        dice.apply_action(5)
    assert not dice.is_chance_node()
    assert dice.position.episode.game.table.kept == 0b11


def test_rules_are_parameters() -> None:
    rules = {"variants": ["knocking"], "turn_pile": "on_draw"}
    for game in (
        pyspiel.load_game(GAMES[1]),
        pyspiel.load_game("zehn_phase10", {"players": 3, "rules": json.dumps(rules)}),
    ):
        assert game.num_players() == 3
        assert dict(game.world.rules.named) == rules
        assert pyspiel.load_game(str(game)).world is game.world


def test_a_pile_that_is_turned_is_a_node() -> None:
    """P10-09: at once, or when somebody draws."""
    for turn_pile in ("at_once", "on_draw"):
        name = f'zehn_phase10(players=6,rules={{"turn_pile": "{turn_pile}"%2C "turn_limit": 300}})'
        state = walk(name, 3, most=1500)
        turned = [len(dealt.turned) for dealt in state.position.episode.game.history]
        assert sum(turned) > 0, "no pile was turned"


@pytest.mark.parametrize("name", ["zehn_phase10", "zehn_profisort(players=3)"])
def test_resampling_keeps_what_a_player_knows(name: str) -> None:
    state, rng = walk(name, 4, most=60), Random(1)
    player = state.current_player()
    other = (player + 1) % state.num_players()
    others = set()
    for _ in range(5):
        twin = state.resampled(player, rng)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        others.add(twin.information_state_string(other))
    assert len(others) > 1


def test_ismcts_plays_with_resampled_states() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state, rng = walk("zehn_phase10(longest=120)", 4, most=60), Random(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1),
        uct_c=1.0,
        max_simulations=4,
        max_world_samples=-1,
    )
    bot.set_resampler(lambda position, player: position.resampled(player, rng))
    assert bot.step(state) in state.legal_actions()


def test_shimmys_wrapper_passes_the_tests_of_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    shimmy = pytest.importorskip("shimmy.openspiel_compatibility")
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Agent's m.*observation space value")  # Shimmy's own spaces are unbounded
        for name in GAMES:
            game = pyspiel.load_game(name)
            api_test(
                shimmy.OpenSpielCompatibilityV0(game_name=name.partition("(")[0], config=game.get_parameters()),
                num_cycles=60,
            )
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize(
    "name", ["zehn_phase10(players=9)", "zehn_dice(players=1)", 'zehn_phase10(rules={"colour": "red"})', "zehn_chess"]
)
def test_unknown_parameters_are_refused(name: str) -> None:
    with pytest.raises((ValueError, RuntimeError)):
        pyspiel.load_game(name).new_initial_state()


def test_a_game_that_takes_too_long_is_a_draw() -> None:
    state = walk("zehn_phase10(longest=30)", 1)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    assert door.LONGEST > 30
