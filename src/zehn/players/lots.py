"""Quick random numbers for playouts: good enough for what nobody writes down, and the same in both builds."""

from typing import Final

from zehn.rules.rows import Row, i64

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
        """The same things in random order: each place from the last on changes with any before it, or with itself."""
        state, place = self.state, i64(0)
        for place in range(len(things) - 1, 0, -1):
            state = _stirred(state)
            other = state * (place + 1) >> 32
            thing = things[place]
            things[place] = things[other]
            things[other] = thing
        self.state = state
        return things


def _stirred(state: i64) -> i64:
    """The next state."""
    state ^= state << 13 & LOW
    state ^= state >> 17
    return state ^ (state << 5 & LOW)
