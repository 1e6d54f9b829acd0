"""Expensive requests of strangers, handled in processes of their own."""
