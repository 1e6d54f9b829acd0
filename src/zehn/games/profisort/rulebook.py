"""The printed rules of Profi-Sort, made from the sheet and the settings; only tasks that are played are explained."""

from collections.abc import Iterator

from zehn.cards.contracts import Contract
from zehn.cards.groups import Pool
from zehn.games.profisort import examples
from zehn.games.profisort.forms import FullRows, Quartet, Twins
from zehn.games.profisort.rules import Rules
from zehn.games.profisort.tasks import Task
from zehn.games.profisort.wording import ranks, task_words
from zehn.games.rulebook import (
    Chapter,
    Paragraph,
    changed,
    costs_words,
    decided,
    joined,
    kinds_of,
    offered,
    span,
    told,
)
from zehn.games.rulebook import examples as shown
from zehn.words import Words

#: The ranks of court cards.
COURT = ["J", "Q", "K"]


def title(words: Words) -> str:
    """The name of the game."""
    return words("sort-rules-title")


def head(rules: Rules, words: Words) -> str:
    """Own sheet and variants in one line."""
    parts = [words("rules-sheet", name=rules.sheet.name)] if rules.sheet.own else []
    if rules.draw_from_discard:
        parts.append(words("rules-variants", variants=words("variant-draw_from_discard")))
    return " · ".join(parts)


def chapters(rules: Rules, words: Words) -> list[Chapter]:
    """The book as headings, and paragraphs with their clauses."""
    parts = {
        "rules-part-aim": _aim(rules, words),
        "rules-part-material": _material(rules, words),
        "rules-part-deal": _deal(rules, words),
        "rules-part-turn": _turn(rules, words),
        "sort-rules-part-tasks": _tasks(rules, words),
        "sort-rules-part-hits": _hits(rules, words),
        "sort-rules-part-jokers": _jokers(rules, words),
        "sort-rules-part-aces": _aces(rules, words),
        "sort-rules-part-end": _end(rules, words),
        "sort-rules-part-pad": _pad(rules, words),
        "rules-part-variants": _others(rules, words),
        "rules-part-about": _about(rules, words),
    }
    return told(parts, words)


def _has_jokers(rules: Rules) -> bool:
    return any(task.jokers for task in rules.tasks)


def _has_bonuses(rules: Rules) -> bool:
    return bool((_has_jokers(rules) and rules.bonus_without_joker) or (rules.pairs and rules.bonus_pairs))


# -- aim, cards and deal --------------------------------------------------------------------------------------


def _aim(rules: Rules, words: Words) -> Iterator[Paragraph]:
    first = rules.contracts[0]
    aim = words("sort-aim", count=len(rules.contracts), number=first.number, task=task_words(first, words))
    win = words("sort-aim-first", count=rules.first_to) if rules.first_to else words("sort-aim-points")
    yield Paragraph("", f"{aim} {win}")


def _material(rules: Rules, words: Words) -> Iterator[Paragraph]:
    deck, naming = rules.deck, ranks(words)
    jokers = deck.counts[deck.wild]
    text = words(
        "sort-rules-01" if jokers else "sort-rules-01-no-jokers",
        players=span([str(rules.sheet.least), str(rules.sheet.most)], words),
        cards=len(deck.cards),
        values=joined([naming(name) for name in deck.values], words),
        suits=joined([words("sort-suit", suit=suit) for suit in deck.colours], words),
        copies=deck.copies,
        jokers=jokers,
    )
    yield Paragraph("SORT-01", text)


