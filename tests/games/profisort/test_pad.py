"""SORT-27: the task sheet and the score list."""

from random import Random

import pytest

import zehn
from sort_tables import deck_text, played, table, with_done
from zehn.games.profisort import ProfiSort
from zehn.games.profisort.pad import ScoreLine, score_list, scores_text, sheet_text, short_names, signs, task_sheet
from zehn.games.profisort.table import Table
from zehn.players import play_game
from zehn.players.profisort import Steady
from zehn.words import LANGUAGES, words

PAIRS = "2s 2h 3s 3h 4s 4h 5s 5h 6s 6h"


def test_sort_27_done_tasks_and_struck_bonuses_are_crossed_out() -> None:
    game = with_done(table("2s 3s 4s 5s 6s 7s", "", talon="8s"), 0, 3)
    played(game, "0 draw", "0 lay 4 2s,3s,4s,5s,6s,7s")
    sheet = task_sheet(game.table, 0)
    assert [line.number for line in sheet.tasks if line.done] == [3, 4]
    assert [line.number for line in sheet.tasks if line.struck] == [4]
    assert [line.number for line in sheet.tasks if line.bonus is None] == [1, 3, 9, 10, 13, 15]
    assert [pair.tasks for pair in sheet.pairs if pair.struck] == [(3, 4)]
    assert (sheet.struck, sheet.open_bonus) == (40, 280)
    assert not any(line.done for line in task_sheet(game.table, 1).tasks)


def two_rounds() -> ProfiSort:
    later = [deck_text([PAIRS, "Ks Kh Kd Kc Qs Qh Qd Qc Jd Jc"], talon="8h 9h", dealer=0)]
    game = table(PAIRS, "Ks Kh Kd Kc Qs Qh Qd Qc Js Jh", talon="8s", later=later)
    played(game, "0 draw", "0 lay 1 2s,2h 3s,3h 4s,4h 5s,5h 6s,6h", "0 discard 8s")
    with_done(game, 0)
    return played(game, "1 draw", "1 discard 8h", "0 draw", "0 lay 1 2s,2h 3s,3h 4s,4h 5s,5h 6s,6h", "0 discard 9h")


def test_sort_27_points_of_the_round_total_and_who_deals_next() -> None:
    """Ben dealt first and is I: Anna deals after the rounds of Ben, and Ben after those of Anna."""
    game = two_rounds()
    assert [score.dealer for score in game.table.standing.scores] == [1, 0]
    assert signs(game.table) == ("II", "I")
    assert score_list(game.table) == (ScoreLine((0, 100), (0, 100), "II"), ScoreLine((0, 100), (0, 200), "I"))


def test_sort_27_the_first_line_has_the_short_names() -> None:
    lines = scores_text(two_rounds().table, words("en")).splitlines()
    assert [line.split() for line in lines[1:3]] == [["II", "A", "Anna"], ["I", "B", "Ben"]]
    assert [line.split() for line in lines[-2:]] == [
        ["1", "A", "/", "0", "B", "/", "100", "II"],
        ["2", "0", "/", "0", "100", "/", "200", "I"],
    ]
    new = scores_text(table("", "").table, words("en")).splitlines()
    assert new[-1].split() == ["1", "A", "/", "B", "/"]


@pytest.mark.parametrize("seats", [2, 3])
def test_sort_27_the_numeral_is_always_that_of_the_next_dealer(seats: int) -> None:
    game = zehn.new("profisort", players=["Anna", "Ben", "Cleo"][:seats], seed=9, rules={"tasks": "3,4,7,8,11"})
    assert signs(Table(game.rules, game.table.players, 1))[1] == "I", "before the first deal"
    play_game(game, [Steady(Random(seat)) for seat in range(seats)])
    scores, lines = game.table.standing.scores, score_list(game.table)
    assert signs(game.table)[scores[0].dealer] == "I"
    assert [line.deals for line in lines[:-1]] == [signs(game.table)[score.dealer] for score in scores[1:]]
    assert lines[-1].deals == "", "nobody deals after the last round"
    assert {line.deals for line in lines[:-1]} == {"I", "II", "III"} - ({"III"} if seats == 2 else set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_sort_24_the_list_ends_with_the_open_bonuses_and_the_totals_that_decide(language: str) -> None:
    game = zehn.new("profisort", players=["Anna", "Ben"], seed=9, rules={"tasks": "3,4,7,8,11"})
    play_game(game, [Steady(Random(seat)) for seat in range(2)])
    result, rows = game.result(), scores_text(game.table, words(language)).splitlines()
    assert result["totals"] != list(score_list(game.table)[-1].totals)
    assert rows[-2].split()[-2:] == [f"+{bonus}" for bonus in result["open_bonus"]]
    assert rows[-1].split()[-2:] == [str(total) for total in result["totals"]]
    assert max(map(len, rows)) < 80


@pytest.mark.parametrize(
    ("players", "short"),
    [
        (("Anna", "Ben"), ("A", "B")),
        (("Anna", "Anton", "Ben"), ("Ann", "Ant", "B")),
        (("Anna", "Anna"), ("A1", "A2")),
        (("anna", "Anna"), ("a1", "A2")),
        (("Anna", "Annabel"), ("A1", "A2")),
        (("A2", "A", "A"), ("A2", "A1", "A3")),
        (("Max Muster", "Mo"), ("Ma", "Mo")),
    ],
)
def test_sort_27_short_names_tell_players_apart(players: tuple[str, ...], short: tuple[str, ...]) -> None:
    assert short_names(players) == short


@pytest.mark.parametrize("language", LANGUAGES)
def test_sort_27_as_a_text(language: str) -> None:
    game = with_done(table("2s 3s 4s 5s 6s 7s", "", talon="8s"), 0, 3)
    text = sheet_text(game.table, 0, words(language))
    assert text.count("[x]") == 1
    assert len(text.splitlines()) == 1 + 15 + 7 + 1
    assert "Anna" in text


def test_sort_26_the_beginners_sheet_has_no_bonuses() -> None:
    game = table("", "", rules={"first_to": 5, "tasks": "1,2,3,4,5"})
    sheet = task_sheet(game.table, 0)
    assert len(sheet.tasks) == 5
    assert not sheet.pairs
    assert all(line.bonus is None for line in sheet.tasks)


def test_sort_26_the_beginners_list_counts_tasks() -> None:
    game = with_done(table("", "", rules={"first_to": 5, "tasks": "1,2,3,4,5"}), 0, 1, 3)
    assert scores_text(game.table, words("en")).splitlines()[-1].split() == ["Tasks", "done", "2", "0"]
