"""The games for PettingZoo: `from zehn.envs.pettingzoo import phase10_v1`, then `phase10_v1.env(players=4)`.

The mask of legal actions is in `infos[agent]["action_mask"]`, observations are rows of bytes, and rewards come at the
end: each player's share of the victory, less what everybody would get if all got the same. So they add up to 0.
"""

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from zehn.envs.common.episode import Episode, World
from zehn.rooms import games

Bytes = NDArray[np.uint8]

#: The reward of an illegal action, which ends the game.
ILLEGAL = -1.0


class GameEnv(AECEnv[str, Bytes, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game for agents who act one at a time. It is cut off after `longest` steps: random agents play for ever."""

    def __init__(
        self,
        game: str,
        *,
        players: int,
        rules: Mapping[str, Any] | None = None,
        longest: int = 10_000,
        render_mode: Literal["human", "ansi"] | None = None,
    ) -> None:
        super().__init__()
        self.world = World(game, players=players, rules=rules)
        self.metadata = {"name": f"{game}_v1", "render_modes": ["human", "ansi"], "is_parallelizable": False}
        self.longest = longest
        self.render_mode = render_mode
        self.possible_agents = list(self.world.names)
        actions, observation = self.world.actions, self.world.observation
        self.action_spaces = {agent: Discrete(actions.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: Box(0, 255, (observation.size,), np.uint8) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Box:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.episode: Episode = self.world.episode(int(self.seeds.integers(1 << 62)))
        self.steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        nothing = np.zeros(self.world.actions.size, np.int8)
        self.infos = {agent: {"action_mask": nothing} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        self.agent_selection = self.possible_agents[max(0, self.episode.seat)]
        self.infos[self.agent_selection] = {"action_mask": np.frombuffer(self.episode.mask(), np.int8)}

    def observe(self, agent: str) -> Bytes:
        return np.frombuffer(self.episode.observe(self.possible_agents.index(agent)), np.uint8)

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.episode.step(int(action))
        self.steps += 1
        if self.episode.over:
            self.rewards = dict(zip(self.agents, self.episode.shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.steps >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        text = str(self.episode.game)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)  # noqa: T201 - that is what it is asked for
        return None

    def close(self) -> None:
        """Nothing is held."""


class Door:
    """The environments of one game, as PettingZoo's modules offer them."""

    def __init__(self, game: str) -> None:
        self.game = game

    def raw_env(self, *, players: int = 2, **options: Any) -> GameEnv:
        """The environment itself: `rules`, `longest` and `render_mode` may be given. It raises at illegal actions."""
        return GameEnv(self.game, players=players, **options)

    def env(self, *, players: int = 2, **options: Any) -> AECEnv[str, Bytes, int]:
        """The same in PettingZoo's usual wrappers: an illegal action ends the game, and its agent pays for it."""
        wrapped: Any = wrappers.TerminateIllegalWrapper(self.raw_env(players=players, **options), ILLEGAL)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


#: `phase10_v1` and the others: one for each game that learners can play.
DOORS = {f"{game}_v1": Door(game) for game in games("envs")}


def __getattr__(name: str) -> Door:
    if name not in DOORS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return DOORS[name]
