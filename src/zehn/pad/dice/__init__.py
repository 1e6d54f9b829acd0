"""The pad of the phase dice game."""

from zehn.pad.dice.keeper import DiceKeeper

KEEPER = DiceKeeper()

__all__ = ["KEEPER", "DiceKeeper"]
