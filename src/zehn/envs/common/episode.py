"""A game as a row of decisions: one seat at a time is asked for a number."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from zehn.envs.common.actions import PASS, Actions, Legal
from zehn.envs.common.observation import Observation
from zehn.games.chance import Chance, Seeded
from zehn.games.game import Game, Rules
from zehn.games.making import make_game, read_rules
from zehn.players import Budget, Player
from zehn.refusals import Refused, ZehnError
from zehn.rooms import games, room


class IllegalAction(ZehnError):
    """A number that means no legal move now."""


class World:
    """What is the same in all episodes: the game, its rules, the number of players, its actions and observations."""

    def __init__(self, game: str, *, players: int, rules: Mapping[str, Any] | None = None) -> None:
        if game not in games("envs"):
            raise ZehnError("game-unknown", name=game, games=", ".join(games("envs")))
        self.game = game
        self.rules: Rules = read_rules(game, rules or {})
        self.names = tuple(f"player_{seat}" for seat in range(players))
        refusal = self.rules.conflict() or self.rules.wrong_players(self.names)
        if refusal is not None:
            raise Refused(refusal)
        self.actions: Actions = room("envs", game).ACTIONS(self.rules)
        self.observation: Observation = room("envs", game).OBSERVATION(self.rules)

    def episode(self, seed: int, chance: Chance | None = None) -> "Episode":
        """A new game; somebody drawn by the seed deals first."""
        dealer = Random(seed).randrange(len(self.names))
        game = make_game(self.rules, self.names, chance=chance or Seeded(seed), dealer=dealer)
        return Episode(self, game)


class Episode:
    """One game. `seat` is asked now, out of turn if the rules say so (P10-V3b); -1 after the game."""

    def __init__(self, world: World, game: Game, asked: Sequence[int] | None = None) -> None:
        self.world = world
        self.game = game
        self.views = [game.watch(seat) for seat in range(len(world.names))]
        self.asked = tuple(world.actions.asked(game) if asked is None else asked)
        self._legal: Legal | None = None

    @property
    def seat(self) -> int:
        """Who is asked; -1 after the game."""
        return self.asked[0] if self.asked else self.game.turn

    @property
    def over(self) -> bool:
        """Whether the game has its winners."""
        return self.game.over

    def legal(self) -> Legal:
        """The legal numbers, and the moves that they mean."""
        if self._legal is None:
            self._legal = self.world.actions.legal(self.views[self.seat]) if self.seat >= 0 else {}
        return self._legal

    def mask(self) -> bytearray:
        """A byte for each number: whether it is legal."""
        return self.world.actions.mask(self.legal())

    def observe(self, seat: int) -> bytearray:
        """What a seat observes."""
        return self.world.observation.of(self.views[seat])

    def step(self, number: int) -> None:
        """The seat that is asked does what a number means; raises `IllegalAction`, and changes nothing then."""
        if number not in self.legal():
            raise IllegalAction("action-illegal", number=str(number), most=str(self.world.actions.size - 1))
        move, self._legal = self.legal()[number], None
        if move is PASS:
            self._pass()
        else:
            self.game.play(move)
            self.asked = tuple(self.world.actions.asked(self.game))

    def answer(self, player: Player, budget: Budget | None = None) -> None:
        """The seat that is asked does what a player chooses, whether or not it has a number."""
        seat, self._legal = self.seat, None
        view = self.views[seat]
        if not self.asked:
            self.game.play(player.choose(view, budget))
        elif player.knocks(view):
            self.game.play(self.world.actions.out_of_turn(view))
        else:
            self._pass()
            return
        self.asked = tuple(self.world.actions.asked(self.game))

    def _pass(self) -> None:
        self.asked = self.asked[1:]
        if not self.asked:
            self.world.actions.close(self.game)

    def copy(self) -> "Episode":
        """An independent copy; it will meet the same chance."""
        return Episode(self.world, self.game.copy(), self.asked)

    def shares(self) -> list[float]:
        """What each seat got of the victory, less what it would get if all got the same: the sum is 0."""
        seats = len(self.world.names)
        winners = self.game.result()["winners"] if self.over else range(seats)
        return [(seat in winners) / len(winners) - 1 / seats for seat in range(seats)]

    def points(self) -> list[int]:
        """The points that each seat has written down so far."""
        totals: list[int] = self.game.result()["totals"]
        return totals
