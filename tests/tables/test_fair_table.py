"""The fair shuffle at a table, without a network: who may say what and when, and what time does about it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zehn.games.fair import Fair, Proof, commitment, promise_of, read_proof
from zehn.record import Legal, judge
from zehn.refusals import Refused
from zehn.tables import clock, views
from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables.requests import bind, deal, decide
from zehn.tables.table import BETWEEN, PLAYING, Table
from zehn.words import LANGUAGES, say

SEED = "ab" * 32


def a_table(*, started: bool = True, people: int = 2) -> Table:
    """People and a bot, before the first deal."""
    opening: list[e.AnyEntry] = [e.Created("phase10", {"phases": "1"}, people + 1, e.Options())]
    opening += [e.Joined(seat, name) for seat, name in enumerate("ABC"[:people])]
    opening += [e.Sealed(SEED), e.Botted(people, "steady", "Bot")]
    return played(Table("T"), *opening, *([e.Started(0)] if started else []))


def played(table: Table, *entries: e.AnyEntry) -> Table:
    for entry in entries:
        table.apply(entry, 0)
    return table


def ask(table: Table, request: p.AnyRequest) -> list[e.AnyEntry]:
    entries = decide(table, range(3), request, range(3))
    played(table, *entries)
    return entries


def refused(table: Table, request: p.AnyRequest) -> str:
    with pytest.raises(Refused) as raised:
        decide(table, range(3), request, range(3))
    return raised.value.refusal.key


def ready(seat: int, nonce: str) -> p.Ready:
    return p.Ready(seat=seat, promise=promise_of(nonce))


def test_a_promise_comes_before_the_list_is_closed_and_a_nonce_after_it() -> None:
    table = a_table()
    assert ask(table, ready(0, "anna")) == [e.Promised(0, promise_of("anna"))]
    assert refused(table, p.Reveal(seat=0, nonce="anna")) == "reveal-late"
    assert ask(table, ready(0, "another")) == []
    played(table, *bind())
    assert refused(table, ready(1, "ben")) == "ready-late"
    assert refused(table, p.Reveal(seat=1, nonce="ben")) == "reveal-late"
    assert refused(table, p.Reveal(seat=0, nonce="another")) == "reveal-other"
    assert refused(table, p.Reveal(seat=0, nonce="")) == "reveal-other"
    assert ask(table, p.Reveal(seat=0, nonce="anna"))[0] == e.Nonce(0, "anna")
    assert refused(table, p.Reveal(seat=0, nonce="anna")) == "reveal-late"
    assert table.chance.proofs == [Proof(SEED, ("anna", "", ""), (promise_of("anna"), "", ""))]


@pytest.mark.parametrize(
    ("shown", "seats", "withheld", "notes"),
    [
        ("ab", [0, 1], [], []),
        ("a", [0], [1], ["shuffle-withheld"]),
        ("", [], [0, 1], ["shuffle-alone", "shuffle-withheld"]),
    ],
)
def test_verify_tells_whose_numbers_were_in_and_whose_were_held_back(
    shown: str, seats: list[int], withheld: list[int], notes: list[str]
) -> None:
    table = played(a_table(), *(e.Promised(seat, promise_of("ab"[seat])) for seat in (0, 1)), *bind())
    played(table, *(e.Nonce("ab".index(nonce), nonce) for nonce in shown), *deal(table))
    verdict = judge(json.dumps(table.record()).encode())
    assert isinstance(verdict, Legal)
    for language in LANGUAGES:
        speak = say(language)
        (told,) = verdict.written("a.json", speak)["shuffle"]
        assert told["seats"] == seats
        assert told.get("withheld", []) == withheld
        assert told.get("note", "") == " ".join(speak(key) for key in notes)


def kinds(entries: list[e.AnyEntry]) -> list[type]:
    return [type(entry) for entry in entries]


def test_the_last_promise_closes_the_list_and_the_last_nonce_deals() -> None:
    table = a_table()
    assert kinds(ask(table, ready(0, "anna"))) == [e.Promised]
    assert kinds(ask(table, ready(1, "ben"))) == [e.Promised, e.Bound]
    assert kinds(ask(table, p.Reveal(seat=1, nonce="ben"))) == [e.Nonce]
    assert ask(table, p.Reveal(seat=1, nonce="ben")) == []
    assert kinds(ask(table, p.Reveal(seat=0, nonce="anna"))) == [e.Nonce, e.Dealt, e.Sealed]
    assert table.phase == PLAYING
    assert table.chance.proofs[0].nonces == ("anna", "ben", "")


def test_nothing_is_closed_or_dealt_in_a_pause() -> None:
    table = played(a_table(), e.Paused())
    ask(table, ready(0, "anna"))
    assert kinds(ask(table, ready(1, "ben"))) == [e.Promised]
    played(table, e.Resumed(), *bind(), e.Nonce(1, "ben"), e.Paused())
    assert kinds(ask(table, p.Reveal(seat=0, nonce="anna"))) == [e.Nonce]


def test_if_nobody_promises_the_last_who_is_ready_gets_the_cards_dealt() -> None:
    table = a_table()
    assert kinds(ask(table, p.Ready(seat=0))) == [e.Promised]
    assert kinds(ask(table, p.Ready(seat=1))) == [e.Promised, e.Bound, e.Dealt, e.Sealed]


def test_an_old_client_is_ready_without_a_nonce() -> None:
    table = a_table()
    old = p.read({"type": "ready", "seat": 0, "nonce": "anna"})
    assert ask(table, old) == [e.Promised(0)]
    assert table.is_ready(0)
    assert deal(table)[0] == e.Bound()
    played(table, *deal(table))
    assert table.chance.proofs[0].seats == []
    assert refused(a_table(), p.Ready(seat=0, promise="x")) == "promise-signs"


def test_a_promise_goes_with_who_gave_it() -> None:
    table = played(a_table(), e.Promised(0, promise_of("a")), e.Promised(1, promise_of("b")), e.Left(1))
    assert table.promised() == [promise_of("a"), "", ""]
    played(table, e.Joined(1, "C"), e.Promised(1, promise_of("c")), *bind(), e.Left(1), e.Joined(1, "D"))
    assert table.promised()[1] == promise_of("c")
    assert table.owing == {0}
    assert refused(table, p.Reveal(seat=1, nonce="c")) == "reveal-late"
    played(table, e.Nonce(0, "a"), *deal(table))
    assert table.chance.proofs[0].nonces == ("a", "", "")


def test_a_table_of_version_1_is_replayed_as_it_was() -> None:
    """Nonces without promises; and a player who left kept the nonce given before."""
    old: list[e.AnyEntry] = [e.Nonce(0, "anna"), e.Nonce(1, "ben"), e.Left(1), e.Dealt(), e.Sealed("cd" * 32)]
    table = played(a_table(), *old)
    proof = Proof(SEED, ("anna", "ben", ""))
    assert table.chance.proofs == [proof]
    assert proof.written() == {"seed": SEED, "commitment": commitment(SEED), "nonces": ["anna", "ben", ""]}
    assert table.game is not None
    assert table.record()["rounds"][0]["deck"] == table.rules.deck.write(Fair([proof]).deck(table.rules.deck, round=0))
    # a server of version 2 goes on with what it finds
    played(table, e.Nonce(0, "anna"), *deal(table)[:1])
    assert (table.bound, table.nonces) == (True, {})


def presence(*connected: int, open_for: float = 0.0) -> clock.Presence:
    return clock.Presence(frozenset(connected), lambda _: 0.0, open_for, frozenset, lambda: 0.0)


def due(table: Table, *connected: int, open_for: float = 0.0) -> tuple[str, float]:
    found = clock.due(table, presence(*connected, open_for=open_for), put_away=60)
    assert found is not None
    return found.what, found.after


def test_time_closes_the_promises_and_then_deals() -> None:
    table = a_table()
    assert due(table, 0, 1) == (clock.DEAL, 3.0)
    ask(table, ready(0, "a"))
    assert due(table, 0, 1) == (clock.BIND, 3.0)
    assert due(table, 0) == (clock.BIND, 0.0)
    assert due(table, 0, 1, open_for=2.0) == (clock.BIND, 1.0)
    ask(table, ready(1, "b"))  # the last promise closes the list by itself
    assert due(table, 0, 1) == (clock.DEAL, clock.REVEAL)
    assert due(table, 0, 1, open_for=clock.REVEAL) == (clock.DEAL, 0.0)
    ask(table, p.Reveal(seat=0, nonce="a"))
    assert due(table, 0, 1) == (clock.DEAL, clock.REVEAL)
    assert due(table, 0) == (clock.DEAL, 0.0), "nobody waits for absent players"


def test_without_promises_nobody_waits() -> None:
    table = a_table()
    ask(table, p.Ready(seat=0))
    assert due(table, 0) == (clock.DEAL, 0.0)
    assert kinds(deal(table)) == [e.Bound, e.Dealt, e.Sealed]


def test_the_state_shows_the_promises_until_the_deal() -> None:
    table = a_table()
    ask(table, ready(0, "a"))
    face = views.table_state(table, (0, 1), 0)
    assert (face.promises, face.bound) == ([promise_of("a"), "", ""], False)
    assert [chair.ready for chair in face.chairs] == [True, False, True]
    played(table, *bind())
    assert views.table_state(table, (0, 1), 0).bound
    assert table.logged[-1].what == e.BoundLine([promise_of("a"), "", ""])
    played(table, *deal(table))
    face = views.table_state(table, (0, 1), 0)
    assert (face.promises, face.bound, table.phase) == ([], False, PLAYING)


ACTS = st.lists(
    st.tuples(st.sampled_from(["ready", "reveal", "false", "leave", "join", "bind", "deal"]), st.integers(0, 2)),
    max_size=40,
)


@settings(max_examples=200, deadline=None)
@given(ACTS)
def test_whatever_happens_the_proof_holds(acts: list[tuple[str, int]]) -> None:
    """Nonces come after the list was closed, promises before; every proof can be read; entries replay to the same."""
    table = a_table(people=3)
    entries = list(told(table, acts))
    assert table.phase in (BETWEEN, PLAYING)
    for proof in table.chance.proofs:
        assert read_proof(proof.written()) == proof
        assert proof.version == 2
    closed = False
    for entry in entries:
        assert not isinstance(entry, e.Promised) or not closed
        assert not isinstance(entry, e.Nonce) or closed
        closed = isinstance(entry, e.Bound) or (closed and not isinstance(entry, e.Sealed))
    assert played(a_table(people=3), *entries).chance.proofs == table.chance.proofs


def told(table: Table, acts: list[tuple[str, int]]) -> Iterator[e.AnyEntry]:
    for act, seat in acts:
        try:
            entries = happen(table, act, seat)
        except Refused:
            continue
        played(table, *entries)
        yield from entries


def happen(table: Table, act: str, seat: int) -> list[e.AnyEntry]:
    free = table.chairs[seat].kind == "open"
    requests: dict[str, Any] = {
        "ready": ready(seat, f"nonce-{seat}"),
        "reveal": p.Reveal(seat=seat, nonce=f"nonce-{seat}"),
        "false": p.Reveal(seat=seat, nonce="another"),
    }
    if act in requests:
        return [] if free else decide(table, [seat], requests[act], range(3))
    if act in ("leave", "join"):
        return [e.Left(seat) if act == "leave" else e.Joined(seat, "X")] if free == (act == "join") else []
    if table.phase != BETWEEN:
        return []
    return deal(table) if act == "deal" else [] if table.bound else bind()
