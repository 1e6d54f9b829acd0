"""The pad in Chromium: whole evenings by taps on a phone, without a network, as PDF, and checked with axe."""

import re
from pathlib import Path
from typing import Any

import pytest
from alone import offline
from chromium import PATIENCE, PHONE, SMALL, Server, errors, visitor
from playwright.sync_api import Browser, Page, expect
from test_access import violations as findings

from pads import FIVE_ROUNDS, PEOPLE
from zehn.pad import new, write

NAMES = {"phase10": "The phase card game", "dice": "The phase dice game", "profisort": "Profi-Sort"}


class Phone:
    """Somebody who keeps score; `taps` counts what they tap."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, name: str, *, exact: bool = True, within: Any = None) -> None:
        self.taps += 1
        (within or self.page).get_by_role("button", name=name, exact=exact).click()

    def begin(self, game: str, names: list[str]) -> None:
        self.page.get_by_role("button", name="Pad for real cards and dice").click()
        new = self.page.get_by_role("region", name="New pad")
        new.get_by_role("button", name=NAMES[game]).click()
        for name in names:
            new.get_by_label("Name", exact=True).fill(name)
            new.get_by_role("button", name="Add", exact=True).click()
        new.get_by_role("button", name="Begin", exact=True).click()
        expect(self.page.locator("main[data-entries='1']")).to_be_visible(timeout=PATIENCE * 1000)

    def points(self, name: str, points: str) -> None:
        self.taps += 1
        self.page.get_by_label(f"Points of {name}").fill(points)

    def write_down(self, entries: int) -> None:
        self.tap("Write down")
        expect(self.page.locator("main[data-entries]")).to_have_attribute("data-entries", str(entries + 1))


def pages(pdf: Path) -> int:
    """How many pages a PDF has."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf.read_bytes()))


