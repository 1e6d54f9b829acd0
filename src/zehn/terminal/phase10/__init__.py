"""The phase card game in the terminal."""
