"""What the printed rules of all games share: paragraphs with their clauses, contracts in words, the layout of a book.

Each game has a module `rulebook` with `title(words)`, `head(rules, words)` and `chapters(rules, words)`; this module
finds it by the name of the game.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import groupby
from textwrap import fill
from typing import Any, NamedTuple

from zehn.cards.contracts import Contract
from zehn.cards.deck import Deck
from zehn.cards.groups import Form, Pool, Rainbow, Run
from zehn.games.settings import Setting
from zehn.rooms import room
from zehn.words import Words


class Paragraph(NamedTuple):
    """Some sentences with the clause that they come from; `listed` if they are a line of a list or an example."""

    clause: str
    text: str
    listed: bool = False


Chapter = tuple[str, list[Paragraph]]

#: Turns the name of a value in the sheet into what people call it.
Naming = Callable[[str], str]


# -- contracts in words ---------------------------------------------------------------------------------------


def contract_words(contract: Contract, words: Words, naming: Naming = str) -> str:
    """A phase or task in words: `2 sets of 3`, `Drilling + Viererfolge`."""
    phase = groups_words(contract, words, naming)
    return phase if contract.wild else words("phase-no-wild", phase=phase)


def groups_words(contract: Contract, words: Words, naming: Naming = str) -> str:
    """The groups of a contract in words."""
    alike = [list(forms) for _, forms in groupby(contract.forms, key=lambda form: form_words(form, 1, words, naming))]
    return " + ".join(form_words(forms[0], len(forms), words, naming) for forms in alike)


def form_words(form: Form, count: int, words: Words, naming: Naming = str) -> str:
    """One group of a contract, or several equal ones."""
    if isinstance(form, Run):
        return words("form-run-suited" if form.suited else "form-run", count=count, size=form.size)
    if form.word in ("set", "rainbow"):
        return words(f"form-{form.word}", count=count, size=form.size)
    group = _single_words(form, words, naming)
    return words("form-times", count=count, group=group) if count > 1 else group


def _single_words(form: Form, words: Words, naming: Naming) -> str:
    if isinstance(form, Rainbow):
        rows = [joined([naming(form.deck.values[value]) for value in row], words) for row in form.rows]
        return words("form-each", values=joined(rows, words, "list-or"))
    if isinstance(form, Pool) and form.word == "any":
        values = [naming(name) for name in offered(form)]
        return words("form-any", size=form.size, number=len(values), values=joined(values, words, "list-or"))
    return words(f"form-{form.word}", size=form.size)


def offered(form: Pool) -> list[str]:
    """The values of which an `any` takes cards."""
    mask = form.pools[0][1]
    return [name for name, value in zip(form.deck.values, form.deck.value_masks, strict=True) if mask & value]


def kind_of(form: Form) -> str:
    """What a rulebook calls a group: its word, with all groups in different colours together."""
    return "rainbow" if isinstance(form, Rainbow) else form.word


def kinds_of(contracts: Iterable[Contract]) -> list[str]:
    """The kinds of groups that contracts ask for, in the order in which a rulebook explains them."""
    forms = [form for contract in contracts for form in contract.forms]
    asked = {kind_of(form) for form in forms} | {"suited" for form in forms if isinstance(form, Run) and form.suited}
    return [kind for kind in ("set", "run", "suited", "colour", "twin", "any", "rainbow") if kind in asked]


# -- lists and spans ------------------------------------------------------------------------------------------


def joined(names: Sequence[str], words: Words, key: str = "list-and") -> str:
    """`a, b and c`."""
    if len(names) < 2:
        return "".join(names)
    return words(key, before=", ".join(names[:-1]), last=names[-1])


def span(names: Sequence[str], words: Words) -> str:
    """`1 to 9`; a single name stays alone."""
    return names[0] if names[0] == names[-1] else words("span", first=names[0], last=names[-1])


def values_words(names: Sequence[str], words: Words) -> str:
    """Values as a span where they count upwards, one by one where they have other names."""
    counting = all(name.isdecimal() for name in names)
    if counting and [int(name) for name in names] == list(range(int(names[0]), int(names[0]) + len(names))):
        return span(names, words)
    return joined(names, words)


def costs_words(deck: Deck, points: Sequence[int], words: Words, naming: Naming = str, *, wild: str) -> str:
    """What every card costs, neighbours of equal cost together: `1 to 9: 5 each; …`; `wild` is the word for wilds."""
    priced = [(points[place * len(deck.colours)], naming(name)) for place, name in enumerate(deck.values)]
    rows = [
        (values_words([name for _, name in alike], words), cost)
        for cost, alike in groupby(priced, key=lambda entry: entry[0])
    ]
    rows += [(words("rules-card-skip"), points[deck.skip])] if deck.counts[deck.skip] else []
    rows += [(wild, points[deck.wild])] if deck.counts[deck.wild] else []
    return "; ".join([words("rules-cost", cards=cards, points=cost) for cards, cost in rows])


# -- decisions and settings -----------------------------------------------------------------------------------


def decided(rules: Any, text: str, reason: str, words: Words, *switches: str) -> str:
    """A rule that the printed rules leave open: marked, with the reason and the settings that change it, if any.

    Where a setting has another value than usual, it was not decided but chosen.
    """
    if not switches:
        return f"{text} {words('rules-decided', reason=reason)}"
    edition = rules.value.get("edition", "")
    usual = all(rules.value[name] == rules.sheet.settings[name].default(edition) for name in switches)
    key = "rules-decided-switch" if usual else "rules-chosen-switch"
    return f"{text} {words(key, reason=reason, switch=', '.join(switches))}"


def examples(texts: Iterable[str], words: Words) -> Iterator[Paragraph]:
    """Examples under the rule that they show: they have no clause of their own. A sheet may have none to show."""
    for text in texts:
        if text:
            yield Paragraph("", words("rules-example", text=" ".join(text.split())), listed=True)


def changed(
    settings: Mapping[str, Setting], value: Mapping[str, Any], words: Words, *, edition: str = "", told: Sequence[str]
) -> Iterator[Paragraph]:
    """The settings that have not their usual value, but for those that are `told` elsewhere."""
    other = [
        setting for name, setting in settings.items() if name not in told and value[name] != setting.default(edition)
    ]
    if other:
        yield Paragraph("", words("rules-house"))
    for setting in other:
        yield Paragraph(setting.clause, f"{setting.name} = {written(value[setting.name])}", listed=True)


def written(value: Any) -> str:
    """The value of a setting, as it is written on the command line."""
    return value if isinstance(value, str) else json.dumps(value)


# -- the book -------------------------------------------------------------------------------------------------


def chapters(rules: Any, words: Words) -> list[Chapter]:
    """The printed rules of any game in parts: headings, and paragraphs with their clauses."""
    found: list[Chapter] = _book(rules).chapters(rules, words)
    return found


def rulebook(rules: Any, words: Words, *, width: int = 88) -> str:
    """The printed rules of any game as a text, no line longer than `width`."""
    book = _book(rules)
    title, head = book.title(words), book.head(rules, words)
    lines = [title, "=" * len(title), *([_filled(head, width)] if head else [])]
    for heading, paragraphs in book.chapters(rules, words):
        lines += ["", heading, "-" * len(heading), *_set_out(paragraphs, width)]
    return "\n".join(lines) + "\n"


def _book(rules: Any) -> Any:
    """The module that knows the printed rules of a game."""
    return import_module(room("games", rules.sheet.game).RULEBOOK)


def told(parts: Mapping[str, Iterable[Paragraph]], words: Words) -> list[Chapter]:
    """Chapters from the keys of their headings; a chapter that says nothing is left out."""
    found = [(words(heading), [_even(one) for one in paragraphs]) for heading, paragraphs in parts.items()]
    return [(heading, paragraphs) for heading, paragraphs in found if paragraphs]


def _even(paragraph: Paragraph) -> Paragraph:
    """The paragraph without the line breaks of the file that its sentences come from."""
    return paragraph._replace(text=" ".join(paragraph.text.split()))


def _set_out(paragraphs: Sequence[Paragraph], width: int) -> Iterator[str]:
    """The paragraphs as lines, a blank line between them but not within a list."""
    for place, paragraph in enumerate(paragraphs):
        if place and not paragraph.listed:
            yield ""
        clause = f" [{paragraph.clause}]" if paragraph.clause else ""
        yield _filled(paragraph.text + clause, width, indent=4 if paragraph.listed else 0)


def _filled(text: str, width: int, *, indent: int = 0) -> str:
    """The text in lines; those of a list are indented, and further after the first one."""
    return fill(
        " ".join(text.split()),
        width,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + 2 if indent else 0),
        break_on_hyphens=False,
        break_long_words=False,
    )
