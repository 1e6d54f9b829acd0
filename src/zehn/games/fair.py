"""The fair shuffle: chance that nobody can bend and everybody can check afterwards.

Before a round the table publishes the hash of a secret seed. Then every seat may promise a nonce of its own, by its
hash; when the promises are closed, the nonces are shown. Seed and nonces together decide every shuffle of the round;
after the round the seed is shown. docs/fairness.md describes the stream byte by byte, so that another program can
check a round. In version 1 nonces were not promised before they were shown; its proofs can still be checked.
"""

import re
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import count
from struct import Struct
from typing import Any, NamedTuple

from zehn.cards.deck import Deck
from zehn.games.chance import Shuffled

#: The first line of what the key is the hash of, by version: another stream has another name.
STREAMS = {1: "zehn/fair/1", 2: "zehn/fair/2"}

#: The section of the stream that the order of several asked seats comes from.
ORDERS = 1 << 20

#: The section of the first throw of dice.
THROWS = 1 << 21

#: The number of different words; and how to read the eight words of a block.
_WORDS = 1 << 32
_EIGHT = Struct(">8I").unpack

_HASH = re.compile(r"[0-9a-f]{64}")
_NONCE = re.compile(r"[0-9A-Za-z_-]{0,64}")


class Proof(NamedTuple):
    """All that decides the chance of one round: 32 bytes as 64 hex digits, and a nonce from each seat.

    `promises` are the hashes of the nonces, given before any of them was shown; version 1 had none.
    """

    seed: str
    nonces: tuple[str, ...]
    promises: tuple[str, ...] | None = None

    @property
    def version(self) -> int:
        """The version of the fair shuffle by which the round was dealt."""
        return 1 if self.promises is None else 2

    @property
    def seats(self) -> list[int]:
        """The seats whose nonce went into the shuffle; if there is none, the operator alone decided."""
        return [seat for seat, nonce in enumerate(self.nonces) if nonce]

    @property
    def withheld(self) -> list[int]:
        """The seats that promised a nonce and did not show it, or whose nonce the operator says came too late."""
        return [seat for seat, promise in enumerate(self.promises or ()) if promise and not self.nonces[seat]]

    @property
    def commitment(self) -> str:
        """What is published before the nonces are given."""
        return commitment(self.seed)

    def written(self) -> dict[str, Any]:
        """The proof as a round of a record holds it."""
        proof = {"seed": self.seed, "commitment": self.commitment, "nonces": list(self.nonces)}
        return proof if self.promises is None else {"version": 2, **proof, "promises": list(self.promises)}


def new_seed() -> str:
    """A secret seed."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """The hash of a seed: it binds its publisher and reveals nothing."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def promise_of(nonce: str) -> str:
    """The hash by which a seat promises its nonce."""
    return sha256(nonce.encode()).hexdigest()


def is_promise(text: str) -> bool:
    """Whether a text may be a promise: the 64 digits of a hash."""
    return _HASH.fullmatch(text) is not None


def is_nonce(text: str) -> bool:
    """Whether a text may be a seat's nonce: up to 64 letters, digits, `-` and `_`."""
    return _NONCE.fullmatch(text) is not None


def read_proof(written: object) -> Proof | None:
    """The proof that a record holds; None if it is not one, or if one of its hashes is wrong."""
    if not isinstance(written, Mapping):
        return None
    seed, nonces = written.get("seed"), written.get("nonces")
    if not isinstance(seed, str) or not _HASH.fullmatch(seed) or written.get("commitment") != commitment(seed):
        return None
    if not isinstance(nonces, list) or not all(isinstance(nonce, str) and is_nonce(nonce) for nonce in nonces):
        return None
    if "version" not in written:
        return Proof(seed, tuple(nonces))
    promises = written.get("promises")
    if written["version"] != 2 or not isinstance(promises, list) or not _kept(promises, nonces):
        return None
    return Proof(seed, tuple(nonces), tuple(promises))


def _kept(promises: list[object], nonces: list[str]) -> bool:
    """Whether every seat has a promise or none, and no nonce is another one than was promised."""
    if len(promises) != len(nonces):
        return False
    whole = all(isinstance(promise, str) and (not promise or is_promise(promise)) for promise in promises)
    return whole and all(not n or promise_of(n) == p for n, p in zip(nonces, promises, strict=True))


def numbers(proof: Proof, section: int) -> Callable[[int], int]:
    """A section of a round's stream, as a function that draws a whole number below a bound."""
    key = sha256("\n".join((STREAMS[proof.version], proof.seed, *proof.nonces)).encode()).digest()
    words = _words(key + section.to_bytes(4, "big"))

    def below(bound: int) -> int:
        whole = _WORDS - _WORDS % bound
        word = next(words)
        while word >= whole:
            word = next(words)
        return word % bound

    return below


def _words(start: bytes) -> Iterator[int]:
    """The stream's 32-bit words: eight from each block."""
    for block in count():
        yield from _EIGHT(sha256(start + block.to_bytes(4, "big")).digest())


def shuffled(things: Sequence[int], below: Callable[[int], int]) -> list[int]:
    """Fisher–Yates, from the last place down."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        chosen = below(last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order


class Fair:
    """Chance from proofs, one for each round. A round that has no proof yet is not dealt yet."""

    def __init__(self, proofs: Sequence[Proof] = ()) -> None:
        self.proofs = list(proofs)

    def deck(self, deck: Deck, *, round: int) -> Shuffled:
        return self._shuffled(deck.cards, round, 0)

    def turned(self, deck: Deck, cards: Sequence[int], *, round: int, event: int) -> Shuffled:
        return self._shuffled(sorted(cards), round, 1 + event)

    def throw(self, dice: Sequence[Sequence[int]], *, round: int, event: int) -> Shuffled:
        if round >= len(self.proofs):
            return None
        below = numbers(self.proofs[round], THROWS + event)
        return [faces[below(len(faces))] for faces in dice]

    def order(self, seats: Sequence[int], *, round: int, event: int) -> list[int]:
        return self._shuffled(seats, round, ORDERS + event) or list(seats)

    def _shuffled(self, things: Sequence[int], round: int, section: int) -> Shuffled:
        if round >= len(self.proofs):
            return None
        return shuffled(things, numbers(self.proofs[round], section))
