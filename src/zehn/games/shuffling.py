"""Shuffling in 64-bit words, for the compiled core: the same order as `chance.mixed` gives in plain Python."""

from typing import Final

from zehn.cards.rows import Row, i64, vec

#: So many heaps, by the highest six bits of a number: of a deck two or three cards come into one.
HEAPS: Final = 64


def sorted_by_noise(things: Row, noise: bytes) -> Row:
    """Things sorted by random numbers of 22 bits, four bytes of noise for each, with the thing itself as last byte."""
    number: i64 = len(things)
    keys, ends = vec[i64]([0] * number), vec[i64]([0] * HEAPS)
    for place in range(number):
        low: i64 = noise[4 * place + 1]
        middle: i64 = noise[4 * place + 2]
        high: i64 = noise[4 * place + 3]
        key = (((high & 63) * 256 + middle) * 256 + low) * 256 + things[place]
        keys[place] = key
        ends[key >> 24] += 1
    heap: i64
    for heap in range(1, HEAPS):
        ends[heap] += ends[heap - 1]
    mixed = vec[i64]([0] * number)
    for place in range(number):
        heap = keys[place] >> 24
        ends[heap] -= 1
        mixed[ends[heap]] = keys[place]
    _settle(mixed)
    for place in range(number):
        mixed[place] = mixed[place] & 255
    return mixed


def _settle(keys: "vec[i64]") -> None:
    """Sort what is nearly sorted."""
    number: i64 = len(keys)
    for place in range(1, number):
        key, gap = keys[place], place
        while gap > 0 and keys[gap - 1] > key:
            keys[gap] = keys[gap - 1]
            gap -= 1
        keys[gap] = key
