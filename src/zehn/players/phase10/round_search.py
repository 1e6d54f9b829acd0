"""What moves lead to: rounds that a seat could be in, begun with each of some moves and played to their end quickly.

The unseen cards are dealt as the others may hold them: each rival gets one of the hands that were thought of for them
(`opponent_hands`), the likelier ones more often. All moves are tried in the same worlds, and more worlds are spent only
on those that may still turn out to be the best.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from time import perf_counter
from typing import Final

from zehn.cards.contracts import Contract
from zehn.cards.groups import Group, Run
from zehn.cards.rows import append, i64, vec
from zehn.games.phase10.table import KNOCK, Table
from zehn.games.phase10.view import View
from zehn.players.common.xorshift import XorShift
from zehn.players.phase10.fast_round import ROOM, FastRound
from zehn.players.phase10.opponent_hands import RememberedHands
from zehn.players.phase10.shapes import Shape, shape_of
from zehn.players.phase10.win_chance import win_chance

#: In so many worlds all moves are tried before the first one is given up.
BATCH: Final = 16

#: A move is given up if further worlds would have to change by more than so many standard deviations what is thought of
#: it, for it to be the best by more than a trifle.
SURE: Final = 1.5
TRIFLE: Final = 0.001

#: How far the quick rounds may be wrong about the difference of two moves, however many are played; and the least
#: that the difference varies from world to world.
ERROR: Final = 0.004
VARIES: Final = 0.005


class Option:
    """A move to begin a quick round with; what is thought of it beforehand, compared with the first of the options, in
    chances to win the game; and how sure that is. Then how much better it was, in so many worlds.
    """

    def __init__(self, act: int, what: int, prior: float, doubt: float) -> None:
        self.act = act
        self.what = what
        self.prior = prior
        self.doubt = doubt
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, better: float) -> None:
        """One more world in which it was better by so much."""
        self.worlds += 1
        self.total += better
        self.squares += better * better

    def better(self) -> float:
        """How much better it is than the first option, from all that is known."""
        doubt = self.doubt * self.doubt
        trust = doubt / (doubt + self._error() + ERROR * ERROR)
        return (1 - trust) * self.prior + trust * self.total / self.worlds

    def margin(self) -> float:
        """How far any number of further worlds may well change that."""
        doubt, error = self.doubt * self.doubt, self._error()
        open_now = doubt * (error + ERROR * ERROR) / (doubt + error + ERROR * ERROR)
        open_always = doubt * ERROR * ERROR / (doubt + ERROR * ERROR)
        return SURE * sqrt(open_now - open_always)

    def _error(self) -> float:
        """The variance of what the worlds say, as far as more of them would make it smaller."""
        mean = self.total / self.worlds
        return max(self.squares / self.worlds - mean * mean, VARIES * VARIES) / self.worlds


class Hands:
    """What a rival may hold beside the cards that all know: some hands and, added up, how likely they are; any cards
    where there are no guesses.
    """

    def __init__(self, table: Table, seat: int, memories: RememberedHands | None) -> None:
        known = table.known[seat]
        self.seat: i64 = seat
        self.known = vec[i64]([kind for kind in known])  # noqa: C416 - what mypyc understands
        self.unknown: i64 = max(0, table.sizes[seat] - len(known))
        self.cards = vec[i64]()
        self.upto: list[float] = []
        total = 0.0
        if self.unknown and memories is not None:
            for hand, wants in zip(memories.imagined, memories.wants, strict=True):
                for kind in hand[len(known) :]:
                    self.cards = append(self.cards, kind)
                total += wants[0]
                self.upto.append(total)

    def at(self, chance: float) -> i64:
        """The number of a hand, for a chance from 0 to 1."""
        sought = chance * self.upto[-1]
        number: i64 = 0
        while number + 1 < len(self.upto) and self.upto[number] < sought:
            number += 1
        return number


class RoundSearch:
    """The worlds of one decision."""

    def __init__(self, view: View, fast: FastRound, hands: list[Hands], seed: int) -> None:
        table = view.table
        self.me = view.seat
        self.fast = fast
        self.hands = hands
        self.deck = table.rules.deck
        self.unseen = view.unseen_row()
        self.takes: i64 = table.takes
        self.random = XorShift(seed)
        self.fixed = table.rules.fixed_rounds
        self.left = _left(table)
        self.totals = list(table.standing.totals)

    # -- trying moves ------------------------------------------------------------------------------------------

    def best(self, options: list[Option], samples: int, end: float) -> Option:
        """The best of some options after at most so many samples, or when the time has come."""
        first, others = options[0], options[1:]
        found = first
        while others and samples > len(others):
            worlds = min(BATCH, samples // (1 + len(others)))
            samples -= worlds * (1 + len(others))
            self.compare(first, others, worlds)
            best, found = 0.0, first
            for option in others:
                if option.better() > best:
                    best, found = option.better(), option
            others = [option for option in others if _may_matter(option, best)]
            if perf_counter() > end:
                break
        return found

    def compare(self, first: Option, others: list[Option], worlds: int) -> None:
        """Try options in so many worlds, the same ones for all."""
        for _ in range(worlds):
            self.imagine()
            usual = self._try(first)
            for option in others:
                option.add(self._try(option) - usual)

    def _try(self, option: Option) -> float:
        """How likely the game is won after a round that begins with an option."""
        self.fast.play(self.me, option.act, option.what)
        return self.chance(self.fast, self.me)

    def chance(self, fast: FastRound, me: int) -> float:
        """How likely a seat wins the game after a round that was played."""
        left, points = [], []
        for seat, phases in enumerate(self.left):
            left.append(phases - 1 if self.fixed or fast.has_laid(seat) else phases)
            points.append(self.totals[seat] + fast.points(seat))
        return win_chance(me, left, points, fixed=self.fixed)

    # -- imagining worlds --------------------------------------------------------------------------------------

    def imagine(self) -> None:
        """Deal the unseen cards to the others and to the pile."""
        fast, left = self.fast, self.unseen[:]
        for hands in self.hands:
            place = hands.seat * ROOM
            for number in range(len(hands.known)):
                fast.first_hands[place] = hands.known[number]
                place += 1
            if not self._deal_likely(hands, left, place):
                self._deal_any(hands, left, place)
            fast.first_sizes[hands.seat] = len(hands.known) + hands.unknown
        fast.pile = self.random.shuffled(self.deck.counted_out(left))
        fast.look()

    def _deal_likely(self, hands: Hands, left: "vec[i64]", place: i64) -> bool:
        """One of the hands that were thought of, if its cards are left."""
        if not hands.upto:
            return False
        first = hands.at(self.random.below(1 << 30) / (1 << 30)) * hands.unknown
        cards, last, there = hands.cards, first + hands.unknown, True
        for at in range(first, last):
            left[cards[at]] -= 1
            if left[cards[at]] < 0:
                there = False
        for at in range(first, last):
            if there:
                self.fast.first_hands[place + at - first] = cards[at]
            else:
                left[cards[at]] += 1
        return there

    def _deal_any(self, hands: Hands, left: "vec[i64]", place: i64) -> None:
        """Any cards; a seat that has laid gets none that fit the table, if possible."""
        barred = self.takes if self.fast.first_laid[hands.seat] else i64(0)
        for at in range(place, place + hands.unknown):
            kind = self._any_card(left, barred)
            if kind < 0:
                kind = self._any_card(left, 0)
            left[kind] -= 1
            self.fast.first_hands[at] = kind

    def _any_card(self, left: "vec[i64]", barred: i64) -> i64:
        """One of the cards that are left and not barred; -1 if there is none."""
        total: i64 = 0
        for kind in range(len(left)):
            if not barred >> kind & 1:
                total += left[kind]
        number = self.random.below(total)
        for kind in range(len(left)):
            if not barred >> kind & 1:
                number -= left[kind]
                if number < 0:
                    return kind
        return -1


def round_search(
    view: View, contract: Contract | None, memories: Mapping[int, RememberedHands | None], seed: int
) -> RoundSearch | None:
    """What a seat needs to see what its moves lead to; None where rounds cannot be played quickly.

    `contract` is the phase that it collects for, if it has not laid; `memories` are its guesses about each rival. An
    onlooker, who has no seat (-1), guesses about all.
    """
    table, me = view.table, view.seat
    if table.playoff or table.step >= KNOCK or max(table.sizes) > ROOM - 4 or table.pile < len(table.players):
        return None
    shapes: list[Shape] = []
    for seat in range(len(table.players)):
        chosen = (contract if seat == me else _likely(table, seat, memories[seat])) or table.rules.contracts[0]
        shape = shape_of(chosen)
        if shape is None:
            return None
        shapes.append(shape)
    rivals = table.rivals[me] if me >= 0 else list(memories)
    return RoundSearch(view, quick(view, shapes), [Hands(table, rival, memories[rival]) for rival in rivals], seed)


def quick(view: View, shapes: list[Shape]) -> FastRound:
    """A quick round from where a seat is; the hands of the others are not dealt yet."""
    table = view.table
    fast = FastRound(shapes, table.rules.points, table.rules.deck, go_out_any=table.rules.go_out_any)
    runs, pools = table_for(table.groups)
    fast.set_table(runs, pools, table.laid, table.skips, table.discards)
    if view.seat >= 0:
        fast.set_hand(view.seat, view.cards)
    return fast


def _likely(table: Table, seat: int, thought: RememberedHands | None) -> Contract | None:
    """The phase that a rival collects for: of several the one to which their likeliest hand is nearest."""
    contracts = table.open[seat]
    if len(contracts) < 2 or thought is None or not thought.wants:
        return contracts[0] if contracts else None
    likeliest = thought.imagined[thought.wants.index(max(thought.wants))]
    return min(contracts, key=lambda contract: contract.reach(likeliest).missing)


def _may_matter(option: Option, best: float) -> bool:
    """Whether more worlds may make an option the best; or, if it is, may make the first option better again."""
    if option.better() < best:
        return option.better() + option.margin() > best + TRIFLE
    return option.better() - option.margin() < -TRIFLE if best else option.margin() > TRIFLE


def _left(table: Table) -> list[int]:
    """How many phases everybody has to lay, with that of this round; where all go on: how many rounds are left."""
    standing, rules = table.standing, table.rules
    if rules.fixed_rounds:
        return [len(rules.contracts) - len(standing.scores)] * len(table.players)
    left = [len(rules.contracts) - len(done) for done in standing.done]
    if rules.free_order:  # an X is noted with the lay there
        left = [phases + (table.laid[seat] > 0) for seat, phases in enumerate(left)]
    return left


def table_for(groups: Sequence[Group]) -> tuple[list[int], int]:
    """What the groups of a table take, as `FastRound` has it."""
    runs: list[int] = []
    pools = 0
    for group in groups:
        form, deck = group.form, group.form.deck
        if not isinstance(form, Run):
            pools |= group.takes
            continue
        suit = (1 << deck.naturals) - 1
        if form.suited:
            for kind in form.naturals(group.cards):
                suit &= deck.colour_masks[deck.colour_of[kind]]
        runs += [group.low, group.high, suit | form.wild]
    return runs, pools
