"""Receipts: what one client saw of a game, to be compared with its record. docs/fairness.md describes the format.

A record proves that its cards are those of its seed and nonces. That these are the seed and the nonces by which the
game was really dealt, and the cards those that were really seen, only those can tell who were there.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from zehn.games.fair import read_proof
from zehn.record.common import Record, recorder
from zehn.record.shapes import NUMBER, OBJECT, OBJECTS, TEXT, TEXTS, Shape, may_miss, wrong_shape
from zehn.refusals import RECORD, Refusal

FORMAT = "zehn-receipt/1"

_PAIRS = Shape("pairs", lambda value: isinstance(value, list) and all(map(_is_pair, value)))
_LIST = Shape("texts", lambda value: value is None or TEXTS.fits(value))
_ROUND = {
    "round": NUMBER, "commitment": TEXT, "promises": _LIST, "nonces": OBJECT, "hands": may_miss(OBJECT),
    "open": may_miss(TEXTS), "draws": may_miss(_PAIRS), "throws": may_miss(_PAIRS),
}  # fmt: skip


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and type(value[0]) is int and isinstance(value[1], str)


class Told(NamedTuple):
    """A round as a record tells it: the hands and the open card after the deal, cards drawn and throws by number."""

    hands: list[list[str]]
    open: list[str]
    draws: dict[int, str]
    throws: dict[int, str]


class Wrong(NamedTuple):
    """Where a record differs from a receipt, and how."""

    refusal: Refusal
    round: int
    seat: int | None = None


def read_receipt(value: object) -> Sequence[Mapping[str, Any]] | Refusal:
    """The rounds of the receipt that a JSON value is, or why it is none."""
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        return Refusal(RECORD, "receipt-format", format=FORMAT)
    refusal = wrong_shape(value, {"rounds": OBJECTS})
    if refusal is not None:
        return refusal
    rounds: Sequence[Mapping[str, Any]] = value["rounds"]
    wrong = (wrong_shape(entry, _ROUND, within=f"rounds[{n}].") for n, entry in enumerate(rounds))
    return next(filter(None, wrong), None) or rounds


def compare(record: Record, rounds: Sequence[Mapping[str, Any]]) -> list[int] | Wrong:
    """The rounds of a legal record that agree with a receipt, or the first difference.

    A record may stop before what a client saw; what it does not tell cannot be compared.
    """
    told, compared = list(_told(record)), []
    for seen in sorted(rounds, key=lambda entry: int(entry["round"])):
        number = seen["round"]
        if 0 <= number < len(told):
            wrong = _wrong_proof(record, number, seen) or _wrong_cards(told[number], number, seen)
            if wrong is not None:
                return wrong
            compared.append(number)
    return compared


def _wrong_proof(record: Record, number: int, seen: Mapping[str, Any]) -> Wrong | None:
    proof = read_proof(record.rounds[number].proof)
    if proof is None:
        return Wrong(Refusal(RECORD, "receipt-unproven"), number)
    if proof.commitment != seen["commitment"]:
        return Wrong(Refusal(RECORD, "receipt-seed"), number)
    if seen["promises"] is not None and list(proof.promises or ()) != seen["promises"]:
        return Wrong(Refusal(RECORD, "receipt-promises"), number)
    given = dict(enumerate(proof.nonces))
    missing = (seat for seat, nonce in _by_seat(seen["nonces"]) if given.get(seat) != nonce)
    return next((Wrong(Refusal(RECORD, "receipt-nonce"), number, seat) for seat in missing), None)


def _wrong_cards(told: Told, number: int, seen: Mapping[str, Any]) -> Wrong | None:
    hands = dict(enumerate(map(sorted, told.hands)))
    for seat, hand in _by_seat(seen.get("hands", {})):
        if not TEXTS.fits(hand) or hands.get(seat) != sorted(hand):
            return Wrong(Refusal(RECORD, "receipt-cards"), number, seat)
    draws = ((at, card) for at, card in seen.get("draws", []) if at in told.draws and told.draws[at] != card)
    if next(draws, None) or ("open" in seen and told.open != seen["open"]):
        return Wrong(Refusal(RECORD, "receipt-cards"), number)
    throws = ((at, faces) for at, faces in seen.get("throws", []) if at in told.throws and told.throws[at] != faces)
    return Wrong(Refusal(RECORD, "receipt-throws"), number) if next(throws, None) else None


def _by_seat(entries: Mapping[str, Any]) -> Iterator[tuple[int, Any]]:
    """What a receipt has for seats; JSON has texts for keys."""
    for seat, entry in entries.items():
        yield int(seat) if seat.isascii() and seat.isdigit() and len(seat) <= 2 else -1, entry


def _told(record: Record) -> Iterator[Told]:
    """What seats saw in each round of a record that is known to be legal."""
    writer, throws = recorder(record.game), 0
    game = writer.start(record)
    for entry in record.rounds:
        writer.open_round(game, entry)
        told = Told(writer.hands(game), writer.open_cards(game), {}, {})
        for move in entry.moves:
            game.play(move)
            if card := writer.drawn(game, move):
                told.draws[len(told.draws)] = card
            if faces := writer.thrown(game, move):
                told.throws[throws] = faces
                throws += 1
        yield told
