"""The state machines of the games."""
