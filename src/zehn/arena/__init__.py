"""Many games: matches and their statistics, the conformance kit, the bench."""
