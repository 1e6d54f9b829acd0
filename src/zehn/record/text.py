"""From a file to JSON: the answer is a value or one refusal, whatever the file contains."""

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

from zehn.refusals import RECORD, Refusal, Refused

#: The largest record that is read, in bytes. A long game of six has 100,000; a file of a hundred megabytes is no
#: game, and JSON takes many times its size in memory. So the size is looked at before anything else.
MOST_BYTES = 32 * 1024 * 1024

#: The file name that means standard input.
STANDARD_INPUT = "-"


def read_json(raw: bytes) -> Any:
    """The JSON value of some bytes, or a `Refusal`. A byte order mark is forgiven, everything else is not."""
    if len(raw) > MOST_BYTES:
        return _too_large()
    try:
        return json.loads(raw.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_no_number)
    except Refused as refused:
        return refused.refusal
    except UnicodeDecodeError:
        return Refusal(RECORD, "record-no-text")
    except json.JSONDecodeError as error:
        return Refusal(RECORD, "record-no-json", line=str(error.lineno), column=str(error.colno))
    except RecursionError:
        return Refusal(RECORD, "record-deep")
    except ValueError:  # a whole number with thousands of digits: Python refuses to read it
        return Refusal(RECORD, "record-number")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object. One with a duplicate key is refused: different programs would read different games."""
    entry = dict(pairs)
    if len(entry) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise Refused(Refusal(RECORD, "record-twice", name=twice[:60]))
    return entry


def _no_number(name: str) -> Any:
    """`NaN` and `Infinity`, which Python would take for JSON."""
    raise Refused(Refusal(RECORD, "record-constant", name=name))


def _too_large() -> Refusal:
    return Refusal(RECORD, "file-large", most=str(MOST_BYTES // 1024**2))


def read_file(name: str) -> bytes | Refusal:
    """The bytes of a file, `-` for standard input; a file that is too large is not read at all."""
    try:
        if name == STANDARD_INPUT:
            return _read(sys.stdin.buffer) if sys.stdin else Refusal(RECORD, "file-unreadable")
        if Path(name).is_file() and Path(name).stat().st_size > MOST_BYTES:
            return _too_large()
        with _opened(name) as file:
            return _read(file)
    except (OSError, ValueError) as error:
        return _unreadable(error)


def _opened(name: str) -> BinaryIO:
    """An open file. Opening a pipe does not wait for its writer; reading does."""
    wait = getattr(os, "O_NONBLOCK", 0)
    number = os.open(name, os.O_RDONLY | wait | getattr(os, "O_BINARY", 0))
    try:
        if wait:
            os.set_blocking(number, True)
        return os.fdopen(number, "rb")
    except BaseException:
        with suppress(OSError):  # a folder may be closed already
            os.close(number)
        raise


def _read(file: BinaryIO) -> bytes | Refusal:
    raw = file.read(MOST_BYTES + 1)
    return raw if len(raw) <= MOST_BYTES else _too_large()


def _unreadable(error: OSError | ValueError) -> Refusal:
    match error:
        case FileNotFoundError():
            return Refusal(RECORD, "file-missing")
        case IsADirectoryError():
            return Refusal(RECORD, "file-folder")
        case PermissionError():
            return Refusal(RECORD, "file-forbidden")
    return Refusal(RECORD, "file-unreadable")
