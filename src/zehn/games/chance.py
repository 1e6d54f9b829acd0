"""Chance: shuffles and throws, given to a game as an argument. Its answers are recorded.

A chance is asked for the order of some cards by round and by event within the round, so that a copy of a
game goes on exactly like the game itself and two games with one seed have the same deals, whatever moves are made. A
chance may answer None: "not known yet". The game then waits for a call of `go_on`.

There are three shuffles, each for one purpose:

- `fair.shuffled` for live tables: every player can check it afterwards, so docs/fairness.md fixes it step by step;
- `mixed` (here) for games from a seed and for imagined worlds: sorts random numbers, which is fast in plain Python. The
  compiled core sorts the same numbers in 64-bit words (`shuffling.py`), and a test compares the two;
- `XorShift.shuffled` (`players/common/xorshift.py`) for playouts, which are not recorded: the fastest in the core.
"""

from _random import Random as Generator  # the same numbers; the one in `random` is seeded twice before Python 3.12
from collections.abc import Iterable, Sequence
from hashlib import shake_128
from struct import pack, unpack
from typing import Protocol

from mypy_extensions import mypyc_attr

from zehn.cards.deck import IN_WORDS, Deck, row_of
from zehn.cards.rows import Row

Shuffled = list[int] | None
#: What a chance may answer when it is asked for cards: anything that can be iterated.
Order = Iterable[int] | None


class Chance(Protocol):
    """What chance decides: the order of a deck, of a turned pile, of seats that are asked."""

    def deck(self, deck: Deck, *, round: int) -> Order:
        """The whole deck of a round, from the top down."""

    def turned(self, deck: Deck, cards: Sequence[int], *, round: int, event: int) -> Order:
        """The order of a discard pile that is turned over and shuffled, from the top down."""

    def throw(self, dice: Sequence[Sequence[int]], *, round: int, event: int) -> Shuffled:
        """What each of some dice shows, one of its faces; `event` counts the throws of the whole game."""

    def order(self, seats: Sequence[int], *, round: int, event: int) -> list[int]:
        """The order in which seats are asked when several may answer."""


#: Keeps six bits of a byte.
_SIX_BITS = bytes(byte % 64 for byte in range(256))


def mixed(things: Sequence[int], noise: bytes) -> list[int]:
    """Some cards or seats in the order that `noise`, four random bytes for each of them, gives them."""
    return list(mixed_row(row_of(list(things)), noise))


def mixed_row(things: Row, noise: bytes) -> Row:
    """The same for rows.

    They are sorted by random numbers of 22 bits, with the thing itself as the last byte. So a handful of calls shuffles
    a whole deck, and Python sorts numbers below 2**30 fastest.
    """
    if IN_WORDS:
        from zehn.games.shuffling import sorted_by_noise

        return sorted_by_noise(things, noise)
    else:  # noqa: RET505
        numbers = bytearray(noise)
        numbers[0::4] = bytes(things)
        numbers[3::4] = numbers[3::4].translate(_SIX_BITS)
        layout = f"<{len(things)}I"
        return list(pack(layout, *sorted(unpack(layout, numbers)))[::4])


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded:
    """Chance from a seed: repeatable, the same for every copy, whatever else is drawn."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def _shuffled(self, things: Sequence[int], round: int, event: int) -> list[int]:
        source = shake_128(f"{self.seed} {round} {event}".encode())
        return mixed(things, source.digest(4 * len(things)))

    def deck(self, deck: Deck, *, round: int) -> Shuffled:
        return self._shuffled(deck.cards, round, 0)

    def turned(self, deck: Deck, cards: Sequence[int], *, round: int, event: int) -> Shuffled:
        return self._shuffled(sorted(cards), round, 1 + event)

    def throw(self, dice: Sequence[Sequence[int]], *, round: int, event: int) -> Shuffled:
        random = Generator((self.seed << 20) + event).random
        return [faces[int(random() * len(faces))] for faces in dice]

    def order(self, seats: Sequence[int], *, round: int, event: int) -> list[int]:
        return self._shuffled(seats, round, 1000 + event) if len(seats) > 1 else list(seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Script:
    """Scripted chance: decks and turned piles as texts, from the top down; throws of dice.

    Cards that a text does not name follow in the deck's order, so a test names only those that matter.
    """

    def __init__(self, *decks: str, turned: Sequence[str] = (), throws: Sequence[str] = ()) -> None:
        self.decks = decks
        self.piles = turned
        self.throws = throws

    def _stacked(self, deck: Deck, text: str, cards: Sequence[int]) -> list[int]:
        top = deck.read(text)
        if top is None:
            raise ValueError(f"not all of these are cards: {text}")
        rest = list(cards)
        for kind in top:
            rest.remove(kind)
        return top + rest

    def deck(self, deck: Deck, *, round: int) -> Shuffled:
        return self._stacked(deck, self.decks[round], deck.cards) if round < len(self.decks) else None

    def turned(self, deck: Deck, cards: Sequence[int], *, round: int, event: int) -> Shuffled:
        return self._stacked(deck, self.piles[event], sorted(cards)) if event < len(self.piles) else None

    def throw(self, dice: Sequence[Sequence[int]], *, round: int, event: int) -> Shuffled:
        return _thrown(self.throws[event], dice) if event < len(self.throws) else None

    def order(self, seats: Sequence[int], *, round: int, event: int) -> list[int]:
        return list(seats)


def _thrown(text: str, dice: Sequence[Sequence[int]]) -> list[int]:
    """A throw from its text: a face of each die."""
    from zehn.games.dice.dice import read_throw  # the dice game imports this module

    faces = read_throw(text)
    if faces is None or len(faces) != len(dice) or any(face not in die for face, die in zip(faces, dice, strict=True)):
        raise ValueError(f"these dice cannot show {text}")
    return list(faces)
