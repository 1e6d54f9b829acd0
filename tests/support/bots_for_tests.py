"""A thinking process with bots that misbehave: `python bots_for_tests.py`, in place of `zehn.server.bots.worker`."""

import os
import time
from random import Random
from typing import Any

from zehn.cards.notation import Move
from zehn.players import PLAYERS, Budget, Player
from zehn.server.bots import worker as thinking


class Crashing(Player):
    """Takes its whole process with it."""

    def choose(self, view: Any, budget: Budget | None = None) -> Move:
        os._exit(3)


class Failing(Player):
    """Raises."""

    def choose(self, view: Any, budget: Budget | None = None) -> Move:
        raise ZeroDivisionError


class Stalling(Player):
    """Never answers."""

    def choose(self, view: Any, budget: Budget | None = None) -> Move:
        time.sleep(1000)
        raise AssertionError


class Cheating(Player):
    """Answers what is not legal."""

    def choose(self, view: Any, budget: Budget | None = None) -> Move:
        return Move(view.table.rules.deck, view.seat, "discard", cards=(0,))


class Knocking(Player):
    """Knocks for everything."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.steady = PLAYERS["phase10"]["steady"](rng)

    def choose(self, view: Any, budget: Budget | None = None) -> Move:
        return self.steady.choose(view)

    def knocks(self, view: Any) -> bool:
        return True


BAD = {"crashing": Crashing, "failing": Failing, "stalling": Stalling, "cheating": Cheating}

if __name__ == "__main__":
    PLAYERS["phase10"].update(BAD, knocking=Knocking)
    thinking.main()
