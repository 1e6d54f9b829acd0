"""What is no record at all: one refusal each, whatever lies in the file."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from records import quick_round, record
from zehn.record import NoRecord, Record, judge, judge_file, read_record
from zehn.record.text import MOST_BYTES
from zehn.refusals import Refusal
from zehn.words import words

GOOD = record(quick_round(), rules={"phases": "1"})

PATHS = ["players", "rounds", "rules", "result", "rules.sheet", "rules.phases", "rules.turn_limit"]
PATHS += ["rounds.0", "rounds.0.deck", "rounds.0.moves", "rounds.0.dealer", "rounds.0.reshuffles"]
SHEET_WORDS = ["least", "most", "cards", "values", "colours", "copies", "wilds", "skips", "points", "turn_limit"]


def refusal_of(raw: bytes) -> Refusal:
    verdict = judge(raw)
    assert isinstance(verdict, NoRecord), verdict
    assert verdict.refusal.clause == "RECORD"
    for language in ("de", "en"):
        sentence = verdict.refusal.sentence(words(language))
        assert len(sentence) < 600
        assert "\n" not in sentence
    return verdict.refusal


def changed(path: str, value: Any) -> bytes:
    """The good record with one entry replaced, or removed if the value is `...`."""
    copy = json.loads(json.dumps(GOOD))
    place: Any = copy
    *way, last = path.split(".")
    for key in way:
        place = place[int(key)] if key.isdigit() else place[key]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return json.dumps(copy).encode()


def test_the_record_that_is_changed_here_is_good() -> None:
    assert judge(changed("rules.phases", "1")).ok


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"", "record-no-json"),
        (b"{", "record-no-json"),
        (b"{'format': 1}", "record-no-json"),
        (b'{"format": "zehn/1"} {}', "record-no-json"),
        (b"\x00\x01\x02", "record-no-json"),
        (b"\xff\xfe\x00", "record-no-text"),
        (bytes(range(256)), "record-no-text"),
        ('{"format": "zehn/1"}'.encode("utf-16"), "record-no-text"),
        (b"[" * 200_000, "record-deep"),
        (b'{"a":' * 200_000, "record-deep"),
        (b'{"a": NaN}', "record-constant"),
        (b'{"a": [-Infinity]}', "record-constant"),
        (b'{"a": ' + b"9" * 10_000 + b"}", "record-number"),
        (b'{"a": 1, "b": 2, "a": 1}', "record-twice"),
        (b'{"x": {"a": 1, "\\u0061": 2}}', "record-twice"),
        (b"[]", "record-object"),
        (b'"zehn/1"', "record-object"),
        (b"null", "record-object"),
        (b"7", "record-object"),
        (b"{}", "record-format"),
    ],
)
def test_bytes_that_are_no_record(raw: bytes, key: str) -> None:
    assert refusal_of(raw).key == key


def test_a_byte_order_mark_is_forgiven() -> None:
    assert judge(b"\xef\xbb\xbf" + json.dumps(GOOD).encode()).ok


def test_a_name_may_be_anything() -> None:
    assert judge(changed("players", ["\ud800", ""])).ok


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("format", ..., "record-format"),
        ("format", "zehn/2", "record-format"),
        ("format", ["zehn/1"], "record-format"),
        ("game", ..., "record-game"),
        ("game", "chess", "record-game"),
        ("game", ["phase10"], "record-game"),
        ("players", ..., "record-missing"),
        ("players", "Anna", "record-type"),
        ("players", ["Anna", 7], "record-type"),
        ("players", {"0": "Anna"}, "record-type"),
        ("rounds", ..., "record-missing"),
        ("rounds", {}, "record-type"),
        ("rounds", [[]], "record-type"),
        ("rounds", None, "record-type"),
        ("rules", [], "record-type"),
        ("rules", None, "record-type"),
        ("result", [], "record-type"),
        ("result", None, "record-type"),
        ("rounds.0.dealer", ..., "record-missing"),
        ("rounds.0.dealer", "0", "record-type"),
        ("rounds.0.dealer", True, "record-type"),
        ("rounds.0.dealer", False, "record-type"),
        ("rounds.0.dealer", 0.0, "record-type"),
        ("rounds.0.dealer", None, "record-type"),
        ("rounds.0.deck", ..., "record-missing"),
        ("rounds.0.deck", ["7r"], "record-type"),
        ("rounds.0.moves", ..., "record-missing"),
        ("rounds.0.moves", "1 draw", "record-type"),
        ("rounds.0.moves", [["1", "draw"]], "record-type"),
        ("rounds.0.moves", [None], "record-type"),
        ("rounds.0.moves", [1], "record-type"),
        ("rounds.0.reshuffles", "7r", "record-type"),
        ("rounds.0.reshuffles", [7], "record-type"),
        ("rounds.0.reshuffles", None, "record-type"),
        ("rules.colour", "red", "setting-unknown"),
        ("rules.edition", "deluxe", "setting-choice"),
        ("rules.edition", ["classic"], "setting-choice"),
        ("rules.variants", "knocking", "setting-choices"),
        ("rules.variants", ["kicking"], "setting-choices"),
        ("rules.variants", [["knocking"]], "setting-choices"),
        ("rules.phases", "first:11", "setting-selection"),
        ("rules.phases", "1,1", "setting-selection"),
        ("rules.phases", 5, "setting-selection"),
        ("rules.take_skip", 1, "setting-flag"),
        ("rules.turn_limit", 0, "setting-count"),
        ("rules.turn_limit", True, "setting-count"),
        ("rules.turn_limit", 1.5, "setting-count"),
        ("rules.knock_window", -1, "setting-seconds"),
        ("rules.knock_window", None, "setting-seconds"),
        ("rules.sheet", {}, "sheet-game"),
        ("rules.sheet", {"game": "phase10", "colour": 1}, "sheet-unknown-key"),
    ],
)
def test_a_key_that_is_missing_or_wrong(path: str, value: Any, key: str) -> None:
    refusal = refusal_of(changed(path, value))
    assert refusal.key == key
    name = path.rpartition(".")[2]
    if key in ("record-missing", "record-type") or key.startswith("setting"):
        assert name in refusal.sentence(words("en"))


def test_names_of_any_length() -> None:
    long = "x" * 5000
    for path in (f"rules.{long}", "rules.phases"):
        refusal_of(changed(path, long))
    refusal_of(changed("rules.sheet", {"game": "phase10", long: 1}))
    refusal_of(f'{{"{long}": 1, "{long}": 2}}'.encode())


@pytest.mark.parametrize("sheet", [[], 7, "phase10", None, {"game": ["phase10"]}, {"game": "phase10", "phases": 1}])
def test_an_own_sheet_with_a_mistake(sheet: Any) -> None:
    refusal_of(changed("rules.sheet", sheet))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 200) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(value=json_values)
def test_any_value_is_a_record_or_refused(value: Any) -> None:
    assert isinstance(read_record(value), Record | Refusal)


@given(
    path=st.sampled_from(PATHS),
    value=json_values,
)
def test_any_value_anywhere_gets_a_verdict(path: str, value: Any) -> None:
    copy = json.loads(json.dumps(GOOD))
    place: Any = copy
    *way, last = path.split(".")
    for key in way:
        place = place[int(key)] if key.isdigit() else place[key]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    verdict = judge(json.dumps(copy).encode())
    assert verdict.code in (0, 1, 2)
    verdict.written("x", words("de"))


sheet_keys = st.sampled_from(["players", "phases", "rules", "deal", "deck", "points", "name"])
sheet_parts = json_values | st.dictionaries(
    st.sampled_from(SHEET_WORDS),
    json_values,
)
phases = st.lists(st.fixed_dictionaries({"contract": json_values | st.sampled_from(["set(3)", "run(99)", "2*", "("])}))


@given(parts=st.dictionaries(sheet_keys, sheet_parts | phases))
def test_any_own_sheet_gets_a_verdict(parts: dict[str, Any]) -> None:
    raw = changed("rules", {"sheet": {"game": "phase10"} | parts})
    judge(raw).written("x", words("en"))


def test_rules_nested_as_deeply_as_json_allows() -> None:
    for depth in (100, 400, 800, 900, 950, 980, 2000):
        nested = '{"game":"phase10","name":' + "[" * depth + "]" * depth + "}"
        raw = json.dumps(GOOD).replace('"phases": "1"', f'"sheet": {nested}')
        assert judge(raw.encode()).code in (0, 1, 2)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for name in (tmp_path, tmp_path / "none.json", Path("\0"), Path("x" * 5000)):
        assert judge_file(str(name)).code == 2


def test_a_file_may_be_as_large_as_said_and_no_larger(tmp_path: Path) -> None:
    file = tmp_path / "large.json"
    raw = json.dumps(GOOD).encode()
    file.write_bytes(raw + b" " * (MOST_BYTES - len(raw)))
    assert judge_file(str(file)).ok
    with file.open("ab") as end:
        end.write(b" ")
    assert judge_file(str(file)).code == 2
    assert refusal_of(file.read_bytes()).key == "file-large"
