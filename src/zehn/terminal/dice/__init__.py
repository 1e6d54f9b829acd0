"""The dice game in the terminal, alone, against bots, several people at one keyboard."""

from zehn.terminal.dice.app import DiceApp, run

__all__ = ["DiceApp", "run"]
