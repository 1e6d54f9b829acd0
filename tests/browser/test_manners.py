"""What a table owes to people: it asks before it destroys, keeps what was told, and offers only what makes sense."""

from chromium import PHONE, Server, tile, visitor, wish
from playwright.sync_api import Browser, Page, expect


def at_a_table(browser: Browser, server: Server, **wishes: object) -> Page:
    """Somebody on a telephone who plays against one bot and is asked something."""
    page = visitor(browser, server.address, **PHONE)
    wish(page, **{"level": "steady", **wishes})  # type: ignore[arg-type]
    tile(page, str(wishes.get("game", "phase10"))).get_by_role("button", name="Play now").click()
    expect(page.locator(".status.asked")).to_be_visible()
    return page


def test_leaving_a_running_game_asks_first(browser: Browser, server: Server) -> None:
    page = at_a_table(browser, server)
    page.keyboard.press("m")
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Play on").click()
    expect(page.locator("dialog")).to_have_count(1)
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave the table", exact=True).click()
    expect(page.locator("article").first).to_be_visible()
