"""Proofs of fair shuffles: whether a round was dealt as its seed and nonces say. Format: docs/fairness.md."""

from typing import Any

from zehn.games.fair import Fair, Proof, read_proof
from zehn.record.common import Record, recorder
from zehn.refusals import RECORD, Refusal
from zehn.words import Words


def shuffles(record: Record) -> list[dict[str, Any] | None] | None:
    """Whose nonces went into the shuffle of each round; None for a round without proof, or if no round has one."""
    proofs = [read_proof(entry.proof) for entry in record.rounds]
    found = [_shuffle(proof) if proof else None for proof in proofs]
    return found if any(found) else None


def _shuffle(proof: Proof) -> dict[str, Any]:
    withheld = {"withheld": proof.withheld} if proof.withheld else {}
    return {"version": proof.version, "seats": proof.seats, **withheld}


def noted(shuffle: dict[str, Any] | None, words: Words) -> dict[str, Any] | None:
    """A shuffle as `zehn verify` tells it, with a sentence about what should make people wonder."""
    if shuffle is None or (shuffle["seats"] and "withheld" not in shuffle):
        return shuffle
    keys = [] if shuffle["seats"] else ["shuffle-alone"]
    keys += ["shuffle-withheld"] if "withheld" in shuffle else []
    return shuffle | {"note": " ".join(words(key) for key in keys)}


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
