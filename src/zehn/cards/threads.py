"""Long computations beside other threads: compiled code never yields to other threads by itself."""

from time import sleep
from typing import Final

#: After so many steps, let other threads run.
STEPS: Final = 200


def breathe() -> None:
    """Let other threads run: a live server computes the tables of custom sheets beside its loop."""
    sleep(0)
