"""What card games share: the deck, groups on the table, contracts, moves as texts."""
