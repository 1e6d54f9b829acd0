"""Bots at live tables: when they act, the processes in which they think, and the tables that some of them need."""
