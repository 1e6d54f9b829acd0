"""What the tables of all games in the terminal share."""
