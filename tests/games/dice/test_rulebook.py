"""The rulebook of the dice game: every clause is printed, in both languages, with the figures in force."""

import re
from typing import Any

import pytest

from zehn.games.dice import DiceRules
from zehn.games.dice.rulebook import phase_words
from zehn.games.rulebook import rulebook
from zehn.words import LANGUAGES, words

CLAUSES = {f"DICE-{number:02}" for number in range(1, 18)}


def book(language: str, own: dict[str, Any] | None = None, **rules: Any) -> str:
    settings = rules | ({"sheet": {"game": "dice"} | own} if own else {})
    return rulebook(DiceRules.read(settings), words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_told_once_and_no_line_is_too_long(language: str) -> None:
    text = book(language)
    assert sorted(re.findall(r"\[(DICE-\d\d)\]", text)) == sorted(CLAUSES)
    assert max(map(len, text.splitlines())) <= 88


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_and_figures_are_those_in_force(language: str) -> None:
    text = book(language)
    assert {"en": "Die 1: 5 red, 6 orange, 7 blue", "de": "Würfel 1: 5 Rot, 6 Orange, 7 Blau"}[language] in text
    assert all(figure in " ".join(text.split()) for figure in ("221", "40", "(62)"))
    own = {"phases": [{"contract": "colour(6)"}, {"contract": "run(5)"}], "alone": {"fail": 11}}
    assert "11" in book(language, own)
    assert "DICE-11" not in book(language, own)
    assert "DICE-07" not in book(language, {"phases": [{"contract": "run(5)"}]})


@pytest.mark.parametrize(
    ("language", "shop", "own", "unlike"),
    [
        ("de", "Seiten des gekauften Spiels", "hier sind es eure eigenen", "Kein Würfel ist wie der andere"),
        ("en", "faces of the game in the shops", "these are your own", "No two dice are alike"),
    ],
)
def test_dice_02_own_dice_are_called_so(language: str, shop: str, own: str, unlike: str) -> None:
    """Nor are they printed a second time among the settings."""
    dice = [[f"{value}r" for value in range(5, 11)]] * 6 + [["1b", "2b", "3b", "4b", "*b", "*r"]] * 4
    usual, alike = (" ".join(text.split()) for text in (book(language), book(language, dice=dice)))
    assert [text in usual for text in (shop, own, unlike)] == [True, False, True]
    assert [text in alike for text in (shop, own, unlike)] == [False, True, False]
    assert "dice = [" not in alike


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_declining_costs_alone_is_told(language: str) -> None:
    fails, free = (words(language)(f"dice-alone-decline-{value}") for value in ("fails", "free"))
    settings: list[dict[str, Any]] = [{}, {"solo_decline": "free"}]
    told = [" ".join(book(language, **rules).split()) for rules in settings]
    assert [fails in text for text in told] == [True, False]
    assert [" ".join(free.split()) in text for text in told] == [False, True]


@pytest.mark.parametrize(
    ("contract", "german", "english"),
    [
        ("colour(7)", "7 Würfel einer Farbe", "7 dice of one colour"),
        ("set(3)+run(4)", "Drilling + Viererfolge", "set of 3 + run of 4"),
        ("any(9,10;4)", "4 Würfel mit den Zahlen 9 oder 10", "4 dice with the numbers 9 or 10"),
        ("twin(2)", "2 Würfel mit derselben Zahl und Farbe", "2 dice with the same number and colour"),
    ],
)
def test_a_phase_speaks_of_dice(contract: str, german: str, english: str) -> None:
    rules = DiceRules.read({"sheet": {"game": "dice", "phases": [{"contract": contract}]}})
    assert phase_words(rules.phases[0], words("de")) == german
    assert phase_words(rules.phases[0], words("en")) == english
