"""How hard phases are: figures from dealt hands and rounds of the engine, and random phases by them."""

import pytest

from zehn.analysis import phase_figures, random_phases
from zehn.analysis.phases import LEVELS, can_measure
from zehn.games.sheet import Sheet
from zehn.games.sheets import own_sheet, shipped
from zehn.kernel.costs import too_heavy
from zehn.local.desks import answer
from zehn.refusals import Refused
from zehn.tables.plain import to_plain


def sheet(*contracts: str, **more: object) -> Sheet:
    return own_sheet({"game": "phase10", "phases": [{"contract": text} for text in contracts]} | more)


def test_a_phase_that_every_hand_holds_takes_one_turn() -> None:
    (found,) = phase_figures(sheet("colour(2)"), hands=100, rounds=10)
    assert (found.number, found.contract) == (1, "colour(2)")
    assert (found.chance, found.missing, found.turns, found.slow) == (1.0, 0.0, 1.0, 0.0)


def test_longer_phases_are_dealt_more_rarely_and_take_longer() -> None:
    three, four = phase_figures(sheet("2*set(3)", "2*set(4)"), hands=600, rounds=20)
    assert three.chance > four.chance
    assert three.missing < four.missing
    assert three.turns + 1 < four.turns


def test_the_chance_is_that_of_all_hands() -> None:
    """Of a deck of 24 cards without wilds, a hand of two is a pair in 7 of 23 cases."""
    deck = {"values": ["1", "2", "3"], "colours": ["r", "b", "g", "y"], "copies": 2, "wilds": 0, "skips": 0}
    points = [{"cards": "1-3", "points": 5}]
    (found,) = phase_figures(
        sheet("set(2)", deck=deck, points=points, deal={"cards": 2}, players={"least": 2, "most": 2}),
        hands=4000,
        rounds=2,
    )
    assert found.chance == pytest.approx(7 / 23, abs=0.03)


def test_the_same_seed_gives_the_same_figures_wherever_a_phase_stands() -> None:
    first = list(phase_figures(sheet("run(4)", "set(3)"), hands=50, rounds=3))
    second = list(phase_figures(sheet("set(3)", "run(4)"), hands=50, rounds=3))
    assert [figures._replace(number=0) for figures in first] == [figures._replace(number=0) for figures in second[::-1]]
    assert first != list(phase_figures(sheet("run(4)", "set(3)"), hands=50, rounds=3, seed=2))


def test_what_nobody_can_collect_does_not_go_on_for_ever() -> None:
    (found,) = phase_figures(sheet("5*twin(2) nowild"), hands=10, rounds=1)
    assert found.turns <= 40


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_random_phases_are_as_hard_as_asked_for(level: str) -> None:
    found = random_phases(shipped("phase10"), level, 3, hands=50, rounds=6, seed=4)
    least, most = LEVELS[level]
    assert [figures.number for figures in found] == [1, 2, 3]
    assert all(least <= figures.turns < most for figures in found)
    assert [figures.turns for figures in found] == sorted(figures.turns for figures in found)
    assert len({figures.contract for figures in found}) == 3
    made = sheet(*(figures.contract for figures in found))
    assert too_heavy(made.contracts, made.deal) is None
    assert found == random_phases(shipped("phase10"), level, 3, hands=50, rounds=6, seed=4)
    assert found != random_phases(shipped("phase10"), level, 3, hands=50, rounds=6, seed=5)


def test_rising_phases_begin_easily() -> None:
    found = random_phases(shipped("phase10"), "rising", 3, hands=50, rounds=6, seed=1)
    assert len(found) == 3
    assert found[0].turns < 5 < found[2].turns


def test_a_device_tells_them_too_in_words() -> None:
    rules = {"sheet": {"game": "phase10", "phases": [{"contract": "colour(2)"}]}}
    told = to_plain(answer("evenings.measure", {"game": "phase10", "rules": rules, "lang": "en"}))
    assert [(row["says"], row["turns"]) for row in told["phases"]] == [("2 cards of one colour", 1.0)]
    fields = {"game": "phase10", "level": "easy", "length": 2, "seed": 3, "lang": "de"}
    assert len(to_plain(answer("evenings.invent", fields))["phases"]) == 2


def test_what_cannot_be_measured_is_refused() -> None:
    assert [can_measure(game) for game in ("phase10", "dice", "nothing")] == [True, False, False]
    with pytest.raises(Refused, match="figures"):
        answer("evenings.measure", {"game": "dice", "rules": {}, "lang": "en"})
    with pytest.raises(Refused, match="figures"):
        answer("evenings.invent", {"game": "phase10", "level": "odd", "length": 2, "seed": 3, "lang": "en"})
    heavy = {"sheet": {"game": "phase10", "phases": [{"contract": "set(9)"}]}}
    with pytest.raises(Refused, match="set"):
        answer("evenings.measure", {"game": "phase10", "rules": heavy, "lang": "en"})
