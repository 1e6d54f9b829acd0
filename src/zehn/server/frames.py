"""Plain texts as WebSocket frames (RFC 6455): what a client sends and a server answers at every move."""

from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where nothing was compiled
    from websockets.utils import apply_mask

#: The first byte of a frame that holds a whole text, and the bit of the second byte that says "masked".
TEXT: Final = 0x81
MASKED: Final = 0x80

_longer: Final = Struct("!BBH").pack
_longest: Final = Struct("!BBQ").pack


def framed(text: bytes) -> bytes:
    """A text as a frame of a server."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    return (_longer(TEXT, 126, size) if size < 65_536 else _longest(TEXT, 127, size)) + text


def frame_size(data: bytes) -> int:
    """How long a client's frame is of which this is the beginning, or how long its beginning must be to tell."""
    size = data[1] & 0x7F if len(data) > 1 else 0
    if size < 126:
        return 6 + size
    wide = 2 if size == 126 else 8
    return 6 + wide + (int.from_bytes(data[2 : 2 + wide], "big") if len(data) >= 2 + wide else 0)


def plain_text(frame: bytes) -> str | None:
    """The text of a client's frame; None for anything else."""
    if frame[0] != TEXT or not frame[1] & MASKED:
        return None
    start = 6 if frame[1] < MASKED + 126 else 8
    try:
        return apply_mask(frame[start:], frame[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None
