"""A game as a sequence of decisions: one seat at a time chooses a number."""

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
    """What all episodes have in common: the game, its rules, the number of players, actions and observations."""

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

    def episode(self, seed: int) -> "Episode":
        """A new game; the seed decides who deals first."""
        return self.start(Seeded(seed), Random(seed).randrange(len(self.names)))

    def start(self, chance: Chance, dealer: int = 0) -> "Episode":
        """A new game with some other chance."""
        return Episode(self, make_game(self.rules, self.names, chance=chance, dealer=dealer))


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
        """The seat that is asked; -1 after the game."""
        return self.asked[0] if self.asked else self.game.turn

    @property
    def over(self) -> bool:
        """Whether the game has its winners."""
        return self.game.over

    def legal(self) -> Legal:
        """The legal numbers, and their moves."""
        if self._legal is None:
            self._legal = self.world.actions.legal(self.views[self.seat]) if self.seat >= 0 else {}
        return self._legal

    def mask(self) -> bytearray:
        """The action mask: a byte for each number, 1 if it is legal."""
        return self.world.actions.mask(self.legal())

    def observe(self, seat: int) -> bytearray:
        """What a seat observes."""
        return self.world.observation.of(self.views[seat])

    def step(self, number: int) -> None:
        """The seat that is asked makes the move of a number; raises `IllegalAction` if there is none, and changes
        nothing then.
        """
        if number not in self.legal():
            raise IllegalAction("action-illegal", number=str(number), most=str(self.world.actions.size - 1))
        move, self._legal = self.legal()[number], None
        if move is PASS:
            self._pass()
        else:
            self.game.play(move)
            self.asked = tuple(self.world.actions.asked(self.game))

    def answer(self, player: Player, budget: Budget | None = None) -> None:
        """The seat that is asked makes the move that a player chooses, even if it has no number."""
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
        """An independent copy, with the same chance ahead of it."""
        return Episode(self.world, self.game.copy(), self.asked)

    def shares(self) -> list[float]:
        """Each seat's share of the victory, less an equal share: the sum is 0."""
        seats = len(self.world.names)
        winners = self.game.result()["winners"] if self.over else range(seats)
        return [(seat in winners) / len(winners) - 1 / seats for seat in range(seats)]

    def points(self) -> list[int]:
        """The points that each seat has written down so far."""
        totals: list[int] = self.game.result()["totals"]
        return totals
