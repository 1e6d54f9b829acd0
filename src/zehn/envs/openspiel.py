"""The games for OpenSpiel: `import zehn.envs.openspiel`, then `pyspiel.load_game("zehn_phase10(players=4)")`.

Chance is explicit. A deal, or the turning of the pile, is one of `SHUFFLES` outcomes, each a shuffle of the whole deck
for that round; every thrown die is a node of its own. Returns are as in the other environments, and a game that has not
ended after `longest` decisions is a draw.
"""

import json
from functools import lru_cache
from random import Random
from typing import Any
from urllib.parse import unquote

import numpy as np
import pyspiel

from zehn.envs.common.actions import SHUFFLES
from zehn.envs.common.episode import Episode, World
from zehn.envs.common.latest import LATEST, latest
from zehn.envs.common.told_chance import ToldChance
from zehn.games.making import read_rules
from zehn.refusals import ZehnError
from zehn.rooms import games, room

CHANCE = pyspiel.PlayerId.CHANCE

#: OpenSpiel takes a comma in a game's name for the end of a parameter, and has no sign to say otherwise.
COMMA = "%2C"

#: Decisions after which a game is a draw, unless told otherwise.
LONGEST = 10_000

#: The most chance nodes for each decision: ten dice may be thrown.
NODES_A_DECISION = 10


class Position:
    """The position of a game, chance included: it can be copied and pickled.

    `fallen` are the outcomes so far of what chance is deciding, `steps` counts the decisions.
    """

    def __init__(self, world: World, episode: Episode, fallen: tuple[int, ...] = (), steps: int = 0) -> None:
        self.world = world
        self.episode = episode
        self.fallen = fallen
        self.steps = steps

    @property
    def chance(self) -> Any:
        """The chance that waits for outcomes; an imagined game has its own chance instead."""
        return self.episode.game.chance  # type: ignore[attr-defined]

    def waits(self) -> bool:
        """Whether chance decides next."""
        return not self.episode.asked and self.world.actions.waits(self.episode.game)

    def outcomes(self) -> int:
        """The number of outcomes of the next chance event."""
        return self.world.actions.outcomes(self.episode.game)[len(self.fallen)]

    def fall(self, outcome: int) -> None:
        """The outcome of the next chance event."""
        self.fallen = (*self.fallen, outcome)
        self.settle()

    def settle(self) -> None:
        """Skip events with a single outcome, and go on once every outcome is known."""
        while self.waits():
            counts = self.world.actions.outcomes(self.episode.game)
            if len(self.fallen) == len(counts):
                self._go_on()
            elif counts[len(self.fallen)] == 1:
                self.fallen = (*self.fallen, 0)
            else:
                return

    def _go_on(self) -> None:
        game = self.episode.game
        self.chance.tell(self.fallen)
        game.go_on()
        self.fallen, self.episode = (), Episode(self.world, game)

    def decide(self, number: int) -> None:
        """The seat that is asked decides."""
        self.episode.step(number)
        self.steps += 1
        self.settle()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        episode = self.episode.copy()
        if isinstance(self.chance, ToldChance):
            episode.game.chance = self.chance.copy()  # type: ignore[attr-defined]
        return Position(self.world, episode, self.fallen, self.steps)

    def __reduce__(self) -> tuple[Any, ...]:
        world, episode = self.world, self.episode
        rules = json.dumps(world.rules.written())
        return _position, (world.game, len(world.names), rules, episode.game, episode.asked, self.fallen, self.steps)


@lru_cache(maxsize=32)
def world_of(game: str, players: int, rules: str) -> World:
    """The world of some parameters, made once; `rules` are settings as JSON."""
    return World(game, players=players, rules=json.loads(rules or "{}"))


def _position(game: str, players: int, rules: str, *rest: Any) -> Position:
    state, asked, fallen, steps = rest
    world = world_of(game, players, rules)
    return Position(world, Episode(world, state, asked), fallen, steps)


