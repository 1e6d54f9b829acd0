"""A match: which bots meet at which game, and who sits where in which deal.

Every deal is played from every seat arrangement with the same cards or dice: chance is asked by round and event, so
equal seeds give equal deals whoever plays. What a bot gains is then its play, hardly its luck.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import permutations
from math import factorial, prod
from random import Random
from typing import Any

from zehn.games.chance import Seeded
from zehn.games.game import Game, Rules
from zehn.games.making import read_rules
from zehn.players import Budget
from zehn.players.common.player import LONGEST
from zehn.rooms import room

#: A deal is played from all arrangements if there are no more than these, else from every seat's rotation of one.
MOST_ARRANGEMENTS = 24

#: Seconds that a foreign bot may think about one decision.
LIMIT = 10.0

#: Keeps the random streams of players apart from those of the deals.
_PLAYERS_STREAM = 1 << 128


@dataclass(frozen=True)
class Match:
    """One bot for each seat; a bot that is named twice sits on two seats. `rules` are settings as in a record.

    Foreign bots may think for `limit` seconds about a decision; games end after `longest` moves.
    """

    game: str
    bots: tuple[str, ...]
    rules: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    budget: Budget | None = None
    limit: float = LIMIT
    longest: int = LONGEST

    @cached_property
    def entrants(self) -> tuple[str, ...]:
        """The bots without their doubles, in the order in which they were named."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def entrant_of(self) -> tuple[int, ...]:
        """The entrant of each place in `bots`."""
        return tuple(self.entrants.index(bot) for bot in self.bots)

    @cached_property
    def arrangements(self) -> int:
        """From how many seat arrangements each deal is played."""
        every = factorial(len(self.bots)) // prod(factorial(self.bots.count(bot)) for bot in self.entrants)
        return every if every <= MOST_ARRANGEMENTS else len(self.bots)

    @cached_property
    def _all(self) -> list[tuple[int, ...]] | None:
        """All arrangements, if they are few; each has the place in `bots` of who sits on each seat."""
        found: dict[tuple[int, ...], tuple[int, ...]] = {}
        for order in permutations(range(len(self.bots))):
            found.setdefault(tuple(self.entrant_of[place] for place in order), order)
            if len(found) > MOST_ARRANGEMENTS:
                return None
        return list(found.values())

    def seatings(self, deal: int) -> list[tuple[int, ...]]:
        """Who sits where in the games of a deal: every bot has every seat."""
        if self._all is not None:
            return self._all
        order = list(range(len(self.bots)))
        Random(_PLAYERS_STREAM + self.deal_seed(deal)).shuffle(order)
        return [tuple(order[turn:] + order[:turn]) for turn in range(len(order))]

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal, as `zehn.new(…, seed=…)` takes it."""
        return (self.seed << 32) + deal

    def stream(self, deal: int, place: int) -> Random:
        """The random stream of a foreign bot: its own, and the same in every arrangement of a deal."""
        return Random(_PLAYERS_STREAM + (self.deal_seed(deal) + 1 << 8) + place)

    @cached_property
    def _table(self) -> tuple[Callable[..., Game], Rules, tuple[str, ...]]:
        """The engine, the rules, and names that hide which bot plays where."""
        names = tuple(f"P{seat}" for seat in range(len(self.bots)))
        return room("games", self.game).GAME, read_rules(self.game, self.rules), names

    def our_stream(self, deal: int) -> Random:
        """The random stream that our own players at a table share: making one takes as long as many of their turns."""
        return self.stream(deal, 255)

    def new_game(self, deal: int) -> Game:
        """The game of a deal."""
        engine, rules, names = self._table
        return engine(rules, names, chance=Seeded(self.deal_seed(deal)))

    def written(self) -> dict[str, Any]:
        """The match as JSON holds it."""
        budget = self.budget._asdict() if self.budget else None
        rules = dict(self.rules)
        return {
            "game": self.game, "bots": list(self.bots), "rules": rules, "seed": self.seed, "budget": budget,
            "limit": self.limit, "longest": self.longest,
        }  # fmt: skip


@lru_cache(maxsize=4)
def read_match(text: str) -> Match:
    """The match of a JSON text: workers get it again with every unit of work."""
    match = json.loads(text)
    budget = Budget(**match.pop("budget")) if match["budget"] else match.pop("budget")
    return Match(**match | {"bots": tuple(match["bots"]), "budget": budget})
