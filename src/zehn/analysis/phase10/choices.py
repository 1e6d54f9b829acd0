"""The candidate moves of the phase cards: the played one, and the best of each other kind."""

from collections.abc import Iterator
from random import Random

from zehn.analysis.phase10.quick import HANDS, Memories
from zehn.cards.contracts import Contract
from zehn.cards.notation import Move
from zehn.games.phase10 import View
from zehn.games.phase10.table import PLAY
from zehn.kernel.reach import Reach
from zehn.players.phase10.hitting import best_hit, best_lay
from zehn.players.phase10.master import Master
from zehn.players.phase10.sharp import takers

#: The number of discards that are considered; and where something can be laid or hit, too.
DISCARDS, BESIDE = 5, 2


class Choices:
    """A seat's candidate moves. A bot that counts (`Master`) chooses the discards among them."""

    def __init__(self, view: View, memories: Memories) -> None:
        self.view = view
        self.bot = Master(Random(1), HANDS)
        self.bot.memories = memories
        self.bot.guessed = [memories[seat] for seat in takers(view) if seat in memories]
        self.reach: Reach | None = None if self.laid else self.bot.nearest_of(view, view.reaches())

    @property
    def laid(self) -> bool:
        """Whether the phase is down, or there is none to lay."""
        table = self.view.table
        return bool(table.laid[self.view.seat]) or not table.open[self.view.seat]

    @property
    def contract(self) -> Contract | None:
        """The phase that the seat collects for."""
        if self.reach is None:
            return None
        return self.view.table.open[self.view.seat][self.view.reaches().index(self.reach)]

    def moves(self, played: Move) -> list[Move | None]:
        """The moves to compare, the one that was played first; None: not to knock."""
        if played.verb == "knock":
            return [played, None]
        found: dict[str, Move] = {str(played): played}
        for move in self._others():
            if self.view.why_not(move) is None:
                found.setdefault(str(move), move)
        return list(found.values())

    def _others(self) -> Iterator[Move]:
        view, notation = self.view, self.view.table.rules.notation
        if view.table.step != PLAY:
            yield notation.draw[view.seat]
            yield notation.take[view.seat]
            return
        down = [*self._lays(), *self._hits()]
        yield from down
        yield from self._away(BESIDE if down else DISCARDS)

    def _lays(self) -> Iterator[Move]:
        if not self.laid:
            unseen = _unseen(self.view)
            for reach in self.view.reaches():
                if not reach.missing:
                    yield best_lay(self.view, reach, unseen)

    def _hits(self) -> Iterator[Move]:
        if self.view.table.laid[self.view.seat]:
            hit = best_hit(self.view, _unseen(self.view))
            if hit is not None:
                yield hit

    def _away(self, most: int) -> Iterator[Move]:
        """The best discards; a skip against each of those whom it can stop."""
        view, bot = self.view, self.bot
        cards = list(dict.fromkeys(view.cards))
        if self.reach is not None:
            cards = list(dict.fromkeys(self.reach.spares(cards))) or cards
        ranked = sorted(sorted(cards), key=lambda kind: bot.rating(view, self.reach, kind), reverse=True)
        for kind in ranked[:most]:
            if kind == view.table.rules.deck.skip:
                yield from [view.table.rules.notation.skip[view.seat][to] for to in view.table.rivals[view.seat]]
            yield view.table.rules.notation.discard[view.seat][kind]


def kind_of(view: View, move: Move) -> str:
    """What was to be decided."""
    if move.verb == "knock":
        return "knock"
    if view.table.step != PLAY:
        return "draw"
    return "discard" if move.verb in ("discard", "skip") else move.verb


def _unseen(view: View) -> list[int]:
    return list(view.unseen_row())
