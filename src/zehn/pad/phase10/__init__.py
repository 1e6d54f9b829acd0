"""The pad of the phase card game."""

from zehn.pad.phase10.keeper import Phase10Keeper

KEEPER = Phase10Keeper()

__all__ = ["KEEPER", "Phase10Keeper"]
