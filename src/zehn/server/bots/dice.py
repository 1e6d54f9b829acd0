"""Computes the tables that the bots of the dice game look moves up in, once per machine.

The server starts `python -m zehn.server.bots.dice` when the first dice table is made. It takes two minutes of
one core, behind everything else, and a gigabyte of memory; then the tables stay in the user's cache directory for good.
"""

import os
from contextlib import suppress

from zehn.games.dice import DiceRules
from zehn.players.dice.racer import ALL_PRICES
from zehn.solver.tables import make


def main() -> None:
    """Solve the published game, unless it is solved."""
    with suppress(OSError, AttributeError):  # not every system has it
        os.nice(19)
    make(DiceRules.read({}), ALL_PRICES)


if __name__ == "__main__":
    main()
