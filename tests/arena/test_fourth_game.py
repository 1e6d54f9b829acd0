"""A game from elsewhere (`tiny_game`) is played by arena, referee and conformance kit without a line in src."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tiny_game
import zehn
from tiny_game.games import Hand, Highest, HighestRules, View
from zehn import rooms
from zehn.arena.conformance import check_choices, check_moves, check_play, check_record
from zehn.arena.figures import figures
from zehn.arena.kits import KITS
from zehn.arena.match import Match
from zehn.arena.running import run
from zehn.cli import call
from zehn.games.sheets import SheetError
from zehn.players import PLAYERS, make_player, play_game
from zehn.players.common.levels import levels
from zehn.record import Fault, Legal, NoRecord, judge, write_record

GAME = tiny_game.NAME


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    rooms.register(GAME, tiny_game.PLACE)
    yield
    rooms.forget(GAME)


def new(**rules: Any) -> Highest:
    game = zehn.new(GAME, players=["Anna", "Ben", "Cleo"], seed=7, rules=rules, dealer=1)
    assert isinstance(game, Highest)
    return game


def record(**rules: Any) -> dict[str, Any]:
    game = new(**rules)
    play_game(game, [make_player(GAME, "steady", Random(seat)) for seat in range(3)])
    return write_record(game)


def verdict(written: dict[str, Any]) -> Legal | Fault | NoRecord:
    return judge(json.dumps(written).encode())


def test_it_is_there_as_long_as_it_is_registered() -> None:
    assert rooms.games()[-1] == GAME
    assert list(PLAYERS[GAME]) == ["random", "steady"]
    assert GAME in KITS
    assert GAME not in rooms.games("solver")
    assert levels(GAME) == ()
    rooms.forget(GAME)
    assert GAME not in rooms.games()
    rooms.register(GAME, tiny_game.PLACE)


@pytest.mark.parametrize("name", ["random", "steady"])
def test_the_conformance_kit_plays_it(name: str) -> None:
    for seed in range(60):
        check_play(KITS[GAME], PLAYERS[GAME][name], Random(f"{name} {seed}"), every=2)
        check_choices(KITS[GAME], PLAYERS[GAME][name], Random(seed))
        check_moves(KITS[GAME], Random(seed))


def test_the_conformance_kit_finds_a_view_that_shows_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_view(game: Highest, seat: int) -> View:
        return View(seat, game.table.copy(), Hand([*game.hands[seat].cards, *game.pile]))

    monkeypatch.setattr(Highest, "view", open_view)
    with pytest.raises(AssertionError, match="sees a card that it may not see"):
        check_play(KITS[GAME], PLAYERS[GAME]["random"], Random(1), every=1)


def test_the_arena_plays_it() -> None:
    result = run(Match(GAME, ("steady", "random"), {"first_to": 3}, seed=5), 400, workers=0)
    found = figures(result)
    assert found["games"] == 400
    assert result.sums.wins[0] > 1.5 * result.sums.wins[1]
    assert sum(result.sums.turns.values()) == 400
    assert not result.sums.fouls


def test_the_workers_of_the_arena_are_told_where_it_is() -> None:
    match = Match(GAME, ("steady", "random"), seed=5)
    here, there = (run(match, 40, workers=workers).sums.written() for workers in (0, 1))
    assert here == there


def test_a_bot_of_somebody_else_answers_with_a_text() -> None:
    result = run(Match(GAME, ("arena_bots:Simple", "steady"), seed=5), 20, workers=0)
    assert not result.sums.fouls
    assert result.sums.games == 20


def test_the_referee_judges_its_records() -> None:
    written = record(first_to=3)
    assert isinstance(verdict(written), Legal)
    assert written["rules"] == {"first_to": 3}
    assert written["rounds"][0]["dealer"] == 1


def test_the_referee_finds_what_is_wrong() -> None:
    def faulty(change: Any) -> str:
        written = record()
        change(written)
        found = verdict(written)
        assert isinstance(found, Fault)
        return found.refusal.clause

    assert faulty(lambda game: game["players"].pop()) != ""
    assert faulty(lambda game: game.update(players=["Anna"])) == "HIGH-01"
    assert faulty(lambda game: game["rounds"][1].update(dealer=0)) == "HIGH-02"
    assert faulty(lambda game: game["rounds"][0]["moves"].reverse()) == "HIGH-02"
    assert faulty(lambda game: game["rounds"][0]["moves"].pop()) == "HIGH-04"
    assert faulty(lambda game: game["rounds"].append(game["rounds"][0])) == "HIGH-05"
    assert faulty(lambda game: game["rounds"][0].update(deck=game["rounds"][0]["deck"][3:])) == "HIGH-01"
    assert faulty(lambda game: game["result"].update(winners=[])) == "RECORD"


def test_an_own_sheet_changes_it() -> None:
    sheet = {"game": GAME, "players": {"most": 3}, "rules": {"first_to": 1}}
    rules = HighestRules.read({"sheet": sheet})
    assert (rules.first_to, rules.sheet.most) == (1, 3)
    assert rules.written() == {"sheet": sheet}
    assert rules.wrong_players(["A"] * 4) is not None
    check_record(new(sheet=sheet))
    with pytest.raises(SheetError, match="highest"):
        HighestRules.read({"sheet": {"game": "dice"}})


def test_the_command_line_knows_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(["rules", GAME, "--rules", "first_to=4"]) == 0
    assert "first with 4" in capsys.readouterr().out
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record()))
    assert call(["verify", str(file)]) == 0
    assert call(["conform", "steady", "--game", GAME, "--games", "5"]) == 0
    assert call(["levels", GAME]) == 0
