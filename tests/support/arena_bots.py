"""Bots as other people might write them, well behaved and not: for the arena, by `arena_bots:Name`."""

import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from zehn.players import Budget


class Simple:
    """Anything legal; no constructor, no knocking, and moves as texts."""

    def choose(self, view: Any, budget: Budget | None) -> str:
        return str(next(iter(view.moves())))


class Dicer:
    """Notes what it can, else throws everything again, else gives up. It counts its decisions."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: Any, budget: Budget | None) -> Any:
        by_verb = {move.verb: move for move in view.moves()}
        return by_verb.get("score") or by_verb.get("keep") or by_verb["pass"]


class Meeting(Dicer):
    """Decides nothing on a cluster of two nodes (`ray_cluster`) until both play: they tell each other by files."""

    def choose(self, view: Any, budget: Budget | None) -> Any:
        if folder := os.environ.get("ZEHN_MET"):
            Path(folder, f"met-{os.environ['ZEHN_NODE']}").touch()
            while len(list(Path(folder).glob("met-*"))) < 2:
                time.sleep(0.01)
        return super().choose(view, budget)


class Sometimes(Simple):
    """Well behaved until its third decision in a game."""

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, view: Any, budget: Budget | None) -> Any:
        self.decisions += 1
        return super().choose(view, budget) if self.decisions < 3 else self.fail(view)

    def fail(self, view: Any) -> Any:
        raise NotImplementedError


class Crashing(Sometimes):
    def fail(self, view: Any) -> Any:
        raise ZeroDivisionError("a <b>bad</b> day")


class Leaving(Sometimes):
    def fail(self, view: Any) -> Any:
        sys.exit("bye")


class Dying(Sometimes):
    """Takes its whole process with it."""

    def fail(self, view: Any) -> Any:
        os._exit(3)


class Stalling(Sometimes):
    """Cannot be interrupted from within."""

    def fail(self, view: Any) -> Any:
        while True:
            try:
                time.sleep(1000)
            except BaseException:
                continue


class Cheating(Sometimes):
    def fail(self, view: Any) -> Any:
        return f"{view.seat} lay 1 1r,1r,1r 2r,2r,2r"


class Mumbling(Sometimes):
    def fail(self, view: Any) -> Any:
        return None


class Meddling(Simple):
    """Changes what it was shown, talks and listens where the worker does."""

    def choose(self, view: Any, budget: Budget | None) -> str:
        print("{}")
        assert not sys.stdin.read()
        move = super().choose(view, budget)
        view.table.discards.clear()
        view.hand.cards.clear()
        view.table.turn = -1
        return move


class Unborn(Simple):
    def __init__(self) -> None:
        raise RuntimeError("never born")


class Frugal(Simple):
    """Plays on only if the budget is what the match says."""

    def choose(self, view: Any, budget: Budget | None) -> str:
        assert budget == Budget(samples=7, milliseconds=50), budget
        return super().choose(view, budget)


class Moody(Simple):
    """Decides by something else than its view and its own random stream."""

    mood = 0

    def choose(self, view: Any, budget: Budget | None) -> str:
        moves = list(view.moves())
        Moody.mood += 1
        return str(moves[Moody.mood % len(moves)])


nothing = 7
