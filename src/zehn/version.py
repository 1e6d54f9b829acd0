"""The version: everything else asks for it here."""

__version__ = "1.0.0"
