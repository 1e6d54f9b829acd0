"""The levels that people can choose, and their measured strength.

`levels.toml` in a game's room has the figures: how many games of a hundred a level wins against the yardstick of its
game, with the interval that holds the truth 19 times out of 20. In a game that can also be played alone, `points` is
what a level makes of it then. Names and sentences are in `levels.ftl`, `table.ftl` and `dice_table.ftl`.
"""

import tomllib
from functools import cache
from importlib import resources
from typing import NamedTuple

from zehn.rooms import room
from zehn.words import Words


class Level(NamedTuple):
    """One level: its player, and its share of won games against one `against`, from `low` to `high`, per cent.

    `default` marks the level that a new table offers first, `hints` the one whose moves are given as hints.
    """

    game: str
    player: str
    against: str
    wins: float
    low: float
    high: float
    pairs: int
    points: int = 0
    default: bool = False
    hints: bool = False

    def name(self, words: Words) -> str:
        """How it plays, in a word or two."""
        return words(f"level-{self.player}")

    def sentence(self, words: Words) -> str:
        """How it plays, in a sentence; a game may have a sentence of its own."""
        try:
            return words(f"level-{self.game}-{self.player}-says")
        except KeyError:
            return words(f"level-{self.player}-says")

    def strength(self, words: Words) -> str:
        """How strong it is, also when playing alone, if the game allows that."""
        strength = words("level-yardstick") if self.player == self.against else self._wins(words)
        return f"{strength} {words('level-alone', points=self.points)}" if self.points else strength

    def _wins(self, words: Words) -> str:
        """How often it wins; what is the same for both sides is a deal of cards, or what the game calls it."""
        figures = {"against": self.against, "wins": self.wins, "low": self.low, "high": self.high, "pairs": self.pairs}
        try:
            return words(f"level-strength-{self.game}", **figures)
        except KeyError:
            return words("level-strength", **figures)


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, weakest first; none for a game whose players have not been measured."""
    file = resources.files(str(room("players", game).__package__)).joinpath("levels.toml")
    rows = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return tuple(Level(game, player, **row) for player, row in rows.items())
