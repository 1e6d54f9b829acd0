"""How many random decisions a CPU second has, through each door, beside OpenSpiel's gin rummy.

    python benches/envs.py [SECONDS]

Each line takes this many seconds (2 by default). Every decision is observed and masked.
"""

import sys
import time
from collections.abc import Callable, Iterator
from random import Random

import numpy as np
import pyspiel

import zehn.envs.openspiel  # noqa: F401 - makes the games known
from zehn import build
from zehn.envs.common.episode import World
from zehn.envs.pettingzoo import DOORS

Steps = Iterator[int]


def episodes(game: str, players: int) -> Steps:
    """The episode alone: observe, mask, step."""
    world, rng = World(game, players=players), Random(1)
    while True:
        episode = world.episode(rng.getrandbits(32))
        while not episode.over:
            seat = episode.seat
            episode.observe(seat)
            episode.mask()
            episode.step(rng.choice(list(episode.legal())))
            yield 1


def pettingzoo(game: str, players: int) -> Steps:
    """PettingZoo without wrappers."""
    env, rng, seed = DOORS[f"{game}_v1"].raw_env(players=players), np.random.default_rng(1), 0
    while True:
        env.reset(seed=(seed := seed + 1))
        while not (env.episode.over or env.truncations[env.agent_selection]):
            env.observe(env.agent_selection)
            legal = np.flatnonzero(env.infos[env.agent_selection]["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            yield 1


def openspiel(name: str) -> Steps:
    """OpenSpiel, with the observation of whoever decides."""
    game, rng = pyspiel.load_game(name), Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            yield 1


def rate(steps: Steps, seconds: float) -> float:
    """How many steps a CPU second has."""
    for _ in zip(range(200), steps, strict=False):
        pass
    start, number = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        number += sum(next(steps) for _ in range(100))
    return number / spent


LINES: list[tuple[str, Callable[[], Steps]]] = [
    ("phase cards, 2 players: the episode alone", lambda: episodes("phase10", 2)),
    ("phase cards, 2 players: PettingZoo, raw", lambda: pettingzoo("phase10", 2)),
    ("phase cards, 2 players: OpenSpiel", lambda: openspiel("zehn_phase10")),
    ("dice, 3 players: PettingZoo, raw", lambda: pettingzoo("dice", 3)),
    ("dice, 3 players: OpenSpiel", lambda: openspiel("zehn_dice(players=3)")),
    ("Profi-Sort, 3 players: PettingZoo, raw", lambda: pettingzoo("profisort", 3)),
    ("Profi-Sort, 3 players: OpenSpiel", lambda: openspiel("zehn_profisort(players=3)")),
    ("OpenSpiel's own gin rummy (C++)", lambda: openspiel("gin_rummy")),
]


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    print(f"decisions per CPU second, {build.BUILD} core")
    for name, make in LINES:
        print(f"{rate(make(), seconds):10,.0f}  {name}")


main()
