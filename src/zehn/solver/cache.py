"""Solved games in the user's cache directory: written in one step, found again by what was solved.

A file that is damaged, or was made for something else, is as good as none. A directory that cannot be written to costs
time and nothing else.
"""

import os
import tempfile
import zipfile
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from zehn.folders import cache_folder

Arrays = dict[str, NDArray[np.float64]]


def directory() -> Path:
    """The place for solved games."""
    return cache_folder()


def has(name: str) -> bool:
    """Whether there is a file of this name, damaged or not."""
    return (directory() / f"{name}.npz").is_file()


def load(name: str) -> Arrays | None:
    """The arrays of a file, every byte of it checked; None if it is not there or damaged."""
    try:
        with (directory() / f"{name}.npz").open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            return {key: np.asarray(arrays[key], dtype=np.float64) for key in arrays.files}
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error, NotImplementedError):
        return None


def save(name: str, arrays: Arrays) -> None:
    """Write a file beside its place and move it there, so that nobody ever reads half of it."""
    try:
        directory().mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(prefix=f".{name}-", suffix=".npz", dir=directory())
    except OSError:
        return
    try:
        with os.fdopen(handle, "wb") as file:
            np.savez(file, **arrays)  # type: ignore[arg-type]
        Path(draft).replace(directory() / f"{name}.npz")
    except OSError:
        Path(draft).unlink(missing_ok=True)
