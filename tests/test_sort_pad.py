"""SORT-27: the task sheet and the score list."""

import pytest

from sort_tables import deck_text, played, table, with_done
from zehn.games.profisort.pad import ScoreLine, score_list, scores_text, sheet_text, task_sheet
from zehn.rules.words import LANGUAGES, words

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


def test_sort_27_points_of_the_round_total_and_who_deals() -> None:
    later = [deck_text([PAIRS, "Ks Kh Kd Kc Qs Qh Qd Qc Jd Jc"], talon="8h 9h", dealer=0)]
    game = table(PAIRS, "Ks Kh Kd Kc Qs Qh Qd Qc Js Jh", talon="8s", later=later)
    played(game, "0 draw", "0 lay 1 2s,2h 3s,3h 4s,4h 5s,5h 6s,6h", "0 discard 8s")
    with_done(game, 0)
    played(game, "1 draw", "1 discard 8h", "0 draw", "0 lay 1 2s,2h 3s,3h 4s,4h 5s,5h 6s,6h", "0 discard 9h")
    assert score_list(game.table) == (ScoreLine((0, 100), (0, 100), "I"), ScoreLine((0, 100), (0, 200), "II"))
    text = scores_text(game.table, words("en"))
    assert "100 / 200  II" in text


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
