"""The rules in force as a rulebook in plain text, made from the sheet and the settings.

Every paragraph ends with its clause. Only what is in force is told: edition, variants, settings and the
deck choose the sentences; a phase is put into words from its contract.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from textwrap import fill
from typing import Any, NamedTuple, Protocol

from zehn.cards.contracts import Contract
from zehn.cards.deck import Deck
from zehn.cards.groups import Form, Pool, Rainbow, Run
from zehn.games.card_sheet import CardSheet
from zehn.words import Words


class Paragraph(NamedTuple):
    """Some sentences with the clause that they come from; `listed` if they are a line of a list."""

    clause: str
    text: str
    listed: bool = False


class InForce(Protocol):
    """What a rulebook needs to know of the rules of a game."""

    @property
    def sheet(self) -> CardSheet:
        """The sheet, shipped or somebody's own."""

    @property
    def value(self) -> Mapping[str, Any]:
        """All settings."""

    @property
    def contracts(self) -> tuple[Contract, ...]:
        """The phases that are played."""

    @property
    def deck(self) -> Deck:
        """The cards."""

    @property
    def points(self) -> tuple[int, ...]:
        """What each kind of card costs."""

    @property
    def deal(self) -> int:
        """How many cards everyone gets."""


# -- phases in words ------------------------------------------------------------------------------------------


def contract_words(contract: Contract, words: Words) -> str:
    """A phase in words: `2 sets of 3`, `Drilling + Viererfolge`."""
    alike = [list(forms) for _, forms in groupby(contract.forms, key=lambda form: _form_words(form, 1, words))]
    phase = " + ".join(_form_words(forms[0], len(forms), words) for forms in alike)
    return phase if contract.wild else words("phase-no-wild", phase=phase)


def _form_words(form: Form, count: int, words: Words) -> str:
    """One group of a phase, or several equal ones."""
    if isinstance(form, Run):
        return words("form-run-suited" if form.suited else "form-run", count=count, size=form.size)
    if form.word in ("set", "rainbow"):
        return words(f"form-{form.word}", count=count, size=form.size)
    group = _single_words(form, words)
    return words("form-times", count=count, group=group) if count > 1 else group


def _single_words(form: Form, words: Words) -> str:
    if isinstance(form, Rainbow):
        return words("form-each", values=_joined([_row(form, row, words) for row in form.rows], "list-or", words))
    if isinstance(form, Pool) and form.word == "any":
        values = _offered(form)
        return words("form-any", size=form.size, number=len(values), values=_joined(values, "list-or", words))
    return words(f"form-{form.word}", size=form.size)


def _row(form: Form, row: Sequence[int], words: Words) -> str:
    return _joined([form.deck.values[value] for value in row], "list-and", words)


def _offered(form: Pool) -> list[str]:
    """The values of which an `any` takes cards."""
    mask = form.pools[0][1]
    return [name for name, value in zip(form.deck.values, form.deck.value_masks, strict=True) if mask & value]


def _joined(names: Sequence[str], key: str, words: Words) -> str:
    """`a, b and c`."""
    if len(names) < 2:
        return "".join(names)
    return words(key, before=", ".join(names[:-1]), last=names[-1])


# -- the book -------------------------------------------------------------------------------------------------


def rulebook(rules: InForce, words: Words, *, width: int = 88) -> str:
    """The rules in force, in the language of `words`, no line longer than `width`."""
    parts = [(words(heading), paragraphs) for heading, paragraphs in _parts(rules, words)]
    return set_book(words("rules-title"), _head(rules, words), parts, width)


def set_book(title: str, head: str, parts: Iterable[tuple[str, Iterable[Paragraph]]], width: int) -> str:
    """A rulebook of any game: title, head, and parts with their headings."""
    lines = [title, "=" * len(title), "", _filled(head, width, indent=0)]
    for heading, paragraphs in parts:
        lines += ["", heading, "-" * len(heading)]
        lines += [_set_out(paragraph, width) for paragraph in paragraphs]
    return "\n".join(lines) + "\n"


def chapters(rules: InForce, words: Words) -> list[tuple[str, list[Paragraph]]]:
    """The same book in parts, for whoever sets it out otherwise: headings, and paragraphs with their clauses."""
    return [
        (words(heading), [told._replace(text=" ".join(told.text.split())) for told in paragraphs])
        for heading, paragraphs in _parts(rules, words)
    ]


