"""Proofs of fair shuffles: whether a round was dealt as its seed and nonces say. Format: docs/fairness.md."""

from typing import Any

from zehn.games.fair import Fair, read_proof
from zehn.record.common import Record, recorder
from zehn.refusals import RECORD, Refusal


def shuffles(record: Record) -> list[dict[str, Any] | None] | None:
    """Whose nonces went into the shuffle of each round; None for a round without proof, or if no round has one."""
    proofs = [read_proof(entry.proof) for entry in record.rounds]
    found = [{"version": proof.version, "seats": proof.seats} if proof else None for proof in proofs]
    return found if any(found) else None


def wrong_proof(record: Record, number: int) -> Refusal | None:
    """What is wrong with the proof of a round; a round need not have one."""
    written = record.rounds[number].proof
    if written is None:
        return None
    proof = read_proof(written)
    if proof is None:
        return Refusal(RECORD, "proof-broken")
    if len(proof.nonces) != len(record.players):
        return Refusal(RECORD, "proof-nonces")
    if not recorder(record.game).proven(record, number, Fair([proof])):
        return Refusal(RECORD, "proof-other")
    return None
