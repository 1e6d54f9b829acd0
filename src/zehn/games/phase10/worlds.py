"""Games that a seat could be in: the cards that it has not seen, dealt in a way that fits all it has seen.

Seen are the own hand, the table, and cards that others took from the discard pile. Before the pile was turned
for the first time all unseen cards are alike. Afterwards (P10-09) two pools must be kept apart: cards that were
in hands when the pile was turned, and cards that were in the pile. A card shown since then may come from
either; its origin is imagined too, and an origin that later events contradict is thrown away.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

from zehn.games.chance import Seeded
from zehn.games.hand import Hand
from zehn.games.phase10.engine import Phase10
from zehn.games.phase10.view import View

Dealing = tuple[list[tuple[list[int], list[int]]], list[int]]


def worlds(view: View, rng: Random) -> Iterator[Phase10]:
    """Endlessly many games that fit a view."""
    while True:
        dealing = _dealt_anew(view, rng) if view.table.turning else _dealt(view, rng)
        if dealing:
            yield _game(view, dealing, rng)


def _game(view: View, dealing: Dealing, rng: Random) -> Phase10:
    """The game in which the others hold (cards, cards drawn since the pile was turned) and the rest is the pile."""
    table = view.table.copy()
    hands = [Hand([*table.known[seat], *old, *new], tuple(new)) for seat, (old, new) in enumerate(dealing[0])]
    hands[view.seat] = view.hand.copy()
    return Phase10.imagined(table, hands, dealing[1], Seeded(rng.getrandbits(32)))


def _unknown(view: View) -> list[int]:
    """How many cards of each hand this seat does not know."""
    table = view.table
    counts = [size - len(known) for size, known in zip(table.sizes, table.known, strict=True)]
    counts[view.seat] = 0
    return counts


def _dealt(view: View, rng: Random) -> Dealing:
    """One pool: hands and pile from all unseen cards."""
    pool = list(view.unseen().elements())
    rng.shuffle(pool)
    hands = []
    for count in _unknown(view):
        hands.append((pool[:count], list[int]()))
        del pool[:count]
    return hands, pool


def _dealt_anew(view: View, rng: Random) -> Dealing | None:
    """Two pools, after a turning of the pile; None if the imagined origins contradict what was seen."""
    turning = view.table.turning
    assert turning is not None
    shown = [kind for seat, kind in view.table.since if seat != view.seat and kind >= 0]
    fresh = Counter(turning.cards)
    fresh.subtract(view.hand.drawn)
    held = view.unseen() + Counter(shown) - fresh
    old, new = list(turning.unknown), [0] * len(turning.unknown)
    old[view.seat] = 0
    for seat, kind in view.table.since:
        if seat == view.seat:
            continue
        if kind < 0:
            new[seat] += 1
        elif not _shows(kind, seat, rng, (held, old), (fresh, new)):
            return None
    return _from_pools(held, fresh, old, new, rng)


Pool = tuple[Counter[int], list[int]]


def _shows(kind: int, seat: int, rng: Random, held: Pool, fresh: Pool) -> bool:
    """A seat shows a card: imagine from which pool it came, and take it out there."""
    chances = [pool[kind] * counts[seat] / max(1, pool.total()) for pool, counts in (held, fresh)]
    if not sum(chances):
        return False
    pool, counts = held if rng.random() * sum(chances) < chances[0] else fresh
    pool[kind] -= 1
    counts[seat] -= 1
    return True


def _from_pools(held: Counter[int], fresh: Counter[int], old: list[int], new: list[int], rng: Random) -> Dealing | None:
    """Deal each seat its old cards from one pool and its new ones from the other; the rest is the pile."""
    if held.total() != sum(old):
        return None
    kept, drawn = list(held.elements()), list(fresh.elements())
    rng.shuffle(kept)
    rng.shuffle(drawn)
    hands = []
    for few, more in zip(old, new, strict=True):
        hands.append((kept[:few], drawn[:more]))
        del kept[:few], drawn[:more]
    return hands, drawn
