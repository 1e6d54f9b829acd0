"""Quick random numbers for playouts: good enough for what nobody writes down, and the same in both builds."""

from typing import Final

from zehn.cards.rows import Row, i64

#: The low 32 bits of a number.
LOW: Final = 0xFFFFFFFF


class Lots:
    """Lots that are drawn one after another, from a seed (xorshift in 32 bits)."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed & LOW or 1

    def below(self, number: i64) -> i64:
        """A random number from 0 on, below another."""
        self.state = state = _stirred(self.state)
        return state * number >> 32

    def mix(self, things: Row) -> Row:
        """The same things in random order: each comes to any place of those before it, whose thing goes to its own."""
        mixed, state, place = things[:], self.state, i64(0)
        for thing in things:
            state = _stirred(state)
            other = state * (place + 1) >> 32
            mixed[place] = mixed[other]
            mixed[other] = thing
            place += 1
        self.state = state
        return mixed


def _stirred(state: i64) -> i64:
    """The next state."""
    state ^= state << 13 & LOW
    state ^= state >> 17
    return state ^ (state << 5 & LOW)
