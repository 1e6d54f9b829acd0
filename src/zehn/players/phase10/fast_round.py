"""The quick round: what the search plays to the end, hundreds of times for one decision.

It has hands, the pile and what the table takes, as rows of numbers, and no moves: nobody asks whether one is legal.
Everybody plays by the same rules of thumb: they take up what brings their phase nearer, keep what it needs and what
will fit once it is down, give the next player nothing they want, lay as soon as they can, and hit all that fits. Knocks
are left out, and so is the turning of the pile. A test has the engine follow every turn
(`tests/players/phase10/test_fast_round.py`).

Every seat has cards of the pile for itself. As they are in random order that makes no difference, and two rounds that
begin with different moves stay as alike as they can be.
"""

from collections.abc import Sequence
from typing import Final

from zehn.cards.deck import Deck
from zehn.cards.rows import append, i64, vec
from zehn.players.phase10.shapes import CLASSES, WAYS, Shape

#: Room for the cards of a hand; and how many discards from before the search can be taken up.
ROOM: Final = 24
OLD: Final = 4

#: The most turns of a round; then it ends as it is.
LONGEST: Final = 400

#: How a quick round begins: with a draw, with the top discard taken up, with a discard, with a skip.
DRAW: Final = 0
TAKE: Final = 1
DISCARD: Final = 2
SKIP: Final = 3

#: The same from the middle of a turn, after the draw; and with a whole turn of some seat.
REST: Final = 4
TURN: Final = 5

#: Bits of a mask that are used. They are looked up: compiled code would shift a 1 of only 32 bits.
BITS: Final = 62

#: What holds a card in the hand: that no way to lay the phase can do without it (twice that for a wild), that all of
#: them but a few need it, that it will fit, that the next player wants it; and what each point that it costs takes off.
NEEDED: Final = 1000
USEFUL: Final = 120
FITTING: Final = 120
WANTED: Final = 150
POINT: Final = 2

#: More than any reason to keep a card.
HIGHEST: Final = 1 << 40


