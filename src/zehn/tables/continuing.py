"""A game that goes on from the middle of a recorded one. All its cards, also those that nobody has seen yet, are those
of that game; docs/record.md tells how its own record says so.
"""

from dataclasses import replace
from typing import Any, NamedTuple

from zehn.games.fair import Fair, Proof, new_seed, read_proof
from zehn.record import Record, read_record, replay, write_record
from zehn.tables import entries as e
from zehn.tables.boards import board_of
from zehn.tables.rules import denied


class Resumed(NamedTuple):
    """A game as far as it was recorded, what its chance is from now on, and the proofs of its rounds, None where there
    are none.
    """

    game: Any
    chance: Fair
    proofs: list[Proof | None]


def cut(record: Record, round: int, move: int) -> dict[str, Any]:
    """The beginning of a legal record, up to a move, as a record."""
    if not 0 <= round < len(record.rounds) or not 0 <= move < len(record.rounds[round].moves):
        raise denied("no-step")
    last = replace(record.rounds[round], moves=record.rounds[round].moves[:move])
    kept = (*record.rounds[:round], last)
    written = write_record(replay(replace(record, rounds=kept, result={})))
    del written["result"]
    written["rounds"] += [{"moves": []}] * (len(kept) - len(written["rounds"]))  # dice of which none has fallen yet
    for entry, known in zip(written["rounds"], kept, strict=True):
        entry.update({"proof": known.proof} if known.proof is not None else {})
    return written


def resumed(written: dict[str, Any], seed: str) -> Resumed:
    """The game of a record that was cut off. Where a round has no proof, the seed decides how piles are turned and dice
    fall.
    """
    record = read_record(written)
    game = replay(record)
    assert isinstance(record, Record)
    proofs = [read_proof(entry.proof) for entry in record.rounds]
    chance = Fair([proof or Proof(seed, (str(number),)) for number, proof in enumerate(proofs)])
    board_of(record.game).resume(game, chance)
    return Resumed(game, chance, proofs)


def continued(record: Record, round: int, move: int, seat: int, level: str, options: e.Options) -> list[e.AnyEntry]:
    """The entries of a table at which one person goes on from there, and bots in the other seats."""
    if not 0 <= seat < len(record.players):
        raise denied("no-chair", seat=seat)
    board = board_of(record.game)
    if level not in board.levels:
        raise denied("no-level", levels=", ".join(board.levels))
    others = [e.Botted(other, level, name) for other, name in enumerate(record.players) if other != seat]
    return [
        e.Created(record.game, record.rules.written(), len(record.players), options),
        e.Joined(seat, record.players[seat]),
        *others,
        e.Sealed(new_seed()),
        e.Continued(cut(record, round, move), new_seed()),
    ]
