"""People: several at one device, one at several, those who only watch, and those whose connection breaks."""

import re
import signal

import pytest
from chromium import DESKTOP, PHONE, Server, errors, tile, visitor, wish
from player import Person
from playwright.sync_api import Browser, FilePayload, Page, expect


def hand(page: Page) -> list[str]:
    """The cards in hand, in some order; how they are marked does not matter."""
    return sorted(text.partition(",")[0] for text in page.locator(".hand button").all_inner_texts())


def lift(page: Page, name: str) -> None:
    curtain = page.get_by_role("dialog", name=f"{name}, it is your turn")
    expect(curtain).to_be_visible()
    expect(page.locator(".hand button")).to_have_count(0)
    curtain.get_by_role("button", name="show my cards").click()
    expect(page.locator(".status.asked")).to_be_visible()


def test_a_curtain_hides_the_cards_between_two_players_at_one_device(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **PHONE)
    wish(page, bots=1)
    page.get_by_label("Your name").fill("Anna")
    tile(page).get_by_role("button", name="With friends").click()
    page.get_by_text("Another player on this device").click()
    page.get_by_label("Their name").fill("Berta")
    page.get_by_role("button", name="Sit down too").click()
    expect(page.locator("li.panel").filter(has_text="Berta")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    lift(page, "Berta")
    berta = hand(page)
    person = Person(page)
    person.draw()
    while True:
        page.locator(".status.asked, dialog").first.wait_for()
        if page.get_by_role("dialog", name="it is your turn").count() or person.step() in ("over", "next"):
            break
    lift(page, "Anna")
    anna = hand(page)
    assert anna != berta
    page.reload()
    lift(page, "Anna")
    assert hand(page) == anna
    assert errors(page) == []


def test_two_tabs_of_one_seat_stay_in_step(browser: Browser, server: Server) -> None:
    first = visitor(browser, server.address, **DESKTOP)
    wish(first)
    tile(first).get_by_role("button", name="Play now").click()
    expect(first.locator(".status.asked")).to_be_visible()
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator(".status.asked")).to_be_visible()
    assert hand(first) == hand(second)
    Person(first).draw()
    expect(second.locator(".hand button")).to_have_count(11)
    Person(second).play()
    expect(first.locator(".hand button")).to_have_count(second.locator(".hand button").count())


def test_other_devices_are_signed_out(browser: Browser, server: Server) -> None:
    first = visitor(browser, server.address, **DESKTOP)
    wish(first)
    tile(first).get_by_role("button", name="Play now").click()
    expect(first.locator(".status.asked")).to_be_visible()
    first.keyboard.press("m")
    link = first.get_by_label("Your own link")
    shared = link.input_value()
    other = visitor(browser, server.address, **PHONE)
    other.goto(shared)
    expect(other.locator(".status.asked")).to_be_visible()
    first.get_by_role("button", name="Sign out my other devices").click()
    expect(first.get_by_text("Only this device plays your seat now")).to_be_visible()
    expect(other.get_by_text("You signed out this device from another one")).to_be_visible()
    fresh = link.input_value()
    assert fresh != shared
    first.reload()
    expect(first.locator(".status.asked")).to_be_visible()
    other.goto("/")
    other.goto(shared)
    expect(other.get_by_text("no longer leads to a seat")).to_be_visible()
    other.goto("/")
    other.goto(fresh)
    expect(other.locator(".status.asked")).to_be_visible()
    assert errors(first) == []


def test_a_refused_name_can_be_changed_at_once(browser: Browser, server: Server) -> None:
    anna = visitor(browser, server.address, **DESKTOP)
    anna.get_by_label("Your name").fill("Anna")
    tile(anna).get_by_role("button", name="With friends").click()
    expect(anna.locator(".code")).to_be_visible()
    guest = visitor(browser, server.address, **PHONE)
    guest.get_by_label("Table code").fill(anna.locator(".code").inner_text())
    guest.get_by_role("button", name="To the table").click()
    guest.get_by_label("Your name").fill("Аnnа")  # in Cyrillic letters
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("alert")).to_contain_text("looks like Anna")
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    expect(anna.locator("li.panel").filter(has_text="Ben")).to_be_visible()


