"""What the conformance kit must know of Profi-Sort: random rules, all cards, what a seat cannot see."""

from random import Random
from typing import Any, ClassVar

from zehn.arena.kits.cards import CardKit
from zehn.games.chance import Seeded
from zehn.games.profisort import ProfiSort, Rules
from zehn.games.profisort.hand import Hand


class ProfiSortKit(CardKit[ProfiSort]):
    """Games of two or three players with any settings; `short` ones are over after a few tasks."""

    once_a_turn: ClassVar = ("draw", "take", "sit")

    def __init__(self, *, short: bool = False) -> None:
        self.short = short

    def rules(self, rng: Random) -> dict[str, Any]:
        """Random settings; what is left out has its default."""
        numbers = sorted(rng.sample(range(1, 16), rng.randint(2, 15)))
        tasks = {"tasks": ",".join(map(str, numbers))} if rng.random() < 1 / 2 else {}
        few = {"first_to": rng.randint(1, len(numbers))} if rng.random() < 1 / 4 else {}
        if self.short:
            few = {"first_to": rng.randint(1, 2)}
        rules: dict[str, Any] = {"bonus_pairs": rng.choice([0, 10, 20]), "bonus_without_joker": rng.choice([0, 20, 35])}
        rules |= self.readings(rng)
        return rules | {"variants": rng.choice([[], ["draw_from_discard"]])} | tasks | few

    def readings(self, rng: Random) -> dict[str, Any]:
        """Clauses that can be read in two ways."""
        aces = {"aces_each_round": rng.choice(["per_receiver", "one"])}
        groups = {"equal_groups": rng.choice(["allowed", "distinct"])}
        return groups | aces | {"discard_received_ace": rng.random() < 1 / 2}

    def new(self, rng: Random) -> ProfiSort:
        seats = rng.randint(2, 3)
        rules = Rules.read(self.rules(rng))
        names = [f"P{seat}" for seat in range(seats)]
        return ProfiSort(rules, names, chance=Seeded(rng.getrandbits(32)), dealer=rng.randrange(seats))

    def others(self, game: ProfiSort) -> list[int]:
        """Open aces."""
        return [kind for aces in game.table.received for kind in aces]

    def swapped(self, game: ProfiSort, seat: int, rng: Random) -> ProfiSort:
        """The unseen cards dealt again: a world that the seat imagines, put into a copy of the game."""
        twin = game.copy()
        world = next(game.view(seat).worlds(rng))
        twin.hands = [Hand(hand.cards) for hand in world.hands]
        twin.pile = world.pile[:]
        return twin


KIT = ProfiSortKit(short=True)
