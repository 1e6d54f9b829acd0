"""The examples of the printed rules of the dice game: throws, sums and phases come from sheet and dice in force."""

from collections.abc import Iterator

from zehn.cards.groups import Form, Run
from zehn.games import samples
from zehn.games.dice.dice import COLOUR_OF, COLOURS, FIRST_WILD, NAMES, POINTS, Throw
from zehn.games.dice.points import DicePhase
from zehn.games.dice.rules import DiceRules
from zehn.games.rulebook import form_words, joined
from zehn.words import Words

#: A throw with a run, more equal dice than most phases need, and two wilds: by die, the six high ones first.
SHOWN = ("9", "9", "9", "9", "5", "9", "4", "*", "2", "*")

#: Equal dice, one of them a wild, that may be shared out between two sets (DICE-05).
EQUAL = "8"


def face_name(face: int, words: Words) -> str:
    """What a die shows, where its colour does not matter."""
    return words("rules-a-wild") if face >= FIRST_WILD else NAMES[face][:-1]


def throw(rules: DiceRules) -> Throw:
    """The throw of the example with the dice in force, each in the first of its fitting colours."""
    faces = rules.dice.faces
    return tuple(next(face for face in faces[die] if NAMES[face][:-1] == name) for die, name in enumerate(SHOWN))


def points(rules: DiceRules, words: Words) -> str:
    """What a throw is worth: to a phase with several kinds of groups, if there is one."""
    dice = throw(rules)
    made = [phase for phase in rules.phases if phase.points(dice) > 0 and _leaves_a_wild(phase, dice)]
    if not made:
        return ""
    phase = max(made, key=lambda one: (len({form.word for form in one.contract.forms}), one.need))
    counted = [dice[die] for die in phase.chosen(dice) if dice[die] < FIRST_WILD]
    counted.sort(key=lambda face: -POINTS[face])
    return words(
        "dice-example-points",
        phase=phase.number,
        throw="-".join([face_name(face, words) for face in dice]),
        sum=" + ".join([str(POINTS[face]) for face in counted]),
        points=phase.points(dice),
    )


def _leaves_a_wild(phase: DicePhase, dice: Throw) -> bool:
    """Whether the phase uses wilds and leaves dice over: then the example shows what both count."""
    chosen = phase.chosen(dice)
    return len(chosen) < len(dice) and any(dice[die] >= FIRST_WILD for die in chosen)


def equal(rules: DiceRules, words: Words) -> str:
    """Equal dice that do for both sets of a phase."""
    for phase in rules.phases:
        forms = phase.contract.forms
        if len(forms) == 2 and all(form.word == "set" for form in forms) and phase.wild:
            parts = ["-".join([EQUAL] * forms[0].size)]
            parts.append("-".join([EQUAL] * (forms[1].size - 1) + [words("rules-a-wild")]))
            return words("dice-example-equal", phase=phase.number, dice=joined(parts, words))
    return ""


def run(rules: DiceRules, words: Words) -> str:
    """The lowest and the highest run that a phase may be."""
    forms = [form for phase in rules.phases for form in phase.contract.forms if isinstance(form, Run)]
    form = max(forms, key=lambda one: one.size == 7, default=None)
    if form is None:
        return ""
    values = form.deck.values
    low, high = "-".join(values[: form.size]), "-".join(values[-form.size :])
    key = "dice-example-run" if low != high else "dice-example-run-only"
    return words(key, run=form_words(form, 1, words), low=low, high=high)


def colour(rules: DiceRules, words: Words) -> str:
    """Dice of one colour, one of them a wild that shows it."""
    forms: list[Form] = [form for phase in rules.phases for form in phase.contract.forms if form.word == "colour"]
    for number in range(len(COLOURS)) if forms else ():
        faces = [next((face for face in die if COLOUR_OF[face] == number), -1) for die in rules.dice.faces]
        wild = next((face for face in rules.dice.faces[-1] if COLOUR_OF[face] == number and face >= FIRST_WILD), -1)
        naturals = sorted({face for face in faces if 0 <= face < FIRST_WILD})
        if wild >= 0 and len(naturals) >= forms[0].size - 1:
            shown = [*naturals[: forms[0].size - 1], wild]
            cards = "-".join([face_name(face, words) for face in shown])
            return words("dice-example-colour", dice=cards, colour=samples.colour_name(COLOURS[number], words))
    return ""


def last_go(rules: DiceRules, words: Words) -> Iterator[str]:
    """Five players at the end of a game (DICE-15)."""
    numbers = [phase.number for phase in rules.phases]
    if len(numbers) < 2 or rules.sheet.most < 5:
        return
    details = {
        "last": numbers[-1],
        "before": numbers[-2],
        "string": joined([str(number) for number in numbers[-3:]], words),
        "early": numbers[-3:][0],
        "failed": numbers[-4:][0],
        "points": rules.sheet.ten_bonus,
    }
    yield words("dice-example-end", **details)
    for player in ("a", "b", "c", "d", "e", "again"):
        yield words(f"dice-example-{player}", **details)
