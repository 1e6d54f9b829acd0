"""Games that a seat could be in: the cards that it has not seen, dealt in a way that fits all it has seen.

Seen are the own hand, the table, and cards that others took from the discard pile. Before the pile was turned
for the first time all unseen cards are alike. Afterwards (P10-09) two pools must be kept apart: cards that were
in hands when the pile was turned, and cards that were in the pile. A card shown since then may come from
either; its origin is imagined too, and an origin that later events contradict is thrown away.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from zehn.cards.deck import row_of
from zehn.games.chance import Seeded, mixed
from zehn.games.phase10.engine import Phase10
from zehn.games.phase10.hand import Hand
from zehn.games.phase10.view import View

#: Each kind as a byte: bytes are laid together faster than lists.
_CARD = [bytes([kind]) for kind in range(256)]

#: Each hand's unknown cards with all that it drew since the pile was turned; and the pile.
Dealing = tuple[list[tuple[list[int], list[int]]], list[int]]


def worlds(view: View, rng: Random) -> Iterator[Phase10]:
    """An endless stream of games that fit a view."""
    while True:
        dealing = _dealt_anew(view, rng) if view.table.turning else _dealt(view, rng)
        if dealing:
            yield _game(view, dealing, rng)


def _game(view: View, dealing: Dealing, rng: Random) -> Phase10:
    """The game in which the others hold these cards beside those that all know, and the rest is the pile."""
    table, known = view.table.copy(), view.table.known
    hands = [Hand(row_of([*known[seat], *cards]), row_of(drawn)) for seat, (cards, drawn) in enumerate(dealing[0])]
    if view.seat >= 0:  # an onlooker has no hand
        hands[view.seat] = view.hand.copy()
    return Phase10.imagined(table, hands, dealing[1], Seeded(rng.getrandbits(32)))


def _unknown(view: View) -> list[int]:
    """How many cards of each hand this seat does not know."""
    table = view.table
    counts = [size - len(known) for size, known in zip(table.sizes_row, table.known, strict=True)]
    if view.seat >= 0:
        counts[view.seat] = 0
    return counts


def _dealt(view: View, rng: Random) -> Dealing:
    """One pool: hands and pile from all unseen cards."""
    pool = _in_any_order(enumerate(view.table.rules.deck.counts_without(view.seen())), rng)
    hands: list[tuple[list[int], list[int]]] = []
    for count in _unknown(view):
        hands.append((pool[:count], []))
        del pool[:count]
    return hands, pool


def _in_any_order(cards: Iterable[tuple[int, int]], rng: Random) -> list[int]:
    """So many cards of these kinds, in random order."""
    pool = b"".join([_CARD[kind] * count for kind, count in cards])
    return mixed(pool, rng.randbytes(4 * len(pool)))


class Pool:
    """Cards of one origin, how many of them each hand still holds unseen, and what each has shown of them."""

    def __init__(self, cards: Counter[int], counts: list[int]) -> None:
        self.cards = cards
        self.counts = counts
        self.shown: list[list[int]] = [[] for _ in counts]

    def chance(self, seat: int, kind: int) -> float:
        """How likely it is that a seat shows this kind from here."""
        return self.cards[kind] * self.counts[seat] / max(1, self.cards.total())

    def show(self, seat: int, kind: int) -> None:
        """A seat shows a card of this pool."""
        self.cards[kind] -= 1
        self.counts[seat] -= 1
        self.shown[seat].append(kind)

    def deal(self, rng: Random) -> tuple[list[list[int]], list[int]]:
        """Deal each hand its cards at random; and what is left."""
        rest = _in_any_order(self.cards.items(), rng)
        hands = []
        for count in self.counts:
            hands.append(rest[:count])
            del rest[:count]
        return hands, rest


def _dealt_anew(view: View, rng: Random) -> Dealing | None:
    """Two pools, after a turning of the pile; None if the imagined origins contradict what was seen."""
    turning = view.table.turning
    assert turning is not None
    since = [(seat, kind) for seat, kind in view.table.since if seat != view.seat]
    pile = Counter(turning.cards)
    pile.subtract(view.hand.drawn)
    in_hands = view.unseen() + Counter(kind for _, kind in since if kind >= 0) - pile
    unknown = [0 if seat == view.seat else count for seat, count in enumerate(turning.unknown)]
    held, fresh = Pool(in_hands, unknown), Pool(pile, [0] * len(unknown))
    for seat, kind in since:
        if kind < 0:
            fresh.counts[seat] += 1
        elif not _shows(seat, kind, held, fresh, rng):
            return None
    kept, _ = held.deal(rng)
    drawn, rest = fresh.deal(rng)
    hands = [(old + new, spent + new) for old, new, spent in zip(kept, drawn, fresh.shown, strict=True)]
    return hands, rest


def _shows(seat: int, kind: int, held: Pool, fresh: Pool, rng: Random) -> bool:
    """A seat shows a card: imagine from which pool it came; False if it can have come from neither."""
    old, new = held.chance(seat, kind), fresh.chance(seat, kind)
    if not old + new:
        return False
    (held if rng.random() * (old + new) < old else fresh).show(seat, kind)
    return True
