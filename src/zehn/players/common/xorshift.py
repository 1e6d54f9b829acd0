"""Fast random numbers for playouts: good enough for games that are not recorded, and the same in both builds."""

from typing import Final

from zehn.cards.rows import Row, i64

#: The low 32 bits of a number.
LOW: Final = 0xFFFFFFFF


class XorShift:
    """Random numbers from a seed: xorshift in 32 bits."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed & LOW or 1

    def below(self, number: i64) -> i64:
        """A random number from 0 on, below another."""
        self.state = state = _stirred(self.state)
        return state * number >> 32

    def shuffled(self, things: Row) -> Row:
        """The same things in random order (Fisher–Yates, from the first place on)."""
        mixed, state, last = things[:], self.state, i64(len(things))
        for place in range(last):
            state = _stirred(state)
            other = place + (state * (last - place) >> 32)
            thing = mixed[place]
            mixed[place] = mixed[other]
            mixed[other] = thing
        self.state = state
        return mixed


def _stirred(state: i64) -> i64:
    """The next state."""
    state ^= state << 13 & LOW
    state ^= state >> 17
    return state ^ (state << 5 & LOW)
