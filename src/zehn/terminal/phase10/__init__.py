"""The phase card game in the terminal."""

from zehn.terminal.phase10.app import TableApp, run

__all__ = ["TableApp", "run"]
