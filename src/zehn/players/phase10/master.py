"""`master`: thinks of the end of the round. It counts like `sharp`, remembers more, wants to be out first – and looks
ahead: moves that seem about equally good it plays to the end of the round, in worlds that it imagines (`round_search`).

A laid phase is half the way: each card that stays in the hand then costs about three turns, because only a turn that
brings a fitting card makes the hand smaller. So it collects cards that will fit its own phase, takes them up even where
they bring the phase no nearer, and lays and hits so that many cards fit as long as nobody else can make use of that.
What the next player waits for it guesses from all that they took, left and threw away in this round.
"""

from random import Random
from time import perf_counter

from zehn.cards.contracts import Contract
from zehn.cards.groups import Run
from zehn.cards.notation import Move
from zehn.games.phase10 import View, checks
from zehn.games.phase10.table import DRAW as TO_DRAW
from zehn.kernel.reach import Reach
from zehn.players.common.player import Budget
from zehn.players.common.reasons import Reason
from zehn.players.phase10.fast_round import DISCARD, DRAW, SKIP, TAKE
from zehn.players.phase10.fits import fits
from zehn.players.phase10.hitting import best_hit, best_lay
from zehn.players.phase10.opponent_hands import RememberedHands
from zehn.players.phase10.round_search import Option, RoundSearch, round_search
from zehn.players.phase10.sharp import Sharp, takers

#: Hands that are imagined for a rival, and rounds that are played to their end, where no budget is given; and more
#: hands than anybody needs.
SAMPLES, MOST = 800, 150

#: Rounds where only time counts.
MOST_ROUNDS = 20_000

#: What one more card that will fit is worth, in unseen cards that help.
FIT = 12.0

#: What it costs, in unseen cards that help, to give the next player a card that they want: before their phase is down,
#: once it is, and when they hold only one more card.
GIFT_UP, GIFT_DOWN, GIFT_LAST = 15.0, 25.0, 40.0

#: What a point in the hand weighs, in unseen cards that help: before a rival has laid, afterwards, and where only
#: points count (P10-V1).
POINTS_UP, POINTS_DOWN, POINTS_ONLY = 0.15, 0.3, 0.6

#: A card that will fit is taken up if no more than this part of the unseen cards brings the phase nearer.
FEW = 0.3

#: What a card is worth, in points, that will fit when the end of a run has grown by one.
NEXT = 6.0

#: What it costs, in points, to give a card to somebody who can hit it, once the own phase is down.
GIFT = 20.0

#: Discards are looked at more closely if they are rated lower than the best by no more than this; so many of them.
CLOSE, FEW_MOVES = 15.0, 4

#: What a point of rating is worth as a chance to win the game, how sure that is for equal ratings, and how much less
#: sure with each point of difference, up to so many.
LEAN, DOUBT, MORE_DOUBT, MOST_DOUBT = 0.0013, 0.003, 0.0011, 15.0

#: The same for the question whether to take the top discard: what the first thought is worth, and how sure it is.
LEAN_TAKE, DOUBT_TAKE = 0.013, 0.013

#: How sure it is whom of several to skip.
DOUBT_SKIP = 0.01