def test_who_watches_sees_the_table_and_no_hand(browser: Browser, server: Server) -> None:
    anna = visitor(browser, server.address, **DESKTOP)
    wish(anna)
    tile(anna).get_by_role("button", name="Play now").click()
    expect(anna.locator(".status.asked")).to_be_visible()
    guest = visitor(browser, server.address, **PHONE)
    guest.goto(anna.url)
    guest.get_by_role("button", name="Watch").click()
    expect(guest.locator(".seats li")).to_have_count(2)
    Person(anna).draw()
    expect(guest.locator(".ticker")).to_contain_text(re.compile(r"draws\.$"))
    assert guest.locator(".hand button").count() == 0
    assert guest.locator(".bar").count() == 0


def test_a_killed_server_comes_back_and_no_tap_is_lost(browser: Browser, mortal: Server) -> None:
    page = visitor(browser, mortal.address, **DESKTOP)
    wish(page)
    tile(page).get_by_role("button", name="Play now").click()
    expect(page.locator(".status.asked")).to_be_visible()
    mortal.stop(signal.SIGKILL)
    expect(page.get_by_role("alert").filter(has_text="connection is lost")).to_be_visible()
    cards = hand(page)
    page.get_by_role("button", name=re.compile("^Draw D")).click()
    mortal.start()
    expect(page.locator(".offline")).to_have_count(0)
    expect(page.get_by_text("Connected again.")).to_be_visible()
    expect(page.locator(".hand button")).to_have_count(11)
    after = hand(page)
    for card in cards:
        after.remove(card)
    assert len(after) == 1
    Person(page).step()


@pytest.mark.parametrize("german", [False, True], ids=["english", "german"])
def test_a_hint_says_why(browser: Browser, server: Server, german: bool) -> None:
    page = visitor(browser, server.address, **PHONE, **({"locale": "de-DE"} if german else {}))
    wish(page)
    tile(page).get_by_role("button", name="Jetzt spielen" if german else "Play now").click()
    expect(page.locator(".status.asked")).to_be_visible()
    page.get_by_role("button", name="Tipp" if german else "Hint", exact=True).click()
    hint = page.locator(".hint")
    expect(hint.locator("b")).to_contain_text("Tipp:" if german else "Hint:")
    expect(hint).to_contain_text(re.compile(r"Phase 1|Durchgänge" if german else r"hase 1|rounds"))
    Person(page, german=german).draw()
    page.get_by_role("button", name="Tipp" if german else "Hint", exact=True).click()
    expect(hint).to_contain_text(
        re.compile(r"Punkte|geschafft|Karte|Durchgänge" if german else r"points|lies|card|rounds")
    )


SHEET = 'game = "phase10"\nname = "Friday"\n[[phases]]\ncontract = "{}(2)"\n'


def upload(page: Page, text: str) -> None:
    file = FilePayload(name="friday.toml", mimeType="application/toml", buffer=text.encode())
    page.locator("dialog input[type=file]").set_input_files([file])


def test_an_own_sheet_is_uploaded_and_played(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **PHONE)
    wish(page)
    tile(page).get_by_role("button", name="Options").click()
    upload(page, SHEET.format("walk"))
    alert = page.locator("dialog").get_by_role("alert")
    expect(alert).to_contain_text("friday.toml: phases[0].contract")
    upload(page, SHEET.format("twin"))
    expect(page.get_by_text("Playing by “Friday”")).to_be_visible()
    expect(alert).to_have_count(0)
    page.locator("dialog").get_by_role("button", name="Play now").click()
    expect(page.locator(".note")).to_contain_text("2 identical cards")
