"""Operators who cheat: a real server, bent in each way that somebody could think of, and honest clients who notice."""

import json
from pathlib import Path
from typing import Any

import pytest

from cheats import (
    Crooked,
    CrookedPile,
    Trick,
    a_round,
    add_nonce,
    bend,
    crooked,
    drop_nonces,
    drop_promises,
    forget_version,
    reseal,
    swap_nonce,
    swap_promise,
    swap_seed,
)
from live_house import House, house, turn
from zehn.record import Fault, Legal, judge
from zehn.server.client import Client
from zehn.tables import entries as e
from zehn.tables.witness import Witness
from zehn.words import words


def verify(here: House, client: Client, *, receipt: bool = False) -> tuple[bool, str]:
    """What `zehn verify` says to the record that the server has, with or without what a client saw."""
    code = client.state["table"]["code"]
    seen = json.dumps(client.receipt()).encode() if receipt else None
    verdict = judge(json.dumps(here.live(code).record()).encode(), seen)
    return verdict.ok, verdict.refusal.key if isinstance(verdict, Fault) else ""


async def cheated(here: House, game: str = "phase10", **wishes: Any) -> list[Client]:
    clients = await here.started("Anna", "Ben", bots=["steady"], game=game, **wishes)
    await a_round(clients, game)
    return clients


ONE = {"phases": "1"}


@pytest.mark.parametrize(
    ("kind", "trick", "why", "alone", "witnessed"),
    [
        (e.Dealt, add_nonce, "promises-changed", "", "receipt-promises"),
        (e.Dealt, drop_nonces, "nonce-dropped", "", "receipt-nonce"),
        (e.Dealt, drop_promises, "proof-broken", "proof-broken", "proof-broken"),
        (e.Dealt, swap_seed, "seed-changed", "", "receipt-seed"),
        (e.Dealt, swap_nonce, "proof-broken", "proof-broken", "proof-broken"),
        (e.Dealt, swap_promise, "promises-changed", "", "receipt-promises"),
        (e.Dealt, forget_version, "promises-dropped", "", "receipt-promises"),
    ],
)
async def test_who_bends_the_numbers_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: type, trick: Trick, why: str, alone: str, witnessed: str
) -> None:
    bend(monkeypatch, kind, trick)
    async with house(tmp_path) as here:
        anna, ben = await cheated(here, rules=ONE)
        assert {client.verdicts[0].what for client in (anna, ben)} == {"unfair"}
        assert anna.verdicts[0].why == why
        assert verify(here, anna) == (not alone, alone)
        assert verify(here, anna, receipt=True) == (False, witnessed)


async def test_who_leaves_out_all_promises_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before they are closed: then the record says openly that the operator alone decided."""
    bend(monkeypatch, e.Bound, drop_promises)
    async with house(tmp_path) as here:
        anna, ben = await cheated(here, rules=ONE)
        assert [client.verdicts[0][2:] for client in (anna, ben)] == [("unfair", "promises-dropped")] * 2
        verdict = judge(json.dumps(here.live(anna.state["table"]["code"]).record()).encode())
        assert isinstance(verdict, Legal)
        assert verdict.shuffle is not None
        assert verdict.shuffle[0] == {"version": 2, "seats": []}
        (told, *_) = verdict.written("a.json", words("en"))["shuffle"]
        assert told["note"].startswith("Nobody at the table had a part in this shuffle: the server alone decided it.")


async def test_who_seals_another_seed_when_the_numbers_lie_open_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reseal(monkeypatch)
    async with house(tmp_path) as here:
        anna, ben = await cheated(here, rules=ONE)
        assert [client.verdicts[0][2:] for client in (anna, ben)] == [("unfair", "seed-changed")] * 2
        assert verify(here, anna, receipt=True) == (False, "receipt-seed")


@pytest.mark.parametrize("game", ["phase10", "profisort", "dice"])
async def test_who_deals_other_cards_or_throws_other_dice_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    crooked(monkeypatch, Crooked)
    async with house(tmp_path) as here:
        anna, ben = await cheated(here, game)
        assert [client.verdicts[0][2:] for client in (anna, ben)] == [("unfair", "cards-other")] * 2
        assert verify(here, anna) == (False, "proof-other")


@pytest.mark.parametrize("honest", [True, False], ids=["honest", "crooked"])
async def test_a_connection_that_is_cut_hides_nothing_that_was_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, honest: bool
) -> None:
    if not honest:
        crooked(monkeypatch, Crooked)
    told: list[dict[str, Any]] = []
    take = Client._take

    def taken(client: Client, message: dict[str, Any]) -> None:
        told.append(message)
        take(client, message)

    monkeypatch.setattr(Client, "_take", taken)
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", bots=["steady"], rules={"phases": "10", "turn_limit": 8})
        anna = await here.join(code, *tokens)
        await anna.request("start")
        await a_round([anna])
    witness = Witness()
    dealt = next(
        n for n, message in enumerate(told) if "dealt" in [entry["what"]["kind"] for entry in message["entries"]]
    )
    for number, message in enumerate(told):
        if number not in (dealt + 3, dealt + 4) and not witness.verdicts:
            witness.take(message["state"], message["entries"], anna.sheet, [0])
    assert witness.verdicts[0][2:] == (("unseen", "") if honest else ("unfair", "cards-other"))


async def to_the_turned_pile(here: House) -> Client:
    """Two people who only draw and discard, until the pile was turned and the round is over."""
    clients = await here.started("Anna", "Ben", rules={"phases": "10", "turn_limit": 92})
    while not clients[0].verdicts:
        await turn(clients)
    return clients[0]


@pytest.mark.parametrize("honest", [True, False], ids=["honest", "crooked"])
async def test_who_turns_another_pile_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, honest: bool) -> None:
    if not honest:
        crooked(monkeypatch, CrookedPile)
    async with house(tmp_path) as here:
        anna = await to_the_turned_pile(here)
        assert "reshuffles" in here.live(anna.state["table"]["code"]).record()["rounds"][0]
        assert anna.verdicts[0][2:] == (("proven", "") if honest else ("unfair", "cards-other"))
        assert verify(here, anna) == ((True, "") if honest else (False, "proof-other"))
        if honest:
            assert verify(here, anna, receipt=True) == (True, "")


@pytest.mark.parametrize("game", ["phase10", "profisort", "dice"])
async def test_a_receipt_tells_what_was_really_seen(tmp_path: Path, game: str) -> None:
    """A record that is legal and proven, but of another game than the one that was played."""
    async with house(tmp_path) as here:
        anna, _ = await cheated(here, game)
        assert anna.verdicts[0].what == "proven"
        record = json.dumps(here.live(anna.state["table"]["code"]).record()).encode()
        whole = anna.receipt()
        agreed = judge(record, json.dumps(whole).encode())
        assert isinstance(agreed, Legal)
        assert agreed.compared is not None
        assert 0 in agreed.compared
        (seen, *_) = whole["rounds"]
        falses: dict[str, Any] = (
            {"throws": [[number, "1r" + faces[2:]] for number, faces in seen["throws"]]}
            if game == "dice"
            else {"hands": {"0": ["*"] * len(seen["hands"]["0"])}}
        )
        if seen.get("draws"):  # none if the cards are dealt again at once (SORT-03)
            falses["draws"] = [[number, "*"] for number in range(9)]
        for key, false in falses.items():
            verdict = judge(record, json.dumps(whole | {"rounds": [seen | {key: false}]}).encode())
            assert isinstance(verdict, Fault)
            assert verdict.refusal.key == ("receipt-throws" if game == "dice" else "receipt-cards")
