"""Profi-Sort in the terminal, line by line."""

from zehn.terminal.profisort.lines import run

__all__ = ["run"]
