"""What the pads of all games share."""
