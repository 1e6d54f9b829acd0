"""`zehn site`: the games as a folder of files."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from zehn.server.http.pages import is_built

pytestmark = pytest.mark.skipif(not is_built(), reason="the table in the browser is not built")


def test_every_file_that_is_named_is_there_and_nothing_lies_elsewhere(call: Any, tmp_path: Path) -> None:
    place = tmp_path / "games"
    assert call("site", str(place), "--lang", "en").code == 0
    page = (place / "index.html").read_text()
    assert 'name="zehn-site"' in page
    for named in re.findall(r'(?:src|href)="([^"]+)"', page):
        assert named.startswith("./")
        assert (place / named).is_file()
    manifest = json.loads((place / "engine" / "manifest.json").read_text())
    parts = [part for file in manifest["files"] for part in file["parts"]]
    assert all((place / part["file"]).stat().st_size == part["size"] for part in parts)
    listed = json.loads((place / "engine" / "files.json").read_text())
    assert [part["file"] for part in parts] == listed["parts"]
    assert all((place / script).is_file() for script in listed["scripts"])
    installed = json.loads((place / "manifest.webmanifest").read_text())
    assert (installed["start_url"], installed["scope"], installed["icons"][0]["src"]) == ("./", "./", "./icon.svg")
    for packed in place.rglob("*.gz"):
        assert gzip.decompress(packed.read_bytes()) == packed.with_suffix("").read_bytes()


def test_an_older_version_keeps_its_files_for_pages_that_are_open(call: Any, tmp_path: Path) -> None:
    assert call("site", str(tmp_path / "games"), "--lang", "en").code == 0
    old = tmp_path / "games" / "assets" / "index-older.js"
    old.write_text("//")
    assert call("site", str(tmp_path / "games"), "--lang", "en").code == 0
    assert old.exists()


def test_a_folder_with_something_else_is_left_alone(call: Any, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna")
    refused = call("site", str(tmp_path), "--lang", "en")
    assert refused.code == 2
    assert "something else" in refused.err
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("words", [[], ["one", "two"]])
def test_without_one_folder_the_call_is_explained(call: Any, words: list[str]) -> None:
    refused = call("site", *words, "--lang", "en")
    assert refused.code == 2
    assert "zehn site DIR" in refused.err
