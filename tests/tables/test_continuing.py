"""A table that goes on from the middle of a recorded game: the same cards, and a record that says so."""

import json
from random import Random

import pytest

from reviewed import KINDS, played, record_of
from zehn.games.fair import new_seed
from zehn.players import make_player
from zehn.record import Record, read_record
from zehn.record.referee import Legal, verify
from zehn.refusals import Refused
from zehn.tables import entries as e
from zehn.tables import views
from zehn.tables.continuing import continued, cut
from zehn.tables.plain import to_plain
from zehn.tables.requests import deal
from zehn.tables.retelling import brought
from zehn.tables.table import BETWEEN, OVER, PLAYING, Table

OPTIONS = e.Options(pace=0, rest=0)


def table_from(record: Record, number: int, move: int, seat: int = 0) -> Table:
    return Table.replay("", [(0, entry) for entry in continued(record, number, move, seat, "steady", OPTIONS)])


def finish(table: Table) -> None:
    """Everybody plays like `steady`."""
    bots = [make_player(table.board.game, "steady", Random(seat)) for seat in range(len(table.chairs))]
    for _ in range(5000):
        if table.phase == OVER:
            return
        if table.phase == BETWEEN:
            for entry in deal(table):
                table.apply(entry, 0)
            continue
        assert table.game is not None
        moves = [(seat, table.board.choose(bots[seat], table.game.watch(seat))) for seat in table.asked()]
        found = next((move for _, move in moves if move), "")
        table.apply(e.Moved(table.board.written(table.game, found)) if found else e.Closed(), 0)
    raise AssertionError("the game does not end")


def proven(kind: str) -> Record:
    """The same kind of game, dealt by fair chance, with its proofs."""
    game, players, rules, _ = KINDS[kind]
    names = ["Anna", "Ben", "Cleo"][:players]
    table = Table("")
    table.apply(e.Created(game, rules, players, OPTIONS), 0)
    for seat, name in enumerate(names):
        table.apply(e.Joined(seat, name), 0)
    table.apply(e.Sealed(new_seed()), 0)
    table.apply(e.Started(0), 0)
    finish(table)
    return brought(table.records[0])


@pytest.mark.parametrize("kind", KINDS)
def test_from_any_point_a_game_goes_on_to_a_legal_end(kind: str) -> None:
    record = brought(played(kind).encode())
    rng = Random(4)
    for _ in range(3):
        number = rng.randrange(len(record.rounds))
        move = rng.randrange(len(record.rounds[number].moves))
        table = table_from(record, number, move)
        assert table.phase == PLAYING
        finish(table)
        found = brought(table.records[0])
        written = json.loads(table.records[0])
        assert written["continued"] == {"round": number, "move": move}
        assert isinstance(verify(found), Legal)
        assert found.rounds[:number] == record.rounds[:number]
        assert found.rounds[number].deck == record.rounds[number].deck
        assert found.rounds[number].moves[:move] == record.rounds[number].moves[:move]


@pytest.mark.parametrize("kind", ["phase10", "alone"])
def test_proofs_of_the_recorded_rounds_stay_and_hold(kind: str) -> None:
    record = proven(kind)
    table = table_from(record, 1, len(record.rounds[1].moves) // 2)
    finish(table)
    found = brought(table.records[0])  # the referee checks every proof
    assert [entry.proof for entry in found.rounds[:2]] == [entry.proof for entry in record.rounds[:2]]
    assert all(entry.proof for entry in found.rounds)


def test_nobody_is_told_the_record() -> None:
    record = brought(played("phase10").encode())
    table = table_from(record, 1, 6, seat=1)
    (line,) = [logged for logged in table.logged if logged.what.TAG == "continued"]
    assert to_plain(line.what) == {"kind": "continued", "round": 1, "move": 6}
    state = views.state(table, [1], views.People([1]))
    assert state.table.proof is None
    assert state.table.host == 1
    assert [chair.kind for chair in state.table.chairs] == ["bot", "human"]


def test_after_the_round_everybody_counts_as_in_any_other() -> None:
    record = brought(played("phase10").encode())
    table = table_from(record, 0, len(record.rounds[0].moves) - 1)
    table.apply(e.Moved(record.rounds[0].moves[-1]), 0)
    assert table.phase == BETWEEN
    shown = views.table_state(table, [0], 0)
    assert shown.proof is None  # nobody at this table has seen what it proves
    assert any(shown.left)


def test_a_record_is_cut_before_anything_that_was_not_known_yet() -> None:
    record = read_record(record_of("phase10"))
    assert isinstance(record, Record)
    written = cut(record, 1, 5)
    assert len(written["rounds"]) == 2
    assert len(written["rounds"][1]["moves"]) == 5
    assert "result" not in written


@pytest.mark.parametrize("place", [(99, 0, 0), (0, 9999, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 7)])
def test_what_is_no_position_is_refused(place: tuple[int, int, int]) -> None:
    record = brought(played("phase10").encode())
    with pytest.raises(Refused):
        continued(record, *place, "steady", OPTIONS)
    with pytest.raises(Refused):
        continued(record, 0, 0, 0, "nobody", OPTIONS)
