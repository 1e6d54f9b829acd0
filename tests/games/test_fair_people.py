"""No false alarms: two devices of one seat, chairs that change hands, broken connections, bots, late spectators."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from live_house import House, house
from zehn.games.fair import promise_of
from zehn.players import PLAYERS
from zehn.server.client import Client, play, take_chair

RULES = {"phases": "1"}


async def judged(playing: Sequence[Client], watching: Sequence[Client] = ()) -> list[str]:
    """Play until everybody has a verdict on the round."""
    tasks = [asyncio.create_task(play(client, PLAYERS["phase10"]["steady"](Random(1)))) for client in playing]
    everybody = [*playing, *watching]
    for client in everybody:
        await client.until(lambda c=client: bool(c.verdicts))  # type: ignore[misc]
    for task in tasks:
        task.cancel()
    return [client.verdicts[0].what for client in everybody]


async def test_people_who_stay_have_a_proof(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben", bots=["steady"], rules=RULES)
        assert await judged(clients) == ["proven", "proven"]
        proof = here.live(clients[0].state["table"]["code"]).chance.proofs[0]
        assert (proof.version, proof.seats) == (2, [0, 1])


async def test_two_devices_of_one_seat_do_not_accuse_each_other(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", bots=["steady"], rules=RULES)
        devices = [await here.join(code, *tokens) for _ in range(2)]
        await devices[0].request("start")
        assert sorted(await judged(devices[:1], devices[1:])) == ["other-device", "proven"]


async def test_a_chair_that_changes_hands_before_the_deal_accuses_nobody(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", "Ben", rules=RULES)
        anna, ben = [await here.join(code, token) for token in tokens]
        await anna.until(lambda: anna.state["table"]["chairs"][1]["ready"])
        await ben.request("leave", seat=1)
        place = await take_chair(here.address, code, "Cleo")
        cleo = await here.join(code, place["token"])
        await anna.until(lambda: anna.state["table"]["chairs"][1]["ready"])
        await anna.request("start")
        assert await judged([anna, cleo]) == ["proven", "proven"]
        assert not any(verdict.what == "unfair" for verdict in ben.verdicts)


async def bound(here: House) -> tuple[str, Client, Client]:
    """A table whose promises are closed: Ben has promised a nonce and never shows it."""
    code, tokens = await here.table("Anna", "Ben", rules=RULES)
    anna, ben = await here.join(code, tokens[0]), await here.join(code, tokens[1], ready=False)
    await ben.request("ready", seat=1, promise=promise_of("never shown"))
    await anna.request("start")
    await ben.until(lambda: ben.state["table"]["bound"])
    return code, anna, ben


async def test_a_chair_that_changes_hands_after_the_promises_accuses_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zehn.tables.clock.REVEAL", 600.0)
    async with house(tmp_path) as here:
        code, anna, ben = await bound(here)
        assert anna.state["table"]["phase"] == "between"
        await anna.request("pause")  # else the round would be dealt before somebody takes the chair
        await ben.request("leave", seat=1)
        place = await take_chair(here.address, code, "Cleo")
        cleo = await here.join(code, place["token"])
        await anna.request("resume")
        (one, other) = await judged([anna, cleo])
        assert (one, other in ("other-device", "unseen")) == ("proven", True)
        assert here.live(code).chance.proofs[0].nonces[1] == ""
        assert not any(verdict.what == "unfair" for verdict in ben.verdicts)


async def test_who_promises_and_shows_nothing_is_not_waited_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zehn.tables.clock.REVEAL", 0.2)
    async with house(tmp_path) as here:
        _, anna, ben = await bound(here)
        assert await judged([anna, ben]) == ["proven", "other-device"]


async def test_a_connection_that_breaks_between_promise_and_reveal(tmp_path: Path) -> None:
    """The same client comes back and shows its nonce; one that forgot everything knows that it was not its own."""
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", "Ben", rules=RULES)
        anna = await here.join(code, tokens[0])
        async with Client(here.address, code, [tokens[1]]) as ben:
            await ben.until(lambda: ben.state["table"]["chairs"][1]["ready"])
        await anna.until(lambda: not anna.state["table"]["chairs"][1]["connected"])
        again = await here.join(code, tokens[1])
        assert anna._socket is not None
        await anna._socket.close()
        await anna.until(lambda: anna.connections == 2)
        await anna.request("start")
        assert await judged([anna, again]) == ["proven", "other-device"]


async def test_who_was_away_is_told_so(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", "Ben", rules=RULES, options={"grace": 0.1})
        anna, ben = await here.join(code, tokens[0]), await here.join(code, tokens[1], ready=False)
        await ben.request("ready", seat=1, nonce="of an old client")
        await anna.request("start")
        assert await judged([anna, ben]) == ["proven", "away"]


async def test_a_late_spectator_cannot_tell(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", bots=["steady"], rules={"phases": "1,2"})
        guest = await here.join(clients[0].state["table"]["code"])
        early = await judged(clients, [guest])
        assert early == ["proven", "unseen"]


async def test_a_spectator_from_the_start_sees_that_all_agrees_without_him(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", bots=["steady"], rules=RULES)
        anna, guest = await here.join(code, *tokens), await here.join(code)
        await anna.request("start")
        assert await judged([anna], [guest]) == ["proven", "away"]
