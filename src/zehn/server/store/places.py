"""Where tables are kept if nobody says otherwise."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's data directory for zehn."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "zehn"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "zehn"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "zehn"


def default_url() -> str:
    """The embedded store in the user's data directory."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


def store_url(text: str | None) -> str:
    """The store that somebody names: a URL, or just a file."""
    if not text:
        return default_url()
    if text.startswith("postgres://"):  # as some hosts spell it
        text = f"postgresql{text.removeprefix('postgres')}"
    return text if "://" in text else f"sqlite:///{Path(text).absolute()}"
