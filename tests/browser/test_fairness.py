"""The fair shuffle as the browser sees it: an honest table has a proof, a cheating one is reported loudly."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from chromium import DESKTOP, PHONE, Server, errors, tile, visitor, wish
from player import Person
from playwright.sync_api import Browser, Page, expect

from zehn.record import Fault, Legal, judge


class CheatingServer(Server):
    program = (str(Path(__file__).parent / "cheating_server.py"),)


@pytest.fixture(scope="module")
def cheating(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Server]:
    server = CheatingServer(tmp_path_factory.mktemp("cheating"))
    server.start()
    try:
        yield server
    finally:
        server.stop()


def to_the_end_of_a_round(page: Page, german: bool = False) -> None:
    wish(page, phases="10", turn_limit=4)
    tile(page).get_by_role("button", name="Jetzt spielen" if german else "Play now").click()
    person = Person(page, german=german)
    while True:
        page.locator("dialog summary, .status.asked").first.wait_for()
        if page.locator("dialog summary").count():
            return
        person.step()


@pytest.mark.xdist_group("cheating")
@pytest.mark.parametrize("german", [False, True], ids=["english", "german"])
def test_a_cheating_server_is_told_at_once(browser: Browser, cheating: Server, german: bool) -> None:
    page = visitor(browser, cheating.address, **PHONE, **({"locale": "de-DE"} if german else {}))
    to_the_end_of_a_round(page, german)
    fraud = page.locator(".fraud")
    expect(fraud).to_be_visible()
    expect(fraud).to_contain_text("wird betrogen" if german else "Somebody is cheating")
    expect(fraud).to_contain_text("ergeben" if german else "not those that follow from the numbers")
    page.context.close()


def test_an_honest_server_has_a_proof_and_a_receipt(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    wish(page, phases="1")
    tile(page).get_by_role("button", name="Play now").click()
    Person(page).whole_game()
    expect(page.locator("dialog summary")).to_contain_text("with your own number in it")
    assert page.locator(".fraud").count() == 0
    with page.expect_download() as record:
        page.get_by_role("link", name="Record").click()
    with page.expect_download() as receipt:
        page.get_by_role("link", name="Receipt").click()
    played, seen = (Path(found.value.path()).read_bytes() for found in (record, receipt))
    verdict = judge(played, seen)
    assert isinstance(verdict, Legal)
    assert verdict.compared == list(range(len(json.loads(played)["rounds"])))
    assert verdict.shuffle
    assert verdict.shuffle[0] == {"version": 2, "seats": [0]}
    false = seen.replace(b'"hands":{"0":["', b'"hands":{"0":["x","')
    assert isinstance(judge(played, false), Fault)
    assert errors(page) == []


def test_a_reload_between_two_rounds_forgets_nothing(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    to_the_end_of_a_round(page)
    page.reload()
    expect(page.locator("dialog summary")).to_contain_text("with your own number in it")
    assert page.locator(".fraud").count() == 0
