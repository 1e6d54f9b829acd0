"""Pads that several people write on: entries that are numbered and stored as those of tables are."""
