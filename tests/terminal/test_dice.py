"""The dice game in the terminal: whole games by keys, several people at one keyboard, refusals, both languages."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from textual.pilot import Pilot

from terminal_table import text_of
from zehn.games.dice import DiceRules
from zehn.record import judge
from zehn.terminal.common.dialogs import Confirm
from zehn.terminal.common.rules_screen import RulesScreen
from zehn.terminal.dice import DiceApp
from zehn.terminal.dice.match import Ask
from zehn.terminal.dice.pad import DicePad
from zehn.terminal.dice.screen import DiceScreen

#: Phases that are made soon.
SHORT = {"sheet": {"game": "dice", "phases": [{"contract": "2*set(2)"}, {"contract": "set(3)"}]}}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "zehn" / "games"


def app_of(players: Sequence[str] = ("You", "Ben"), bots: int = 1, lang: str = "en", **rules: object) -> DiceApp:
    return DiceApp(DiceRules.read(rules or SHORT), players, ["steady"] * bots, seed=5, lang=lang, pause=0)


def table_of(pilot: Pilot[None]) -> DiceScreen:
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, DiceScreen))


async def step(pilot: Pilot[None]) -> None:
    """One step by keys, as the hint says."""
    table = table_of(pilot)
    if table.match.ask is Ask.ROLL:
        await pilot.press("t")
        return
    await pilot.press("question_mark")
    assert table.advice is not None
    await pilot.press({"keep": "t", "score": "s", "pass": "x"}[table.advice.verb])


async def to_the_end(pilot: Pilot[None]) -> None:
    for _ in range(400):
        if table_of(pilot).match.ask is Ask.OVER:
            while pilot.app.screen is table_of(pilot):
                await pilot.pause()
            return
        await step(pilot)
    raise AssertionError("the game goes on and on")


@pytest.mark.parametrize(
    ("players", "bots", "lang", "said"),
    [
        (("You", "Ben", "Cleo"), 2, "en", "win"),
        (("Du",), 0, "de", "alle Phasen mit"),
        (("Anna", "Ben", "Cleo", "David", "Emma", "Fritz", "Gerd", "Hanna"), 6, "de", "gewinn"),
    ],
    ids=["bots", "alone", "eight"],
)
def test_a_whole_game_by_hints(players: Sequence[str], bots: int, lang: str, said: str, own_folder: Path) -> None:
    async def play() -> None:
        async with app_of(players, bots, lang).run_test(size=(80, 24)) as pilot:
            await to_the_end(pilot)
            assert isinstance(pilot.app.screen, DicePad)
            assert said in text_of(pilot)
            await pilot.press("enter", "n")
            assert not table_of(pilot).game.over

    asyncio.run(play())
    (record,) = own_folder.iterdir()
    assert judge(record.read_bytes()).ok


def test_several_people_share_the_keyboard() -> None:
    async def play() -> None:
        async with app_of(("Anna", "Ben"), 0).run_test(size=(80, 24)) as pilot:
            assert "Anna, your turn" in text_of(pilot)
            await pilot.press("t", "x")
            assert "Anna does not score" in text_of(pilot)
            assert "Ben, your turn" in text_of(pilot)
            await pilot.press("f3")
            assert "Ben, du bist dran" in text_of(pilot)

    asyncio.run(play())


def test_dice_are_kept_by_digits_and_clicks_and_stay() -> None:
    async def play() -> None:
        async with app_of().run_test(size=(80, 24)) as pilot:
            await pilot.press("t", "1", "0", "0")
            table = table_of(pilot)
            assert table.kept == {0}
            first = table.game.table.faces[0]
            await pilot.click("#dice", offset=(9, 3))
            assert table.kept == {0, 1}
            await pilot.press("2", "t")
            assert (table.game.table.faces[0], table.game.table.kept) == (first, 1)
            await pilot.press("escape", "a")
            assert table.kept == set(table._useful())

    asyncio.run(play())


def test_what_is_not_allowed_is_refused_with_its_clause() -> None:
    async def play() -> None:
        async with app_of(sheet={"game": "dice", "phases": [{"contract": "set(9)"}]}).run_test(size=(80, 24)) as pilot:
            await pilot.press("s")
            assert "DICE-04" in text_of(pilot)
            await pilot.press("t", "s")
            assert "DICE-" in text_of(pilot)
            await pilot.press(
                "a", *[digit for die, digit in enumerate("1234567890") if die not in table_of(pilot)._useful()]
            )
            await pilot.press("t")
            assert "at least one" in text_of(pilot)

    asyncio.run(play())


def test_windows_open_and_leaving_asks_first() -> None:
    async def play() -> None:
        async with app_of().run_test(size=(80, 24)) as pilot:
            opened = []
            for key in ("f1", "f2", "q"):
                await pilot.press(key)
                opened.append(type(pilot.app.screen))
                await pilot.press("escape")
            assert opened == [RulesScreen, DicePad, Confirm]
            await pilot.press("w")
            assert "Write the game to a file" in text_of(pilot)

    asyncio.run(play())


EIGHT = ("Anna", "Ben", "Cleo", "David", "Emma", "Fritz", "Gerd", "Hanna")


@pytest.mark.parametrize(("wide", "beside"), [(140, True), (80, False)])
def test_more_than_four_players_have_two_sheets(wide: int, beside: bool) -> None:
    """Side by side where there is room, and again when the window grows; else one below the other."""

    async def play() -> None:
        async with app_of(EIGHT, 7).run_test(size=(100, 50)) as pilot:
            await pilot.press("f2")
            await pilot.resize_terminal(wide, 50)
            await pilot.pause()
            heads = [line for line in text_of(pilot).splitlines() if "max." in line]
            assert [line.count("max.") for line in heads] == ([2] if beside else [1, 1])
            assert [name for line in heads for name in line.split() if name in EIGHT] == list(EIGHT)

    asyncio.run(play())


def test_four_players_have_one_sheet() -> None:
    async def play() -> None:
        async with app_of(EIGHT[:4], 3).run_test(size=(140, 50)) as pilot:
            await pilot.press("f2")
            assert text_of(pilot).count("max.") == 1

    asyncio.run(play())
