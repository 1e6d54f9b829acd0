"""docs/record.md tells the truth: its record is judged as it says, its sentences are ours."""

import doctest
import json
import re
from typing import Any

import pytest

from places import ROOT
from zehn.record import judge
from zehn.record.text import MOST_BYTES
from zehn.words import words

PAGE = ROOT / "docs" / "record.md"


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.fixture
def whole_record() -> Any:
    return json.loads(blocks("json")[0])


def said(value: Any) -> Any:
    return judge(json.dumps(value).encode()).written("evening.json", words("en"))


def test_the_record_of_the_page_is_judged_as_it_says(whole_record: Any) -> None:
    verdict = json.loads(blocks("json")[1])
    assert list(said(whole_record)) == list(verdict)
    assert said(whole_record) == verdict


def test_the_fault_of_the_page(whole_record: Any) -> None:
    whole_record["rounds"][0]["moves"] = ["0 draw"]
    assert said(whole_record) == json.loads(blocks("json")[2])


def test_the_page_tells_what_is_no_record() -> None:
    assert said({}) == json.loads(blocks("json")[3])


def test_the_size_on_the_page() -> None:
    assert f"of {MOST_BYTES // 1024**2} MB at most" in PAGE.read_text(encoding="utf-8")


def test_the_python_on_the_page() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert results.attempted >= 6
    assert not results.failed
