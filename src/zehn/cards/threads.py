"""Long work beside other threads: compiled code never lets another thread run on its own, so it must say when."""

from time import sleep
from typing import Final

#: After so many steps of long work it is time to breathe.
STEPS: Final = 200


def breathe() -> None:
    """Let other threads run, if any wants to: a live server makes tables of own sheets beside its loop."""
    sleep(0)
