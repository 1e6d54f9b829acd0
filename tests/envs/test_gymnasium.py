"""The door for Gymnasium: its own check, rewards, opponents, illegal actions."""

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import zehn.envs.gymnasium as door
from zehn.players import NoPlayer
from zehn.refusals import Refused, ZehnError


@pytest.fixture(autouse=True)
def _warnings_are_errors() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


def made(name: str, **options: Any) -> Any:
    return gymnasium.make(f"zehn/{name}-v1", **options).unwrapped


@pytest.mark.parametrize("name", ["Phase10", "Dice", "DiceSolo", "ProfiSort"])
def test_the_official_check_passes(name: str) -> None:
    check_env(made(name, render_mode="ansi"))


def played(env: Any, seed: int, most: int = 5000) -> tuple[float, Any, list[float]]:
    """A random game: the sum of all rewards, and every one."""
    observed, info = env.reset(seed=seed)
    rng, ended = np.random.default_rng(seed), False
    rewards: list[float] = []
    while not ended and len(rewards) < most:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observed, reward, ended, _, info = env.step(action)
        rewards.append(reward)
    assert ended
    return sum(rewards), observed, rewards


def test_points_alone_add_up_to_the_total() -> None:
    env = made("DiceSolo", reward="points")
    total, _, rewards = played(env, 3)
    assert total == env.episode.points()[0]
    assert len(set(rewards)) > 2


def test_the_result_is_told_at_the_end() -> None:
    total, _, rewards = played(made("Phase10", opponents=["greedy", "easy"], rules={"variants": ["knocking"]}), 5)
    assert set(rewards[:-1]) == {0.0}
    assert total == pytest.approx(-1 / 3) or total > 0


def test_points_of_card_games_count_below_zero() -> None:
    env = made("Phase10", reward="points", rules={"variants": ["fixed_rounds"], "phases": "1,2"})
    total, _, _ = played(env, 2)
    assert total == -env.episode.points()[0] < 0


def test_equal_seeds_are_equal_games() -> None:
    first, second = (played(made("ProfiSort", rules={"first_to": 2}), 9) for _ in range(2))
    assert first[2] == second[2]
    assert np.array_equal(first[1], second[1])


def test_an_illegal_action_changes_nothing_and_costs() -> None:
    env = made("Phase10")
    before, info = env.reset(seed=1)
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    after, reward, ended, cut, told = env.step(illegal)
    assert np.array_equal(before, after)
    assert np.array_equal(told["action_mask"], info["action_mask"])
    assert (reward, ended, cut, told["illegal"]) == (door.ILLEGAL, False, False, True)


def test_any_seat_can_be_the_own_one() -> None:
    env = made("Dice", opponents=["random", "random"], seat=2)
    env.reset(seed=1)
    assert env.episode.seat == 2
    assert [type(env.players[seat]).__name__ for seat in (0, 1)] == ["RandomDice"] * 2


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        ({"opponents": ["nobody"]}, NoPlayer),
        ({"seat": 2}, ZehnError),
        ({"reward": "fame"}, ZehnError),
        ({"rules": {"colour": "red"}}, ZehnError),
        ({"opponents": ["easy"] * 6}, Refused),
    ],
)
def test_unknown_options_are_refused_in_a_sentence(options: dict[str, Any], kind: type[Exception]) -> None:
    with pytest.raises(kind) as caught:
        made("Phase10", **options)
    assert str(caught.value)


def test_a_finished_game_goes_nowhere() -> None:
    env = made("DiceSolo")
    played(env, 1)
    before = env.episode.game.copy()
    _, reward, ended, _, told = env.step(0)
    assert (reward, ended, told["illegal"]) == (door.ILLEGAL, True, True)
    assert env.episode.game == before
