"""Games that a seat could be in: the cards that it has not seen, dealt consistently with all it has seen.

Seen are the own hand, the table, open aces, and cards that others took from the discard pile. One thing more is
known of the others: players who were asked for a new deal had three aces or more among their first cards, the others
had fewer (SORT-03). Which of the cards that a player has shown or still holds were dealt first is imagined too, and
a deal that contradicts the questions is thrown away.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

from zehn.games.chance import Seeded
from zehn.games.profisort.engine import ProfiSort
from zehn.games.profisort.hand import Hand
from zehn.games.profisort.table import ASK, Table
from zehn.games.profisort.view import View

#: So many dealings are thrown away before the aces are simply put where they must be.
MOST_TRIES = 500


def worlds(view: View, rng: Random) -> Iterator[ProfiSort]:
    """An endless stream of games that fit a view."""
    while True:
        hands, pile = _dealt(view, rng)
        table = view.table.copy()
        held = [Hand([*table.known[seat], *hidden]) for seat, hidden in enumerate(hands)]
        if view.seat >= 0:  # an onlooker has no hand
            held[view.seat] = view.hand.copy()
        yield ProfiSort.imagined(table, held, pile, Seeded(rng.getrandbits(32)))


def _dealt(view: View, rng: Random) -> tuple[list[list[int]], list[int]]:
    """Hidden cards for each hand, and the talon."""
    pool = list(view.unseen().elements())
    counts = hidden_counts(view)
    for _ in range(MOST_TRIES):
        rng.shuffle(pool)
        hands = _cut(pool, counts)
        if _fits_questions(view, hands, rng):
            return hands, pool[sum(counts) :]
    _put_aces_first(view, pool, counts)
    return _cut(pool, counts), pool[sum(counts) :]


def _cut(pool: list[int], counts: list[int]) -> list[list[int]]:
    """The first cards of a pool, so many for each hand."""
    hands, start = [], 0
    for count in counts:
        hands.append(pool[start : start + count])
        start += count
    return hands


def hidden_counts(view: View) -> list[int]:
    """How many cards of each hand this seat does not know."""
    table = view.table
    counts = [size - len(known) for size, known in zip(table.sizes, table.known, strict=True)]
    if view.seat >= 0:
        counts[view.seat] = 0
    return counts


def _put_aces_first(view: View, pool: list[int], counts: list[int]) -> None:
    """Move as many aces as a seat that was asked must still hold to the beginning of its cards."""
    start = 0
    for seat, count in enumerate(counts):
        shown = sum(view.table.rules.is_ace(kind) for _, kind in _events(view.table, seat) if kind >= 0)
        lacks = max(0, 3 - shown) if seat in view.table.asked else 0
        for place in range(start, start + min(lacks, count)):
            ace = next(i for i in range(place, len(pool)) if view.table.rules.is_ace(pool[i]))
            pool[place], pool[ace] = pool[ace], pool[place]
        start += count


def _fits_questions(view: View, hands: list[list[int]], rng: Random) -> bool:
    """Whether the first cards of all players had as many aces as the questions of SORT-03 imply."""
    table = view.table
    order = table.order()
    told = order[: order.index(table.turn) + 1] if table.step == ASK else order
    return all(
        (_first_aces(table, seat, hands[seat], rng) >= 3) == (seat in table.asked) for seat in told if seat != view.seat
    )


def _first_aces(table: Table, seat: int, hidden: list[int], rng: Random) -> int:
    """The aces among a seat's first cards; which of its cards these were is imagined."""
    first, later, aces = table.rules.deal, 0, 0
    for drawn, kind in _events(table, seat):
        if drawn:
            later += 1
        elif rng.random() * (first + later) < first:
            first -= 1
            aces += table.rules.is_ace(kind)
        else:
            later -= 1
    return aces + sum([table.rules.is_ace(kind) for kind in hidden[:first]])


def _own_discards(table: Table, seat: int) -> dict[int, int]:
    """How many of its discards were a seat's own cards, for each ace that it was given and may discard (SORT-19).

    Those that it neither holds nor sat out with were discarded: the last ones, for own ones go first.
    """
    if not table.rules.discard_received:
        return {}
    given = Counter(move.cards[0] for move in table.moves if (move.verb, move.to) == ("give", seat))
    gone = Counter(move.cards[0] for move in table.moves if move.seat == seat and move.verb in ("discard", "sit"))
    return {kind: gone[kind] - given[kind] + table.received[seat].count(kind) for kind in given}


def _events(table: Table, seat: int) -> Iterator[tuple[bool, int]]:
    """What a seat did with hidden cards in this round: (True, -1) for a draw, (False, kind) for a card shown."""
    discards: list[int] = []
    known: list[int] = []
    own = _own_discards(table, seat)
    for move in table.moves:
        mine = move.seat == seat
        if move.verb == "take":
            kind = discards.pop()
            known += [kind] * mine
        elif move.verb == "draw" and mine:
            yield True, -1
        elif mine and move.verb != "sit":
            for kind in (*move.cards, *(kind for spread in move.spreads for kind in spread.cards)):
                if kind in known:
                    known.remove(kind)
                elif move.verb != "discard" or own.get(kind, 1) > 0:
                    yield False, kind
                if move.verb == "discard" and kind in own:
                    own[kind] -= 1
        if move.verb in ("discard", "sit"):
            discards.append(move.cards[0])
