"""Chances and exact programmes."""
