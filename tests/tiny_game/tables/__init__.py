"""`highest` at live tables."""
