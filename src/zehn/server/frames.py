"""Plain texts as WebSocket frames (RFC 6455): what a client sends and a server answers at every move."""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where nothing was compiled
    from websockets.utils import apply_mask

#: The first byte of a frame that holds a whole text, and the bit of the second byte that says "masked".
TEXT: Final = 0x81
MASKED: Final = 0x80

#: The second byte where the size of a text follows in two bytes, and where it follows in eight.
LONGER: Final = 126
LONGEST: Final = 127


def framed(text: bytes) -> bytes:
    """A text as a frame of a server."""
    size = len(text)
    if size < LONGER:
        return (TEXT << 8 | size).to_bytes(2, "big") + text
    if size < 65_536:
        return (TEXT << 24 | LONGER << 16 | size).to_bytes(4, "big") + text
    return (TEXT << 72 | LONGEST << 64 | size).to_bytes(10, "big") + text


def frame_size(data: bytes) -> int:
    """How long a client's frame is of which this is the beginning, or how long its beginning must be to tell."""
    size = data[1] & 0x7F if len(data) > 1 else 0
    if size < LONGER:
        return 6 + size
    wide = 2 if size == LONGER else 8
    return 6 + wide + (int.from_bytes(data[2 : 2 + wide], "big") if len(data) >= 2 + wide else 0)


def plain_text(frame: bytes) -> str | None:
    """The text of a client's frame that is not huge; None for anything else."""
    if frame[0] != TEXT or not MASKED <= frame[1] < MASKED + LONGEST:
        return None
    start = 6 if frame[1] < MASKED + LONGER else 8
    try:
        return apply_mask(frame[start:], frame[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None
