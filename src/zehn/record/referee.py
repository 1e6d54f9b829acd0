"""The referee: replays a record under the rules, from the cards up."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from zehn.cards.notation import seat_of
from zehn.record.common import Recorder, Round, recorder
from zehn.record.proofs import noted, shuffles, wrong_proof
from zehn.record.receipts import Wrong, compare, read_receipt
from zehn.record.record import Record, read_record
from zehn.record.text import read_file, read_json
from zehn.refusals import RECORD, RecordError, Refusal
from zehn.words import Words


@dataclass(frozen=True, slots=True)
class Legal:
    """Every move was legal; `code` is the exit code of `zehn verify`.

    `shuffle` tells for each round which seats had a part in its shuffle, None if no round has a proof; `compared` are
    the rounds that agree with a receipt.
    """

    game: str
    finished: bool
    result: dict[str, Any]
    shuffle: list[dict[str, Any] | None] | None = None
    compared: list[int] | None = None
    ok: ClassVar = True
    code: ClassVar = 0

    def written(self, file: str, words: Words) -> dict[str, Any]:
        """The verdict as an object for JSON."""
        found = {"ok": True, "file": file, "game": self.game, "finished": self.finished, "result": self.result}
        shuffle = {} if self.shuffle is None else {"shuffle": [noted(entry, words) for entry in self.shuffle]}
        return found | shuffle | ({} if self.compared is None else {"receipt": {"rounds": self.compared}})


@dataclass(frozen=True, slots=True)
class Fault:
    """The first fault, and where it is: no move and no seat if it is not in a move."""

    refusal: Refusal
    round: int | None = None
    move: int | None = None
    seat: int | None = None
    ok: ClassVar = False
    code: ClassVar = 1

    def written(self, file: str, words: Words) -> dict[str, Any]:
        """The verdict as an object for JSON."""
        place = {"round": self.round, "move": self.move, "seat": self.seat}
        why = {"rule": self.refusal.clause, "error": self.refusal.sentence(words)}
        return {"ok": False, "file": file, **place, **why}


@dataclass(frozen=True, slots=True)
class NoRecord:
    """Something that is not a record at all."""

    refusal: Refusal
    ok: ClassVar = False
    code: ClassVar = 2

    def written(self, file: str, words: Words) -> dict[str, Any]:
        """The verdict as an object for JSON."""
        return {"ok": False, "file": file, "rule": self.refusal.clause, "error": self.refusal.sentence(words)}


Verdict = Legal | Fault | NoRecord


def judge_file(name: str, receipt: str | None = None) -> Verdict:
    """The verdict on a file, `-` for standard input; `receipt`: a file that a client wrote about the same game."""
    raw = read_file(name)
    seen = read_file(receipt) if receipt is not None else None
    if isinstance(raw, Refusal):
        return NoRecord(raw)
    return NoRecord(seen) if isinstance(seen, Refusal) else judge(raw, seen)


def judge(raw: bytes, receipt: bytes | None = None) -> Verdict:
    """The verdict on the bytes of a file, and of a receipt if there is one."""
    value = read_json(raw)
    record = value if isinstance(value, Refusal) else read_record(value)
    if isinstance(record, Refusal):
        return NoRecord(record)
    verdict = verify(record)
    return verdict if receipt is None or isinstance(verdict, Fault) else _witnessed(record, verdict, receipt)


def _witnessed(record: Record, verdict: Legal, raw: bytes) -> Verdict:
    """The verdict on a legal record, by what one client saw."""
    value = read_json(raw)
    seen = value if isinstance(value, Refusal) else read_receipt(value)
    if isinstance(seen, Refusal):
        return NoRecord(seen)
    found = compare(record, seen)
    if isinstance(found, Wrong):
        return Fault(found.refusal, found.round, seat=found.seat)
    return replace(verdict, compared=found)


def verify(record: Record) -> Legal | Fault:
    """Replay a record and compare its result, if it has one."""
    game = _replayed(record)
    if isinstance(game, Fault):
        return game
    result = game.result()
    wrong = _difference(record.result, result)
    if wrong:
        return Fault(Refusal(RECORD, "result-other", name=wrong))
    return Legal(record.game, game.over, result, shuffles(record))


def replay(record: Record | Refusal) -> Any:
    """The game at the end of a record that `read_record` has read; raises `RecordError` if it is not a record,
    or if something in it is not legal.
    """
    game = record if isinstance(record, Refusal) else _replayed(record)
    if isinstance(game, Fault | Refusal):
        raise RecordError(game.refusal if isinstance(game, Fault) else game)
    return game


def _replayed(record: Record) -> Any:
    """The game after all moves, or the first fault."""
    refusal = record.rules.conflict() or record.rules.wrong_players(record.players)
    if refusal is not None:
        return Fault(refusal)
    writer = recorder(record.game)
    game = writer.start(record)
    for number, entry in enumerate(record.rounds):
        fault = _open_round(writer, game, number, entry) or _play_round(writer, game, number, entry)
        if fault:
            return fault
        refusal = wrong_proof(record, number)
        if refusal is not None:
            return Fault(refusal, number)
    return game


def _open_round(writer: Recorder[Any], game: Any, number: int, round: Round) -> Fault | None:
    if game.over:
        return Fault(Refusal(writer.late, "round-late"), number)
    if not writer.round_over(game):
        return Fault(Refusal(writer.early, "round-early"), number)
    refusal = writer.open_round(game, round)
    return Fault(refusal, number) if refusal is not None else None


def _play_round(writer: Recorder[Any], game: Any, number: int, round: Round) -> Fault | None:
    for place, move in enumerate(round.moves):
        refusal = writer.play(game, move)
        if refusal is not None:
            return Fault(refusal, number, place, seat_of(move[:60]))
    return None


def _difference(claimed: Any, true: Any, key: str = "") -> str:
    """The key where a claimed result differs; keys that only one of the two has are not compared."""
    if isinstance(claimed, dict) and isinstance(true, dict):
        within = f"{key}." if key else ""
        return next(filter(None, (_difference(claimed[k], true[k], within + k) for k in true if k in claimed)), "")
    if isinstance(claimed, list) and isinstance(true, list) and len(claimed) == len(true):
        pairs = enumerate(zip(claimed, true, strict=True))
        return next(filter(None, (_difference(one, other, f"{key}[{n}]") for n, (one, other) in pairs)), "")
    return "" if claimed == true and not isinstance(claimed, bool) else key
