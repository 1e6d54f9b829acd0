"""Pads that several people write on: two links, two phones, several processes, limits, the store."""

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from live_house import House, house
from pad_clients import PadClient, ask, share
from pads import five_rounds
from real_postgres import Postgres, postgres
from zehn.pad import read
from zehn.server.keeping import DAY, Keeping
from zehn.server.sockets.limits import NO_LIMITS, Rate
from zehn.server.store import Store
from zehn.server.store.schema import PAD, TABLE
from zehn.server.store.writer import now
from zehn.server.tokens import PAD_LENGTH, Held

__all__ = ["postgres"]

FIRST = {"format": "zehn-pad/1", "game": "phase10", "players": ["Anna", "Ben"], "rules": {}, "dealer": 0}
ROUND_1 = {"round": 0, "scores": [{"laid": 1, "out": True}, {"points": 85}], "at": 1}
ROUND_2 = {"round": 1, "scores": [{"laid": 2, "out": True}, {"laid": 1, "points": 20}], "at": 2}


async def refused(address: str, path: str, body: object = None) -> tuple[int, dict[str, Any]]:
    """Status and sentence of what is refused."""
    with pytest.raises(HTTPError) as found:
        await asyncio.to_thread(ask, address, path, body)
    with found.value as error:
        said = json.load(error)
    assert said["text"]
    return error.code, said


