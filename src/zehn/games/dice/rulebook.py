"""The rules of the dice game in force as a rulebook in plain text, made from the sheet and the settings."""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from zehn.cards.groups import Form, Run
from zehn.games.dice.dice import NAMES, Dice
from zehn.games.dice.points import DicePhase
from zehn.games.dice.sheet import DiceSheet
from zehn.games.phase10.rulebook import Paragraph, contract_words, set_book
from zehn.words import Words


class DiceInForce(Protocol):
    """What a rulebook needs to know of the rules of a dice game."""

    @property
    def sheet(self) -> DiceSheet:
        """The sheet, shipped or somebody's own."""

    @property
    def value(self) -> Mapping[str, Any]:
        """All settings."""

    @property
    def dice(self) -> Dice:
        """The dice."""

    @property
    def most(self) -> tuple[int, ...]:
        """The greatest score of each phase."""


def dice_rulebook(rules: DiceInForce, words: Words, *, width: int = 88) -> str:
    """The rules in force, in the language of `words`, no line longer than `width`."""
    head = words("rules-sheet", name=rules.sheet.name)
    return set_book(words("dice-title"), head, dice_chapters(rules, words), width)


def dice_chapters(rules: DiceInForce, words: Words) -> list[tuple[str, list[Paragraph]]]:
    """The chapters of the rulebook with their headings."""
    parts = {
        "dice-part-material": _material(rules, words),
        "dice-part-phases": _phases(rules, words),
        "dice-part-turn": _turn(words),
        "dice-part-points": _points(rules, words),
        "dice-part-end": _end(words),
        "dice-part-alone": _alone(rules, words),
    }
    return [(words(heading), list(paragraphs)) for heading, paragraphs in parts.items()]


def _material(rules: DiceInForce, words: Words) -> Iterator[Paragraph]:
    players = words("span", first=rules.sheet.least, last=rules.sheet.most)
    yield Paragraph("DICE-01", words("dice-players", players=players))
    yield Paragraph("DICE-02", words("dice-dice"))
    for number, faces in enumerate(rules.dice.faces):
        yield Paragraph("", f"{number}: {' '.join(NAMES[face] for face in faces)}", listed=True)


def _phases(rules: DiceInForce, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("DICE-03", words("dice-phases", count=len(rules.sheet.phases)))
    for phase, most in zip(rules.sheet.phases, rules.most, strict=True):
        yield Paragraph("", words("dice-phase", number=phase.number, phase=phase_words(phase, words), most=most), True)
    yield Paragraph("DICE-05", words("dice-means"))
    yield Paragraph("DICE-06", words("dice-wilds"))
    if any(not _is_of_numbers(form) for phase in rules.sheet.phases for form in phase.contract.forms):
        yield Paragraph("DICE-07", words("dice-colours"))


def _is_of_numbers(form: Form) -> bool:
    return form.word in ("set", "any") or (isinstance(form, Run) and not form.suited)


def phase_words(phase: DicePhase, words: Words) -> str:
    """A phase in words, about dice where the card game speaks of cards."""
    return contract_words(phase.contract, lambda key, **details: words(_DICE_WORDS.get(key, key), **details))


#: Words about cards, and those about dice in their place.
_DICE_WORDS = {
    "form-colour": "dice-form-colour",
    "form-twin": "dice-form-twin",
    "form-any": "dice-form-any",
}


def _turn(words: Words) -> Iterator[Paragraph]:
    yield Paragraph("DICE-04", words("dice-turn"))
    yield Paragraph("DICE-08", words("dice-noting"))
    yield Paragraph("DICE-09", words("dice-declining"))


def _points(rules: DiceInForce, words: Words) -> Iterator[Paragraph]:
    sheet = rules.sheet
    yield Paragraph("DICE-10", words("dice-points"))
    if sheet.after in [phase.number for phase in sheet.phases]:
        details = {"after": sheet.after, "least": sheet.least_for_five, "points": sheet.five_bonus}
        yield Paragraph("DICE-11", words("dice-five-bonus", **details))
    last = sheet.phases[-1].number
    yield Paragraph("DICE-12", words("dice-ten-bonus", points=sheet.ten_bonus, last=last))


def _end(words: Words) -> Iterator[Paragraph]:
    yield Paragraph("DICE-13", words("dice-last-go"))
    yield Paragraph("DICE-14", words("dice-winner"))


def _alone(rules: DiceInForce, words: Words) -> Iterator[Paragraph]:
    last = rules.sheet.phases[-1].number
    yield Paragraph("DICE-16", words("dice-alone", fail=rules.sheet.fail, last=last))
    declining = words(f"dice-alone-decline-{rules.value['solo_decline']}", last=last)
    yield Paragraph("DICE-17", f"{declining} {words('dice-alone-more')}")
