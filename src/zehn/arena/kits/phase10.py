"""What the conformance kit must know of the phase card game: random rules, all cards, what a seat cannot see."""

from random import Random
from typing import Any, ClassVar

from zehn.arena.kits.cards import CardKit
from zehn.games.chance import Seeded
from zehn.games.phase10 import Phase10, Rules


class Phase10Kit(CardKit[Phase10]):
    """Games of 2 to 6 players with any edition, variants, subset of phases and house rules."""

    once_a_turn: ClassVar = ("draw", "take", "knock")

    def rules(self, rng: Random) -> dict[str, Any]:
        """Random settings; all combinations that do not exclude each other can come."""
        variants = rng.choice([[], ["fixed_rounds"], ["free_order"]]) + rng.choice([[], ["knocking"]])
        return {
            "edition": rng.choice(["classic", "compact"]),
            "variants": variants,
            "phases": rng.choice(["first:10", "first:3", "even", "odd", "1,4,8", "10", "2,3,9"]),
            "first_card_skip": rng.choice(["ignore", "skips_first_player"]),
            "take_skip": rng.random() < 1 / 4,
            "go_out": rng.choice(["discard", "discard", "any"]),
            "turn_limit": rng.choice([400, 400, 60, 25, None]),
            "used_skip_goes": rng.choice(["under", "top"]),
            "final_tie": rng.choice(["shared", "playoff"]),
            "turn_pile": rng.choice(["at_once", "on_draw"]),
            "last_skip": rng.choice(["skip", "either"]),
            "knock_again": rng.choice(["own_turn", "next_discard"]),
            "knock_window": rng.choice([0, 0.5, 3]),
        }

    def new(self, rng: Random) -> Phase10:
        seats = rng.randint(2, 6)
        rules = Rules.read(self.rules(rng))
        names = [f"P{seat}" for seat in range(seats)]
        return Phase10(rules, names, chance=Seeded(rng.getrandbits(32)), dealer=rng.randrange(seats))

    def others(self, game: Phase10) -> list[int]:
        """Skips before players."""
        return [game.rules.deck.skip] * game.table.skips.bit_count()

    def swapped(self, game: Phase10, seat: int, rng: Random) -> Phase10:
        """The unseen cards dealt again: a world that the seat imagines, put into a copy of the game."""
        twin = game.copy()
        world = next(game.view(seat).worlds(rng))
        twin.hands = [hand.copy() for hand in world.hands]
        twin.stack = world.stack
        return twin


KIT = Phase10Kit()