class FastRound:
    """One quick round: how it begins (`first_…`), and its state while it is played.

    `hands`, `sizes` and `laid` are the cards of each seat and its phase, once it is down; `runs` and `pools` are what
    the groups on the table take (see `Shape`). `counts` is how many cards each seat has of each class, `held` how many
    each way to lay its phase can use, `wants` the mask of the classes that bring the phase nearer.

    `uses`, `nearest`, `most` and `way` are what was found out last about a hand: how many of the nearest ways use a
    class, how many such ways there are, how many cards they hold, and to which of them most other cards fit.
    """

    def __init__(self, shapes: list[Shape], costs: Sequence[int], deck: Deck, *, go_out_any: bool) -> None:
        seats = len(shapes)
        self.seats: i64 = seats
        self.shapes = shapes
        self.costs = vec[i64]([cost for cost in costs])  # noqa: C416 - what mypyc understands
        self.values = vec[i64]([mask for mask in deck.value_masks[: deck.plain]])  # noqa: C416
        self.bit = vec[i64]([1 << number for number in range(BITS)])
        self.wild: i64 = deck.wild
        self.skip: i64 = deck.skip
        self.kept: i64 = 0 if go_out_any else 1
        self.first_hands = vec[i64]([0] * (seats * ROOM))
        self.first_sizes = vec[i64]([0] * seats)
        self.first_laid = vec[i64]([0] * seats)
        self.first_runs = vec[i64]()
        self.first_pools: i64 = 0
        self.first_skips: i64 = 0
        self.first_discards = vec[i64]()
        self.first_counts = vec[i64]([0] * (seats * CLASSES))
        self.first_held = vec[i64]([0] * (seats * WAYS))
        self.first_wilds = vec[i64]([0] * seats)
        self.first_wants = vec[i64]([0] * seats)
        self.pile = vec[i64]()
        self.discards = vec[i64]([0] * (LONGEST + OLD))
        self.draws = vec[i64]([0] * seats)
        self.turns = vec[i64]([0] * seats)
        self.laid_in = vec[i64]([0] * seats)
        self.uses = vec[i64]([0] * (CLASSES + 1))
        self.nearest: i64 = 0
        self.most: i64 = 0
        self.way: i64 = 0
        self.restart()

    # -- how it begins -----------------------------------------------------------------------------------------

    def set_table(self, runs: list[int], pools: int, laid: list[int], skips: int, discards: list[int]) -> None:
        """What is on the table; of the discards only the uppermost matter."""
        self.first_runs = vec[i64]([number for number in runs])  # noqa: C416
        self.first_pools, self.first_skips = pools, skips
        for seat, number in enumerate(laid):
            self.first_laid[seat] = number
        self.first_discards = vec[i64]([kind for kind in discards[-OLD:]])  # noqa: C416

    def set_hand(self, seat: int, cards: list[int]) -> None:
        """What a seat holds."""
        place: i64 = seat * ROOM
        for kind in cards:
            self.first_hands[place] = kind
            place += 1
        self.first_sizes[seat] = len(cards)

    def join_world(self, other: "FastRound", seat: int) -> None:
        """Take over the pile, and the hands of all but a seat, from another round."""
        self.pile = other.pile
        for number in range(self.seats):
            if number != seat:
                self.first_sizes[number] = other.first_sizes[number]
                for place in range(number * ROOM, number * ROOM + other.first_sizes[number]):
                    self.first_hands[place] = other.first_hands[place]

    def draw_next(self, seat: int, kind: int) -> None:
        """Have a seat draw a card of this kind next: it swaps places with the card that was there."""
        mine: i64 = seat
        drawn = self.pile[mine]
        self.pile[mine] = kind
        for place in range(mine + 1, len(self.pile)):
            if self.pile[place] == kind:
                self.pile[place] = drawn
                return
        for place in range(mine):
            if self.pile[place] == kind:
                self.pile[place] = drawn
                return
        self._give_back(mine, kind, drawn)

    def _give_back(self, seat: i64, kind: i64, drawn: i64) -> None:
        """Put a card in the place of one that some other seat was thought to hold."""
        for other in range(self.seats):
            for place in range(other * ROOM, other * ROOM + self.first_sizes[other]):
                if other != seat and self.first_hands[place] == kind:
                    self.first_hands[place] = drawn
                    return

    def turn_of_lay(self, seat: int) -> int:
        """The turn in which a seat laid its phase, counted from 1; 0 if it has not."""
        return int(self.laid_in[seat])

    def set_pile(self, cards: list[int]) -> None:
        """The draw pile; the seats draw from it in turn."""
        self.pile = vec[i64]([kind for kind in cards])  # noqa: C416

    def look(self) -> None:
        """Count all hands, once for all that is tried with them."""
        self.restart()
        counts, held = self.counts, self.held
        for place in range(len(counts)):
            counts[place] = 0
        for place in range(len(held)):
            held[place] = 0
        for seat in range(self.seats):
            self.wilds[seat] = 0
            for place in range(seat * ROOM, seat * ROOM + self.sizes[seat]):
                self._count(seat, self.hands[place], 1)
            if not self.laid[seat]:
                self._measure(seat)
        self.first_counts, self.first_held = counts, held
        self.first_wilds, self.first_wants = self.wilds, self.wants

    def restart(self) -> None:
        """Everything as it begins."""
        self.hands, self.sizes = self.first_hands[:], self.first_sizes[:]
        self.laid, self.runs = self.first_laid[:], self.first_runs[:]
        self.counts, self.held = self.first_counts[:], self.first_held[:]
        self.wilds, self.wants = self.first_wilds[:], self.first_wants[:]
        self.pools, self.skips = self.first_pools, self.first_skips
        self.depth = len(self.first_discards)
        for place in range(self.depth):
            self.discards[place] = self.first_discards[place]
        for seat in range(self.seats):
            self.draws[seat] = self.turns[seat] = self.laid_in[seat] = 0
        self._find_takes()

    # -- how it is played --------------------------------------------------------------------------------------

    def play(self, seat: int, act: int, what: int) -> None:
        """Play to the end of the round. The first move of a seat is given: `what` is the card or whom it skips."""
        self.restart()
        turn: i64 = seat
        over = self._begin(turn, act, what)
        turns: i64 = 0
        while not over and turns < LONGEST - 1:
            turns += 1
            turn = turn + 1 if turn + 1 < self.seats else 0
            over = self.take_turn(turn)

    def take_turn(self, seat: i64) -> bool:
        """A whole turn, which may be lost; whether the round is over, or left as it is because the pile is used up."""
        if self.skips >> seat & 1:
            self.skips ^= self.bit[seat]
            return False
        if self.draws[seat] * self.seats + seat >= len(self.pile):
            return True
        self._pick_up(seat, self._wants_top(seat))
        return self._put_down(seat)

    def points(self, seat: int) -> int:
        """What the cards of a seat cost at the end."""
        total: i64 = 0
        first: i64 = seat * ROOM
        for place in range(first, first + self.sizes[seat]):
            total += self.costs[self.hands[place]]
        return int(total)

    def has_laid(self, seat: int) -> bool:
        """Whether a seat has laid its phase in the end."""
        return self.laid[seat] != 0

    def _begin(self, seat: i64, act: i64, what: i64) -> bool:
        if act == DISCARD:
            return self._discard(seat, what)
        if act == SKIP:
            return self._play_skip(seat, what)
        if act == TURN:
            return self.take_turn(seat)
        if act != REST:
            self._pick_up(seat, act == TAKE)
        return self._put_down(seat)

    def _wants_top(self, seat: i64) -> bool:
        return self.depth > 0 and self._helps(seat, self.discards[self.depth - 1])

    def _helps(self, seat: i64, kind: i64) -> bool:
        """Whether a seat would take up a card."""
        if self.laid[seat]:
            return self.takes >> kind & 1 == 1
        if kind == self.wild:
            return self.shapes[seat].wilds
        number = self.shapes[seat].class_of[kind]
        return number >= 0 and self.wants[seat] >> number & 1 == 1

    def _pick_up(self, seat: i64, take: bool) -> None:
        if take:
            self.depth -= 1
            kind = self.discards[self.depth]
        else:
            kind = self.pile[self.draws[seat] * self.seats + seat]
            self.draws[seat] += 1
        self.turns[seat] += 1
        self.hands[seat * ROOM + self.sizes[seat]] = kind
        self.sizes[seat] += 1
        self._count(seat, kind, 1)

    def _put_down(self, seat: i64) -> bool:
        """The rest of a turn; whether it ends the round."""
        if not self.laid[seat]:
            self._measure(seat)
            shape = self.shapes[seat]
            wilds = self.wilds[seat] if shape.wilds else 0
            if self.most + wilds < shape.need or self.sizes[seat] - shape.need < self.kept:
                return self._put_away(seat, self._fitting(seat))
            self._lay(seat)
        while self.sizes[seat] > self.kept and self._hit(seat):
            pass
        return self.sizes[seat] == 0 or self._put_away(seat, 0)

    # -- how near a hand is to its phase -----------------------------------------------------------------------

    def _count(self, seat: i64, kind: i64, more: i64) -> None:
        """A card comes into a hand (`more` is 1), or leaves it (-1)."""
        if kind == self.wild:
            self.wilds[seat] += more
            return
        shape = self.shapes[seat]
        number = shape.class_of[kind]
        if number < 0:
            return
        counts, place = self.counts, seat * CLASSES + number
        count = counts[place]
        counts[place] = count + more
        if more < 0:
            count -= 1
        users, held, first = shape.users, self.held, seat * WAYS
        for at in range(shape.first_user[number], shape.first_user[number + 1], 2):
            if users[at + 1] <= count:
                break  # nor do those after it need the card
            held[first + users[at]] += more

    def _measure(self, seat: i64) -> None:
        """Find the ways that hold most natural cards, what they use and want, and to which most other cards fit."""
        shape = self.shapes[seat]
        ways, starts, held, uses, first_way = shape.ways, shape.starts, self.held, self.uses, seat * WAYS
        most: i64 = 0
        for way in range(first_way, first_way + len(starts)):
            most = max(most, held[way])
        for number in range(len(shape.first_user)):
            uses[number] = 0
        nearest: i64 = 0
        fitting: i64 = -1
        self.wants[seat] = 0
        for way in range(len(starts)):
            if held[first_way + way] == most:
                nearest += 1
                more = self._more(seat, ways, starts[way] + 1)
                if more > fitting:
                    fitting = more
                    self.way = way
        self.most, self.nearest = most, nearest

    def _more(self, seat: i64, ways: "vec[i64]", first: i64) -> i64:
        """How many further cards fit to a way; what it uses and wants is noted."""
        counts, uses, bit, base = self.counts, self.uses, self.bit, seat * CLASSES
        last = first + 3 * ways[first - 1]
        more: i64 = 0
        wants: i64 = 0
        for at in range(first, last, 3):
            number = ways[at]
            count, need = counts[base + number], ways[at + 1]
            if count < need:
                wants |= bit[number]
            if 0 < count <= need:
                uses[number] += 1
            elif ways[at + 2]:
                more += count - need if count > need else i64(0)
        self.wants[seat] |= wants
        line = last + 1
        for _line in range(ways[last]):
            more += self._unbroken(ways, line, base) - (line + 1)
            line += 1 + ways[line]
        return more

    def _unbroken(self, ways: "vec[i64]", line: i64, base: i64) -> i64:
        """The place in a line of classes where the cards of a hand end that follow on from its beginning."""
        at, end = line + 1, line + 1 + ways[line]
        while at < end and self.counts[base + ways[at]]:
            at += 1
        return at

    def _fitting(self, seat: i64) -> i64:
        """The mask of the classes of which a card will fit to the way to which most cards do."""
        shape, counts, base = self.shapes[seat], self.counts, seat * CLASSES
        ways, first = shape.ways, shape.starts[self.way] + 1
        last = first + 3 * ways[first - 1]
        fitting: i64 = 0
        for at in range(first, last, 3):
            if ways[at + 2] and counts[base + ways[at]] > ways[at + 1]:
                fitting |= self.bit[ways[at]]
        line = last + 1
        for _line in range(ways[last]):
            for at in range(line + 1, self._unbroken(ways, line, base)):
                if counts[base + ways[at]] == 1:
                    fitting |= self.bit[ways[at]]
            line += 1 + ways[line]
        return fitting

    # -- what is put down --------------------------------------------------------------------------------------

    def _lay(self, seat: i64) -> None:
        """Lay the phase in the way that lets most other cards fit."""
        shape = self.shapes[seat]
        ways, first = shape.ways, shape.starts[self.way] + 1
        last = first + 3 * ways[first - 1]
        wilds = shape.need
        for at in range(first, last, 3):
            wilds -= self._remove_class(seat, ways[at], ways[at + 1])
        for _wild in range(wilds):
            self._remove(seat, self.wild)
        groups = last + 1
        for _line in range(ways[last]):
            groups += 1 + ways[groups]
        for at in range(groups + 1, groups + 1 + 3 * ways[groups], 3):
            if ways[at] < 0:
                self.pools |= ways[at + 2]
            else:
                self.runs = append(append(append(self.runs, ways[at]), ways[at + 1]), ways[at + 2])
        self.laid[seat] = shape.number
        self.laid_in[seat] = self.turns[seat]
        self._find_takes()

    def _remove_class(self, seat: i64, number: i64, most: i64) -> i64:
        """Take so many cards of a class out of a hand, or as many as there are; how many."""
        class_of, place, removed = self.shapes[seat].class_of, seat * ROOM, i64(0)
        while removed < most and place < seat * ROOM + self.sizes[seat]:
            if class_of[self.hands[place]] == number:
                self._remove_at(seat, place)
                removed += 1
            else:
                place += 1
        return removed

    def _remove(self, seat: i64, kind: i64) -> None:
        place = seat * ROOM
        while self.hands[place] != kind:
            place += 1
        self._remove_at(seat, place)

    def _remove_at(self, seat: i64, place: i64) -> None:
        self._count(seat, self.hands[place], -1)
        self.sizes[seat] -= 1
        self.hands[place] = self.hands[seat * ROOM + self.sizes[seat]]

    def _find_takes(self) -> None:
        """Recompute what fits some group on the table."""
        takes, runs, values = self.pools, self.runs, self.values
        for at in range(0, len(runs), 3):
            low, high, ends = runs[at], runs[at + 1], i64(0)
            if low > 0:
                ends = values[low - 1]
            if high + 1 < len(values):
                ends |= values[high + 1]
            if ends:
                takes |= (ends | self.bit[self.wild]) & runs[at + 2]
        self.takes = takes

    def _hit(self, seat: i64) -> bool:
        """Hit a card, a wild only if nothing else fits; whether there was one."""
        hands, takes, found = self.hands, self.takes, i64(-1)
        for place in range(seat * ROOM, seat * ROOM + self.sizes[seat]):
            if takes >> hands[place] & 1:
                found = place
                if hands[place] != self.wild:
                    break
        if found < 0:
            return False
        kind = hands[found]
        self._remove_at(seat, found)
        if not self.pools >> kind & 1:
            self._grow(kind)
        return True

    def _grow(self, kind: i64) -> None:
        """A card goes to the end of a run."""
        runs, values = self.runs, self.values
        for at in range(0, len(runs), 3):
            low, high, mask, wild = runs[at], runs[at + 1], runs[at + 2], self.bit[self.wild]
            if low > 0 and ((values[low - 1] | wild) & mask) >> kind & 1:
                runs[at] = low - 1
                break
            if high + 1 < len(values) and ((values[high + 1] | wild) & mask) >> kind & 1:
                runs[at + 1] = high + 1
                break
        self._find_takes()

    def _put_away(self, seat: i64, fitting: i64) -> bool:
        """End a turn with the card there is least reason to keep; `fitting` are the classes that will fit."""
        hands, class_of, laid = self.hands, self.shapes[seat].class_of, self.laid[seat] != 0
        rival = seat + 1 if seat + 1 < self.seats else i64(0)
        found: i64 = -1
        least: i64 = HIGHEST
        for place in range(seat * ROOM, seat * ROOM + self.sizes[seat]):
            kind = hands[place]
            if kind == self.skip:
                victim = self._victim(seat)
                if victim >= 0:
                    return self._play_skip(seat, victim)
            keep = -POINT * self.costs[kind]
            if not laid:
                keep += self._hold(kind, class_of[kind], fitting)
            if self._helps(rival, kind):
                keep += WANTED
            if keep < least:
                found, least = kind, keep
        return self._discard(seat, found)

    def _hold(self, kind: i64, number: i64, fitting: i64) -> i64:
        """How worthwhile it is to keep a card before the own phase is down."""
        if kind == self.wild:
            return 2 * NEEDED
        if number < 0:
            return 0
        hold = NEEDED if self.uses[number] == self.nearest else USEFUL * self.uses[number] // self.nearest
        return hold + FITTING if fitting >> number & 1 else hold

    def _victim(self, seat: i64) -> i64:
        """Whom to skip: those whose phase is down, then who holds the fewest cards, then who comes next."""
        found: i64 = -1
        least: i64 = HIGHEST
        for step in range(1, self.seats):
            other = seat + step if seat + step < self.seats else seat + step - self.seats
            rank = self.sizes[other] if self.laid[other] else self.sizes[other] + ROOM
            if not self.skips >> other & 1 and rank < least:
                found, least = other, rank
        return found

    def _discard(self, seat: i64, kind: i64) -> bool:
        self._remove(seat, kind)
        self.discards[self.depth] = kind
        self.depth += 1
        return self.sizes[seat] == 0

    def _play_skip(self, seat: i64, victim: i64) -> bool:
        self._remove(seat, self.skip)
        self.skips |= self.bit[victim]
        return self.sizes[seat] == 0
