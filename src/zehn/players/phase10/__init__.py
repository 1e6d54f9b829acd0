"""The players of the phase card game, one idea a file."""
