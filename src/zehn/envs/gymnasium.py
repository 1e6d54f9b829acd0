"""The games for Gymnasium, for one agent: `import zehn.envs.gymnasium`, then `gymnasium.make("zehn/Phase10-v1")`.

The other seats are played by bots. The mask of legal actions is in `info["action_mask"]`. An illegal action changes
nothing, costs `ILLEGAL`, and sets `info["illegal"]`.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from zehn.envs.common.episode import Episode, World
from zehn.players import Budget, Player, make_player
from zehn.refusals import ZehnError
from zehn.rooms import games, room

Bytes = NDArray[np.uint8]

#: The reward of an illegal action.
ILLEGAL = -0.01


class SeatEnv(gymnasium.Env[Bytes, np.int64]):
    """One seat of a game. `opponents` are levels, from the next seat on; a single name applies to all of them.

    `reward` is the share of the victory at the end, less what everybody would get if all got the same (`"result"`), or
    what the own points change by (`"points"`): in the card games points are bad, so they count below zero.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str,
        *,
        opponents: Sequence[str] = ("steady",),
        rules: Mapping[str, Any] | None = None,
        seat: int = 0,
        reward: Literal["result", "points"] = "result",
        samples: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.world = World(game, players=len(opponents) + 1, rules=rules)
        if not 0 <= seat <= len(opponents):
            raise ZehnError("seat-unknown", seat=seat, last=len(opponents))
        if reward not in ("result", "points"):
            raise ZehnError("reward-unknown", reward=str(reward)[:20])
        self.opponents = tuple(opponents)
        for level in self.opponents:
            make_player(game, level, Random(0))
        self.seat, self.reward, self.budget = seat, reward, Budget(samples=samples)
        self.action_space = Discrete(self.world.actions.size)
        self.observation_space = Box(0, 255, (self.world.observation.size,), np.uint8)
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        chosen = Random(int(self.np_random.integers(1 << 62)))
        self.players = self._seated(chosen)
        self.episode: Episode = self.world.episode(chosen.getrandbits(62))
        self._play_others()
        self.points = self.episode.points()[self.seat]
        return self._observed(), self._info()

    def _seated(self, chosen: Random) -> dict[int, Player]:
        """The bots by their seats."""
        seats = len(self.world.names)
        return {
            (self.seat + place) % seats: make_player(self.world.game, level, Random(chosen.getrandbits(62)))
            for place, level in enumerate(self.opponents, 1)
        }

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.episode.legal():
            return self._observed(), ILLEGAL, self.episode.over, False, self._info() | {"illegal": True}
        self.episode.step(int(action))
        self._play_others()
        return self._observed(), self._gained(), self.episode.over, False, self._info()

    def _play_others(self) -> None:
        """The bots act until the agent's seat is asked or the game is over."""
        episode = self.episode
        while episode.seat not in (self.seat, -1):
            episode.answer(self.players[episode.seat], self.budget)

    def _gained(self) -> float:
        if self.reward == "result":
            return self.episode.shares()[self.seat] if self.episode.over else 0.0
        before, self.points = self.points, self.episode.points()[self.seat]
        sign: int = room("envs", self.world.game).BETTER
        return float(sign * (self.points - before))

    def _observed(self) -> Bytes:
        return np.frombuffer(self.episode.observe(self.seat), np.uint8)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.frombuffer(self.episode.mask(), np.int8)}

    def render(self) -> str | None:
        """What the agent's seat sees, as text."""
        return str(self.episode.views[self.seat]) if self.render_mode == "ansi" else None


def _register() -> None:
    """Register the games with Gymnasium; a game that can be played alone has a second name for that."""
    for game in games("envs"):
        offers = room("envs", game)
        for name, opponents in {offers.NAME: ["steady"], **offers.ALONE}.items():
            gymnasium.register(
                id=f"zehn/{name}-v1", entry_point=f"{__name__}:SeatEnv", kwargs={"game": game, "opponents": opponents}
            )


_register()
