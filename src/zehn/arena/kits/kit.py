"""What arena and conformance kit need to know about a game."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from random import Random
from typing import ClassVar, Generic

from zehn.arena.outcome import Outcome
from zehn.cards.notation import Move
from zehn.games.game import G
from zehn.players import Player, play_game


class Kit(ABC, Generic[G]):
    """What arena and conformance kit ask about one game: `KIT` in a game's room.

    `once_a_turn` are the verbs of which every turn has exactly one.
    """

    once_a_turn: ClassVar[tuple[str, ...]]

    @abstractmethod
    def new(self, rng: Random) -> G:
        """A new game with random rules, players and chance."""

    def play(self, game: G, players: Sequence[Player]) -> None:
        """Play it to the end."""
        play_game(game, players)

    @abstractmethod
    def cards(self, game: G) -> list[int]:
        """All cards, wherever they are."""

    @abstractmethod
    def whole(self, game: G) -> list[int]:
        """All cards that the deck has."""

    def seats(self, game: G) -> range:
        """The seats."""
        return range(len(game.table.players))

    @abstractmethod
    def swapped(self, game: G, seat: int, rng: Random) -> G:
        """A copy in which cards that a seat cannot see have changed places."""

    @abstractmethod
    def moves(self, game: G) -> Iterable[Sequence[Move]]:
        """The moves of every round."""

    def turns(self, game: G) -> int:
        """How many turns were taken in all rounds."""
        verbs = [move.verb for moves in self.moves(game) for move in moves]
        return sum(verbs.count(verb) for verb in self.once_a_turn)

    def outcome(self, game: G, turns: int | None) -> Outcome:
        """The outcome of a finished game."""
        result = game.result()
        done = tuple(tuple(numbers) for numbers in result["done"])
        return Outcome(tuple(result["winners"]), tuple(result["totals"]), done, len(result["rounds"]), turns)
