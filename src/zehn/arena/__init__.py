"""Many games: the conformance kit, the bench, later matches and statistics."""