class Master(Sharp):
    """Counts what will be left when its phase is down, and looks what close moves lead to.

    `foreseen` is the last move if it was not rated best, but leads to more; `rounds` is in how many imagined rounds.
    """

    def __init__(self, rng: Random, samples: int = SAMPLES) -> None:
        super().__init__(rng)
        self.usual = self.budget = Budget(samples)
        self.end = 0.0
        self.memories: dict[int, RememberedHands] = {}
        self.foreseen, self.rounds = "", 0

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        self.budget = budget or self.usual
        self.end = perf_counter() + self.budget.seconds
        self.memories, self.foreseen = {}, ""
        move = super().choose(view, budget)
        return self._draw_or_take(view, move) if view.table.step == TO_DRAW else move

    # -- looking ahead -----------------------------------------------------------------------------------------

    def _draw_or_take(self, view: View, move: Move) -> Move:
        """What seems right about the top discard, unless the other thing leads to more."""
        table, notation = view.table, view.table.rules.notation
        if table.laid[view.seat] or checks.take(table) or table.top >= table.rules.deck.naturals:
            return move
        other = notation.draw[view.seat] if move.verb == "take" else notation.take[view.seat]
        acts = (TAKE, DRAW) if move.verb == "take" else (DRAW, TAKE)
        options = [Option(acts[0], 0, 0.0, 0.0), Option(acts[1], 0, -LEAN_TAKE, DOUBT_TAKE)]
        reach = self.nearest_of(view, view.reaches())
        return self._best(view, reach, options, [move, other])

    def discard(self, view: View, reach: Reach | None) -> Move:
        """What is rated best, unless one that is rated nearly as well leads to more."""
        cards = self.from_anywhere(view.cards)
        if reach is not None:
            cards = reach.spares(cards) or cards
        ratings = {kind: self.rating(view, reach, kind) for kind in dict.fromkeys(cards)}
        highest = max(ratings.values())
        close = [kind for kind in ratings if ratings[kind] > highest - CLOSE]
        close = sorted(close, key=lambda kind: -ratings[kind])[:FEW_MOVES]
        moves: list[Move] = []
        options: list[Option] = []
        for kind in close:
            first = self.put_away(view, kind)
            others = _other_skips(view, first)
            moves += [first, *others]
            options.append(_option(first, ratings[kind] - highest))
            options += [Option(SKIP, other.to, options[-1].prior, DOUBT_SKIP) for other in others]
        return self._best(view, reach, options, moves)

    def _best(self, view: View, reach: Reach | None, options: list[Option], moves: list[Move]) -> Move:
        """Of some moves, the first rated best, the one that leads to most."""
        seen = self._search(view, reach) if len(moves) > 1 else None
        if seen is None:
            return moves[0]
        option = seen.best(options, self.budget.samples or MOST_ROUNDS, self.end)
        best = moves[options.index(option)]
        if best is not moves[0]:
            self.foreseen, self.rounds = str(best), option.worlds
        return best

    def _search(self, view: View, reach: Reach | None) -> RoundSearch | None:
        rivals = view.table.rivals[view.seat]
        memories = {rival: self.memories.get(rival) or self.hands_of(view, rival) for rival in rivals}
        contract = None if reach is None else _contract(view, reach)
        return round_search(view, contract, memories, self.rng.getrandbits(32))

    # -- taking up ---------------------------------------------------------------------------------------------

    def wants_top(self, view: View) -> bool:
        """Also what only fills the hand up, where few cards would bring the phase nearer."""
        return super().wants_top(view) or self._fills(view)

    def _fills(self, view: View) -> bool:
        """Whether one card more will fit the own phase if the top discard is taken up."""
        table, seat = view.table, view.seat
        if not table.discards or table.laid[seat] or table.top >= table.rules.deck.naturals:
            return False
        reach = self.nearest_of(view, view.reaches())
        unseen = view.unseen_row()
        if not reach.missing or int(reach.outs(unseen)) > FEW * int(sum(unseen)):
            return False
        return self._filled(view, reach) > fits(_contract(view, reach)).count(view.cards)

    def _filled(self, view: View, reach: Reach) -> int:
        """How many cards will fit when the top discard has been taken up and a spare one put away."""
        ways, cards = fits(_contract(view, reach)), [*view.cards, view.table.top]
        reach.add(view.table.top)
        spares = dict.fromkeys(reach.spares(cards))
        reach.remove(view.table.top)
        return max([ways.count(_without(cards, kind)) for kind in spares], default=0)

    # -- putting down ------------------------------------------------------------------------------------------

    def lay(self, view: View, reach: Reach) -> Move:
        return best_lay(view, reach, _openings(view))

    def hit(self, view: View) -> Move | None:
        return best_hit(view, _openings(view))

    def rating(self, view: View, reach: Reach | None, kind: int) -> float:
        """How good it is to discard a card: in points once the phase is down, before that in unseen cards that help."""
        if reach is None:
            return view.table.rules.points[kind] - GIFT * self.danger(view, kind) - NEXT * _comes_next(view, kind)
        kept = self.outs_without(view, reach, kind) + FIT * self.fits_without(view, reach, kind)
        return kept + _points(view, kind) - _gift(view) * self.danger(view, kind)

    def fits_without(self, view: View, reach: Reach, kind: int) -> int:
        """How many cards will be gone when the phase is down, if a card is given away before."""
        return fits(_contract(view, reach)).count(_without(view.cards, kind))

    def hands_of(self, view: View, rival: int) -> RememberedHands:
        samples = min(self.budget.samples or MOST, MOST)
        self.memories[rival] = RememberedHands(view, rival, self.rng, samples, self.budget.seconds)
        return self.memories[rival]

    # -- reasons -----------------------------------------------------------------------------------------------

    def why(self, view: View, move: str) -> Reason | None:
        """The numbers by which it chose the move."""
        table = view.table
        made = table.rules.notation.read(move)
        if made is not None and move == self.foreseen:
            return _why_foreseen(view, made, self.rounds)
        if made is None or table.laid[view.seat]:
            return super().why(view, move)
        reach = self.nearest_of(view, view.reaches())
        if made.verb in ("take", "knock") and not super().wants_top(view) and self._fills(view):
            return self._why_fills(view, reach)
        reason = super().why(view, move)
        if reason is not None and reason.key == "discard-counted":
            return Reason("discard-fits", {**reason.details, "fit": self.fits_without(view, reach, made.kind)})
        return reason

    def _why_fills(self, view: View, reach: Reach) -> Reason:
        card = view.table.rules.deck.names[view.table.top]
        phase, fit = _contract(view, reach).number, self._filled(view, reach)
        return Reason("take-fills", {"card": card, "phase": phase, "fit": fit})


