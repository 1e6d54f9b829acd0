"""What a table owes to people: it asks before it destroys, keeps what was told, and offers only what makes sense."""

from chromium import PHONE, Server, tile, visitor, wish
from player import Person
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


def test_leaving_can_be_taken_back_and_is_final_afterwards(browser: Browser, server: Server) -> None:
    page = at_a_table(browser, server)
    address = page.url
    for answer in ("Play on after all", "All right"):
        page.keyboard.press("m")
        page.get_by_role("button", name="Leave the table").click()
        page.get_by_role("button", name="Leave the table", exact=True).click()
        page.get_by_role("button", name=answer).click()
        if answer != "All right":
            expect(page.locator(".status.asked")).to_be_visible()
    expect(page.get_by_role("button", name="All right")).to_have_count(0)
    page.wait_for_function("() => !JSON.parse(localStorage.getItem('zehn.left'))")  # the table knows
    page.goto(address)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_wrong_code_can_be_tried_again(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **PHONE)
    page.get_by_label("Table code").fill("ZZZZ22")
    page.get_by_role("button", name="To the table").click()
    expect(page.get_by_role("alert")).to_be_visible()
    place = page.evaluate(
        """() => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({game: 'phase10', name: 'Anna', chairs: 2})}).then((answer) => answer.json())"""
    )
    page.get_by_label("Table code").fill(place["table"])
    page.get_by_role("button", name="To the table").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_the_log_and_the_chat_are_there_after_a_reload(browser: Browser, server: Server) -> None:
    page = at_a_table(browser, server)
    page.keyboard.press("d")
    page.keyboard.press("c")
    page.get_by_role("textbox", name="Say something").fill("Good evening")
    page.get_by_role("button", name="Send").click()
    log = page.locator("dialog ol").locator("li.of-move, li.of-chat")
    expect(log.last).to_contain_text("Good evening")
    told = log.all_inner_texts()
    page.reload()
    expect(page.locator(".status.asked")).to_be_visible()
    page.keyboard.press("c")
    expect(log.last).to_contain_text("Good evening")
    assert log.count() == len(told)
    assert log.all_inner_texts()[-2:] == told[-2:]


def test_a_pause_ends_where_it_is_seen(browser: Browser, server: Server) -> None:
    page = at_a_table(browser, server)
    page.keyboard.press("m")
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".status.asked")).to_contain_text("Your turn")


def test_a_refused_game_says_so_beside_its_button(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **PHONE)
    refusal = {"clause": "TABLE", "key": "too-many", "details": {"what": "tables", "wait": 9}, "text": ""}
    page.route("**/api/tables", lambda route: route.fulfill(status=429, json=refusal))
    tile(page, "profisort").get_by_role("button", name="Play now").click()
    expect(tile(page, "profisort").get_by_role("alert")).to_be_in_viewport()


def test_new_chat_in_the_lobby_is_seen(browser: Browser, server: Server) -> None:
    anna, ben = (visitor(browser, server.address, **PHONE) for _ in range(2))
    tile(anna).get_by_role("button", name="With friends").click()
    ben.goto(f"/t/{anna.locator('.code').inner_text()}")
    ben.get_by_role("button", name="Sit down").click()
    ben.locator("summary", has_text="Chat").click()
    ben.get_by_role("textbox", name="Say something").fill("Hello Anna")
    ben.get_by_role("button", name="Send").click()
    expect(anna.locator(".fresh")).to_contain_text("Hello Anna")
    expect(ben.locator(".fresh")).to_have_count(0)
    anna.locator("summary", has_text="Chat").click()
    expect(anna.locator(".fresh")).to_have_count(0)


class Watchful(Person):
    """Somebody who looks for a clock between two rounds."""

    clocks: int | None = None

    def go_on(self) -> None:
        self.clocks = self.page.locator("dialog footer .wait").count()
        super().go_on()


def test_against_bots_nobody_waits_for_a_round_or_for_a_rematch(browser: Browser, server: Server) -> None:
    """Alone with bots no clock runs between two rounds, and a rematch is the same game at once, without a lobby."""
    page = at_a_table(browser, server, bots=2, phases="1,4", variants=["fixed_rounds"])
    opponents = page.locator(".seats .name")
    names = [name.split(" – ")[0] for name in opponents.all_inner_texts()]
    me = Watchful(page)
    me.whole_game()
    assert me.clocks == 0
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".status.asked")).to_be_visible()
    expect(page.locator("h1")).to_contain_text("Round 1")
    assert [name.split(" – ")[0] for name in opponents.all_inner_texts()] == names
