"""Profi-Sort in the terminal, line by line."""
