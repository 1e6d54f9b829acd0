"""Proofs of fair shuffles: whether a round was dealt as its seed and its nonces say. docs/fairness.md tells how."""

from zehn.games.fair import Fair, read_proof
from zehn.record.scribe import Record
from zehn.record.scribes import SCRIBES
from zehn.rules.refusals import RECORD, Refusal


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
    if not SCRIBES[record.game].proven(record, number, Fair([proof])):
        return Refusal(RECORD, "proof-other")
    return None