async def test_two_phones_write_and_a_third_looks_on(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        place = await share(here.address, [FIRST])
        assert (place["watch"], place["write"]) == (f"/pad/{place['pad']}", f"/pad/{place['pad']}#{place['token']}")
        assert len(place["pad"]) == PAD_LENGTH
        code, token = place["pad"], place["token"]
        phones = [PadClient(here.address, code, token), PadClient(here.address, code, token)]
        async with phones[0] as anna, phones[1] as ben, PadClient(here.address, code) as guest:
            assert (anna.writes, ben.writes, guest.writes) == (True, True, False)
            assert (await anna.write(ROUND_1))["entries"] == [ROUND_1]
            await ben.until(2)
            assert (await ben.write(ROUND_2))["start"] == 2
            await guest.until(3)
            await anna.until(3)
            assert anna.entries == ben.entries == guest.entries == [FIRST, ROUND_1, ROUND_2]
            said = await guest.write({"undo": 2})
            assert (said["type"], said["key"]) == ("refused", "pad-read-only")
            assert "link for writing" in said["text"]
        text = (await asyncio.to_thread(ask, here.address, f"/api/pads/{code}")).decode()
        assert read(text).totals == (0, 105)
    async with house(tmp_path) as again, PadClient(again.address, code, token, since=1) as anna:
        anna.entries.insert(0, FIRST)
        assert (anna.entries, anna.writes) == ([FIRST, ROUND_1, ROUND_2], True)


async def test_late_entries_are_merged_or_refused_and_never_lost(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        place = await share(here.address, [FIRST])
        code, token = place["pad"], place["token"]
        async with PadClient(here.address, code, token) as anna, PadClient(here.address, code, token, lang="de") as ben:
            await anna.write(ROUND_1)
            await anna.write({"round": 0, "scores": [None, {"points": 95}], "at": 3})
            said = await ben.write({"round": 0, "scores": [{"laid": 1, "out": True}, {"points": 80}]}, since=1)
            assert (said["type"], said["clause"], said["key"]) == ("refused", "RECORD", "pad-meanwhile")
            assert said["text"].startswith("Für Ben hat jemand anderes im Durchgang 1")
            assert ben.entries == [FIRST, ROUND_1, {"round": 0, "scores": [None, {"points": 95}], "at": 3}]
            said = await ben.write(ROUND_1, since=1)  # once more: its answer was lost
            assert (said["type"], said["entries"], said["start"]) == ("written", [], 3)
            assert (await ben.write(ROUND_2, since=2))["start"] == 3
            said = await ben.write({"round": 2, "scores": [{"laid": 1, "out": True}, {"points": 85}]})
            assert (said["clause"], said["key"]) == ("P10-15", "other-phase")
            said = await ben.write({"nonsense": 1})
            assert said["key"] == "pad-entry"
            await anna.until(4)
            assert len(anna.entries) == 4


async def test_a_crowd_that_writes_at_once_agrees(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        pad = five_rounds()
        place = await share(here.address, pad.entries)
        clients = [PadClient(here.address, place["pad"], place["token"]) for _ in range(6)]
        for client in clients:
            await client.__aenter__()
        points = [60, 65, 70]
        wishes = [
            {"round": 0, "scores": [None, None, None, {"points": points[n % 3]}], "at": n} for n in range(len(clients))
        ]
        said = await asyncio.gather(
            *(client.write(wish, since=6) for client, wish in zip(clients, wishes, strict=True))
        )
        kinds = [(one["type"], one.get("key", "")) for one in said]
        assert kinds.count(("written", "")) == 2  # who was first, and who meant the same
        assert kinds.count(("refused", "pad-meanwhile")) == 4
        for client in clients:
            await client.until(7)
            assert client.entries == clients[0].entries
            await client.__aexit__()


async def test_what_is_no_pad_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for entries, key in (
            ([{"game": "chess"}], "record-game"),
            ([{"game": "phase10", "players": ["A"], "rules": {}}], "players"),
            ([FIRST | {"format": "zehn-pad/9"}], "pad-format"),
            ([FIRST, {"round": 0, "scores": [{"out": True}, {"points": 85}]}], "pad-out-not-laid"),
            ([FIRST | {"rules": {"edition": "x"}}], "setting-choice"),
            ([FIRST | {"rules": {"sheet": 3}}], "sheet-game"),
        ):
            status, said = await refused(here.address, "/api/pads", {"entries": entries})
            assert (status, said["type"]) == (400, "refused"), said
            assert said["key"] == key
        status, said = await refused(here.address, "/api/pads/ABCDEFGHJK")
        assert (status, said["key"]) == (404, "no-pad")
        async with PadClient(here.address, "ABCDEFGHJK") as nobody:
            assert not nobody.entries


async def test_links_have_qr_codes(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        place = await share(here.address, [FIRST])
        path = f"/api/pads/{place['pad']}/qr.svg"
        watch = await asyncio.to_thread(ask, here.address, path, {})
        write = await asyncio.to_thread(ask, here.address, path, {"token": place["token"]})
        assert watch.startswith(b"<svg")
        assert len(write) > len(watch)


async def test_tokens_of_seats_and_of_other_pads_do_not_write(tmp_path: Path) -> None:
    async with house(tmp_path, keeping=Keeping(token_days=1)) as here:
        one, other = await share(here.address, [FIRST]), await share(here.address, [FIRST])
        _, seats = await here.table("Anna")
        seat = here.manager.tokens.write(Held(one["pad"], 0, 0))
        for wrong in (other["token"], seats[0], seat, one["token"][:-6] + "xxxxxx", ""):
            async with PadClient(here.address, one["pad"], wrong) as guest:
                assert not guest.writes
        tokens = here.manager.pads.tokens
        tokens.clock = lambda: now() / 1000 + 0.6 * DAY
        async with PadClient(here.address, one["pad"], one["token"]) as anna:
            assert anna.writes
            await anna.hear()
            assert tokens.read(anna.renewed) == Held(one["pad"], 0, 0)
        tokens.clock = lambda: now() / 1000 + 1.1 * DAY
        async with PadClient(here.address, one["pad"], one["token"]) as anna:
            assert not anna.writes


# -- limits -----------------------------------------------------------------------------------------------------------


async def test_pads_are_limited(tmp_path: Path) -> None:
    limits = NO_LIMITS._replace(pads=Rate(2, 0.001), pad_writing=Rate(3, 0.001), pad_bytes=600, spectators=1)
    async with house(tmp_path, limits=limits) as here:
        place = await share(here.address, [FIRST])
        long = FIRST | {"players": ["A" * 40, "B" * 40, *map(str, range(4))]}
        rename = [{"players": [f"{n}" * 40, "B" * 40, *map(str, range(4))]} for n in range(5)]
        status, said = await refused(here.address, "/api/pads", {"entries": [long, *rename]})
        assert (status, said["key"]) == (413, "pad-large")
        status, said = await refused(here.address, "/api/pads", {"entries": [FIRST]})
        assert (status, said["key"], said["details"]["what"]) == (429, "too-many", "pads")
        async with PadClient(here.address, place["pad"], place["token"]) as anna, PadClient(here.address, place["pad"]):
            async with PadClient(here.address, place["pad"]) as crowd:
                assert not crowd.entries
            assert (await anna.write(ROUND_1))["type"] == "written"
            named = await anna.write({"players": ["A" * 40, "B" * 40]})
            assert named["type"] == "written"
            assert (await anna.write({"dealer": 9}))["key"] == "pad-seat"
            assert (await anna.write({"dealer": 1}))["key"] == "too-fast"
            here.manager.pads.open[place["pad"]].size = 590
            here.manager.pads.open[place["pad"]].pace.drops = 1
            said = await anna.write({"dealer": 1})
            assert (said["key"], said["details"]) == ("pad-large", {"most": 600})


async def test_codes_of_pads_cannot_be_guessed_without_end(tmp_path: Path) -> None:
    async with house(tmp_path, limits=NO_LIMITS._replace(guesses=Rate(3, 0.001))) as here:
        for _ in range(3):
            assert (await refused(here.address, "/api/pads/ABCDEFGHJK"))[0] == 404
        assert (await refused(here.address, "/api/pads/ABCDEFGHJK"))[0] == 429


# -- the store --------------------------------------------------------------------------------------------------------


async def test_a_pad_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async with house(tmp_path, put_away=0.05) as here:
        place = await share(here.address, [FIRST, ROUND_1])
        async with PadClient(here.address, place["pad"], place["token"]) as anna:
            await anna.write(ROUND_2)
        async with asyncio.timeout(30):
            while here.manager.pads.open:
                await asyncio.sleep(0.02)
        async with PadClient(here.address, place["pad"]) as anna:
            assert anna.entries == [FIRST, ROUND_1, ROUND_2]


async def test_pads_are_kept_for_another_time_than_tables(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    for code, kind in (("TABLE", TABLE), ("OLDPAD", PAD)):
        await store.append(code, 0, now() - 100 * DAY * 1000, [json.dumps(FIRST).encode()], new=kind)
    await store.append("NEWPAD", 0, now(), [json.dumps(FIRST).encode()], new=PAD)
    assert await store.sweep(now() - 90 * DAY * 1000, (), TABLE) == 1
    assert len(await store.read("OLDPAD")) == 1
    assert await store.sweep(now() - 90 * DAY * 1000, ("OLDPAD",), PAD) == 0
    assert await store.sweep(now() - 90 * DAY * 1000, (), PAD) == 1
    assert len(await store.read("NEWPAD")) == 1
    await store.close()


async def test_a_damaged_pad_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for code, body in (("ABCDEFGHJK", b"{"), ("ABCDEFGHJL", b'{"game": "chess"}')):
            await here.manager.store.append(code, 0, now(), [body], new=PAD)
            assert (await refused(here.address, f"/api/pads/{code}"))[1]["key"] == "table-broken"


# -- several processes ------------------------------------------------------------------------------------------------


async def both(url: str, here: House, there: House) -> None:
    """Two processes with one pad: what is written here is seen there, and of two entries one wins."""
    place = await share(here.address, [FIRST])
    async with (
        PadClient(here.address, place["pad"], place["token"]) as anna,
        PadClient(there.address, place["pad"], place["token"]) as ben,
    ):
        await anna.write(ROUND_1)
        await ben.until(2)
        wishes = [{"round": 1, "scores": [{"laid": 2, "out": True}, {"points": points}]} for points in (85, 90)]
        said = await asyncio.gather(anna.write(wishes[0]), ben.write(wishes[1]))
        assert sorted(one["type"] for one in said) == ["refused", "written"]
        await anna.until(3)
        await ben.until(3)
        assert anna.entries == ben.entries
        dealers = [{"dealer": number % 2, "at": number} for number in range(6)]
        for wish, phone in zip(dealers, [anna, ben] * 3, strict=True):
            await phone.write(wish, since=99)
        await anna.until(len(ben.entries))
        await ben.until(len(anna.entries))
        assert anna.entries == ben.entries


@pytest.mark.xdist_group("postgres")
async def test_two_processes_share_a_pad(postgres: Postgres) -> None:
    url = postgres.database()
    async with house(url) as here, house(url) as there:
        await both(url, here, there)
        postgres.cut()  # nobody hears anything for a moment
        await both(url, here, there)
