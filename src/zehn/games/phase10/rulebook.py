"""The printed rules of the phase card game, made from the sheet and the settings.

Every paragraph ends with its clause. Only what is in force is explained: edition, variants, settings and the deck
choose the sentences; what could have been chosen instead is named in one line each.
"""

from collections.abc import Iterator

from zehn.cards.contracts import Contract
from zehn.cards.deck import Deck
from zehn.games.phase10 import examples
from zehn.games.phase10.rules import Rules
from zehn.games.rulebook import (
    Chapter,
    Paragraph,
    changed,
    contract_words,
    costs_words,
    decided,
    joined,
    kinds_of,
    span,
    told,
    values_words,
)
from zehn.games.rulebook import examples as shown
from zehn.games.samples import colour_name
from zehn.words import Words


def title(words: Words) -> str:
    """The name of the game."""
    return words("rules-title")


def head(rules: Rules, words: Words) -> str:
    """Own sheet, edition and variants in one line."""
    parts = [words("rules-sheet", name=rules.sheet.name)] if rules.sheet.own else []
    parts.append(words("rules-edition", edition=rules.value["edition"]))
    chosen = [words(f"variant-{name}") for name in dict.fromkeys(rules.value["variants"])]
    if chosen:
        parts.append(words("rules-variants", variants=", ".join(chosen)))
    return " · ".join(parts)


def chapters(rules: Rules, words: Words) -> list[Chapter]:
    """The book as headings, and paragraphs with their clauses."""
    parts = {
        "rules-part-aim": _aim(rules, words),
        "rules-part-material": _material(rules, words),
        "rules-part-deal": _deal(rules, words),
        "rules-part-turn": _turn(rules, words),
        "rules-part-phases": _phases(rules, words),
        "rules-part-wilds": _wilds(rules, words),
        "rules-part-hits": _hits(rules, words),
        "rules-part-skips": _skips(rules, words),
        "rules-part-knocking": _knocking(rules, words),
        "rules-part-end": _round_end(rules, words),
        "rules-part-game": _game_end(rules, words),
        "rules-part-variants": _others(rules, words),
        "rules-part-about": _about(rules, words),
    }
    return told(parts, words)


def phase_words(phase: Contract, words: Words) -> str:
    """What a phase asks for."""
    return contract_words(phase, words)


def _has_wilds(rules: Rules) -> bool:
    return rules.deck.counts[rules.deck.wild] > 0


def _has_skips(rules: Rules) -> bool:
    return rules.deck.counts[rules.deck.skip] > 0


# -- aim, cards and deal --------------------------------------------------------------------------------------


def _aim(rules: Rules, words: Words) -> Iterator[Paragraph]:
    first, last = rules.contracts[0], rules.contracts[-1].number
    aim = words("rules-aim", count=len(rules.contracts), number=first.number, phase=phase_words(first, words))
    if rules.fixed_rounds:
        yield Paragraph("", f"{aim} {words('rules-aim-fixed')}")
    elif rules.free_order:
        yield Paragraph("", f"{aim} {words('rules-aim-free')}")
    else:
        yield Paragraph("", f"{aim} {words('rules-aim-order', last=last)}")


def _material(rules: Rules, words: Words) -> Iterator[Paragraph]:
    players = span([str(rules.sheet.least), str(rules.sheet.most)], words)
    yield Paragraph("P10-01", words("rules-players", players=players))
    yield Paragraph("P10-02", _deck_words(rules.deck, words))


def _deck_words(deck: Deck, words: Words) -> str:
    wilds, skips = deck.counts[deck.wild], deck.counts[deck.skip]
    more = [words("rules-deck-wilds", wilds=wilds)] if wilds else []
    more += [words("rules-deck-skips", skips=skips)] if skips else []
    return words(
        "rules-deck",
        cards=len(deck.cards),
        values=values_words(deck.values, words),
        colours=len(deck.colours),
        names=joined([colour_name(colour, words) for colour in deck.colours], words),
        copies=deck.copies,
        more=words("rules-deck-more", cards=joined(more, words)) if more else "",
    )


