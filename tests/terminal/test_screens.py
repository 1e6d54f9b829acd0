"""The table and its windows: every key, every click, both languages, small terminals."""

import json
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Input, Static

from places import ROOT
from terminal_table import app_of, match_of, prompt_of, rush, table_of, text_of
from zehn.games.chance import Script
from zehn.games.phase10 import Rules
from zehn.record import read_record, verify
from zehn.refusals import Refused
from zehn.terminal.common.dialogs import Choice, Confirm, Line
from zehn.terminal.common.rules_screen import RulesScreen
from zehn.terminal.phase10.app import TableApp, run
from zehn.terminal.phase10.compose_screen import ComposeScreen
from zehn.terminal.phase10.match import Ask
from zehn.terminal.phase10.pad_screen import PadScreen
from zehn.words import words

BEN = "4r 4b 4g 8r 8b 8g 1r 2b 3g 5y"
ME = "6r 6b 6g 9r 9b 9g 4y 8y * !"


@pytest.fixture(autouse=True)
def _data_directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("platform.system", lambda: "Linux")


def dealt(*hands: str, rest: str = "12r 12b 12g 11r 11b 11g") -> Script:
    """Hands from the first player left of the dealer on, then the turned-up card and the pile."""
    cards = zip(*[hand.split() for hand in hands], strict=True)
    return Script(" ".join([card for row in cards for card in row]) + f" {rest}")


def laid_table(lang: str = "en") -> TableApp:
    """Ben has laid two sets; it is the person's turn, with a hand that can be laid."""
    return app_of(chance=dealt(BEN, ME), bot="greedy", lang=lang, phases="1")


def outside(pilot: Pilot[None]) -> list[Widget]:
    """Widgets of the front screen that stick out of it or are cut off."""
    screen = pilot.app.screen
    found = []
    for widget in screen.query("*"):
        if not widget.display or any(parent.is_scrollable for parent in widget.ancestors if isinstance(parent, Widget)):
            continue
        if widget.region.area and not screen.region.contains_region(widget.region):
            found.append(widget)
    return found


# -- words ------------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_words() -> None:
    folder = ROOT / "src" / "zehn" / "sheets" / "words"
    keys = []
    for lang in ("de", "en"):
        lines = (folder / lang / "terminal.ftl").read_text(encoding="utf-8").splitlines()
        keys.append([line.split(" = ")[0].removesuffix(" =") for line in lines if line and line[0].isalpha()])
    assert keys[0] == keys[1]


def test_without_a_terminal_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Refused) as refused:
        run(Rules.read({}), ["You", "Ben"], ["steady"], seed=1, lang="en")
    assert "terminal" in refused.value.refusal.sentence(words("en"))
    assert "Terminal" in refused.value.refusal.sentence(words("de"))


