"""Zehn behind the real nginx and the real Caddy, with the files of deploy/ and TLS."""

import json
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from proxies import NAME, PROXIES, Site, command, missing, site
from records import played
from zehn.players import make_player
from zehn.record import write_record
from zehn.server.client import Client, fetch, make_table, play
from zehn.server.http.replays import MOST_RECORD

TABLE = {"game": "phase10", "name": "Anna", "chairs": 2}


@pytest.fixture(scope="module", params=PROXIES)
def here(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if why := missing(request.param):
        pytest.skip(why)
    with site(request.param, tmp_path_factory.mktemp(request.param)) as found:
        yield found


@pytest.fixture
def resolved(here: Site, monkeypatch: pytest.MonkeyPatch) -> Site:
    """The site's name leads to this machine, and its certificate is trusted, as on a machine that has both set up."""
    resolve = socket.getaddrinfo

    def known(host: Any, *rest: Any, **how: Any) -> Any:
        return resolve("127.0.0.1" if host == NAME else host, *rest, **how)

    monkeypatch.setattr(socket, "getaddrinfo", known)
    monkeypatch.setenv("SSL_CERT_FILE", str(here.certificate.file))
    return here


@pytest.mark.parametrize("proxy", PROXIES)
def test_the_proxy_finds_no_fault_with_its_file(proxy: str, tmp_path: Path) -> None:
    if why := missing(proxy):
        pytest.skip(why)
    check = command(proxy, tmp_path, Site(tmp_path), check=True)
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    assert ("is successful" if proxy == "nginx" else "Valid configuration") in said
    assert '"logger":"caddyfile"' not in said, "something in the file is needless"
    assert "not formatted" not in said, "caddy fmt --overwrite deploy/Caddyfile"


async def test_a_game_is_played_through_it(resolved: Site) -> None:
    rules = {"phases": "first:1"}
    place = await make_table(
        resolved.address, "phase10", "Anna", chairs=2, bots=["greedy"], rules=rules, options={"pace": 0, "rest": 0}
    )
    async with Client(resolved.address, place["table"], [place["token"]]) as anna:
        assert anna.urls[0].startswith("wss://")
        await anna.request("start")
        await play(anna, make_player("phase10", "steady", Random(1)))
        assert anna.state["table"]["phase"] == "over"
        assert anna.connections == 1
        assert anna.fair
        assert all(anna.fair)
    record = await fetch(resolved.address, f"/api/tables/{place['table']}/records/0")
    assert record["format"] == "zehn/1"


def test_clients_are_counted_by_the_address_that_the_proxy_tells(here: Site) -> None:
    """Whoever claims to be somebody else gains nothing by it."""
    made = [here.ask("/api/tables", TABLE, client="127.0.0.5")[0] for _ in range(3)]
    assert made == [201] * 3
    claimed = {"X-Forwarded-For": "198.51.100.7"}
    status, told = here.ask("/api/tables", TABLE, client="127.0.0.5", **claimed)
    assert (status, json.loads(told)["key"]) == (429, "too-many")
    assert here.ask("/api/tables", TABLE, client="127.0.0.6")[0] == 201
    assert {address for what, address in here.limits_reached() if what == "tables"} == {"127.0.0.5"}


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "//metrics", "/%6Detrics", "/x/../metrics", "/METRICS",
                                  "/metrics?a=b", "/./metrics"])  # fmt: skip
def test_figures_stay_behind_it(here: Site, path: str) -> None:
    status, told = here.ask(path, client="127.0.0.5")
    assert b"zehn_" not in told
    assert status in (400, 403, 404)


def test_a_record_of_two_megabytes_comes_through_and_nothing_much_larger(here: Site) -> None:
    text = json.dumps(write_record(played(1, seats=2, rules={"phases": "first:1"})))
    text += "\n" * (MOST_RECORD * 19 // 20 - len(text))  # each is two characters on the way
    status, told = here.ask("/api/replays/rounds/0", {"text": text})
    assert status == 200, told
    assert json.loads(told)["steps"]
    # Caddy 2.6 says 502 where the server hangs up before it has read everything
    assert here.ask("/api/replays/rounds/0", {"text": text * 2})[0] in (413, 502)


def test_other_names_are_none_of_its_business(here: Site) -> None:
    assert here.ask("/health")[0] == 200
    _, told = here.ask("/api/games", Host="elsewhere.example")
    assert b"phase10" not in told
