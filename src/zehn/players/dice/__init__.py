"""The players of the dice game, one idea a file."""