def _deal(rules: Rules, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("P10-03", words("rules-deal", cards=rules.deal))
    yield Paragraph("P10-04", words("rules-dealer"))
    if _has_skips(rules):
        text = words("rules-first-card-skips" if rules.first_card_skips else "rules-first-card-ignore")
        yield Paragraph("P10-05", decided(rules, text, words("rules-why-p10-05"), words, "first_card_skip"))


# -- the turn -------------------------------------------------------------------------------------------------


def _turn(rules: Rules, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("", words("rules-turn"))
    for step in ("draw", "lay", "hit", "discard-any" if rules.go_out_any else "discard"):
        yield Paragraph("", words(f"rules-turn-{step}"), listed=True)
    yield Paragraph("P10-06", words("rules-turn-hand"))
    yield Paragraph("P10-07", words("rules-draw"))
    if _has_skips(rules):
        text = words("rules-take-skip-yes" if rules.take_skip else "rules-take-skip-no")
        yield Paragraph("P10-08", decided(rules, text, words("rules-why-p10-08"), words, "take_skip"))
    turning = words(f"rules-turning-{rules.value['turn_pile']}")
    yield Paragraph("P10-09", decided(rules, turning, words("rules-why-p10-09"), words, "turn_pile"))
    yield Paragraph("P10-10", words("rules-go-out-any" if rules.go_out_any else "rules-go-out-discard"))
    limit, skips = rules.value["turn_limit"], int(_has_skips(rules))
    limited = words("rules-turn-limit", turns=limit, skips=skips) if limit else words("rules-turn-limit-none")
    yield Paragraph("P10-11", limited)


# -- the phases -----------------------------------------------------------------------------------------------


def _phases(rules: Rules, words: Words) -> Iterator[Paragraph]:
    own = "phases" in (rules.sheet.own or {})
    yield Paragraph("P10-12", words("rules-phases-own" if own else "rules-phases", count=len(rules.contracts)))
    for contract in rules.contracts:
        yield Paragraph("", _named(rules, contract, words), listed=True)
    if len(rules.contracts) < len(rules.sheet.contracts):
        yield Paragraph("P10-V2", _chosen(rules, words))
    kinds = kinds_of(rules.contracts)
    yield Paragraph("P10-13", " ".join(words(f"rules-means-{kind}") for kind in kinds if kind != "suited"))
    yield from shown([examples.groups(rules, words)], words)
    if "run" in kinds:
        ends = {"first": rules.deck.values[0], "last": rules.deck.values[rules.deck.plain - 1]}
        yield Paragraph("P10-14", words("rules-run-ends", **ends))
        yield from shown([examples.run(rules, words)], words)
    yield _order(rules, words)
    yield from shown([examples.grown(rules, words)] if rules.free_order else [], words)
    yield Paragraph("P10-16", words("rules-whole"))
    yield from shown([examples.lay(rules, words)], words)
    most = max([len(contract.forms) for contract in rules.contracts])
    yield Paragraph("P10-17", words("rules-further", groups=most))
    yield from shown([examples.further(rules, words)], words)
    yield from _several_groups(rules, words)


def _named(rules: Rules, contract: Contract, words: Words) -> str:
    """A phase in words, with its number and the name that the sheet gives it, if any."""
    number, phase = contract.number, phase_words(contract, words)
    name = rules.sheet.data["phases"][rules.sheet.contracts.index(contract)].get("name")
    if name:
        return words("phase-named", number=number, name=str(name), phase=phase)
    return words("phase-numbered", number=number, phase=phase)


def _chosen(rules: Rules, words: Words) -> str:
    """That only some phases are played; where they have an order, which is the last of them."""
    played = len(rules.contracts)
    text = words("rules-phases-chosen", all=len(rules.sheet.contracts), count=played)
    if rules.free_order or played == 1:
        return text
    return f"{text} {words('rules-phases-last', last=rules.contracts[-1].number)}"


def _order(rules: Rules, words: Words) -> Paragraph:
    if rules.fixed_rounds:
        return Paragraph("P10-V1", words("rules-order-fixed", count=len(rules.contracts)))
    if rules.free_order:
        return Paragraph("P10-V4", words("rules-order-free"))
    return Paragraph("P10-15", words("rules-order"))


def _several_groups(rules: Rules, words: Words) -> Iterator[Paragraph]:
    forms = [[form.word for form in contract.forms] for contract in rules.contracts]
    if any(words_of.count("set") > 1 for words_of in forms):
        equal = examples.same_value(rules, words)
        rest = words("rules-same-value-cards", cards=equal) if equal else "."
        yield Paragraph("P10-18", words("rules-same-value") + rest)
    if any(len(words_of) > 1 for words_of in forms):
        yield Paragraph("P10-19", words("rules-apart"))


# -- wilds, hits, skips, knocking -----------------------------------------------------------------------------


def _wilds(rules: Rules, words: Words) -> Iterator[Paragraph]:
    if not _has_wilds(rules):
        return
    barred = any(not contract.wild for contract in rules.contracts)
    yield Paragraph("P10-20", " ".join([words("rules-wild"), *([words("rules-wild-barred")] if barred else [])]))
    yield from shown([examples.wilds(rules, words)], words)
    yield Paragraph("P10-21", decided(rules, _settled(rules, words), words("rules-why-p10-21"), words))
    yield Paragraph("P10-22", words("rules-wild-stays"))
    if _has_skips(rules):
        yield Paragraph("P10-23", words("rules-wild-no-skip"))


#: What is said of a group of nothing but wilds, by its kind.
SAID = {"set": "value", "run": "start", "colour": "colour", "twin": "card", "any": "value"}


def _settled(rules: Rules, words: Words) -> str:
    """What a wild stands for, and what is said of groups that are nothing but wilds."""
    kinds = kinds_of(rules.contracts)
    said = dict.fromkeys([SAID[kind] for kind in kinds if kind in SAID])
    names = joined([words(f"rules-wild-names-{name}") for name in said], words, "list-or")
    return words("rules-wild-fixed", runs=int("run" in kinds), names=names)


def _hits(rules: Rules, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("P10-24", words("rules-hit"))
    ends = {"first": rules.deck.values[0], "last": rules.deck.values[rules.deck.plain - 1]}
    kinds = kinds_of(rules.contracts)
    fits = [words(f"rules-fits-{kind}", **(ends if kind == "run" else {})) for kind in kinds]
    fits += [words("rules-fits-wild", runs=int("run" in kinds))] if _has_wilds(rules) else []
    fits += [words("rules-fits-skip")] if _has_skips(rules) else []
    yield Paragraph("P10-25", " ".join(fits))
    yield from shown([examples.hit(rules, words)], words)


def _skips(rules: Rules, words: Words) -> Iterator[Paragraph]:
    if not _has_skips(rules):
        return
    why = words(f"rules-why-p10-26-{rules.value['edition']}")
    yield Paragraph("P10-26", decided(rules, words("rules-skip"), why, words))
    yield Paragraph("P10-27", words("rules-skip-one"))
    yield Paragraph("P10-28", words("rules-skip-top" if rules.used_skip_on_top else "rules-skip-under"))
    last = words(f"rules-skip-last-{rules.value['last_skip']}")
    yield Paragraph("P10-29", decided(rules, last, words("rules-why-p10-29"), words, "last_skip"))
    yield Paragraph("P10-30", decided(rules, words("rules-skip-discard"), words("rules-why-p10-30"), words))


def _knocking(rules: Rules, words: Words) -> Iterator[Paragraph]:
    if not rules.knocking:
        return
    skips = _has_skips(rules)
    yield Paragraph("P10-V3", f"{words('rules-knock')} {words('rules-knock-never' if skips else 'rules-knock-first')}")
    names = {"first": words("rules-name-1"), "second": words("rules-name-2"), "third": words("rules-name-3")}
    if rules.sheet.most > 2:
        yield from shown([words("rules-example-knock", **names)], words)
    again = words(f"rules-knock-again-{rules.value['knock_again']}", skips=int(skips))
    yield Paragraph("P10-V3a", decided(rules, again, words("rules-why-p10-v3a"), words, "knock_again"))
    window = words("rules-knock-window", seconds=rules.value["knock_window"], skips=int(skips))
    text = f"{words('rules-knock-skipped')} {window}" if skips else window
    yield Paragraph("P10-V3b", decided(rules, text, words("rules-why-p10-v3b"), words, "knock_window"))


# -- the end --------------------------------------------------------------------------------------------------


def _round_end(rules: Rules, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("P10-31", words("rules-round-end-any" if rules.go_out_any else "rules-round-end"))
    counted = words("rules-points", costs=costs_words(rules.deck, rules.points, words, wild=words("rules-card-wild")))
    yield Paragraph("P10-32", f"{counted} {words('rules-points-skips')}" if _has_skips(rules) else counted)
    yield from shown([examples.cost(rules, words)], words)
    if not rules.free_order:
        yield Paragraph("P10-33", words("rules-cross"))
    if not rules.free_order and not rules.fixed_rounds:
        yield from [Paragraph("", line, listed=True) for line in examples.pad(rules, words)]
    yield Paragraph("P10-34", words("rules-shuffle"))


def _game_end(rules: Rules, words: Words) -> Iterator[Paragraph]:
    last = rules.contracts[-1].number
    if rules.fixed_rounds:
        yield Paragraph("P10-V1", words("rules-win-fixed"))
    elif rules.free_order:
        yield Paragraph("P10-V4", words("rules-win-free", count=len(rules.contracts)))
    else:
        yield Paragraph("P10-35", _win(rules, words))
    if not rules.playoff:
        shared = decided(rules, words("rules-tie-shared"), words("rules-why-p10-36-shared"), words, "final_tie")
        yield Paragraph("P10-36", shared)
        return
    again = [words("rules-tie-again")] if rules.value["turn_limit"] else []
    text = " ".join([words("rules-tie-playoff", last=last), *again])
    yield Paragraph("P10-36", decided(rules, text, words("rules-why-p10-36-playoff"), words, "final_tie"))


def _win(rules: Rules, words: Words) -> str:
    """Only the compact instructions can be read otherwise."""
    text = words("rules-win", last=rules.contracts[-1].number)
    return decided(rules, text, words("rules-why-p10-35"), words) if rules.value["edition"] == "compact" else text


# -- what else there is ---------------------------------------------------------------------------------------


def _others(rules: Rules, words: Words) -> Iterator[Paragraph]:
    """The variants that are not chosen, one line each; two of them exclude each other (P10-V1, P10-V4)."""
    either = rules.fixed_rounds or rules.free_order
    open_ones = {
        "fixed_rounds": not either,
        "phases": len(rules.contracts) == len(rules.sheet.contracts) > 1,
        "knocking": not rules.knocking,
        "free_order": not either,
        "go_out": not rules.go_out_any,
    }
    lines = [Paragraph("", words(f"rules-other-{name}"), listed=True) for name, is_open in open_ones.items() if is_open]
    if lines:
        yield Paragraph("", words("rules-other"))
    yield from lines


def _about(rules: Rules, words: Words) -> Iterator[Paragraph]:
    """What the marks mean, and the settings that are not those of the edition."""
    yield Paragraph("", words("rules-about"))
    told = ("edition", "variants", "phases")
    yield from changed(rules.sheet.settings, rules.value, words, edition=rules.value["edition"], told=told)
