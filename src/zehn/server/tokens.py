"""Codes of tables, and tokens of seats."""

import secrets
from collections.abc import Callable, Collection
from time import time
from typing import Any, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

#: No characters that look alike or are hard to dictate.
SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH = 7

#: Tables of older versions have shorter codes.
LENGTHS = (6, LENGTH)

#: A pad's code is the whole right to look at it, and longer: no code is both a pad's and a table's.
PAD_LENGTH = 10

#: What the tokens of seats, and those for writing on a pad, are signed for.
SEAT, WRITING = "zehn seat 2", "zehn pad 1"


def new_code(length: int = LENGTH) -> str:
    """A code for a new table, or for a new pad."""
    return "".join(secrets.choice(SIGNS) for _ in range(length))


def read_code(text: str, lengths: Collection[int] = LENGTHS) -> str:
    """The code in a typed text; empty if it cannot be one."""
    code = text.strip().upper()
    return code if len(code) in lengths and set(code) <= set(SIGNS) else ""


def read_pad_code(text: str) -> str:
    """The same for the code of a pad."""
    return read_code(text, (PAD_LENGTH,))


class Held(NamedTuple):
    """What a token says: a seat of a table, and the entry that gave it away; `aging`: it should be replaced soon."""

    code: str
    seat: int
    key: int
    aging: bool = False


class Tokens:
    """Signs and reads the tokens of seats, which expire after `life` seconds (0: never); of pads with their `salt`."""

    def __init__(self, secret: str, *, life: int = 0, salt: str = SEAT, clock: Callable[[], float] = time) -> None:
        self.secret = secret
        self.signer = URLSafeSerializer(secret, salt=salt)
        self.undated = URLSafeSerializer(secret, salt="zehn seat 1")
        self.life = life
        self.clock = clock

    def write(self, held: Held) -> str:
        """The token of a seat."""
        return str(self.signer.dumps([held.code, held.seat, held.key, int(self.clock())]))

    def read(self, token: str) -> Held | None:
        """What a token says; None if it was not signed here, or has ended."""
        match _loaded(self.signer, token):
            case [code, seat, key, int(written)]:
                age = self.clock() - written
                return None if self.life and age > self.life else Held(code, seat, key, 0 < self.life < 2 * age)
        match _loaded(self.undated, token):
            case [code, seat, key]:  # of an older version, without a time: it ends with its table
                return Held(code, seat, key, True)
        return None


def claimed_seat(token: str) -> int:
    """The seat that a token claims to give, for a client that cannot check it; -1 if it claims none."""
    _, found = URLSafeSerializer("").loads_unsafe(token)
    return int(found[1]) if isinstance(found, list) and len(found) > 1 else -1


def _loaded(signer: URLSafeSerializer, token: str) -> Any:
    try:
        return signer.loads(token)
    except BadSignature:
        return None