# -- everything opened, in both languages -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "screen", "de", "en"),
    [
        (["f1"], RulesScreen, "Worum es geht", "The aim of the game"),
        (["f2"], PadScreen, "Summe", "Total"),
        (["q"], Confirm, "Wirklich aufhören", "Really quit"),
        (["n"], Confirm, "ein neues beginnen", "start a new one"),
        (["s"], Line, "in eine Datei", "to a file"),
        (["d", "p"], Choice, "So lässt sich", "Ways to lay"),
        (["d", "c"], ComposeScreen, "Gruppe 2", "Group 2"),
        (["d", "l", "escape", "left", "h"], Choice, "Wohin mit", "Where should"),
    ],
)
async def test_every_window_opens_fits_and_changes_its_language(
    keys: list[str], screen: type[Widget], de: str, en: str
) -> None:
    app = laid_table("de")
    async with app.run_test(size=(80, 24)) as pilot:
        for key in keys:
            if key == "left":
                table_of(pilot).hand.select([match_of(pilot).rules.deck.wild])
            else:
                await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, screen)
        assert not outside(pilot)
        assert de in text_of(pilot)
        await pilot.press("f3")
        await pilot.pause()
        assert en in text_of(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is table_of(pilot)
        assert "Your hand" in text_of(pilot)


@pytest.mark.parametrize(
    ("size", "seats", "lang"),
    [((80, 24), 6, "de"), ((80, 24), 6, "en"), ((80, 24), 2, "de"), ((120, 40), 4, "en"), ((200, 60), 6, "de")],
)
async def test_the_table_fits(size: tuple[int, int], seats: int, lang: str) -> None:
    app = app_of(seats=seats, lang=lang, seed=4, variants=["knocking"])
    async with app.run_test(size=size) as pilot:
        for ask in (Ask.DRAW, Ask.PLAY, Ask.KNOCK if seats > 2 else Ask.DRAW):
            await rush(pilot, until=ask)
            await pilot.pause()
            assert not outside(pilot)
            text = text_of(pilot)
            assert words(lang)("t-key-quit") in text
            assert words(lang)("t-cards", count=match_of(pilot).table.sizes[1]) in text
            assert len(text.splitlines()) <= size[1]


async def test_it_can_be_resized_and_needs_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = laid_table()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("d", "1")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert not outside(pilot)
        assert "▲" in text_of(pilot)
        await pilot.press("f1")
        await pilot.resize_terminal(60, 24)
        await pilot.pause()
        assert "The aim of the game" in text_of(pilot)


async def test_many_large_cards_become_small_ones() -> None:
    sheet = {"game": "phase10", "deal": {"cards": 16}, "players": {"least": 2, "most": 3}}
    app = app_of(seats=3, sheet=sheet)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d")
        await pilot.pause()
        assert not outside(pilot)
        assert table_of(pilot).hand.region.height == 6
        names = [match_of(pilot).rules.deck.names[kind] for kind in match_of(pilot).me.cards]
        assert all(name in text_of(pilot) for name in names)


# -- moves by keys ----------------------------------------------------------------------------------------------


async def test_a_turn_by_keys() -> None:
    app = laid_table()
    async with app.run_test() as pilot:
        match = match_of(pilot)
        assert match.ask is Ask.DRAW
        await pilot.press("l")
        assert "P10-06" in prompt_of(pilot)
        await pilot.press("h")
        assert "P10-06" in prompt_of(pilot)
        await pilot.press("d", "d")
        assert "P10-06" in prompt_of(pilot)
        await pilot.press("h")
        assert "P10-24" in prompt_of(pilot)
        await pilot.press("l")
        assert [str(move) for move in match.table.moves][-1].startswith("0 lay 1 6r,6b,6g 9r,9b,9g")
        await pilot.press("l")
        assert "P10-15" in prompt_of(pilot)
        table_of(pilot).hand.select(match.rules.deck.read("4y 8y") or [])
        await pilot.press("h")
        assert [str(move) for move in match.table.moves][-2:] == ["0 hit 4y g0", "0 hit 8y g1"]
        table_of(pilot).hand.select([match.rules.deck.wild])
        await pilot.press("h", "3")
        assert str(match.table.moves[-1]) == "0 hit * g2"
        assert "Fitting" not in prompt_of(pilot)
        table_of(pilot).hand.select([match.rules.deck.skip])
        await pilot.press("h")
        assert "P10-25" in prompt_of(pilot)
        await pilot.press("x")
        assert "skip Ben" in "\n".join(match.story.tell(words("en")))


async def test_hints_and_orders() -> None:
    app = laid_table("de")
    async with app.run_test() as pilot:
        await pilot.press("question_mark")
        assert prompt_of(pilot).startswith("Tipp: ")
        await pilot.press("d", "question_mark")
        assert "Phase 1 auslegen (L): " in prompt_of(pilot)
        shown = []
        for _ in range(3):
            shown.append([card.kind for card in table_of(pilot).hand.held])
            await pilot.press("o")
        deck = match_of(pilot).rules.deck
        assert shown[0] == sorted(shown[0])
        assert deck.write(shown[1]).startswith("6r 9r 6b")
        assert deck.write(shown[2]).startswith("6r 6b 6g 9r 9b 9g")


async def test_only_one_card_is_discarded() -> None:
    app = laid_table()
    async with app.run_test() as pilot:
        await pilot.press("d", "1", "2", "x")
        assert "exactly one" in prompt_of(pilot)
        await pilot.press("escape")
        assert not table_of(pilot).hand.selected
        await pilot.press("left", "right", "space")
        assert len(table_of(pilot).hand.selected) == 1


async def test_whom_to_skip() -> None:
    hands = ("1r 2r 3r 4r 5r 7r 8r 9r 10r 11r", "1b 2b 3b 4b 5b 7b 8b 9b 10b 11b", "1g 2g 3g 4g 5g 7g 8g 9g 10g !")
    app = app_of(seats=3, chance=dealt(*hands, rest="12r 1y 2y 3y"), bot="greedy")
    async with app.run_test() as pilot:
        await pilot.press("d", "exclamation_mark")
        assert isinstance(app.screen, Choice)
        assert "Cleo" in text_of(pilot)
        await pilot.press("down", "enter")
        assert "0 skip 2" in [str(move) for move in match_of(pilot).table.moves]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("nonsense", "no readable move"),
        ("discard 7x", "no readable move"),
        ("1 draw", "seat 0"),
        ("discard 12y", "P10-06"),
        ("lay 1 6r,6b 9r,9b,9g", "P10-16"),
        ("lay 2 6r,6b,6g 9r,9b,9g", "P10-15"),
        ("hit 4y g0", "P10-24"),
        ("skip 0", "P10-26"),
        ("x" * 500, "no readable move"),
    ],
)
async def test_wrong_things_typed(typed: str, answer: str) -> None:
    app = laid_table()
    async with app.run_test() as pilot:
        await pilot.press("d", "colon")
        line = table_of(pilot).query_one("#typed", Input)
        line.value = typed
        await pilot.press("enter")
        said = prompt_of(pilot)
        assert answer in said or words("en")("no-unreadable", move="…", game="phase10")[-20:] in said
        assert line.value == typed
        assert not outside(pilot)
        await pilot.press("escape")
        assert app.focused is None