def _filled(text: str, width: int, *, indent: int) -> str:
    """The text in lines, those after the first one further to the right."""
    return fill(
        " ".join(text.split()),
        width,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + 2),
        break_on_hyphens=False,
        break_long_words=False,
    )


def _set_out(paragraph: Paragraph, width: int) -> str:
    """A paragraph with its clause at the end; the lines of a list stand further in."""
    clause = f" [{paragraph.clause}]" if paragraph.clause else ""
    return _filled(paragraph.text + clause, width, indent=4 if paragraph.listed else 0)


def _head(rules: InForce, words: Words) -> str:
    """Sheet, edition and variants in one line."""
    parts = [words("rules-sheet", name=rules.sheet.name), words("rules-edition", edition=rules.value["edition"])]
    chosen = [words(f"variant-{name}") for name in dict.fromkeys(rules.value["variants"])]
    if chosen:
        parts.append(words("rules-variants", variants=", ".join(chosen)))
    return " · ".join(parts)


def _parts(rules: InForce, words: Words) -> Iterator[tuple[str, list[Paragraph]]]:
    """Headings and paragraphs; a part that says nothing is left out."""
    parts = {
        "rules-part-material": _material(rules, words),
        "rules-part-turn": _turn(rules, words),
        "rules-part-phases": _phases(rules, words),
        "rules-part-wilds": _wilds(rules, words),
        "rules-part-hits": _hits(rules, words),
        "rules-part-skips": _skips(rules, words),
        "rules-part-knocking": _knocking(rules, words),
        "rules-part-end": _round_end(rules, words),
        "rules-part-game": _game_end(rules, words),
        "rules-part-house": _house(rules, words),
    }
    for heading, paragraphs in parts.items():
        told = list(paragraphs)
        if told:
            yield heading, told


def _has_wilds(rules: InForce) -> bool:
    return rules.deck.counts[rules.deck.wild] > 0


def _has_skips(rules: InForce) -> bool:
    return rules.deck.counts[rules.deck.skip] > 0


def _in_play(rules: InForce, variant: str) -> bool:
    return variant in rules.value["variants"]


# -- cards and deal -------------------------------------------------------------------------------------------


def _material(rules: InForce, words: Words) -> Iterator[Paragraph]:
    least, most = rules.sheet.least, rules.sheet.most
    yield Paragraph("P10-01", words("rules-players", players=_span([str(least), str(most)], words)))
    yield Paragraph("P10-02", _deck_words(rules.deck, words))
    yield Paragraph("P10-03", words("rules-deal", cards=rules.deal))
    yield Paragraph("P10-04", words("rules-dealer"))
    if _has_skips(rules):
        skips = rules.value["first_card_skip"] == "skips_first_player"
        yield Paragraph("P10-05", words("rules-first-card-skips" if skips else "rules-first-card-ignore"))


def _deck_words(deck: Deck, words: Words) -> str:
    wilds, skips = deck.counts[deck.wild], deck.counts[deck.skip]
    naturals = words(
        "rules-deck",
        cards=len(deck.cards),
        values=_values(deck.values, words),
        colours=len(deck.colours),
        names=", ".join(deck.colours),
        copies=deck.copies,
    )
    more = [words("rules-deck-wilds", wilds=wilds)] if wilds else []
    more += [words("rules-deck-skips", skips=skips)] if skips else []
    return f"{naturals} {words('rules-deck-more', cards=_joined(more, 'list-and', words))}" if more else naturals


def _values(names: Sequence[str], words: Words) -> str:
    """Values as a span where they count upwards, one by one where they have other names."""
    counting = all(name.isdecimal() for name in names)
    if counting and [int(name) for name in names] == list(range(int(names[0]), int(names[0]) + len(names))):
        return _span(names, words)
    return _joined(names, "list-and", words)


def _span(names: Sequence[str], words: Words) -> str:
    return names[0] if names[0] == names[-1] else words("span", first=names[0], last=names[-1])


# -- the turn -------------------------------------------------------------------------------------------------


