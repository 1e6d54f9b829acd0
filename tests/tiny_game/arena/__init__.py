"""What the arena must know of `highest`."""
