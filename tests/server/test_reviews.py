"""Reviews over HTTP: a round at a time, of finished games at tables and of uploaded records."""

import json
from pathlib import Path

import pytest

from live_house import house
from reviewed import played, record_of
from zehn.analysis.coach import Asked, quick_budget
from zehn.analysis.rounds import review_round
from zehn.record import read_record
from zehn.record.record import Record
from zehn.server.sockets.limits import NO_LIMITS, Rate
from zehn.words import say


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Parts of reviews are kept in a folder of this test."""
    monkeypatch.setenv("ZEHN_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.mark.parametrize("kind", ["phase10", "profisort"])
async def test_every_round_of_an_uploaded_record_is_reviewed(tmp_path: Path, cache: Path, kind: str) -> None:
    record = read_record(record_of(kind))
    assert isinstance(record, Record)
    last = len(record.rounds) - 1
    async with house(tmp_path) as here:
        for number in {0, last}:
            status, told = await here.ask(f"/api/reviews/rounds/{number}", {"text": played(kind)})
            assert (status, told["format"], told["rounds"], told["round"]) == (200, "zehn-review/1", last + 1, number)
            assert (told["result"] is not None) == (number == last)
            assert len(told["chances"]) == len(record.rounds[number].moves)
            asked = Asked(budget=quick_budget(record.game))
            assert told == json.loads(json.dumps(review_round(record, number, asked, say("en"))))
    assert list(cache.rglob("*.jsonl")), "a second look costs nothing"


async def test_sentences_are_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        whys = {}
        for language in ("de", "en"):
            _, told = await here.ask("/api/reviews/rounds/0", {"text": played("phase10")}, language)
            whys[language] = [one["why"]["text"] for one in told["decisions"] if "why" in one]
    assert len(whys["de"]) == len(whys["en"]) > 0
    assert whys["de"] != whys["en"]


async def test_what_cannot_be_reviewed_is_refused_in_a_sentence(tmp_path: Path) -> None:
    record = record_of("phase10")
    illegal = json.loads(json.dumps(record))
    illegal["rounds"][0]["moves"][1] = illegal["rounds"][0]["moves"][0]
    async with house(tmp_path) as here:
        for text in ("", "{", json.dumps(illegal), json.dumps({"format": "zehn/1", "game": "chess"})):
            status, told = await here.ask("/api/reviews/rounds/0", {"text": text})
            assert (status, bool(told["text"])) == (400, True)
        assert (await here.ask("/api/reviews/rounds/99", {"text": json.dumps(record)}))[0] == 404
        code, _ = await here.table("Anna", bots=["steady"])
        assert (await here.ask(f"/api/tables/{code}/records/0/review/0"))[1]["key"] == "no-record"


async def test_an_unfinished_game_is_reviewed_as_far_as_it_was_played(tmp_path: Path) -> None:
    record = record_of("phase10")
    del record["result"]
    record = record | {"rounds": [record["rounds"][0] | {"moves": record["rounds"][0]["moves"][:5]}]}
    async with house(tmp_path) as here:
        status, told = await here.ask("/api/reviews/rounds/0", {"text": json.dumps(record)})
    assert (status, len(told["chances"])) == (200, 5)
    assert sum(told["result"]) == pytest.approx(1, abs=0.05)


@pytest.mark.parametrize("kind", ["alone", "dice"])
async def test_tables_that_take_minutes_are_not_waited_for(tmp_path: Path, kind: str) -> None:
    async with house(tmp_path) as here:
        status, told = await here.ask("/api/reviews/rounds/0", {"text": played(kind)})
    assert (status, told["key"]) == (400, "coach-later")


async def test_reviews_are_counted(tmp_path: Path) -> None:
    limits = NO_LIMITS._replace(reviews=Rate(1, 0.001))
    async with house(tmp_path, limits=limits) as here:
        body = {"text": played("profisort")}
        assert (await here.ask("/api/reviews/rounds/0", body))[0] == 200
        status, told = await here.ask("/api/reviews/rounds/0", body)
    assert (status, told["key"], told["details"]["what"]) == (429, "too-many", "reviews")
