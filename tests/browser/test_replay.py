"""Finished games in the browser: step, round, seat, and the shuffle that was checked."""

import json
import re
import threading

import pytest
from chromium import DESKTOP, PHONE, Server, errors, visitor
from finished import Finished, finished_game
from playwright.sync_api import Browser, FilePayload, Page, expect

from records import long_game


@pytest.fixture(scope="module")
def game(house: Server) -> Finished:
    """Played in a thread of its own: the browser has a loop in this one."""
    found: list[Finished] = []
    thread = threading.Thread(target=lambda: found.append(finished_game(house.address)))
    thread.start()
    thread.join()
    return found[0]


def cards(page: Page) -> int:
    return page.locator(".hand button").count()


def test_a_finished_game_is_found_and_watched(browser: Browser, server: Server, game: Finished) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    page.goto(f"/t/{game.code}#{game.token}")
    page.locator("dialog").get_by_role("button", name="Start page").click()
    page.get_by_role("button", name="Watch game 1").click()
    controls = page.get_by_role("region", name="Replay")
    expect(controls.get_by_label("Round")).to_have_value("0")
    expect(page.locator(".hand button")).to_have_count(10)
    expect(controls).to_contain_text("Move 0 of")
    page.keyboard.press("ArrowRight")
    expect(controls).to_contain_text("Move 1 of")
    page.keyboard.press("End")
    expect(page.locator(".status")).to_have_text("The round is over.")
    page.get_by_role("button", name="Pad").click()
    expect(page.locator("dialog")).to_contain_text("Round 1")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    expect(controls.get_by_label("Round")).to_have_value("1")
    page.keyboard.press("ArrowLeft")
    expect(controls.get_by_label("Round")).to_have_value("0")
    expect(page.locator(".status")).to_have_text("The round is over.")
    assert errors(page) == []


def test_every_seat_and_nobody_can_look(browser: Browser, server: Server, game: Finished) -> None:
    page = visitor(browser, server.address, **PHONE)
    page.goto(f"/t/{game.code}/game/0")
    controls = page.get_by_role("region", name="Replay")
    expect(controls).to_be_visible()
    assert cards(page) == 0
    own = {}
    for seat in ("0", "1"):
        controls.get_by_label("Seen by").select_option(seat)
        expect(page.locator(".hand button")).to_have_count(10)
        own[seat] = page.locator(".hand button").all_inner_texts()
    assert own["0"] != own["1"]
    controls.get_by_role("button", name=re.compile("One move on")).click()
    drawer = "1" if cards(page) == 11 else "0"
    assert (cards(page) == 11) == (drawer == "1")
    controls.get_by_role("button", name="Shuffle checked").click()
    expect(page.locator("dialog")).to_contain_text("worked out again from the server’s number")
    expect(page.locator("dialog dd")).to_have_count(4)


def test_a_replay_runs_by_itself_to_its_end(browser: Browser, server: Server, game: Finished) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    page.clock.install()
    page.goto(f"/t/{game.code}/game/0")
    controls = page.get_by_role("region", name="Replay")
    controls.get_by_label("Round").select_option(index=1)
    expect(controls.get_by_label("Round")).to_have_value("1")
    controls.get_by_role("button", name="Let it run").click()
    for _ in range(3):
        page.clock.run_for(1000)
    expect(controls).to_contain_text(re.compile(r"Move [23] of"))
    controls.get_by_role("button", name="Stop").click()
    page.clock.run_for(5000)
    expect(controls).to_contain_text(re.compile(r"Move [23] of"))


def test_a_game_that_there_is_not_is_said_so(browser: Browser, server: Server, game: Finished) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    for path, sentence in {f"/t/{game.code}/game/9": "no finished game", "/t/ZZZZZZ/game/0": "no table"}.items():
        page.goto(path)
        expect(page.get_by_role("alert")).to_contain_text(sentence)


def test_a_record_from_a_file_is_replayed(browser: Browser, server: Server, game: Finished) -> None:
    page = visitor(browser, server.address, **PHONE)
    record = page.request.get(f"/api/tables/{game.code}/records/0").text()
    moved = json.loads(record)
    moved["rounds"][0]["moves"].reverse()
    expect(page.get_by_role("heading", name="Open a file")).to_be_visible()
    chosen = page.locator(".panel input[type=file]")
    chosen.set_input_files(FilePayload(name="a.json", mimeType="application/json", buffer=json.dumps(moved).encode()))
    expect(page.get_by_role("alert")).to_contain_text("P10-")
    page.get_by_role("group", name="Open a file").evaluate(
        """(panel, text) => {
            const files = new DataTransfer()
            files.items.add(new File([text], 'game.json'))
            panel.dispatchEvent(new DragEvent('drop', {dataTransfer: files, bubbles: true, cancelable: true}))
        }""",
        record,
    )
    controls = page.get_by_role("region", name="Replay")
    expect(controls).to_contain_text("Move 0 of")
    page.keyboard.press("ArrowRight")
    expect(controls).to_contain_text("Move 1 of")
    page.reload()
    expect(page.locator("article").first).to_be_visible()
    assert errors(page) == []


def test_a_long_round_comes_in_pages_that_nobody_notices(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/rounds/0" in request.url else None)
    chosen = page.locator(".panel input[type=file]")
    chosen.set_input_files(FilePayload(name="a.json", mimeType="application/json", buffer=long_game(1500)))
    controls = page.get_by_role("region", name="Replay")
    expect(controls).to_contain_text("Move 0 of 1,500")
    page.keyboard.press("End")
    expect(controls).to_contain_text("Move 1,500 of 1,500")
    page.keyboard.press("ArrowLeft")
    expect(controls).to_contain_text("Move 1,499 of 1,500")
    starts = [int(url.partition("from=")[2]) for url in asked]
    assert len(set(starts)) > 3
    assert starts[1:] == sorted(starts[1:])  # the first page is asked for twice: once to see whether it is a record
    assert errors(page) == []