def _why_foreseen(view: View, made: Move, rounds: int) -> Reason:
    """Why a move is made that others seemed better than."""
    if made.verb == "skip":
        return Reason("skip-foreseen", {"name": view.table.players[made.to], "rounds": rounds})
    kind = made.kind if made.verb == "discard" else view.table.top
    return Reason(f"{made.verb}-foreseen", {"card": view.table.rules.deck.names[kind], "rounds": rounds})


def _option(move: Move, less: float) -> Option:
    """A discard or a skip to look at, rated by so much less than the best."""
    doubt = DOUBT + MORE_DOUBT * min(-less, MOST_DOUBT)
    if move.verb == "skip":
        return Option(SKIP, move.to, LEAN * less, doubt)
    return Option(DISCARD, move.kind, LEAN * less, doubt)


def _other_skips(view: View, move: Move) -> list[Move]:
    """The same card played against somebody else."""
    if move.verb != "skip":
        return []
    table = view.table
    free = [seat for seat in table.rivals[view.seat] if seat != move.to and not table.skips >> seat & 1]
    return [table.rules.notation.skip[view.seat][seat] for seat in free]


def _contract(view: View, reach: Reach) -> Contract:
    """The phase that a reach is about."""
    return view.table.open[view.seat][view.reaches().index(reach)]


def _without(cards: list[int], kind: int) -> list[int]:
    rest = cards[:]
    rest.remove(kind)
    return rest


def _openings(view: View) -> list[int]:
    """What the groups on the table had better not take: the unseen cards; what they had better take, while nobody
    else has laid, so that the own cards are gone sooner.
    """
    table = view.table
    unseen = list(view.unseen_row())
    alone = not any(table.laid[seat] for seat in table.rivals[view.seat])
    return [-count for count in unseen] if alone else unseen


def _comes_next(view: View, kind: int) -> bool:
    """Whether a card will fit when the end of some run has grown by one."""
    value = view.table.rules.deck.value_of[kind]
    runs = [group for group in view.table.groups if isinstance(group.form, Run)]
    return value >= 0 and any(value in (group.low - 2, group.high + 2) for group in runs)


def _points(view: View, kind: int) -> float:
    """What the points of a card weigh."""
    table = view.table
    if table.rules.fixed_rounds:
        return POINTS_ONLY * table.rules.points[kind]
    down = any(table.laid[seat] for seat in table.rivals[view.seat])
    return (POINTS_DOWN if down else POINTS_UP) * table.rules.points[kind]


def _gift(view: View) -> float:
    """The cost of discarding what somebody wants: it grows as the next player gets closer to going out."""
    table = view.table
    down = [table.sizes[seat] for seat in takers(view) if table.laid[seat]]
    if not down:
        return GIFT_UP
    return GIFT_LAST if min(down) <= 1 else GIFT_DOWN
