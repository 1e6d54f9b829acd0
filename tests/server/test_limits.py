"""Limits: what counts as one address, who waits how long, and the file that changes them."""

import re
from pathlib import Path
from typing import Any

import pytest

from places import ROOT
from zehn.refusals import Refused
from zehn.server.configuration import Configuration, ConfigurationError, read_configuration
from zehn.server.http.safety import Hosts
from zehn.server.sockets.limiter import Limiter, network_of
from zehn.server.sockets.limits import Limits, Rate
from zehn.server.sockets.network import Gate
from zehn.words import say

PAGE = ROOT / "docs" / "host" / "limits.md"


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(host: str, network: str) -> None:
    assert network_of(host) == network


def test_who_waits_is_told_for_how_long() -> None:
    time = [0.0]
    limiter = Limiter(Limits(tables=Rate(2, 0.1)), clock=lambda: time[0])
    limiter.take("tables", "a")
    limiter.take("tables", "a", look=True)  # takes nothing
    limiter.take("tables", "a")
    with pytest.raises(Refused) as caught:
        limiter.take("tables", "a")
    assert (caught.value.refusal.key, caught.value.refusal.details) == ("too-many", {"what": "tables", "wait": 10})
    assert "10 Sekunden" in caught.value.refusal.sentence(say("de"))
    limiter.take("tables", "b")
    time[0] = 10.0
    limiter.take("tables", "a")


def test_what_lasts_is_counted_until_it_ends() -> None:
    limiter = Limiter(Limits(sockets=2))
    assert [limiter.enter("sockets", "a") for _ in range(3)] == [True, True, False]
    limiter.leave("sockets", "a")
    assert limiter.enter("sockets", "a")
    for _ in range(2):
        limiter.leave("sockets", "a")
    assert not limiter.open["sockets"]


def test_the_log_does_not_grow_with_a_flood(capsys: pytest.CaptureFixture[str]) -> None:
    time = [0.0]
    limiter = Limiter(Limits(requests=Rate(1, 0)), clock=lambda: time[0])
    for second in range(0, 121, 1):
        time[0] = float(second)
        limiter.wait("requests", "192.0.2.7")
    said = [line for line in capsys.readouterr().out.splitlines() if "limit reached" in line]
    assert len(said) == 2
    assert all("192.0.2.7" in line for line in said)
    assert limiter.refused["requests"] == 120


def test_every_limit_is_on_the_page_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `(\w+)`[^|]*\|[^|]*\| ([^|]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(rows) == set(Limits._fields)
    for name, value in Limits()._asdict().items():
        first = value.burst if isinstance(value, Rate) else value
        assert rows[name].startswith(f"{first:,g}"), name


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8010", True),
        ("127.0.0.1", True),
        ("[::1]:8010", True),
        ("192.168.1.20:8010", True),
        ("Zehn.Example", True),
        ("play.localhost", True),
        ("laptop", True),
        ("laptop.fritz.box:8010", True),
        ("local", True),
        ("evil.local.example", False),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
    ],
)
def test_a_server_knows_its_names(host: str, known: bool) -> None:
    assert Hosts(["zehn.example"]).know(host) is known
    assert Hosts(["*"]).know(host)


def test_only_configured_proxies_are_not_counted_themselves() -> None:
    class Transport:
        def __init__(self, host: str) -> None:
            self.host = host

        def get_extra_info(self, _: str) -> Any:
            return (self.host, 1)

    gate = Gate(Limiter(Limits()), ["10.1.0.0/16"])
    assert [gate.address_of(Transport(host)) for host in ("10.1.2.3", "10.2.0.1")] == ["", "10.2.0.1"]  # type: ignore[arg-type]


# -- the file -------------------------------------------------------------------------------------------------------


def test_a_file_changes_what_it_names(tmp_path: Path) -> None:
    file = tmp_path / "zehn.toml"
    page = PAGE.read_text(encoding="utf-8")
    file.write_text(page.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    found = read_configuration(str(file))
    assert found.limits == Limits(tables=Rate(100, 1), connections=1000)
    assert found.hosts == ("zehn.example",)
    assert found.proxies == ("127.0.0.1",)
    assert found.keeping.table_days == 30


def test_the_environment_says_what_no_file_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.1, 10.1.0.0/16")
    monkeypatch.setenv("ZEHN_HOSTS", "zehn.example")
    found = read_configuration(None)
    assert (found.proxies, found.hosts) == (("10.0.0.1", "10.1.0.0/16"), ("zehn.example",))
    assert found.limits == Configuration().limits


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("[limits", "TOML"),
        ("[limit]\n", "limit"),
        ("limits = 3\n", "3"),
        ("[limits]\ntabels = 3\n", "tabels"),
        ("[limits]\ntables = 3\n", "burst"),
        ("[limits]\ntables = { burst = 3 }\n", "burst"),
        ("[limits]\nsockets = 0\n", "sockets"),
        ("[limits]\nsockets = true\n", "sockets"),
        ("[network]\nproxies = ['home']\n", "home"),
        ("[network]\nhosts = 'home'\n", "hosts"),
        ("[keeping]\ntable_days = -1\n", "table_days"),
    ],
)
def test_what_is_wrong_with_a_file_is_one_sentence(tmp_path: Path, text: str, part: str) -> None:
    file = tmp_path / "zehn.toml"
    file.write_text(text)
    with pytest.raises(ConfigurationError) as caught:
        read_configuration(str(file))
    for lang in ("de", "en"):
        sentence = say(lang)(caught.value.sentence, **caught.value.details)
        assert part in sentence
        assert "zehn.toml" in sentence


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError):
        read_configuration(str(tmp_path / "none.toml"))
