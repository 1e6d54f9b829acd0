"""The kit of `highest`: random rules, all cards, what a seat cannot see."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import ClassVar

from tiny_game.games import Highest, HighestRules
from zehn.arena.kits.kit import Kit
from zehn.cards.notation import Move
from zehn.games.chance import Seeded


class HighestKit(Kit[Highest]):
    once_a_turn: ClassVar = ("keep", "swap")

    def new(self, rng: Random) -> Highest:
        seats = rng.randint(2, 4)
        rules = HighestRules.read({"first_to": rng.randint(1, 4)})
        players = [f"P{seat}" for seat in range(seats)]
        return Highest(rules, players, chance=Seeded(rng.getrandbits(32)), dealer=rng.randrange(seats))

    def cards(self, game: Highest) -> list[int]:
        return [*(kind for hand in game.hands for kind in hand.cards), *game.pile, *game.table.discards]

    def whole(self, game: Highest) -> list[int]:
        return list(game.rules.deck.cards)

    def moves(self, game: Highest) -> Iterable[Sequence[Move]]:
        return [dealt.moves for dealt in game.history]

    def swapped(self, game: Highest, seat: int, rng: Random) -> Highest:
        twin, world = game.copy(), next(game.view(seat).worlds(rng))
        twin.hands, twin.pile = world.hands, world.pile
        return twin


KIT = HighestKit()
