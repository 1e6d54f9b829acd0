"""Games without a server: on the device, with the network cut."""

import json
import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest
from alone import BEGUN, SHORT, begin, begin_here, finish, offline, record_of, verified
from chromium import DESKTOP, PHONE, Server, errors, on_this_device, open_menu, tile, visitor, wish
from dice_player import DicePerson
from player import Person
from playwright.sync_api import Browser, Page, expect

from zehn.games.dice import DiceRules
from zehn.games.dice.dice import FACE_OF
from zehn.games.dice.notation import mask_of
from zehn.solver.plain.solo import plain_solver


@pytest.mark.parametrize("game", SHORT)
def test_with_the_network_cut_a_whole_game_is_played(
    browser: Browser, server: Server, tmp_path: Path, game: str
) -> None:
    page = visitor(browser, server.address, **PHONE)
    offline(page)
    page.reload()
    begin(page, game)
    assert "#/here/" in page.url
    finish(page, game)
    assert verified(record_of(page, tmp_path))
    page.locator("dialog").get_by_role("button", name="Start page").click()
    expect(page.get_by_role("heading", name="Your finished games")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Replay")).first.click()
    expect(page.locator(".replay .table")).to_be_visible()
    assert errors(page) == []


def held(page: Page) -> list[str]:
    """The cards in hand; which of them was just drawn is not kept."""
    return [text.removesuffix(", just drawn") for text in page.locator(".hand button").all_inner_texts()]


def killed(page: Page, browser: Browser) -> None:
    """Kill the processes of all tabs, while a move is on its way."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    with page.expect_event("crash"):
        page.locator(".hand button").first.click()
        for process in found:
            if process["type"] == "renderer":
                os.kill(process["id"], signal.SIGKILL)


def test_a_tab_that_is_killed_in_the_middle_goes_on_where_it_was(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    begin_here(page, "phase10", phases="1,2")
    person = Person(page)
    person.step()
    page.locator(".status.asked").wait_for()
    hand = held(page)
    seq, address = person.mark(), page.url
    killed(page, browser)
    again = page.context.new_page()
    again.goto(address)
    again.locator(".status.asked").wait_for()
    assert Person(again).mark() == seq
    assert held(again) == hand
    again.goto("/")
    again.get_by_role("button", name=re.compile("Continue")).click()
    finish(again, "phase10")


def test_a_server_that_is_gone_is_replaced_by_the_device(browser: Browser, mortal: Server) -> None:
    page = visitor(browser, mortal.address, **DESKTOP)
    offline(page)
    page.context.set_offline(False)
    mortal.stop(signal.SIGKILL)
    begin(page, "phase10")
    assert "#/here/" in page.url
    page.locator(".status.asked, .seats").first.wait_for()


def test_only_one_tab_plays_at_a_table_of_the_device(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    begin_here(page, "phase10")
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_role("alert")).to_contain_text("open in another tab")
    page.close()
    other.reload()
    other.wait_for_function(BEGUN)


def test_two_people_pass_the_device_on(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    on_this_device(page)
    wish(page, game="dice", **SHORT["dice"])
    tile(page, "dice").get_by_role("button", name="With friends").click()
    page.get_by_text("Another player on this device").click()
    page.get_by_label("Their name").fill("Ben")
    page.get_by_role("button", name="Sit down too").click()
    expect(page.get_by_text("Ben").first).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_function(BEGUN)
    finish(page, "dice")
    assert errors(page) == []


#: Notes what the engine says.
LISTEN = """
    window.heard = []
    const Made = window.Worker
    window.Worker = class extends Made {
        constructor(...of) {
            super(...of)
            this.addEventListener("message", ({data}) => window.heard.push(...(data.told ?? [])))
        }
    }
"""


def heard(page: Page, type: str) -> list[dict[str, Any]]:
    """All messages of a type from the engine."""
    found: list[dict[str, Any]] = page.evaluate("type => window.heard.filter((one) => one.type === type)", type)
    return found


def test_hints_of_the_solo_dice_game_are_exact_without_a_network(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **PHONE)
    page.add_init_script(LISTEN)
    offline(page)
    page.reload()
    tile(page, "dice").get_by_role("button", name="Alone").click()
    person = DicePerson(page)
    page.wait_for_function(BEGUN)
    person.step()
    solved = plain_solver(DiceRules.read({}))
    assert solved
    for left in (2, 1):
        game = heard(page, "update")[-1]["state"]["game"]
        faces = [FACE_OF[name] for name in game["faces"]]
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.locator(".hint")).to_contain_text("Hint:")
        hinted = heard(page, "hinted")[-1]
        assert (hinted["level"], hinted["key"]) == ("solver", "dice-worth")
        kept = solved.choose(1, 0, left, faces, retry=False)
        dice = [int(die) for die in hinted["move"].split()[2].replace("-", "").split(",") if die]
        assert mask_of(dice) == kept
        if left == 2:
            person.throw(choose=True)
    assert errors(page) == []


def test_a_game_goes_on_where_its_file_is_opened(browser: Browser, server: Server, tmp_path: Path) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    begin_here(page, "profisort")
    seq = Person(page).mark()
    page.goto("/")
    page.locator("summary", has_text="More").click()
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("Save as a file")).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    other = visitor(browser, server.address, **DESKTOP)
    choose_file(other, file.read_bytes())
    other.wait_for_function(BEGUN)
    assert int(Person(other).mark()) >= int(seq)
    finish(other, "profisort")
    assert verified(record_of(other, tmp_path))
    broken = json.loads(file.read_bytes())
    del broken["entries"][0]
    other.goto("/")
    choose_file(other, json.dumps(broken).encode())
    expect(other.get_by_role("group", name="Open a file").get_by_role("alert")).to_be_visible()


def choose_file(page: Page, text: bytes) -> None:
    """A file in the menu of the start page, which may be open already."""
    if not page.locator("dialog").count():
        open_menu(page)
    page.locator("dialog input[type=file]").set_input_files({"name": "a.json", "mimeType": "text/json", "buffer": text})


def test_records_are_checked_and_replayed_without_a_network(browser: Browser, server: Server, tmp_path: Path) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    offline(page)
    begin(page, "dice")
    finish(page, "dice")
    record = json.loads(record_of(page, tmp_path).read_text())
    page.goto("/")
    wrong = json.loads(json.dumps(record))
    wrong["rounds"][0]["moves"].reverse()
    choose_file(page, json.dumps(wrong).encode())
    expect(page.get_by_role("group", name="Open a file").get_by_role("alert")).to_contain_text("DICE-")
    choose_file(page, json.dumps(record).encode())
    expect(page.get_by_role("region", name="Replay")).to_contain_text("Move 0 of")


def test_games_of_the_device_are_listed_beside_the_others_and_shown_to_the_server(
    browser: Browser, server: Server
) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    begin(page, "profisort")
    page.goto("/")
    begin_here(page, "dice")
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("Continue"))).to_have_count(2)
    page.get_by_role("listitem").filter(has_text="on this device").get_by_role("button", name="Continue").click()
    finish(page, "dice")
    page.goto("/")
    page.locator("#finished + ul summary", has_text="More").first.click()
    with page.expect_response(re.compile("/api/replays/")) as answer:
        page.get_by_role("button", name=re.compile("Have the server check it")).click()
    assert answer.value.ok
    expect(page.get_by_role("region", name="Replay")).to_contain_text("Move 0 of")


def test_levels_that_are_missing_say_why(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    on_this_device(page)
    for game, level, why in (("phase10", "masterly", "too slow"), ("dice", "very good", "gives the hints")):
        tile(page, game).get_by_role("button", name="Options").click()
        option = page.locator("dialog option", has_text=re.compile(level, re.IGNORECASE))
        expect(option).to_be_disabled()
        expect(option).to_contain_text(why)
        page.keyboard.press("Escape")


def test_the_page_can_be_installed(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []
