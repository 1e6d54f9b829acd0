"""The fair shuffle: the stream as docs/fairness.md tells it, written a second time."""

import json
from collections import Counter
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from zehn.games.fair import Fair, Proof, is_nonce, new_seed, numbers, read_proof, shuffled
from zehn.games.phase10 import Phase10, Rules
from zehn.players import PLAYERS, play_game
from zehn.record import Fault, Legal, Record, judge, read_record, verify, write_record
from zehn.words import say

PROOF_1 = Proof("00" * 31 + "07", ("anna", "", "Cleo-1_"))
PROOF = PROOF_1._replace(promises=(sha256(b"anna").hexdigest(), "", sha256(b"Cleo-1_").hexdigest()))
BOTH = pytest.mark.parametrize("proof", [PROOF_1, PROOF], ids=["version 1", "version 2"])


def as_documented(proof: Proof, section: int, things: list[int]) -> list[int]:
    """The page's text, done by hand and slowly."""
    key = sha256(f"zehn/fair/{proof.version}\n{proof.seed}\nanna\n\nCleo-1_".encode()).digest()
    stream = b"".join(sha256(key + bytes([0, 0, 0, section, 0, 0, 0, block])).digest() for block in range(200))
    place = 0
    for i in range(len(things) - 1, 0, -1):
        while True:
            word = int.from_bytes(stream[place : place + 4], "big")
            place += 4
            if word < 2**32 // (i + 1) * (i + 1):
                break
        j = word % (i + 1)
        things[i], things[j] = things[j], things[i]
    return things


@BOTH
def test_deck_and_turned_piles_are_those_of_the_page(proof: Proof) -> None:
    rules = Rules()
    fair = Fair([proof])
    assert fair.deck(rules.deck, round=0) == as_documented(proof, 0, list(rules.deck.cards))
    pile = [40, 3, 3, 17, 49, 8]
    assert fair.turned(rules.deck, pile, round=0, event=1) == as_documented(proof, 2, sorted(pile))


@pytest.mark.parametrize(
    ("proof", "cards"),
    [(PROOF_1, "11g 10b 9b 11y 11y 11b 7r 9g 5b 4g 9r 2b"), (PROOF, "8r 2r 7b 2r 4g 12b 7r 6r 3y ! 1y 7y")],
    ids=["version 1", "version 2"],
)
def test_a_fixed_deck_never_changes(proof: Proof, cards: str) -> None:
    """An old record can be checked for ever."""
    deck = Rules().deck
    dealt = Fair([proof]).deck(deck, round=0)
    assert dealt is not None
    assert deck.write(dealt[:12]) == cards


def test_a_round_without_a_proof_waits() -> None:
    fair = Fair()
    game = Phase10(Rules(), ["A", "B"], chance=fair)
    assert game.turn == -1
    fair.proofs.append(PROOF)
    game.go_on()
    assert game.turn == 1
    assert game.history[0].deck == fair.deck(game.rules.deck, round=0)


def test_every_nonce_and_the_seed_change_the_deck() -> None:
    deck = Rules().deck
    others = [Proof(new_seed(), PROOF.nonces), *(Proof(PROOF.seed, n) for n in (("anna", "", "x"), ("anna", "")))]
    decks = [Fair([proof]).deck(deck, round=0) for proof in (PROOF, *others)]
    assert len({tuple(cards or ()) for cards in decks}) == 4


def test_numbers_are_even() -> None:
    below = numbers(PROOF, 5)
    counts = Counter(below(6) for _ in range(6000))
    assert all(850 < counts[face] < 1150 for face in range(6))
    places = Counter(shuffled(range(4), below)[0] for _ in range(4000))
    assert all(850 < places[thing] < 1150 for thing in range(4))


@pytest.mark.parametrize("text", ["x" * 65, "a b", "ä", "a\n"])
def test_a_nonce_has_plain_signs_only(text: str) -> None:
    assert not is_nonce(text)


@BOTH
def test_proofs_are_written_and_read(proof: Proof) -> None:
    written = proof.written()
    assert read_proof(written) == proof
    assert written.get("version", 1) == proof.version
    assert proof.seats == [0, 2]
    wrong: list[dict[str, object]] = [
        {"seed": "zz"},
        {"commitment": "00" * 32},
        {"nonces": ["\n"]},
        {"nonces": "anna"},
        {"seed": 7},
    ]
    assert all(read_proof(written | change) is None for change in wrong)
    assert read_proof("proof") is None


def test_a_nonce_must_have_been_promised() -> None:
    written = PROOF.written()
    wrong: list[dict[str, object]] = [
        {"nonces": ["anna", "", "changed"]},
        {"nonces": ["anna", "ben", "Cleo-1_"]},
        {"promises": ["", "", written["promises"][2]]},
        {"promises": written["promises"][:2]},
        {"promises": [written["promises"][0], "x", written["promises"][2]]},
        {"promises": None},
        {"version": 3},
    ]
    assert all(read_proof(written | change) is None for change in wrong)
    missing = read_proof(written | {"nonces": ["anna", "", ""]})
    assert missing is not None
    assert missing.seats == [0]