def round_of_cards(phone: Phone, names: list[str], phases: list[int], lines: list[str]) -> None:
    for name, phase, line in zip(names, phases, lines, strict=True):
        if line.startswith("x"):
            phone.tap(f"{name} laid phase {phase}")
        if line.endswith("out"):
            phone.tap(f"{name} went out")
        else:
            phone.points(name, line.split()[-1])


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["390", "320"])
def test_the_sheet_of_the_rulebook_by_taps_offline(
    size: dict[str, Any], server: Server, browser: Browser, tmp_path: Path
) -> None:
    page = visitor(browser, server.address, **size)
    offline(page)
    phone = Phone(page)
    phone.begin("phase10", PEOPLE)
    phases = [1, 1, 1, 1]
    for number, lines in enumerate(FIVE_ROUNDS, 1):
        before = phone.taps
        round_of_cards(phone, PEOPLE, phases, lines)
        phone.write_down(number)
        assert phone.taps - before <= 3 * 4 + 1
        phases = [phase + line.startswith("x") for phase, line in zip(phases, lines, strict=True)]
    expect(page.locator(".total .written")).to_have_text(["35", "170", "125", "230"])
    expect(page.locator("td .box svg")).to_have_count(5 + 3 + 4 + 2)
    expect(page.get_by_text("Horst deals")).to_be_visible()
    assert not findings(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.pdf(path=tmp_path / "sheet.pdf", format="A4")
    assert pages(tmp_path / "sheet.pdf") == 1
    page.get_by_text("Who is likely to win?").click()
    chances = page.locator("details").filter(has_text="Who is likely to win?")
    expect(chances).to_contain_text("off by about 5 percentage points")
    expect(chances.get_by_role("listitem").first).to_contain_text(re.compile(r"Michaela\s+\d\d %"))
    assert not findings(page)
    page.emulate_media(media="print")
    expect(chances).to_be_hidden()
    page.emulate_media(media="screen")
    print(f"{phone.taps} taps for five rounds of four players, {phone.taps / 5:.1f} a round")
    page.reload()
    expect(page.locator(".total .written")).to_have_text(["35", "170", "125", "230"], timeout=PATIENCE * 1000)
    assert errors(page) == []


def test_what_cannot_be_is_refused_and_a_mistake_is_corrected(server: Server, browser: Browser) -> None:
    page = visitor(browser, server.address, **PHONE)
    phone = Phone(page)
    phone.begin("phase10", ["Anna", "Ben"])
    phone.tap("Anna went out")
    phone.points("Ben", "83")
    phone.tap("Write down")
    expect(page.get_by_role("alert")).to_contain_text("P10-24")
    phone.tap("Anna laid phase 1")
    phone.tap("Write down")
    expect(page.get_by_role("alert")).to_contain_text("Ben cannot have 83 points")
    phone.points("Ben", "85")
    phone.write_down(1)
    page.get_by_label("Correct", exact=True).select_option(label="Round 1")
    phone.points("Ben", "")
    again = page.get_by_role("region", name="Correct round 1")
    for _ in range(2):
        phone.tap("Ben: wild left", within=again)
    for _ in range(8):
        phone.tap("Ben: 1–9 left", within=again)
    phone.write_down(2)
    expect(page.locator(".total .written")).to_have_text(["0", "80"])
    phone.tap("Undo")
    expect(page.locator(".total .written")).to_have_text(["0", "85"])
    phone.tap("May I lay this?")
    dialog = page.get_by_role("dialog")
    for card in ("7r", "7b", "7g", "7y", "4r", "4b", "4g", "1r"):
        dialog.get_by_role("button", name=card, exact=True).click()
    dialog.get_by_role("button", name="Ask", exact=True).click()
    expect(dialog.get_by_role("status")).to_contain_text("P10-16")
    dialog.get_by_label("What for").select_option("1")
    dialog.get_by_role("button", name="Ask", exact=True).click()
    expect(dialog.get_by_role("status")).to_contain_text("Yes, that makes 1.")
    dialog.get_by_role("button", name="Does the table fit?").click()
    for groups in (["4r 4b 4g", "7r 7b"], ["2r 2b 2g", "1r 1b 1y 1g"]):
        for group in groups:
            for card in group.split():
                dialog.get_by_role("button", name=card, exact=True).click()
            dialog.get_by_role("button", name="Next group").click()
        dialog.get_by_role("button", name="Phase complete").click()
    dialog.get_by_role("button", name="Ask", exact=True).click()
    verdicts = dialog.locator(".laid")
    expect(verdicts.nth(0)).to_contain_text("P10-16")
    expect(verdicts.nth(1)).to_contain_text("Yes, that makes 1.")
    assert not findings(page)


#: Points that each phase can bring.
GOOD = ("45", "40", "45", "40", "45", "50", "50", "45", "45", "45")


def test_the_ending_of_five_with_dice(server: Server, browser: Browser, tmp_path: Path) -> None:
    """DICE-15: A does 9; B does 10 and rings the end; C runs 8, 9, 10; D fails in 7; E does 10; A does 10."""
    page = visitor(browser, server.address, **SMALL)
    phone, names = Phone(page), ["Anna", "Ben", "Cleo", "David", "Emma"]
    phone.begin("dice", names)
    done, written = [0] * 5, 1
    for number, turn in enumerate("".join(["-x--x", "xx--x", "xxx-x", *["xxxxx"] * 6, "xx"])):
        seat = number % 5
        if turn == "x":
            phone.points(names[seat], GOOD[done[seat]])
            phone.write_down(written)
            done[seat] += 1
        else:
            phone.tap("Not made")
            expect(page.locator("main[data-entries]")).to_have_attribute("data-entries", str(written + 1))
        written += 1
    for phase in (7, 8):
        phone.points("Cleo", GOOD[phase])
        phone.tap("Next phase")
    phone.points("Cleo", GOOD[9])
    phone.write_down(written)
    phone.tap("Not made")
    phone.points("Emma", GOOD[9])
    phone.write_down(written + 2)
    phone.points("Anna", GOOD[9])
    phone.write_down(written + 3)
    expect(page.get_by_text("Won: Ben and Emma")).to_be_visible()
    ten = page.get_by_role("row", name=re.compile("^Ten-phase bonus"))
    expect(ten.locator(".written")).to_have_text([re.compile(f"^{points}") for points in (0, 40, 0, "", 40)])
    assert page.locator(".sheets table").count() == 2
    assert not findings(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.pdf(path=tmp_path / "dice.pdf", format="A4")
    assert pages(tmp_path / "dice.pdf") == 1
    print(f"{phone.taps} taps for {written + 3} turns of dice")


def test_ten_tapped_dice_are_counted(server: Server, browser: Browser) -> None:
    page = visitor(browser, server.address, **PHONE)
    phone = Phone(page)
    phone.begin("dice", ["Anna"])
    expect(page.get_by_role("button", name="Write down")).to_be_disabled()
    for face in ("9", "9", "9", "9", "5", "4", "wild", "2", "9", "wild"):
        phone.tap(face, within=page.get_by_role("group", name="The dice of Anna"))
    phone.write_down(1)
    expect(page.locator(".points b").first).to_have_text("45")
    phone.points("Anna", "58")
    phone.tap("Write down")
    expect(page.get_by_role("alert")).to_contain_text("57")


def test_an_evening_of_profisort(server: Server, browser: Browser, tmp_path: Path) -> None:
    """Four tasks: two pairs and the bonuses of 2, 7 and 8 are 100 points; what is not struck is added."""
    page = visitor(browser, server.address, **SMALL)
    phone = Phone(page)
    names = ["Anna", "Ben", "Cleo"]
    blank = new("profisort", names, rules={"tasks": "1,2,7,8"})
    (tmp_path / "blank.pad").write_text(write(blank), encoding="utf-8")
    page.get_by_role("button", name="Pad for real cards and dice").click()
    page.get_by_label("Open a pad or a record").set_input_files(tmp_path / "blank.pad")
    expect(page.locator("main[data-entries='1']")).to_be_visible(timeout=PATIENCE * 1000)
    rounds = [["7! out", "2 10", "95"], ["8 20", "1 out", "80"], ["2 5", "7! 10", "8! out"], ["1 out", "75", "60"]]
    for number, lines in enumerate(rounds, 1):
        for name, line in zip(names, lines, strict=True):
            *tasks, last = line.split()
            for task in tasks:
                phone.tap(f"{name}: task {task.rstrip('!')}, not laid")
                if task.endswith("!"):
                    phone.tap(f"{name}: task {task.rstrip('!')}, laid")
            if last == "out":
                phone.tap(f"{name} went out")
            else:
                phone.points(name, last)
        phone.write_down(number)
    expect(page.get_by_text("Won: Anna")).to_be_visible()
    expect(page.locator(".scores .points td.sign")).to_have_text(["II", "III", "I", ""])
    expect(page.locator(".scores .total .written")).to_have_text(["65", "155", "315"])
    expect(page.locator(".struck")).to_have_count(3 + 2 + 1)
    assert not findings(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.pdf(path=tmp_path / "sort.pdf", format="A4")
    assert pages(tmp_path / "sort.pdf") == 1
    print(f"{phone.taps} taps for four rounds of three players")


def test_full_storage_loses_nothing_and_two_tabs_write_one_pad(server: Server, browser: Browser) -> None:
    page = visitor(browser, server.address, **PHONE)
    phone = Phone(page)
    phone.begin("phase10", ["Anna", "Ben"])
    round_of_cards(phone, ["Anna", "Ben"], [1, 1], ["x out", "85"])
    page.evaluate(
        """() => {
            IDBObjectStore.prototype.add_ = IDBObjectStore.prototype.add
            IDBObjectStore.prototype.add = () => { throw new DOMException("full", "QuotaExceededError") }
        }"""
    )
    phone.tap("Write down")
    expect(page.get_by_role("alert")).to_contain_text("no room left")
    expect(page.get_by_label("Points of Ben")).to_have_value("85")
    page.evaluate("() => { IDBObjectStore.prototype.add = IDBObjectStore.prototype.add_ }")
    phone.write_down(1)
    other = Phone(page.context.new_page())
    other.page.goto(page.url)
    expect(other.page.locator("main[data-entries='2']")).to_be_visible(timeout=PATIENCE * 1000)
    round_of_cards(other, ["Anna", "Ben"], [2, 1], ["x 15", "x out"])
    other.write_down(2)
    page.get_by_label("Correct", exact=True).select_option(label="Round 1")
    phone.points("Ben", "90")
    phone.tap("Write down", within=page.get_by_role("region", name="Correct round 1"))
    expect(page.locator("main[data-entries]")).to_have_attribute("data-entries", "4")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".total .written")).to_have_text(["15", "90"])


def test_a_pad_leaves_as_a_file_and_comes_back(server: Server, browser: Browser, tmp_path: Path) -> None:
    page = visitor(browser, server.address, **PHONE)
    phone = Phone(page)
    phone.begin("phase10", ["Anna", "Ben"])
    round_of_cards(phone, ["Anna", "Ben"], [1, 1], ["x out", "85"])
    phone.write_down(1)
    with page.expect_download() as file:
        phone.tap("Save as file")
    file.value.save_as(tmp_path / "evening.pad")
    page.get_by_role("button", name=re.compile("All pads")).click()
    page.get_by_role("button", name="Throw the pad of Anna and Ben away").click()
    expect(page.get_by_role("heading", name="All pads")).to_have_count(0)
    page.get_by_label("Open a pad or a record").set_input_files(tmp_path / "evening.pad")
    expect(page.locator(".total .written")).to_have_text(["0", "85"])
    (tmp_path / "broken.pad").write_text('{"format": "zehn-pad/9"}', encoding="utf-8")
    page.get_by_role("button", name=re.compile("All pads")).click()
    page.get_by_label("Open a pad or a record").set_input_files(tmp_path / "broken.pad")
    expect(page.get_by_role("alert")).to_contain_text("zehn-pad/1")