def _turn(rules: InForce, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("P10-06", words("rules-turn"))
    yield Paragraph("P10-07", words("rules-draw"))
    if _has_skips(rules):
        yield Paragraph("P10-08", words("rules-take-skip-yes" if rules.value["take_skip"] else "rules-take-skip-no"))
    yield Paragraph("P10-09", words(f"rules-turning-{rules.value['turn_pile']}"))
    yield Paragraph("P10-10", words("rules-go-out-any" if rules.value["go_out"] == "any" else "rules-go-out-discard"))
    limit = rules.value["turn_limit"]
    yield Paragraph("P10-11", words("rules-turn-limit", turns=limit) if limit else words("rules-turn-limit-none"))


# -- the phases -----------------------------------------------------------------------------------------------


def _phases(rules: InForce, words: Words) -> Iterator[Paragraph]:
    yield Paragraph(
        "P10-12", words("rules-phases-own" if _own_phases(rules) else "rules-phases", count=len(rules.contracts))
    )
    for contract in rules.contracts:
        yield Paragraph("", _named(rules, contract, words), listed=True)
    if len(rules.contracts) < len(rules.sheet.contracts):
        last = rules.contracts[-1].number
        yield Paragraph("P10-V2", words("rules-phases-chosen", all=len(rules.sheet.contracts), last=last))
    kinds = _kinds(rules)
    yield Paragraph("P10-13", " ".join(words(f"rules-means-{kind}") for kind in kinds if kind != "suited"))
    if "run" in kinds:
        yield Paragraph("P10-14", words("rules-run-ends", **_ends(rules.deck)))
    yield _order(rules, words)
    yield Paragraph("P10-16", words("rules-whole"))
    yield Paragraph("P10-17", words("rules-further"))
    yield from _several_groups(rules, words)


def _several_groups(rules: InForce, words: Words) -> Iterator[Paragraph]:
    forms = [[form.word for form in contract.forms] for contract in rules.contracts]
    if any(words_of.count("set") > 1 for words_of in forms):
        yield Paragraph("P10-18", words("rules-same-value"))
    if any(len(words_of) > 1 for words_of in forms):
        yield Paragraph("P10-19", words("rules-apart"))


def _order(rules: InForce, words: Words) -> Paragraph:
    if _in_play(rules, "fixed_rounds"):
        return Paragraph("P10-V1", words("rules-order-fixed", count=len(rules.contracts)))
    if _in_play(rules, "free_order"):
        return Paragraph("P10-V4", words("rules-order-free"))
    return Paragraph("P10-15", words("rules-order"))


def _own_phases(rules: InForce) -> bool:
    return "phases" in (rules.sheet.own or {})


def _named(rules: InForce, contract: Contract, words: Words) -> str:
    """A phase in words, with its number and the name that the sheet gives it, if any."""
    number, phase = contract.number, contract_words(contract, words)
    name = rules.sheet.data["phases"][rules.sheet.contracts.index(contract)].get("name")
    if name:
        return words("phase-named", number=number, name=str(name), phase=phase)
    return words("phase-numbered", number=number, phase=phase)


def _kinds(rules: InForce) -> list[str]:
    """The kinds of groups that the phases ask for, in the order in which a rulebook explains them."""
    forms = [form for contract in rules.contracts for form in contract.forms]
    asked = {"rainbow" if isinstance(form, Rainbow) else form.word for form in forms}
    asked |= {"suited" for form in forms if isinstance(form, Run) and form.suited}
    return [kind for kind in ("set", "run", "suited", "colour", "twin", "any", "rainbow") if kind in asked]


def _ends(deck: Deck) -> dict[str, str]:
    return {"first": deck.values[0], "last": deck.values[deck.plain - 1]}


# -- wilds, hits, skips, knocking -----------------------------------------------------------------------------


def _wilds(rules: InForce, words: Words) -> Iterator[Paragraph]:
    if not _has_wilds(rules):
        return
    barred = any(not contract.wild for contract in rules.contracts)
    yield Paragraph("P10-20", " ".join([words("rules-wild"), *([words("rules-wild-barred")] if barred else [])]))
    yield Paragraph("P10-21", words("rules-wild-fixed"))
    yield Paragraph("P10-22", words("rules-wild-stays"))
    if _has_skips(rules):
        yield Paragraph("P10-23", words("rules-wild-no-skip"))


def _hits(rules: InForce, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("P10-24", words("rules-hit"))
    fits = [words(f"rules-fits-{kind}", **(_ends(rules.deck) if kind == "run" else {})) for kind in _kinds(rules)]
    fits += [words("rules-fits-wild")] if _has_wilds(rules) else []
    fits += [words("rules-fits-skip")] if _has_skips(rules) else []
    yield Paragraph("P10-25", " ".join(fits))


def _skips(rules: InForce, words: Words) -> Iterator[Paragraph]:
    if not _has_skips(rules):
        return
    yield Paragraph("P10-26", words("rules-skip"))
    yield Paragraph("P10-27", words("rules-skip-one"))
    yield Paragraph("P10-28", words("rules-skip-top" if rules.value["used_skip_goes"] == "top" else "rules-skip-under"))
    yield Paragraph("P10-29", words(f"rules-skip-last-{rules.value['last_skip']}"))
    yield Paragraph("P10-30", words("rules-skip-discard"))


def _knocking(rules: InForce, words: Words) -> Iterator[Paragraph]:
    if not _in_play(rules, "knocking"):
        return
    skips = _has_skips(rules)
    yield Paragraph("P10-V3", f"{words('rules-knock')} {words('rules-knock-never' if skips else 'rules-knock-first')}")
    yield Paragraph("P10-V3a", words(f"rules-knock-again-{rules.value['knock_again']}"))
    window = words("rules-knock-window", seconds=rules.value["knock_window"])
    yield Paragraph("P10-V3b", f"{words('rules-knock-skipped')} {window}" if skips else window)


# -- the end --------------------------------------------------------------------------------------------------


def _round_end(rules: InForce, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("P10-31", words("rules-round-end-any" if rules.value["go_out"] == "any" else "rules-round-end"))
    counted = words("rules-points", costs=_costs(rules, words))
    yield Paragraph("P10-32", f"{counted} {words('rules-points-skips')}" if _has_skips(rules) else counted)
    if not _in_play(rules, "free_order"):
        yield Paragraph("P10-33", words("rules-cross"))
    yield Paragraph("P10-34", words("rules-shuffle"))


def _costs(rules: InForce, words: Words) -> str:
    """What every card costs, neighbours of equal cost together: `1 to 9: 5 each; …`."""
    deck, points, width = rules.deck, rules.points, len(rules.deck.colours)
    priced = [(points[place * width], name) for place, name in enumerate(deck.values)]
    rows = [
        (_values([name for _, name in alike], words), cost)
        for cost, alike in groupby(priced, key=lambda entry: entry[0])
    ]
    rows += [(words("rules-card-skip"), points[deck.skip])] if _has_skips(rules) else []
    rows += [(words("rules-card-wild"), points[deck.wild])] if _has_wilds(rules) else []
    return "; ".join(words("rules-cost", cards=cards, points=cost) for cards, cost in rows)


def _game_end(rules: InForce, words: Words) -> Iterator[Paragraph]:
    last = rules.contracts[-1].number
    if _in_play(rules, "fixed_rounds"):
        yield Paragraph("P10-V1", words("rules-win-fixed"))
    elif _in_play(rules, "free_order"):
        yield Paragraph("P10-V4", words("rules-win-free", count=len(rules.contracts)))
    else:
        yield Paragraph("P10-35", words("rules-win", last=last))
    if rules.value["final_tie"] == "shared":
        yield Paragraph("P10-36", words("rules-tie-shared"))
        return
    again = [words("rules-tie-again")] if rules.value["turn_limit"] else []
    yield Paragraph("P10-36", " ".join([words("rules-tie-playoff", last=last), *again]))


def _house(rules: InForce, words: Words) -> Iterator[Paragraph]:
    """The settings that are not those of the edition; variants and phases are told elsewhere."""
    edition = rules.value["edition"]
    settings = [entry for name, entry in rules.sheet.settings.items() if name not in ("edition", "variants", "phases")]
    changed = [entry for entry in settings if rules.value[entry.name] != entry.default(edition)]
    if changed:
        yield Paragraph("", words("rules-house", edition=edition))
    for entry in changed:
        yield Paragraph(entry.clause, f"{entry.name} = {_written(rules.value[entry.name])}", listed=True)


def _written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
