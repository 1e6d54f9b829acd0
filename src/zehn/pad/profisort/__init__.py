"""The pad of Profi-Sort."""

from zehn.pad.profisort.keeper import SortKeeper

KEEPER = SortKeeper()

__all__ = ["KEEPER", "SortKeeper"]
