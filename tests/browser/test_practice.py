"""Practice in the browser: exercises at the ordinary table, without the network; the stand stays on the device."""

import re

from alone import offline
from chromium import DESKTOP, Server, errors, visitor
from player import Person
from playwright.sync_api import Browser, expect


def test_an_exercise_is_tried_at_the_table_and_counted(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    offline(page)
    page.get_by_role("button", name="Practice with exercises").click()
    panel = page.get_by_role("region", name="Practice")
    expect(panel).to_contain_text("(easy)")
    Person(page).step()
    expect(panel).to_contain_text(re.compile(r"Right! Nothing is better\.|Not that one: "))
    expect(panel).to_contain_text(re.compile(r"[01] of 1 right\."))
    panel.get_by_role("button", name="Next").click()
    panel.get_by_role("button", name="Show the solution").click()
    expect(panel).to_contain_text("Better: ")
    expect(panel).to_contain_text("of 2 right.")
    page.reload()
    expect(panel).to_contain_text("of 2 right.")
    assert errors(page) == []