def test_a_whole_game_on_fair_chance() -> None:
    fair = Fair([Proof(new_seed(), ("a", "b")) for _ in range(60)])
    game = Phase10(Rules.read({"phases": "first:2"}), ["A", "B"], chance=fair)
    play_game(game, [PLAYERS["phase10"]["steady"](Random(1)), PLAYERS["phase10"]["greedy"](Random(2))])
    assert game.over
    for number, dealt in enumerate(game.history):
        assert dealt.deck == fair.deck(game.rules.deck, round=number)


def proven_record(rules: dict[str, object] | None = None) -> dict[str, Any]:
    fair = Fair([Proof(new_seed(), ("a", "b")) for _ in range(60)])
    game = Phase10(Rules.read({"phases": "first:2"} | (rules or {})), ["A", "B"], chance=fair)
    play_game(game, [PLAYERS["phase10"]["greedy"](Random(1)), PLAYERS["phase10"]["greedy"](Random(2))])
    record = write_record(game)
    for entry, proof in zip(record["rounds"], fair.proofs, strict=False):
        entry["proof"] = proof.written()
    return record


def fault_of(record: dict[str, Any]) -> tuple[int | None, str] | None:
    read = read_record(record)
    assert isinstance(read, Record)
    verdict = verify(read)
    return (verdict.round, verdict.refusal.key) if isinstance(verdict, Fault) else None


def test_the_referee_checks_a_proof() -> None:
    record = proven_record()
    assert fault_of(record) is None
    proof = record["rounds"][1]["proof"]
    for change, key in (
        ({"seed": "11" * 32}, "proof-broken"),
        ({"nonces": ["a"]}, "proof-nonces"),
        ({"nonces": ["a", "c"]}, "proof-other"),
    ):
        record["rounds"][1]["proof"] = proof | change
        assert fault_of(record) == (1, key)
    record["rounds"][1]["proof"] = None
    assert fault_of(record) is None
    legal = verify(read_record(record))  # type: ignore[arg-type]
    assert isinstance(legal, Legal)
    assert legal.shuffle is not None
    assert legal.shuffle[:2] == [{"version": 1, "seats": [0, 1]}, None]


def test_the_referee_checks_turned_piles_too() -> None:
    """Two players who draw and discard what they drew turn the pile in the end."""
    fair = Fair([Proof(new_seed(), ("", ""))])
    game = Phase10(Rules(), ["A", "B"], chance=fair)
    while not game.table.turnings:
        game.play(f"{game.turn} draw")
        game.play(next(move for move in game.moves() if move.verb in ("discard", "skip")))
    record = write_record(game)
    record["rounds"][0]["proof"] = fair.proofs[0].written()
    assert fault_of(record) is None
    cards = record["rounds"][0]["reshuffles"][0].split()
    record["rounds"][0]["reshuffles"][0] = " ".join([cards[0], *cards[:0:-1]])
    assert fault_of(record) == (0, "proof-other")


SEEN: dict[str, Any] = {"round": 0, "commitment": "", "promises": None, "nonces": {}}


@pytest.mark.parametrize(
    "receipt",
    [
        [],
        {"format": "zehn/1"},
        {"format": "zehn-receipt/1"},
        {"format": "zehn-receipt/1", "rounds": [{}]},
        {"format": "zehn-receipt/1", "rounds": [SEEN | {"promises": [1]}]},
        {"format": "zehn-receipt/1", "rounds": [SEEN | {"draws": [[1, 2, 3]]}]},
        {"format": "zehn-receipt/1", "rounds": [SEEN | {"round": True}]},
    ],
)
def test_what_is_no_receipt(receipt: object) -> None:
    verdict = judge(json.dumps(proven_record()).encode(), json.dumps(receipt).encode())
    assert verdict.code == 2
    assert verdict.written("x", say("de"))["rule"] == "RECORD"


def test_a_receipt_is_compared_round_by_round() -> None:
    """By the proof, by the cards; of rounds that a record does not tell nothing is known."""
    record = proven_record()
    first = record["rounds"][0]
    opened = first["deck"].split()[20:21]
    right = SEEN | {"commitment": first["proof"]["commitment"], "nonces": {"1": "b"}, "open": opened}
    for change, key in (
        ({}, ""),
        ({"round": 999}, ""),
        ({"commitment": "another"}, "receipt-seed"),
        ({"promises": ["", ""]}, "receipt-promises"),
        ({"nonces": {"1": "c"}}, "receipt-nonce"),
        ({"nonces": {"x": "c"}}, "receipt-nonce"),
        ({"hands": {"0": 7}}, "receipt-cards"),
        ({"open": ["7r", "7r"]}, "receipt-cards"),
        ({"draws": [[0, "none"]]}, "receipt-cards"),
    ):
        receipt = {"format": "zehn-receipt/1", "rounds": [right | change]}
        verdict = judge(json.dumps(record).encode(), json.dumps(receipt).encode())
        assert (verdict.refusal.key if isinstance(verdict, Fault) else "") == key
        assert verdict.code == (1 if key else 0)
    record["rounds"][0]["proof"] = None
    verdict = judge(json.dumps(record).encode(), json.dumps({"format": "zehn-receipt/1", "rounds": [right]}).encode())
    assert isinstance(verdict, Fault)
    assert verdict.refusal.key == "receipt-unproven"
