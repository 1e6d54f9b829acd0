"""Codes of tables, and tokens of seats."""

import secrets
from collections.abc import Callable
from time import time
from typing import Any, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

#: No characters that look alike or are hard to dictate.
SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH = 7

#: Tables of older versions have shorter codes.
LENGTHS = (6, LENGTH)


def new_code() -> str:
    """A code for a new table."""
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """The code in a typed text; empty if it cannot be one."""
    code = text.strip().upper()
    return code if len(code) in LENGTHS and set(code) <= set(SIGNS) else ""


class Held(NamedTuple):
    """What a token says: a seat of a table, and the entry that gave it away; `aging`: it should be replaced soon."""

    code: str
    seat: int
    key: int
    aging: bool = False


class Tokens:
    """Signs and reads the tokens of seats, which expire after `life` seconds (0: never)."""

    def __init__(self, secret: str, *, life: int = 0, clock: Callable[[], float] = time) -> None:
        self.signer = URLSafeSerializer(secret, salt="zehn seat 2")
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
