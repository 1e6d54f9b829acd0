"""Where files are kept on this machine that can be made again."""

import os
import sys
from pathlib import Path


def cache_folder() -> Path:
    """The place for files that can be made again: `ZEHN_CACHE`, or what the system has for it."""
    chosen = os.environ.get("ZEHN_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "zehn" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "zehn"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "zehn"
