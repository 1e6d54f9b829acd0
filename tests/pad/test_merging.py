"""Two phones on one pad: entries made on an older state are merged, found to be there already, or refused."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from pads import PEOPLE, five_rounds
from zehn.pad import Pad, new, write
from zehn.pad.common.merging import write as merge
from zehn.refusals import Refused


def begun() -> Pad:
    pad = new("phase10", ["Anna", "Ben"])
    pad.enter([{"laid": 1, "out": True}, {"points": 85}])
    return pad


def written(pad: Pad, entry: dict[str, Any], since: int, own: tuple[int, ...] = ()) -> Pad:
    """The pad with an entry that is merged; it can be read again."""
    found = merge(pad, entry, since, own)
    assert found is not None
    assert write(Pad.replayed(found.entries)) == write(found)
    return found


def too_late(pad: Pad, entry: dict[str, Any], since: int, key: str) -> None:
    """An entry is refused in a sentence, and nothing is written."""
    before = deepcopy(pad.entries)
    with pytest.raises(Refused) as found:
        merge(pad, entry, since)
    assert found.value.refusal.key == key
    assert found.value.refusal.named(pad.players).sentence()
    assert pad.entries == before


ROUND_2 = {"round": 1, "scores": [{"laid": 2, "out": True}, {"laid": 1, "points": 20}]}


def test_turns_of_the_dice_game_from_two_phones_make_one_round() -> None:
    pad = new("dice", ["Anna", "Ben"])
    pad.enter([{"noted": [40]}, None])
    pad = written(pad, {"round": 0, "scores": [None, {"noted": []}]}, 1)
    assert pad.totals == (40, 0)
    assert len(pad.entries) == 3


def test_the_same_round_from_two_phones_is_written_once() -> None:
    pad = begun()
    first = written(pad, {**ROUND_2, "at": 5}, 2)
    assert merge(first, {**ROUND_2, "at": 7}, 2) is None


def test_the_second_of_two_different_rounds_is_refused() -> None:
    pad = written(begun(), ROUND_2, 2)
    too_late(pad, {"round": 1, "scores": [{"laid": 2, "out": True}, {"laid": 1, "points": 25}]}, 2, "pad-meanwhile")


def test_who_has_seen_the_other_entry_corrects_it() -> None:
    pad = written(begun(), ROUND_2, 2)
    pad = written(pad, {"round": 1, "scores": [None, {"laid": 1, "points": 25}]}, 3)
    assert pad.totals == (0, 110)


def test_corrections_of_different_cells_are_merged() -> None:
    pad = written(begun(), ROUND_2, 2)
    pad = written(pad, {"round": 0, "scores": [None, {"points": 95}]}, 3)
    pad = written(pad, {"round": 1, "scores": [None, {"laid": 1, "points": 25}]}, 3)
    assert pad.totals == (0, 120)
    too_late(pad, {"round": 0, "scores": [None, {"points": 80}]}, 3, "pad-meanwhile")


def test_an_entry_that_came_twice_is_written_once() -> None:
    first = {"round": 0, "scores": [None, {"points": 95}], "at": 5}
    pad = written(begun(), first, 2)
    pad = written(pad, {"round": 0, "scores": [None, {"points": 85}], "at": 6}, 3)
    assert merge(pad, first, 2) is None  # not the third change: the first one, once more
    assert pad.totals == (0, 85)


def test_what_was_written_without_a_connection_rests_on_itself() -> None:
    """Round 2 and its correction were written offline; meanwhile somebody else has corrected round 1."""
    pad = written(begun(), {"round": 0, "scores": [None, {"points": 95}]}, 2)
    pad = written(pad, ROUND_2, 2)
    pad = written(pad, {"round": 1, "scores": [None, {"laid": 1, "points": 25}]}, 2, own=(3,))
    assert pad.totals == (0, 120)
    with pytest.raises(Refused):
        merge(pad, {"round": 1, "scores": [None, {"laid": 1, "points": 30}]}, 2)


def test_after_a_removed_round_numbers_mean_something_else() -> None:
    pad = written(written(begun(), ROUND_2, 2), {"remove": 0}, 3)
    too_late(pad, {"round": 1, "scores": [{"out": True}, {"points": 85}]}, 3, "pad-moved")
    too_late(pad, {"remove": 0}, 3, "pad-moved")
    pad = written(pad, {"undo": 3}, 4)
    too_late(pad, {"round": 1, "scores": [None, {"laid": 1, "points": 25}]}, 3, "pad-moved")


def test_a_round_that_changed_meanwhile_is_not_removed() -> None:
    pad = written(begun(), {"round": 0, "scores": [None, {"points": 95}]}, 2)
    too_late(pad, {"remove": 0}, 2, "pad-changed")


def test_two_take_the_same_line_back() -> None:
    pad = written(begun(), {"undo": 1}, 2)
    assert merge(pad, {"undo": 1}, 2) is None
    too_late(pad, {"undo": 1}, 3, "pad-undo")
    too_late(pad, {"round": 1, "scores": [{"out": True}, {"points": 85}]}, 2, "pad-moved")


def test_names_are_merged_one_by_one() -> None:
    pad = written(begun(), {"players": ["Anne", "Ben"]}, 2)
    pad = written(pad, {"players": ["Anna", "Bernd"]}, 2)
    assert pad.players == ("Anne", "Bernd")
    assert merge(pad, {"players": ["Anne", "Ben"]}, 2) is None
    too_late(pad, {"players": ["Anja", "Ben"]}, 2, "pad-changed")


def test_dealer_and_rules_are_merged_as_a_whole() -> None:
    pad = written(begun(), {"dealer": 1}, 2)
    assert merge(pad, {"dealer": 1}, 2) is None
    too_late(pad, {"dealer": 0}, 2, "pad-changed")
    pad = written(pad, {"rules": {"edition": "compact"}}, 2)
    assert merge(pad, {"rules": pad.rules.written()}, 2) is None
    too_late(pad, {"rules": {}}, 2, "pad-changed")


@pytest.mark.parametrize(
    "entry",
    [None, 3, {}, {"round": "x", "scores": 7}, {"round": 0, "scores": "ab"}, {"round": True, "scores": [None]},
     {"remove": []}, {"undo": {}}, {"undo": [1]}, {"players": 3}, {"players": [1, 2]}, {"dealer": []}, {"rules": 5},
     {"round": 0, "scores": 3, "at": 4}, {"round": 0, "scores": [], "remove": 2}],
)  # fmt: skip
def test_nonsense_is_refused_however_old_it_is(entry: object) -> None:
    pad = written(begun(), {"round": 0, "scores": [None, {"points": 95}], "at": 4}, 2)
    for since in (-3, 0, 1, 2, 3, 9):
        with pytest.raises(Refused):
            merge(pad, entry, since)


def test_two_phones_lose_nothing() -> None:
    """Each writes on what it has seen last. In the end both see the same, and every entry is there or was refused."""
    merged = refused = 0
    for seed in range(60):
        rng = Random(seed)
        pad = five_rounds()
        seen = [len(pad.entries)] * 2
        for step in range(20):
            phone = rng.randrange(2)
            if rng.random() < 0.4:
                seen[phone] = len(pad.entries)
            seat = rng.randrange(4)
            number, old = rng.randrange(5), Pad.replayed(pad.entries[: seen[phone]])
            score = {**(old.rounds[number][seat] or {}), "points": rng.choice((60, 65, 70))}
            score.pop("out", None)
            scores = [score if place == seat else None for place in range(4)]
            entry = {"round": number, "scores": scores, "at": 100 * seed + step}
            try:
                found = merge(pad, entry, seen[phone])
            except Refused as why:
                refused += why.refusal.key == "pad-meanwhile"
                continue
            merged += found is not None
            pad = found or pad
            assert pad.rounds[number][seat] == score
        assert pad.players == tuple(PEOPLE)
    assert merged > 100
    assert refused > 20
