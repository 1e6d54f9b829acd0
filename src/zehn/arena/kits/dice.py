"""What the conformance kit needs to know about the dice game: random rules and dice. Only future throws are hidden."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, ClassVar

from zehn.arena.kits.kit import Kit
from zehn.arena.outcome import Outcome
from zehn.cards.notation import Move
from zehn.games.chance import Seeded
from zehn.games.dice import DiceGame, DiceRules
from zehn.games.dice.dice import COLOURS, MATERIAL


class DiceKit(Kit[DiceGame]):
    """Games of 1 to 8 players with the published dice or others, and the published phases or few own ones."""

    #: Of every attempt at a phase, to be exact.
    once_a_turn: ClassVar = ("score", "pass")

    def rules(self, rng: Random) -> dict[str, Any]:
        """Random settings. Every die of an own set has all colours, so that every phase can be made."""
        rules: dict[str, Any] = (
            {"dice": [self._die(rng, numbers) for numbers in MATERIAL]} if rng.random() < 1 / 3 else {}
        )
        if rng.random() < 1 / 3:
            contracts = rng.sample(["2*set(2)", "run(5)", "colour(4)", "twin(2)", "set(3)+run(3)", "set(4)"], 3)
            rules["sheet"] = {"game": "dice", "phases": [{"contract": contract} for contract in contracts]}
        if rng.random() < 1 / 2:
            rules["solo_decline"] = rng.choice(["fails", "free"])
        return rules

    def _die(self, rng: Random, numbers: Sequence[str]) -> list[str]:
        colours = [*COLOURS, *rng.sample(COLOURS, 2)]
        rng.shuffle(colours)
        return [number + colour for number, colour in zip(numbers, colours, strict=True)]

    def new(self, rng: Random) -> DiceGame:
        names = [f"P{seat}" for seat in range(rng.randint(1, 8))]
        return DiceGame(DiceRules.read(self.rules(rng)), names, chance=Seeded(rng.getrandbits(32)))

    def cards(self, game: DiceGame) -> list[int]:
        """The dice on the table, each known by a face that only it can show in its place."""
        shown = enumerate(game.table.faces or [faces[0] for faces in game.rules.dice.faces])
        return [die for die, face in shown if face in game.rules.dice.faces[die]]

    def whole(self, game: DiceGame) -> list[int]:
        return list(range(len(game.rules.dice.faces)))

    def swapped(self, game: DiceGame, seat: int, rng: Random) -> DiceGame:
        """The same game with another chance: only future throws are hidden."""
        twin = game.copy()
        twin.chance = Seeded(rng.getrandbits(32))
        return twin

    def moves(self, game: DiceGame) -> Iterable[Sequence[Move]]:
        return game.history

    def outcome(self, game: DiceGame, turns: int | None) -> Outcome:
        """The same as the result says, but faster."""
        table = game.table
        numbers = tuple(phase.number for phase in game.rules.phases)
        totals = tuple(column.total for column in table.columns)
        done = tuple(numbers[: len(column.phases)] for column in table.columns)
        return Outcome(table.winners, totals, done, len(game.history), turns)


KIT = DiceKit()
