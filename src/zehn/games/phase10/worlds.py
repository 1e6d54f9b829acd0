"""Games that a seat could be in: the cards that it has not seen, dealt in a way that fits all it has seen.

Seen are the own hand, the table, and cards that others took from the discard pile. Before the pile was turned
for the first time all unseen cards are alike. Afterwards (P10-09) two pools must be kept apart: cards that were
in hands when the pile was turned, and cards that were in the pile. A card shown since then may come from
either; its origin is imagined too, and an origin that later events contradict is thrown away.
"""

from collections.abc import Iterator
from random import Random

from zehn.cards.deck import row_of
from zehn.cards.rows import Row, append, extend, i64, vec
from zehn.games.chance import Seeded, mixed_row
from zehn.games.phase10.engine import Phase10
from zehn.games.phase10.hand import Hand
from zehn.games.phase10.table import SEAT
from zehn.games.phase10.view import View

#: Each hand's unknown cards, what of them it drew since the pile was turned, and the pile.
Dealing = tuple[list[Row], list[Row], Row]


def worlds(view: View, rng: Random) -> Iterator[Phase10]:
    """An endless stream of games that fit a view."""
    while True:
        dealing = _dealt_anew(view, rng) if view.table.turning else _dealt(view, rng)
        if dealing:
            yield _game(view, dealing, rng)


def _game(view: View, dealing: Dealing, rng: Random) -> Phase10:
    """The game in which the others hold these cards beside those that all know, and the rest is the pile."""
    table, known = view.table.copy(), view.table.known
    cards, drawn, pile = dealing
    hands = [Hand(extend(row_of(list(known[seat])), cards[seat]), drawn[seat]) for seat in range(len(known))]
    if view.seat >= 0:  # an onlooker has no hand
        hands[view.seat] = view.hand.copy()
    return Phase10.imagined(table, hands, pile, Seeded(rng.getrandbits(32)))


def _unknown(view: View) -> list[int]:
    """How many cards of each hand this seat does not know."""
    table = view.table
    counts = table.sizes
    for card in table.known_row:
        counts[card // SEAT] -= 1
    if view.seat >= 0:
        counts[view.seat] = 0
    return counts


def _dealt(view: View, rng: Random) -> Dealing:
    """One pool: hands and pile from all unseen cards."""
    hands, pile = _dealt_out(view.table.rules.deck.counted_out(view.unseen_row()), _unknown(view), rng)
    return hands, [vec[i64]() for _ in hands], pile


def _dealt_out(cards: Row, counts: list[int], rng: Random) -> tuple[list[Row], Row]:
    """Deal each hand so many cards at random; and what is left."""
    pool = mixed_row(cards, rng.randbytes(4 * len(cards)))
    hands: list[Row] = []
    start: i64 = 0
    for count in counts:
        hands.append(pool[start : start + count])
        start += count
    return hands, pool[start:]


class Pool:
    """Cards of one origin, by kind, how many of them each hand still holds unseen, and what each has shown of them."""

    def __init__(self, cards: Row, counts: list[int]) -> None:
        self.cards = cards
        self.counts = counts
        self.shown = [vec[i64]() for _ in counts]

    def chance(self, seat: int, kind: int) -> float:
        """How likely it is that a seat shows this kind from here."""
        return int(self.cards[kind]) * self.counts[seat] / max(1, int(sum(self.cards)))

    def show(self, seat: int, kind: int) -> None:
        """A seat shows a card of this pool."""
        self.cards[kind] -= 1
        self.counts[seat] -= 1
        self.shown[seat] = append(self.shown[seat], kind)


def _dealt_anew(view: View, rng: Random) -> Dealing | None:
    """Two pools, after a turning of the pile; None if the imagined origins contradict what was seen."""
    turning, deck = view.table.turning, view.table.rules.deck
    assert turning is not None
    since = [(seat, kind) for seat, kind in view.table.since if seat != view.seat]
    pile, in_hands = deck.counted(row_of(list(turning.cards))), view.unseen_row()
    for drawn in view.hand.drawn_row:
        pile[drawn] -= 1
    for _, kind in since:
        if kind >= 0:
            in_hands[kind] += 1
    for kind in range(deck.kinds):
        in_hands[kind] = max(0, in_hands[kind] - pile[kind])
    unknown = [0 if seat == view.seat else count for seat, count in enumerate(turning.unknown)]
    held, fresh = Pool(in_hands, unknown), Pool(pile, [0] * len(unknown))
    for seat, kind in since:
        if kind < 0:
            fresh.counts[seat] += 1
        elif not _shows(seat, kind, held, fresh, rng):
            return None
    kept, _ = _dealt_out(deck.counted_out(held.cards), held.counts, rng)
    new, rest = _dealt_out(deck.counted_out(fresh.cards), fresh.counts, rng)
    cards = [extend(old, cards) for old, cards in zip(kept, new, strict=True)]
    return cards, [extend(spent, cards) for spent, cards in zip(fresh.shown, new, strict=True)], rest


def _shows(seat: int, kind: int, held: Pool, fresh: Pool, rng: Random) -> bool:
    """A seat shows a card: imagine from which pool it came; False if it can have come from neither."""
    old, new = held.chance(seat, kind), fresh.chance(seat, kind)
    if not old + new:
        return False
    (held if rng.random() * (old + new) < old else fresh).show(seat, kind)
    return True