def _deal(rules: Rules, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("SORT-02", words("sort-rules-02", deal=rules.deal))
    yield Paragraph("SORT-03", decided(rules, words("sort-rules-03"), words("sort-why-03"), words))


# -- turn and tasks -------------------------------------------------------------------------------------------


def _turn(rules: Rules, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("", words("rules-turn"))
    for step in ("draw", "play", "discard"):
        yield Paragraph("", words(f"sort-turn-{step}"), listed=True)
    if rules.draw_from_discard:
        yield Paragraph("SORT-04", words("rules-turn-hand"))
        yield Paragraph("SORT-05", words("sort-rules-05"))
    else:
        yield Paragraph("SORT-04", f"{words('sort-rules-04')} {words('rules-turn-hand')}")
    repeat = rules.repeat.number if rules.repeat else 0
    yield Paragraph("SORT-06", words("sort-rules-06", repeat=repeat))
    yield Paragraph("SORT-07", words("sort-rules-07"))
    yield from shown([examples.two_at_once(rules, words)], words)


def _tasks(rules: Rules, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("SORT-10", words("sort-rules-10", count=len(rules.contracts)))
    for task in rules.contracts:
        yield Paragraph("", _task_line(task, words), listed=True)
    if len(rules.contracts) < len(rules.sheet.contracts):
        yield Paragraph("SORT-26", _chosen(rules, words))
    yield Paragraph("SORT-11", _ranks(rules, words))
    if _has_several(rules) or _two_ranks(rules):
        strict = rules.value["equal_groups"] == "distinct"
        parts = [words("sort-rules-12-distinct" if strict else "sort-rules-12")] if _has_several(rules) else []
        tasks = joined([str(task.number) for task in _two_ranks(rules)], words)
        if tasks:
            parts.append(words("sort-rules-12-any-distinct" if strict else "sort-rules-12-any", tasks=tasks))
        yield Paragraph("SORT-12", decided(rules, " ".join(parts), words("sort-why-12"), words, "equal_groups"))
    if rules.repeat:
        text = words("sort-rules-13", repeat=rules.repeat.number)
        yield Paragraph("SORT-13", decided(rules, text, words("sort-why-13"), words))


def _chosen(rules: Rules, words: Words) -> str:
    bonuses = _has_bonuses(rules) and not rules.first_to
    details = {"all": len(rules.sheet.contracts), "count": len(rules.contracts), "bonuses": int(bonuses)}
    return words("sort-rules-26-tasks", **details)


def _ranks(rules: Rules, words: Words) -> str:
    """What is to know of ranks and suits: their order only if there are runs, the word only where a task says it."""
    order = [words("sort-rules-11-run")] if "run" in kinds_of(rules.tasks) else []
    court = [words("sort-rules-11-court")] if any(_asks_for_court(task) for task in rules.tasks) else []
    return " ".join([*order, *court, words("sort-rules-11")])


def _asks_for_court(task: Task) -> bool:
    return any(isinstance(form, Pool) and form.word == "any" and offered(form) == COURT for form in task.forms)


def _task_line(task: Contract, words: Words) -> str:
    """A task with its cards, whether jokers are allowed, and an example."""
    name = words("sort-rules-task", number=task.number, task=task_words(task, words, bare=True))
    if not isinstance(task, Task):
        return name
    text = words("sort-rules-10-joker" if task.jokers else "sort-rules-10-no-joker", task=name, cards=task.need)
    cards = examples.of_task(task, words)
    return words("sort-rules-10-example", task=text, cards=cards) if cards else text


def _has_several(rules: Rules) -> bool:
    """Whether a task asks for several sets or twins."""
    alike = [[form.word for form in task.forms] for task in rules.tasks]
    return any(words_of.count(kind) > 1 for words_of in alike for kind in ("set", "twin"))


def _two_ranks(rules: Rules) -> list[Task]:
    """The tasks that take cards of two ranks."""
    return [task for task in rules.tasks for form in task.forms if isinstance(form, Pool) and _offers_two(form)]


def _offers_two(form: Pool) -> bool:
    return form.word == "any" and len(offered(form)) == 2


# -- hits and jokers ------------------------------------------------------------------------------------------


def _hits(rules: Rules, words: Words) -> Iterator[Paragraph]:
    deck, naming = rules.deck, ranks(words)
    ends = {"first": naming(deck.values[0]), "last": naming(deck.values[deck.plain - 1])}
    plain = [kind for kind in kinds_of(rules.tasks) if kind in ("set", "run", "suited", "colour", "any")]
    fits = [words(f"sort-fits-{kind}", **(ends if kind == "run" else {})) for kind in plain]
    yield Paragraph("SORT-08", " ".join([words("sort-rules-08"), *fits]))
    grown = list(_grown(rules, words))
    if grown:
        four = any(isinstance(form, FullRows) for task in rules.tasks for form in task.forms)
        text = " ".join([words("sort-rules-09"), *grown])
        yield Paragraph("SORT-09", decided(rules, text, words("sort-why-09"), words) if four else text)
        yield from shown(examples.added(rules, words), words)


def _grown(rules: Rules, words: Words) -> Iterator[str]:
    """The groups that grow in a way of their own, with the task that asks for them."""
    naming = ranks(words)
    for task, form in examples.growing(rules):
        if isinstance(form, FullRows):
            yield words("sort-rules-09-rows", task=task.number, count=1, size=form.size)
        elif isinstance(form, Twins):
            yield words("sort-rules-09-twins", task=task.number)
        elif isinstance(form, Quartet):
            rows = ["-".join([naming(form.deck.values[value]) for value in row]) for row in form.rows]
            yield words("sort-rules-09-each", task=task.number, ranks=joined(rows, words, "list-or"))
            if len(rows) > 1:
                yield words("sort-rules-09-other")
            if len(rows) > 1 and rules.repeat:
                yield words("sort-rules-09-repeat", repeat=rules.repeat.number, task=task.number)


def _jokers(rules: Rules, words: Words) -> Iterator[Paragraph]:
    if not _has_jokers(rules):
        if rules.deck.counts[rules.deck.wild]:
            yield Paragraph("SORT-15", words("sort-rules-15-none"))
        return
    yield Paragraph("SORT-14", words("sort-rules-14"))
    yield from shown([examples.joker(rules, words)], words)
    yield Paragraph("SORT-15", words("sort-rules-15"))
    if not rules.first_to and rules.bonus_without_joker:
        again = [words("sort-rules-16-repeat")] if rules.repeat else []
        yield Paragraph("SORT-16", " ".join([words("sort-rules-16"), *again]))


# -- aces -----------------------------------------------------------------------------------------------------


def _aces(rules: Rules, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("SORT-17", decided(rules, words("sort-rules-17"), words("sort-why-17"), words))
    aces = words("sort-rules-18-one" if rules.one_ace else "sort-rules-18")
    yield Paragraph("SORT-18", decided(rules, aces, words("sort-why-18"), words, "aces_each_round"))
    received = words("sort-rules-19-discard" if rules.discard_received else "sort-rules-19-keep")
    text = f"{words('sort-rules-19')} {received}"
    yield Paragraph("SORT-19", decided(rules, text, words("sort-why-19"), words, "discard_received_ace"))
    yield Paragraph("SORT-20", words("sort-rules-20"))


# -- points and the end ---------------------------------------------------------------------------------------


def _end(rules: Rules, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("SORT-21", decided(rules, words("sort-rules-21"), words("sort-why-21"), words))
    if rules.first_to:
        yield Paragraph("SORT-26", words("sort-rules-26", first_to=rules.first_to))
        return
    naming = ranks(words)
    costs = costs_words(rules.deck, rules.points, words, naming, wild=words("sort-card-joker"))
    yield Paragraph("SORT-22", words("sort-rules-22", costs=costs))
    yield from shown([examples.cost(rules, words)], words)
    yield Paragraph("SORT-23", decided(rules, words("sort-rules-23"), words("sort-why-23"), words))
    if _has_bonuses(rules):
        yield Paragraph("SORT-25", _bonuses(rules, words))
    text = words("sort-rules-24" if _has_bonuses(rules) else "sort-rules-24-plain")
    yield Paragraph("SORT-24", decided(rules, text, words("sort-why-24"), words))
    if _has_bonuses(rules):
        yield from shown([examples.final(rules, words)], words)


def _bonuses(rules: Rules, words: Words) -> str:
    """The bonuses on the sheet, with the settings that change them."""
    parts = [words("sort-rules-25")]
    if _has_jokers(rules) and rules.bonus_without_joker:
        parts.append(words("sort-rules-25-joker", bonus=rules.bonus_without_joker))
    if rules.pairs and rules.bonus_pairs:
        pairs = ", ".join([f"{first}+{second}" for first, second in rules.pairs])
        parts.append(words("sort-rules-25-pairs", bonus=rules.bonus_pairs, pairs=pairs, count=len(rules.pairs)))
    return decided(rules, " ".join(parts), words("sort-why-25"), words, "bonus_without_joker", "bonus_pairs")


def _pad(rules: Rules, words: Words) -> Iterator[Paragraph]:
    if rules.first_to:
        yield Paragraph("SORT-27", words("sort-rules-27-sheet"))
        return
    text = [words("sort-rules-27-sheet"), words("sort-rules-27")]
    if _has_bonuses(rules):
        text = [text[0], words("sort-rules-27-bonus"), text[1], words("sort-rules-27-end")]
    yield Paragraph("SORT-27", " ".join(text))
    yield from [Paragraph("", line, listed=True) for line in examples.scores(rules, words)]


# -- what else there is ---------------------------------------------------------------------------------------


def _others(rules: Rules, words: Words) -> Iterator[Paragraph]:
    """The variants that are not chosen, one line each."""
    open_ones = {
        "draw_from_discard": not rules.draw_from_discard,
        "first_to": not rules.first_to,
        "tasks": len(rules.contracts) == len(rules.sheet.contracts),
    }
    lines = [Paragraph("", words(f"sort-other-{name}"), listed=True) for name, is_open in open_ones.items() if is_open]
    if lines:
        yield Paragraph("", words("rules-other"))
    yield from lines


def _about(rules: Rules, words: Words) -> Iterator[Paragraph]:
    yield Paragraph("", words("rules-about"))
    yield from changed(rules.sheet.settings, rules.value, words, told=("variants", "tasks", "first_to"))
