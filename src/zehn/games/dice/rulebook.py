"""The printed rules of the dice game, made from the sheet and the settings."""

from collections.abc import Iterator

from zehn.cards.groups import Form, Run
from zehn.games.dice import examples
from zehn.games.dice.dice import COLOUR_OF, COLOURS
from zehn.games.dice.points import DicePhase
from zehn.games.dice.rules import DiceRules
from zehn.games.rulebook import Chapter, Paragraph, changed, contract_words, decided, kinds_of, told
from zehn.games.rulebook import examples as shown
from zehn.games.samples import colour_name
from zehn.words import Words


def title(words: Words) -> str:
    """The name of the game."""
    return words("dice-title")


def head(rules: DiceRules, words: Words) -> str:
    """The name of an own sheet."""
    return words("rules-sheet", name=rules.sheet.name) if rules.sheet.own else ""


def chapters(rules: DiceRules, words: Words) -> list[Chapter]:
    """The book as headings, and paragraphs with their clauses."""
    parts = {
        "rules-part-aim": _aim(rules, words),
        "rules-part-material": _material(rules, words),
        "rules-part-deal": _start(rules, words),
        "rules-part-turn": _turn(rules, words),
        "rules-part-phases": _phases(rules, words),
        "dice-part-points": _points(rules, words),
        "dice-part-end": _end(rules, words),
        "dice-part-alone": _alone(rules, words),
        "rules-part-about": _about(rules, words),
    }
    return told(parts, words)


def phase_words(phase: DicePhase, words: Words) -> str:
    """A phase in words, about dice where the card game speaks of cards."""
    return contract_words(phase.contract, lambda key, **details: words(_DICE_WORDS.get(key, key), **details))


#: Words about cards, and those about dice in their place.
_DICE_WORDS = {
    "form-colour": "dice-form-colour",
    "form-twin": "dice-form-twin",
    "form-any": "dice-form-any",
}


def _has_five_bonus(rules: DiceRules) -> bool:
    return rules.sheet.after in [phase.number for phase in rules.phases]


def _last(rules: DiceRules) -> int:
    return rules.phases[-1].number


# -- aim, dice and set-up -------------------------------------------------------------------------------------


def _aim(rules: DiceRules, words: Words) -> Iterator[Paragraph]:
    first = rules.phases[0]
    details = {"count": len(rules.phases), "number": first.number, "phase": phase_words(first, words)}
    yield Paragraph("", words("dice-aim", rolls=rules.rolls, **details))


def _material(rules: DiceRules, words: Words) -> Iterator[Paragraph]:
    own = rules.value["dice"] != rules.sheet.settings["dice"].default("")
    alike = len({tuple(sorted(faces)) for faces in rules.dice.faces}) < len(rules.dice.faces)
    text = words("dice-dice") if alike else f"{words('dice-dice')} {words('dice-dice-differ')}"
    why = words("dice-why-own-dice" if own else "dice-why-dice")
    yield Paragraph("DICE-02", decided(rules, text, why, words, "dice"))
    for number, faces in enumerate(rules.dice.faces):
        row = [f"{examples.face_name(face, words)} {colour_name(COLOURS[COLOUR_OF[face]], words)}" for face in faces]
        yield Paragraph("", words("dice-die", number=number + 1, faces=", ".join(row)), listed=True)


def _start(rules: DiceRules, words: Words) -> Iterator[Paragraph]:
    players = words("span", first=rules.sheet.least, last=rules.sheet.most)
    yield Paragraph("DICE-01", words("dice-players", players=players))


# -- the turn and the phases ----------------------------------------------------------------------------------


def _turn(rules: DiceRules, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("DICE-04", words("dice-turn", rolls=rules.rolls))
    yield Paragraph("DICE-08", words("dice-noting"))
    yield Paragraph("DICE-09", words("dice-declining"))


def _phases(rules: DiceRules, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("DICE-03", words("dice-phases", count=len(rules.phases)))
    for phase, most in zip(rules.phases, rules.most, strict=True):
        details = {"number": phase.number, "phase": phase_words(phase, words), "most": most}
        yield Paragraph("", words("dice-phase", **details), listed=True)
    kinds = kinds_of([phase.contract for phase in rules.phases])
    means = [words(f"dice-means-{kind}") for kind in kinds]
    if any([form.word for form in phase.contract.forms].count("set") > 1 for phase in rules.phases):
        means.insert(1, words("dice-means-sets"))
    yield Paragraph("DICE-05", " ".join(means))
    yield from shown([examples.run(rules, words)], words)
    yield from shown([examples.equal(rules, words)], words)
    yield Paragraph("DICE-06", words("dice-wilds"))
    if any(not _is_of_numbers(form) for phase in rules.phases for form in phase.contract.forms):
        yield Paragraph("DICE-07", words("dice-colours"))
        yield from shown([examples.colour(rules, words)], words)


def _is_of_numbers(form: Form) -> bool:
    return form.word in ("set", "any") or (isinstance(form, Run) and not form.suited)


# -- points and the end ---------------------------------------------------------------------------------------


def _points(rules: DiceRules, words: Words) -> Iterator[Paragraph]:
    sheet = rules.sheet
    yield Paragraph("DICE-10", words("dice-points"))
    yield from shown([examples.points(rules, words)], words)
    if _has_five_bonus(rules):
        details = {"after": sheet.after, "least": sheet.least_for_five, "points": sheet.five_bonus}
        yield Paragraph("DICE-11", words("dice-five-bonus", **details))
    yield Paragraph("DICE-12", words("dice-ten-bonus", points=sheet.ten_bonus, last=_last(rules)))


def _end(rules: DiceRules, words: Words) -> Iterator[Paragraph]:
    text = words("dice-last-go", rolls=rules.rolls)
    yield Paragraph("DICE-13", f"{text} {words('dice-last-go-five')}" if _has_five_bonus(rules) else text)
    lines = list(examples.last_go(rules, words))
    yield from [Paragraph("", line, listed=True) for line in lines[:-1]]
    yield from [Paragraph("DICE-15", line, listed=True) for line in lines[-1:]]
    yield Paragraph("DICE-14", decided(rules, words("dice-winner"), words("dice-why-winner"), words))


def _alone(rules: DiceRules, words: Words) -> Iterator[Paragraph]:
    details = {"fail": rules.sheet.fail, "last": _last(rules)}
    yield Paragraph("DICE-16", decided(rules, words("dice-alone", **details), words("dice-why-alone"), words))
    declining = words(f"dice-alone-decline-{rules.value['solo_decline']}", last=_last(rules))
    text = decided(rules, declining, words("dice-why-decline"), words, "solo_decline")
    more = [words("dice-alone-more", after=rules.sheet.after)] if _has_five_bonus(rules) else []
    yield Paragraph("DICE-17", " ".join([text, *more]))


def _about(rules: DiceRules, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("", words("rules-about"))
    yield from changed(rules.sheet.settings, rules.value, words, told=("dice",))
