"""Moves of the phase cards tried in quick rounds (`players/phase10/fast_round.py`): the same worlds for all of them."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from zehn.analysis.phase10.standing import chance_after, to_one
from zehn.analysis.playouts import RestOfRound
from zehn.cards.contracts import Contract
from zehn.cards.notation import Move
from zehn.games.phase10 import Phase10, View
from zehn.games.phase10.hand import Hand
from zehn.games.phase10.table import DRAW as TO_DRAW
from zehn.games.phase10.table import KNOCK, PLAY
from zehn.players.phase10.fast_round import DISCARD, DRAW, REST, SKIP, TAKE, TURN, FastRound
from zehn.players.phase10.opponent_hands import RememberedHands
from zehn.players.phase10.round_search import RoundSearch, quick, round_search

#: Hands that are imagined for a rival: at least, and of many rounds one for so many, but no more than that. They are a
#: sample, too: few of them make all worlds alike.
HANDS, ROUNDS, MOST_HANDS = 96, 6, 384

#: Imagined hands have no time limit, so every machine makes the same number.
NO_LIMIT = 1e9

#: Verbs that begin a quick round from the position itself.
ACTS = {"draw": DRAW, "take": TAKE, "discard": DISCARD, "skip": SKIP}

Memories = dict[int, RememberedHands]


class Start(NamedTuple):
    """How a move is tried: the quick round, the seat that goes on, what it begins with."""

    fast: FastRound
    seat: int
    act: int
    what: int


class QuickTrials:
    """Moves of one view in quick rounds."""

    def __init__(self, me: int, search: RoundSearch, starts: Sequence[Start]) -> None:
        self.me = me
        self.search = search
        self.starts = starts
        self.more = [start.fast for start in starts if start.fast is not search.fast]

    def imagine(self) -> None:
        """The next world, for all quick rounds."""
        self.search.imagine()
        for fast in self.more:
            fast.join_world(self.search.fast, self.me)
            fast.look()

    def tried(self, number: int) -> float:
        """How likely the seat wins after a move."""
        fast, seat, act, what = self.starts[number]
        fast.play(seat, act, what)
        return chance_after(self.search, fast, self.me)


def hands_for(rounds: int) -> int:
    """How many hands are imagined for a rival, by the rounds for each decision."""
    return max(HANDS, min(MOST_HANDS, rounds // ROUNDS))


def memories_of(view: View, seed: int, hands: int = HANDS) -> Memories:
    """What the others may hold, from everything they did in this round; an onlooker (-1) guesses about everybody."""
    table, rng = view.table, Random(seed)
    seats = table.rivals[view.seat] if view.seat >= 0 else range(len(table.players))
    return {seat: RememberedHands(view, seat, rng, hands, NO_LIMIT) for seat in seats}


def onlooker(game: Phase10) -> View:
    """What an onlooker knows, who sees the public table and no hand."""
    nothing = game.hands[0].copy()
    nothing.cards_row = nothing.cards_row[:0]
    return View(-1, game.table, Hand(nothing.cards_row, nothing.drawn_row[:0]))


def waiting(view: View, seed: int) -> View:
    """The same view once nobody knocks (P10-V3b): what happens then does not depend on any hidden card."""
    if view.table.step != KNOCK:
        return view
    game = _game(view, seed)
    game.close_window()
    return View(view.seat, game.table, game.hands[view.seat])


def _game(view: View, seed: int) -> Phase10:
    """Some game that the seat could be in. Use it only for questions that have the same answer in all of them."""
    game = next(view.worlds(Random(seed)))
    game.chance = RestOfRound(seed)
    return game


def quick_trials(
    view: View, contract: Contract | None, moves: Sequence[Move | None], memories: Memories, seed: int
) -> QuickTrials | None:
    """Moves to be tried in quick rounds; None where that is not possible.

    None as a move: a seat does not knock.
    """
    knocking = any(move is None or move.verb == "knock" for move in moves)
    base = waiting(view, seed)
    search = round_search(base, contract, memories, seed)
    if search is None:
        return None
    starts = []
    for move in moves:
        start = _knock_start(view, base, search, move, seed) if knocking else _start(base, search, move, seed)
        if start is None:
            return None
        starts.append(start)
    return QuickTrials(view.seat, search, starts)


def _start(view: View, search: RoundSearch, move: Move | None, seed: int) -> Start | None:
    assert move is not None
    act = ACTS.get(move.verb)
    if act is not None:
        return Start(search.fast, view.seat, act, move.to if act == SKIP else move.kind)
    return _after(view, search, move, seed)


def _knock_start(view: View, base: View, search: RoundSearch, move: Move | None, seed: int) -> Start | None:
    """A knock, or that the seat before draws as if nobody had knocked."""
    if move is not None:
        return _after(view, search, move, seed)
    if base.table.step != TO_DRAW:
        return None
    return Start(search.fast, base.table.turn, TURN, 0)


def _after(view: View, search: RoundSearch, move: Move, seed: int) -> Start | None:
    """The rest of a turn after a lay, a hit or a knock: another table, so a quick round of its own."""
    game, seat = _game(view, seed), view.seat
    game.play(move)
    if game.table.step != PLAY and game.table.sizes[seat]:
        return None
    after = View(seat, game.table, game.hands[seat])
    return Start(quick(after, search.fast.shapes), seat, REST, 0)


class EverySeat:
    """Quick rounds from a table, valued for every seat, as judged by one of them or by an onlooker."""

    def __init__(self, view: View, memories: Mapping[int, RememberedHands | None], seed: int) -> None:
        base = waiting(view, seed)
        self.turn = base.table.turn
        self.act = REST if base.table.step == PLAY else TURN
        self.search = round_search(base, _contract(base), memories, seed)

    def chances(self, worlds: int) -> list[float] | None:
        """How likely each seat is to win, from a number of worlds; None where quick rounds cannot be played."""
        search, seats = self.search, range(0)
        if search is None or self.turn < 0:
            return None
        seats = range(len(search.left))
        sums = [0.0] * len(seats)
        for _ in range(worlds):
            self._play(search)
            for seat in seats:
                sums[seat] += chance_after(search, search.fast, seat)
        return to_one(sums)

    def laid_by(self, seat: int, turns: int, worlds: int) -> list[float]:
        """How likely a seat is to have laid by each of its next turns."""
        search = self.search
        if search is None or self.turn < 0:
            return []
        counts = [0] * turns
        for _ in range(worlds):
            self._play(search)
            if search.fast.has_laid(seat):
                for turn in range(max(0, search.fast.turn_of_lay(seat) - 1), turns):
                    counts[turn] += 1
        return [count / worlds for count in counts]

    def _play(self, search: RoundSearch) -> None:
        search.imagine()
        search.fast.play(self.turn, self.act, 0)


def _contract(view: View) -> Contract | None:
    """The phase that the seat of a view collects for: the nearest."""
    if view.seat < 0 or not view.table.open[view.seat]:
        return None
    reaches = view.reaches()
    nearest = min(range(len(reaches)), key=lambda number: reaches[number].missing)
    return view.table.open[view.seat][nearest]
