"""Moves tried with the engine itself: in an imagined world the move is made, and bots play the rest of the round. That
works for every card game with all its variants; a game's room may use something faster.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from zehn.cards.deck import Deck
from zehn.players import Player, make_player, play_game

#: After this many moves a round is abandoned.
LONGEST: Final = 3000

Worth = Callable[[Any], list[float]]


class RestOfRound:
    """Chance for the rest of a round: there is no next deal."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def deck(self, deck: Deck, *, round: int) -> None:
        """There is no next round."""

    def turned(self, deck: Deck, cards: Sequence[int], *, round: int, event: int) -> list[int]:
        """A turned pile in random order."""
        return self.random.sample(list(cards), len(cards))

    def throw(self, dice: Sequence[Sequence[int]], *, round: int, event: int) -> None:
        """Nobody throws dice in a card game."""

    def order(self, seats: Sequence[int], *, round: int, event: int) -> list[int]:
        """Any order."""
        return self.random.sample(list(seats), len(seats))


class Playouts:
    """Moves of one view, tried in imagined worlds that bots finish. None as a move: the seat lets a chance pass.

    `worth` says what the table is worth to each seat once the round is over.
    """

    def __init__(self, view: Any, moves: Sequence[Any], seed: int, worth: Worth, bot: str) -> None:
        self.view = view
        self.moves = moves
        self.worth = worth
        self.random = Random(seed)
        self.worlds = view.worlds(self.random)
        self.players = players_for(view.table, bot, seed)
        self.world: Any = None
        self.seed = 0

    def imagine(self) -> None:
        """The next world."""
        self.world = next(self.worlds)
        self.seed = self.random.getrandbits(32)

    def tried(self, number: int) -> float:
        """What a move leads to for the seat itself."""
        twin = self.world.copy()
        twin.chance = RestOfRound(self.seed)
        if self.moves[number] is not None:
            twin.play(self.moves[number])
        chance: float = self.end(twin)[self.view.seat]
        return chance

    def end(self, game: Any) -> list[float]:
        """What a game is worth to each seat once its round has been played to the end."""
        reseed(self.players, self.seed)
        play_game(game, self.players, longest=LONGEST)
        return self.worth(game.table)


def players_for(table: Any, bot: str, seed: int) -> list[Player]:
    """A bot for every seat."""
    return [make_player(table.rules.game, bot, Random(seed + seat)) for seat in range(len(table.players))]


def reseed(players: Sequence[Player], seed: int) -> None:
    """The bots make the same random choices for all moves that are tried in a world."""
    for seat, player in enumerate(players):
        player.rng.seed(seed + seat)
