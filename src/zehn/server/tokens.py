"""Codes of tables and tokens of seats."""

import secrets
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

#: No signs that look alike, none that need explaining on the telephone.
SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH = 6


def new_code() -> str:
    """A code for a new table."""
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """The code that somebody typed; empty if it can be none."""
    code = text.strip().upper()
    return code if len(code) == LENGTH and set(code) <= set(SIGNS) else ""


class Held(NamedTuple):
    """What a token says: a seat of a table, and the entry that gave it away."""

    code: str
    seat: int
    key: int


class Tokens:
    """Signs and reads the tokens of seats."""

    def __init__(self, secret: str) -> None:
        self.signer = URLSafeSerializer(secret, salt="zehn seat 1")

    def write(self, held: Held) -> str:
        """The token of a seat."""
        return str(self.signer.dumps(list(held)))

    def read(self, token: str) -> Held | None:
        """What a token says; None if it was not signed here."""
        try:
            return Held(*self.signer.loads(token))
        except (BadSignature, TypeError, ValueError):
            return None