class State(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state of any of the games."""

    def __init__(self, game: Any, position: Position) -> None:
        super().__init__(game)
        self.position = position
        self.longest = game.longest

    @property
    def episode(self) -> Episode:
        """The game that is played."""
        return self.position.episode

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(CHANCE) if self.position.waits() else self.episode.seat

    def is_terminal(self) -> bool:
        return self.episode.over or self.position.steps >= self.longest

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = self.position.outcomes()
        return [(outcome, 1 / number) for outcome in range(number)]

    def _apply_action(self, action: int) -> None:
        if self.position.waits():
            self.position.fall(action)
        else:
            self.position.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"falls {action}" if player == CHANCE else self.position.world.actions.names[action]

    def returns(self) -> list[float]:
        return self.episode.shares() if self.episode.over else [0.0] * len(self.position.world.names)

    def resampled(self, player: int, rng: Random) -> "State":
        """The same as far as a player knows; unseen cards are dealt again. For ISMCTS."""
        twin: State = self.clone()
        world = twin.position.world
        game = next(self.episode.game.view(player).worlds(rng))
        twin.position = Position(
            world, Episode(world, game, self.episode.asked), self.position.fallen, self.position.steps
        )
        return twin

    def __str__(self) -> str:
        return f"{self.episode.game}\n{self.position.fallen}"


class Observer:
    """What a player observes: as bytes, with the latest moves if perfect recall is asked for; and as text."""

    def __init__(self, world: World, kind: Any) -> None:
        self.world = world
        self.perfect_recall = kind.perfect_recall
        self.size = world.observation.size + (len(LATEST) if kind.perfect_recall else 0)
        self.tensor = np.zeros(self.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write what a player observes."""
        size = self.world.observation.size
        self.tensor[:size] = np.frombuffer(state.episode.observe(player), np.uint8)
        if self.perfect_recall:
            self.tensor[size:] = latest(state.episode, player)

    def string_from(self, state: State, player: int) -> str:
        """The same as text."""
        view = state.episode.views[player]
        if not self.perfect_recall:
            return str(view)
        moves = " · ".join(map(str, view.table.moves))
        return f"{view}\n{moves}"


def _type_of(game: str) -> Any:
    """What OpenSpiel must know about a game before it is loaded."""
    hidden = read_rules(game, {}).secret_hands
    return pyspiel.GameType(
        short_name=f"zehn_{game}",
        long_name=f"Zehn: {room('envs', game).NAME}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=getattr(pyspiel.GameType.Information, "IMPERFECT_INFORMATION" if hidden else "PERFECT_INFORMATION"),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=room("envs", game).SEATS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "rules": "", "longest": LONGEST},
    )


def _info_of(world: World, longest: int) -> Any:
    """What OpenSpiel must know about a game with these rules."""
    seats = len(world.names)
    return pyspiel.GameInfo(
        num_distinct_actions=world.actions.size,
        max_chance_outcomes=SHUFFLES,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=longest,
    )


class Loaded(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of the games, with its parameters."""

    game: str
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen: dict[str, Any] = {"players": 2, "rules": "", "longest": LONGEST} | (params or {})
        if chosen["players"] < self.game_type.min_num_players:
            raise ZehnError("environment-alone", least=self.game_type.min_num_players)
        self.world = world_of(self.game, chosen["players"], unquote(chosen["rules"]))
        self.longest = chosen["longest"]
        chosen["rules"] = chosen["rules"].replace(",", COMMA)
        super().__init__(self.game_type, _info_of(self.world, self.longest), chosen)

    def new_initial_state(self) -> State:
        position = Position(self.world, self.world.start(ToldChance()))
        position.settle()
        return State(self, position)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer | None:
        """What a player observes; parts of it, without what is public or private, are not offered."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.world, kind) if whole and not params else None

    def max_chance_nodes_in_history(self) -> int:
        return int(NODES_A_DECISION * (self.longest + 1))


def _register() -> None:
    """Register the games with OpenSpiel, each with its own class, which pickles find in this module."""
    for game in games("envs"):
        name, game_type = room("envs", game).NAME, _type_of(game)
        offers = {"game": game, "game_type": game_type, "__module__": __name__}
        globals()[name] = type(name, (Loaded,), offers)
        pyspiel.register_game(game_type, globals()[name])


_register()
