"""Quick random numbers for playouts: good enough for what nobody writes down, and the same in both builds."""

from typing import Final

from mypy_extensions import i64

#: The low 32 bits of a number.
LOW: Final = 0xFFFFFFFF


class Lots:
    """Lots that are drawn one after another, from a seed (xorshift in 32 bits)."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed & LOW or 1

    def below(self, number: i64) -> i64:
        """A random number from 0 on, below another."""
        state = self.state
        state ^= state << 13 & LOW
        state ^= state >> 17
        state ^= state << 5 & LOW
        self.state = state
        return state * number >> 32
