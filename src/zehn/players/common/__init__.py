"""What the players of all games share."""
