"""`zehn doctor`: every finding is true, says what to do, and is reported in both languages."""

import json
import os
import socket
import sqlite3
import tomllib
from pathlib import Path
from typing import Any

import pytest

from places import ROOT
from zehn import build, cli
from zehn.cli import examination
from zehn.cli.examination import FAULT, MISSING, OK, Finding, examine
from zehn.words import LANGUAGES, words


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user whose data directory is empty, and a core whose build nobody asked for."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("ZEHN_PLAIN", raising=False)
    return tmp_path


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout that has nothing but the place where builds are noted down; it runs on plain Python."""
    root = tmp_path / "checkout"
    (root / "scripts").mkdir(parents=True)
    (root / "scripts" / "setup").touch()
    (root / "build").mkdir()
    monkeypatch.setattr(examination, "ROOT", root)
    monkeypatch.setattr(build, "BUILD", "plain")
    monkeypatch.setattr(build, "built", dict)
    return root


def found(name: str, port: int = 0) -> Finding:
    (finding,) = [finding for finding in examine(port) if finding.name == name]
    return finding


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_prints_a_line_for_everything(capsys: pytest.CaptureFixture[str], language: str) -> None:
    code = cli.call(["doctor", "--port", "0", "--lang", language])
    lines = capsys.readouterr().out.splitlines()
    assert code == any(line.startswith("! ") for line in lines)
    assert sum(line[:2] in ("+ ", "- ", "! ") for line in lines) == len(examine(0))
    told = words(language)
    assert lines[-1] in (told("doctor-well", count=0), told("doctor-faults", count=1))


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.call(["doctor", "--json", "--port", "0"])
    report = json.loads(capsys.readouterr().out)
    assert report["ok"] == (code == 0)
    assert [row["name"] for row in report["findings"]] == [finding.name for finding in examine(0)]
    assert all((row["advice"] is None) == (row["state"] == OK) for row in report["findings"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_words_in_both_languages(language: str, checkout: Path) -> None:
    for finding in examine(0):
        assert words(language)(finding.key, **finding.details)
        assert (finding.state == OK) == (not finding.advice)
        if finding.advice:
            assert words(language)(finding.advice, **finding.details)


def test_a_port_that_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert (found("port", port).state, found("port", port).key) == (MISSING, "doctor-port-taken")
    assert found("port", port).state == OK


def test_a_new_store(home: Path) -> None:
    assert (found("store").key, found("store").details) == ("doctor-store-new", {"store": str(home / "zehn/tables.db")})


def test_a_store_and_its_size(home: Path) -> None:
    (home / "zehn").mkdir()
    with sqlite3.connect(home / "zehn" / "tables.db") as store:
        store.execute("create table a (b)")
        store.executemany("insert into a values (?)", [("x" * 1000,)] * 1000)
    store.close()
    finding = found("store")
    assert finding.state == OK
    assert 0.9 < float(finding.details["size"]) < 2


def test_a_store_that_is_none(home: Path) -> None:
    (home / "zehn").mkdir()
    (home / "zehn" / "tables.db").write_bytes(b"no database at all" * 100)
    assert (found("store").state, found("store").details["why"]) == (FAULT, "file is not a database")
    assert cli.call(["doctor", "--port", "0", "--json"]) == 1


def test_a_store_without_permission(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may do everything
    assert found("store").state == FAULT


def test_nothing_is_found_on_an_empty_path(checkout: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(examination, "PLACES", ())
    assert [found(name).state for name in ("browsers", "node", "compiler")] == [MISSING] * 3
    assert found("build").advice == "doctor-plain-compiler"


def test_a_node_that_is_too_old(checkout: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.1.0\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    assert found("node") == Finding("node", MISSING, "doctor-old-node", {"node": "18.1.0"}, "doctor-install-node")


def test_every_extra_is_looked_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(examination.EXTRAS) == set(project["optional-dependencies"])


def test_packages_that_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examination, "find_spec", lambda name: None if name == "numpy" else object())
    missing = {finding.name: finding.state for finding in examine(0) if finding.key == "doctor-no-extra"}
    assert missing == {"extra-odds": MISSING}


def test_a_client_that_is_not_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(build, "PACKAGE", tmp_path)
    monkeypatch.setattr(build, "folder", lambda: tmp_path)
    assert (found("client").state, found("client").advice) == (FAULT, "doctor-build-client")


# -- why the core is plain --------------------------------------------------------------------------------------------


def why() -> Any:
    return found("build").details["why"]


def test_plain_because_it_was_asked_for(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZEHN_PLAIN", "1")
    assert why() == "wanted"


def test_plain_because_of_the_sources(checkout: Path) -> None:
    assert why() == "sources"
    (checkout / "build" / "core.failed").write_text("failed 0123456789 1 2\n")
    assert why() == "sources", "another state of the sources failed"


@pytest.mark.parametrize("word", ["packages", "failed"])
def test_plain_because_compiling_failed(checkout: Path, word: str) -> None:
    (checkout / "build" / "core.failed").write_text(f"{word} {build.folder().name} 1 2\n")
    assert why() == word


def test_plain_because_it_is_being_compiled(checkout: Path) -> None:
    lock = checkout / "build" / "core.lock"
    lock.symlink_to(str(os.getpid()))
    assert why() == "compiling"
    lock.unlink()
    lock.symlink_to("999999999")
    assert why() == "sources"


def test_plain_because_librt_is_missing(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "built", lambda: {"zehn.cards.deck": Path("deck.so")})
    assert why() == "librt"


def test_plain_because_the_wheel_is(checkout: Path) -> None:
    (checkout / "scripts" / "setup").unlink()
    assert why() == "wheel"
    assert {"node", "compiler"} & {finding.name for finding in examine(0)} == set()


def test_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "BUILD", "compiled")
    assert found("build") == Finding("build", OK, "doctor-compiled", {})
