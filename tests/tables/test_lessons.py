"""Lessons: what the prepared deals hold, as a client gets them that promises the known number."""

from typing import Any

import pytest

from zehn.games.fair import Fair, Proof, promise_of
from zehn.refusals import Refused
from zehn.tables import entries as e
from zehn.tables.boards import board_of
from zehn.tables.lessons import NUMBER, Lesson, lesson_of
from zehn.tables.making import made, made_lesson


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def chance(game: str) -> Fair:
    found = lesson(game)
    nonces = (NUMBER, *[""] * (found.chairs - 1))
    return Fair([Proof(found.seed, nonces, tuple(promise_of(nonce) if nonce else "" for nonce in nonces))])


def missing_after_the_first_draw(game: str, first: str) -> list[int]:
    """How many cards the phases or tasks lack when the learner has drawn; the bot before drew or took."""
    board, found = board_of(game), lesson(game)
    table = board.new(board.rules(found.rules), ["Anna", "Ada"], chance=chance(game), dealer=0)
    if not board.dealt(table):
        table.go_on()
    table.play(f"1 {first}")
    table.play(next(move for move in map(str, table.moves()) if move.startswith("1 discard ")))
    table.play("0 draw")
    question: Any = board.question(table.view(0))
    return sorted(question.missing.values())


@pytest.mark.parametrize("first", ["draw", "take"])
def test_the_first_phase_is_complete_in_the_first_turn_whatever_the_bot_draws(first: str) -> None:
    assert missing_after_the_first_draw("phase10", first) == [0]


def test_two_tasks_are_complete_in_the_first_turn() -> None:
    assert missing_after_the_first_draw("profisort", "draw")[:2] == [0, 0]


def thrown(dice: list[list[str]], event: int) -> list[str]:
    """What all dice show in a throw of the lesson."""
    places = chance("dice").throw([range(len(faces)) for faces in dice], round=0, event=event) or []
    return [faces[place] for faces, place in zip(dice, places, strict=True)]


def test_the_first_throws_lead_to_two_sets() -> None:
    sheet: Any = board_of("dice").sheet(board_of("dice").rules({}))
    first, second = (thrown(sheet.dice, event) for event in range(2))
    kept = [place for place, face in enumerate(first) if face[:-1] in ("8", "10", "*")]
    assert len(kept) == 5
    assert any(face[:-1] in ("8", "10") for place, face in enumerate(second) if place not in kept)


def test_only_a_lesson_has_a_known_seed() -> None:
    seeds = [entry.seed for entry in made_lesson("phase10", "Anna", e.Options()) if isinstance(entry, e.Sealed)]
    assert seeds == [lesson("phase10").seed]
    entries = made("phase10", "Anna", {}, 2, ["easy"], e.Options())
    assert [entry.seed for entry in entries if isinstance(entry, e.Sealed)] != seeds


def test_a_game_without_a_lesson_is_refused() -> None:
    with pytest.raises(Refused, match="no lesson"):
        made_lesson("chess", "Anna", e.Options())
