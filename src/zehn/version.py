"""The version, the only place that contains it."""

__version__ = "1.0.0"
