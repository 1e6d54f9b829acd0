"""A round played on in one's head: quick players with open cards, and no referee.

This is shorthand for what the engine would do, made for search: no moves are written down, nothing is checked, nobody
knocks. Players take what lowers their missing cards, lay as soon as they can, hit all that fits, and discard what
leaves them most ways to their phase and does not help the next player, whose hand lies open in a head.
"""

from random import Random

from zehn.games.chance import mixed
from zehn.games.phase10.rules import Rules
from zehn.games.phase10.table import Table
from zehn.rules.contracts import Contract
from zehn.rules.groups import Group, Run
from zehn.rules.reach import Reach

#: A round that lasts longer is left as it is.
LONGEST = 120


class Seat:
    """One player in a head: cards, how near they are to the phase that he is after; `reach` is None once it lies."""

    __slots__ = ("cards", "contract", "reach")

    def __init__(self, cards: list[int], contract: Contract | None) -> None:
        self.cards = cards
        self.contract = contract
        self.reach: Reach | None = contract.reach(cards) if contract else None

    def copy(self) -> "Seat":
        """The same cards in another head."""
        return Seat(self.cards[:], self.contract)

    def add(self, kind: int) -> None:
        """Take a card up."""
        self.cards.append(kind)
        if self.reach is not None:
            self.reach.add(kind)

    def remove(self, kind: int) -> None:
        """Put a card down."""
        self.cards.remove(kind)
        if self.reach is not None:
            self.reach.remove(kind)


class Playout:
    """A round in the middle: `laid` tells who has laid what he was after, `turn` who is next, `over` the end."""

    __slots__ = (
        "costs", "discards", "following", "groups", "laid", "over", "pile", "playoff", "rng", "rules", "seats", "skips",
        "takes", "turn",
    )  # fmt: skip

    def __init__(self, table: Table, seats: list[Seat], pile: list[int], rng: Random) -> None:
        self.rules: Rules = table.rules
        self.costs = table.rules.costs
        self.following = table.following
        self.seats = seats
        self.pile = pile
        self.rng = rng
        self.discards = table.discards[:]
        self.groups: list[Group] = table.groups[:]
        self.takes = table.takes
        self.laid = [number > 0 for number in table.laid]
        self.skips = table.skips
        self.turn = table.turn
        self.playoff = table.playoff
        self.over = False

    def finish(self, turns: int = LONGEST) -> None:
        """Play on from the beginning of a turn until somebody is out."""
        for _ in range(turns):
            if self.over:
                return
            seat = self.turn
            if self.skips >> seat & 1:
                self.skips ^= 1 << seat
            else:
                self.take_up(seat)
                self.put_down(seat)
            self.turn = self.following[seat]

    def points(self) -> list[int]:
        """What everybody would have to write down."""
        return [sum([self.costs[kind] for kind in seat.cards]) for seat in self.seats]

    def take_up(self, seat: int) -> None:
        """Take the top discard if it helps, else draw."""
        mine = self.seats[seat]
        if not self.pile:
            self.turn_pile()
        if self.discards:
            top = self.discards[-1]
            if (mine.reach.wanted(top) if mine.reach is not None else self.takes >> top & 1) or not self.pile:
                mine.add(self.discards.pop())
                return
        mine.add(self.pile.pop())

    def turn_pile(self) -> None:
        """P10-09."""
        self.pile = mixed(self.discards, self.rng.randbytes(4 * len(self.discards)))
        self.discards = [self.pile.pop()] if self.pile else []

    def put_down(self, seat: int) -> None:
        """The rest of a turn: lay, hit, discard."""
        mine = self.seats[seat]
        if mine.reach is not None and mine.reach.missing == 0:
            self._lay(seat, mine)
        if mine.reach is None and self.laid[seat]:
            self._hit(mine)
        if mine.cards and not self.over:
            self.put_away(seat, self._worst(seat, mine))
        self.over = self.over or not mine.cards

    def _lay(self, seat: int, mine: Seat) -> None:
        assert mine.reach is not None
        assert mine.contract is not None
        for form, spread in zip(mine.contract.forms, mine.reach.layout(mine.cards), strict=True):
            group = form.read(spread)
            assert isinstance(group, Group)
            self.groups.append(group)
            self.takes |= group.takes
            for kind in spread.cards:
                mine.cards.remove(kind)
        mine.reach = None
        self.laid[seat] = True
        self.over = self.playoff  # P10-36: the lay itself ends it

    def _hit(self, mine: Seat) -> None:
        """Hit whatever fits, as long as a card is left to discard (P10-10)."""
        cards, least = mine.cards, 0 if self.rules.go_out_any else 1
        place = 0
        while place < len(cards) and len(cards) > least:
            if self.takes >> cards[place] & 1:
                self.hit(cards.pop(place))
                place = 0
            else:
                place += 1

    def hit(self, kind: int) -> None:
        """A card goes to the first group that takes it."""
        number = 0
        while not self.groups[number].takes >> kind & 1:
            number += 1
        group = self.groups[number]
        end = group.form.free_ends(group)[-1] if isinstance(group.form, Run) else ""
        grown = self.groups[number] = group.form.grown(group, kind, end)
        if grown.takes != group.takes:
            self.takes = 0
            for other in self.groups:
                self.takes |= other.takes

    def _worst(self, seat: int, mine: Seat) -> int:
        """The card to discard."""
        following = self.seats[self.following[seat]]
        eager = following.reach
        best, found = -1, mine.cards[-1]
        for kind in mine.cards:
            ways = mine.reach.ways_without(kind) if mine.reach is not None else 1
            if not ways:
                continue
            rating = ways * 64 + self.costs[kind]
            if eager.wanted(kind) if eager is not None else self.takes >> kind & 1:
                rating >>= 4
            if rating > best:
                best, found = rating, kind
        return found

    def put_away(self, seat: int, kind: int, victim: int = -1) -> None:
        """End a turn with a card; a skip goes before the next player, or before a victim."""
        self.seats[seat].remove(kind)
        if kind == self.rules.deck.skip:
            victim = self.following[seat] if victim < 0 else victim
            if not self.skips >> victim & 1:
                self.skips |= 1 << victim
                return
        self.discards.append(kind)
