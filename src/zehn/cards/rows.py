"""Rows of small numbers: cards in their order, counts by seat. Words of 64 bits in the compiled core, lists in plain
Python.

A field that ends in `_row` is such a row, private to the core; the name without it is what everybody else reads, as a
list or a tuple: `table.discards_row` and `table.discards`, `hand.cards_row` and `hand.cards`.

Both forms are made (`vec[i64](…)`), read, cut and walked through alike. What makes a row longer or shorter gives it
back, and the old one must not be used any more: `row = append(row, kind)`. For a list that is a needless call: where
every move passes, `if IN_WORDS` (`deck.py`) spares it. mypyc reads the first branch below, so compiled code holds bare
words; it does not compile this module, which only chooses.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from zehn.build import BUILD

if TYPE_CHECKING or BUILD == "compiled":
    from librt.vecs import append, extend, pop, remove, vec
else:
    from operator import iadd as extend

    vec = {i64: list}  # list[i64] would be made anew each time

    def append(row: list[int], number: int) -> list[int]:
        """The row with one number more."""
        row.append(number)
        return row

    def remove(row: list[int], number: int) -> list[int]:
        """The row without the first such number; ValueError if there is none."""
        row.remove(number)
        return row

    def pop(row: list[int]) -> tuple[list[int], int]:
        """The row without its last number, and that number."""
        return row, row.pop()


__all__ = ("Row", "append", "extend", "i64", "pop", "remove", "vec")

Row = vec[i64]
