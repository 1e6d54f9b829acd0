"""Whole games in the terminal, by keys."""

import json
from pathlib import Path
from typing import Any

import pytest

from terminal_table import app_of, follow_hints, match_of, prompt_of, rush, table_of, text_of
from zehn.record import read_record, verify
from zehn.terminal.phase10.match import Ask


@pytest.fixture(autouse=True)
def _data_directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("platform.system", lambda: "Linux")


def saved_games(folder: Path) -> list[Path]:
    return sorted((folder / "zehn" / "games").glob("*.json"))


async def test_a_short_game_by_keys_to_the_final_pad(tmp_path: Path) -> None:
    app = app_of(phases="1")
    async with app.run_test() as pilot:
        await follow_hints(pilot)
        assert "N starts a new game" in prompt_of(pilot)
        await pilot.press("f2")
        assert "Total" in text_of(pilot)
        assert "X1" in text_of(pilot)
    [file] = saved_games(tmp_path)
    record = read_record(json.loads(file.read_text(encoding="utf-8")))
    assert verify(record).ok  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seats", "rules"),
    [
        (2, {"phases": "1,8", "variants": ["knocking"]}),
        (3, {"phases": "1,4", "variants": ["free_order", "knocking"]}),
        (4, {"phases": "first:2", "variants": ["fixed_rounds"], "edition": "compact"}),
        (6, {"phases": "2", "variants": ["knocking"], "take_skip": True, "go_out": "any"}),
        (3, {"phases": "1", "turn_limit": 3, "variants": ["fixed_rounds"], "first_card_skip": "skips_first_player"}),
        (2, {"sheet": {"game": "phase10", "phases": [{"contract": "2*set(2) nowild"}, {"contract": "run(5,suited)"}]}}),
    ],
)
async def test_every_variant_can_be_played(tmp_path: Path, seats: int, rules: dict[str, Any]) -> None:
    app = app_of(seats=seats, seed=5, lang="de", **rules)
    async with app.run_test() as pilot:
        await rush(pilot)
        assert match_of(pilot).table.over
        assert "gewinn" in prompt_of(pilot)
    assert len(saved_games(tmp_path)) == 1


async def test_knock_is_asked_and_answered() -> None:
    app = app_of(seats=4, seed=2, variants=["knocking"])
    async with app.run_test() as pilot:
        match = match_of(pilot)
        await rush(pilot, until=Ask.KNOCK)
        assert "K knocks" in prompt_of(pilot)
        assert "Let go" in text_of(pilot)
        for key in ("d", "t", "x", "l", "h", "exclamation_mark"):
            await pilot.press(key)
            assert "First knock" in prompt_of(pilot), key
        await pilot.press("enter")
        assert match.ask is not Ask.KNOCK or match.table.after != 0
        await rush(pilot, until=Ask.KNOCK)
        before = len(match.me.cards)
        await pilot.press("k")
        assert len(match.me.cards) == before + 1
        assert match.ask is Ask.PLAY
        assert "knock and take" in match.story.tell(table_of(pilot).voice)[-1]


async def test_the_next_player_is_not_asked_to_knock_for_what_he_may_take() -> None:
    app = app_of(seats=2, seed=2, variants=["knocking"])
    async with app.run_test() as pilot:
        assert match_of(pilot).ask is Ask.DRAW
        await pilot.press("k")
        assert "P10-V3" in prompt_of(pilot)


async def test_a_new_game_and_the_same_seed() -> None:
    app = app_of(seed=3, phases="1")
    async with app.run_test() as pilot:
        first = match_of(pilot)
        cards = sorted(first.me.cards)
        await pilot.press("n")
        await pilot.press("n")
        assert match_of(pilot) is first
        await pilot.press("n", "y")
        assert match_of(pilot) is not first
        assert match_of(pilot).table.dealer == 1
    again = app_of(seed=3, phases="1")
    async with again.run_test() as pilot:
        assert sorted(match_of(pilot).me.cards) == cards


async def test_bots_pause_and_can_be_hurried() -> None:
    app = app_of(seats=4, pause=30)
    async with app.run_test() as pilot:
        assert match_of(pilot).ask is Ask.BOT
        assert "turn … (Enter: faster)" in prompt_of(pilot)
        await pilot.press("question_mark")
        assert "hint when it is your turn" in prompt_of(pilot)
        await pilot.press("enter")
        assert match_of(pilot).ask is Ask.DRAW
        assert table_of(pilot).timer is not None


async def test_a_small_pause_lets_the_bots_move_by_themselves() -> None:
    app = app_of(seats=3, pause=0.01)
    async with app.run_test() as pilot:
        for _ in range(100):
            await pilot.pause(0.02)
            if match_of(pilot).ask is Ask.DRAW:
                break
        assert match_of(pilot).ask is Ask.DRAW