async def test_a_typed_move_is_played() -> None:
    app = laid_table()
    async with app.run_test() as pilot:
        await pilot.press("d", "colon", *"discard")
        line = table_of(pilot).query_one("#typed", Input)
        assert line.value == "discard"
        line.value = "lay 1 9r,9b,9g 6r,6b,6g,*"
        await pilot.press("enter")
        assert str(match_of(pilot).table.moves[-1]) == "0 lay 1 9r,9b,9g 6r,6b,6g,*"
        assert line.value == ""


# -- composing --------------------------------------------------------------------------------------------------


async def test_a_lay_composed_by_keys() -> None:
    app = laid_table()
    async with app.run_test() as pilot:
        await pilot.press("d", "c", "enter")
        verdict = app.screen.query_one("#verdict", Static)
        assert "P10-16" in str(verdict.render())
        await pilot.press("2", "2", "2", "down")  # 4y | 6r 6b 6g, then the next group
        assert "P10-16" in str(verdict.render())
        await pilot.press("3", "3", "backspace", "3", "3", "right", "space", "backspace")
        assert "can be laid like this" in str(verdict.render())
        await pilot.press("enter")
        assert str(match_of(pilot).table.moves[-1]) == "0 lay 1 6r,6b,6g 9r,9b,9g"


async def test_a_run_of_wilds_is_named_and_moved() -> None:
    hand = "* * * * 5r 5b 5g 9r 1y 2y"
    app = app_of(chance=dealt(BEN, hand), bot="greedy", phases="2")
    async with app.run_test() as pilot:
        match = match_of(pilot)
        await pilot.press("d")
        screen = ComposeScreen(app.voice, match.me, match.rules.deck.read("5r 5b 5g * * * *") or [])
        await app.push_screen(screen)
        screen.work.groups = [match.rules.deck.read("5r 5b 5g") or [], match.rules.deck.read("* * * *") or []]
        await pilot.press("tab", "greater_than_sign", "greater_than_sign")
        assert "@3" in text_of(pilot)
        await pilot.press("less_than_sign")
        assert "@2" in text_of(pilot)
        await pilot.press("backspace", "f3")
        screen.work.put(1, match.rules.deck.kind_of["9r"])
        screen.reword()
        assert str(screen.work.move()) == "0 lay 2 5r,5b,5g *,9r,*,*"


async def test_another_phase_can_be_composed_in_free_order() -> None:
    app = app_of(chance=dealt(BEN, ME), bot="greedy", variants=["free_order"])
    async with app.run_test() as pilot:
        await pilot.press("d", "c")
        screen = app.screen
        assert isinstance(screen, ComposeScreen)
        first = screen.work.contract.number
        await pilot.press("pagedown")
        assert screen.work.contract.number == first % 10 + 1
        assert "another phase" in text_of(pilot)
        await pilot.press("pageup", "escape")


# -- the mouse --------------------------------------------------------------------------------------------------


