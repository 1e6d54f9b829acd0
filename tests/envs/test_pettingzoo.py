"""The door for PettingZoo: its own tests, unmodified and without a warning; seeds, rewards, illegal actions."""

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from zehn.envs import pettingzoo
from zehn.envs.common.episode import IllegalAction
from zehn.refusals import ZehnError

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("phase10_v1", {"players": 2}),
    ("phase10_v1", {"players": 4, "rules": {"variants": ["knocking"]}}),
    ("dice_v1", {"players": 3}),
    ("profisort_v1", {"players": 3}),
]


def door(name: str) -> pettingzoo.Door:
    found: pettingzoo.Door = getattr(pettingzoo, name)
    return found


@pytest.fixture(autouse=True)
def _warnings_are_errors() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_the_official_tests_pass(name: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(door(name).env(**options), num_cycles=250, verbose_progress=False)
    seed_test(lambda: door(name).env(**options), num_cycles=80)
    render_test(lambda render_mode=None: door(name).env(render_mode=render_mode, **options))
    assert "Passed" in capsys.readouterr().out


def test_modules_are_imported_by_name() -> None:
    from zehn.envs.pettingzoo import dice_v1, phase10_v1, profisort_v1

    assert [env.raw_env().metadata["name"] for env in (phase10_v1, dice_v1, profisort_v1)] == [
        "phase10_v1",
        "dice_v1",
        "profisort_v1",
    ]
    with pytest.raises(AttributeError, match="no attribute 'chess_v1'"):
        _ = pettingzoo.chess_v1


def finished(env: Any, seed: int) -> dict[str, float]:
    """What everybody has got at the end of a random game."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, ended, cut, info = env.last()
        rewards[agent] += reward
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return rewards


def test_the_shares_of_the_victory_are_the_rewards() -> None:
    rewards = finished(pettingzoo.DOORS["dice_v1"].env(players=3), 4)
    assert sum(rewards.values()) == pytest.approx(0)
    assert sorted(rewards.values()) == pytest.approx([-1 / 3, -1 / 3, 2 / 3])


def test_a_game_that_does_not_end_is_cut_off() -> None:
    env = pettingzoo.DOORS["phase10_v1"].raw_env(players=2, longest=50)
    assert set(finished(env, 1).values()) == {0.0}
    assert env.steps == 50


def test_an_illegal_action_ends_the_game_and_costs_whoever_takes_it(capsys: pytest.CaptureFixture[str]) -> None:
    env: Any = pettingzoo.DOORS["phase10_v1"].env(players=2)
    env.reset(seed=1)
    agent, illegal = env.agent_selection, int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards[agent] == pettingzoo.ILLEGAL
    assert all(env.terminations.values())
    raw = pettingzoo.DOORS["phase10_v1"].raw_env(players=2)
    raw.reset(seed=1)
    with pytest.raises(IllegalAction):
        raw.step(illegal)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(ZehnError):
        pettingzoo.DOORS["phase10_v1"].env(players=2, rules={"colour": "red"})
    with pytest.raises(TypeError):
        pettingzoo.DOORS["phase10_v1"].env(colour="red")