async def test_everything_by_mouse() -> None:
    app = laid_table()
    async with app.run_test() as pilot:
        match = match_of(pilot)
        await pilot.click("#groups", offset=(3, 0))
        assert str(match.table.moves[-1]) == "0 draw"
        await pilot.click("#keys", offset=(3, 0))
        assert str(match.table.moves[-1]).startswith("0 lay")
        await pilot.click("#hand", offset=(1, 1))
        assert match.rules.deck.write(table_of(pilot).hand.selected) == "4y"
        assert "g0◂" in text_of(pilot)
        await pilot.click("#groups", offset=(13, 2))
        assert str(match.table.moves[-1]) == "0 hit 4y g0"
        table_of(pilot).hand.select([match.rules.deck.skip])
        await pilot.click("#players", offset=(8, 2))
        assert "skip Ben" in "\n".join(match.story.tell(words("en")))
        await pilot.click("#groups", offset=(25, 0))
        line = text_of(pilot).splitlines()[-1]
        await pilot.click("#keys", offset=(line.index("Deutsch") - 1, 1))
        assert "Deine Hand" in text_of(pilot)


async def test_windows_by_mouse() -> None:
    app = laid_table()
    async with app.run_test() as pilot:
        match = match_of(pilot)
        await pilot.press("d", "c")
        await pilot.click("#rest", offset=(7, 1))
        assert isinstance(app.screen, ComposeScreen)
        assert match.rules.deck.write(app.screen.work.groups[0]) == "6r"
        await pilot.click(app.screen.query_one("#groups"), offset=(11, 0))
        assert app.screen.work.groups[0] == []
        await pilot.click(app.screen.query_one("#groups"), offset=(4, 1))
        assert app.screen.group == 1
        await pilot.press("escape", "p")
        await pilot.click("#options", offset=(5, 0))
        assert str(match.table.moves[-1]).startswith("0 lay")


# -- rules, pad, saving -----------------------------------------------------------------------------------------


async def test_the_rules_can_be_searched() -> None:
    app = laid_table()
    async with app.run_test() as pilot:
        await pilot.press("f1", *"skip", "enter", "down", "pagedown", "up", "pageup")
        assert "Match 2 of" in text_of(pilot)
        await pilot.press(*"zzz")
        assert "Match 0 of 0" in text_of(pilot)


async def test_the_game_is_saved_where_it_is_told(tmp_path: Path) -> None:
    app = laid_table()
    async with app.run_test() as pilot:
        await pilot.press("s")
        line = app.screen.query_one(Input)
        assert str(tmp_path) in line.value
        for wrong in ("", str(tmp_path), "/dev/null/game.json"):
            line.value = wrong
            await pilot.press("enter")
            await pilot.pause()
            assert "cannot be saved" in text_of(pilot)
        line.value = str(tmp_path / "new" / "game.json")
        await pilot.press("enter")
        assert app.screen is table_of(pilot)
    record = read_record(json.loads((tmp_path / "new" / "game.json").read_text(encoding="utf-8")))
    assert verify(record).ok  # type: ignore[arg-type]


async def test_the_pad_after_a_round_tells_what_was_left() -> None:
    app = app_of(seats=3, seed=6, lang="de")
    async with app.run_test() as pilot:
        for _ in range(500):
            await rush(pilot, until=Ask.PLAY)
            move = match_of(pilot).hint()
            assert move is not None
            table_of(pilot).do(move)
            await pilot.pause()
            if isinstance(app.screen, PadScreen):
                break
        await pilot.press("down", "up", "pagedown", "pageup")
        assert "Am Ende von Durchgang 1 auf der Hand:" in text_of(pilot)
        assert "Durchgang 1" in text_of(pilot)
        assert not outside(pilot)
        await pilot.press("space")
        assert app.screen is table_of(pilot)


async def test_quitting_is_asked() -> None:
    app = laid_table()
    async with app.run_test() as pilot:
        await pilot.press("q", "enter")
        assert app.screen is table_of(pilot)
        await pilot.press("ctrl+q", "escape")
        assert app.screen is table_of(pilot)
        await pilot.press("Q", "Y")
        await pilot.pause()
    assert app.return_code == 0


async def test_who_insists_leaves() -> None:
    app = laid_table()
    async with app.run_test() as pilot:
        await pilot.press("ctrl+c")
        assert isinstance(app.screen, Confirm)
        await pilot.press("ctrl+c")
        await pilot.pause()
    assert app.return_code == 0
