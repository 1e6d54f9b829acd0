"""The rules of Profi-Sort in force as a rulebook in plain text, made from the sheet and the settings."""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from zehn.cards.contracts import Contract
from zehn.games.phase10.rulebook import Paragraph, _filled, _set_out, contract_words
from zehn.games.profisort.sheet import SortSheet
from zehn.games.profisort.tasks import Repetition, Task
from zehn.games.sheets import shipped
from zehn.words import Words


class SortInForce(Protocol):
    """What the rulebook needs to know of the rules."""

    @property
    def sheet(self) -> SortSheet:
        """The sheet, shipped or somebody's own."""

    @property
    def value(self) -> Mapping[str, Any]:
        """All settings."""

    @property
    def contracts(self) -> tuple[Contract, ...]:
        """The tasks that are played."""

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The pairs of tasks that carry a bonus."""


def task_words(task: Contract, words: Words) -> str:
    """A task in words: those of the shipped sheet as the game calls them, others by their contract."""
    known = shipped("profisort").contract(task.number)
    if known and known.text == task.text:
        return words(f"sort-task-{task.number}")
    return words("sort-task-15") if isinstance(task, Repetition) else contract_words(task, words)


def sort_rulebook(rules: SortInForce, words: Words, *, width: int = 88) -> str:
    """The rules in force, in the language of `words`, no line longer than `width`."""
    title = words("sort-rules-title")
    lines = [title, "=" * len(title), "", _filled(words("sort-rules-sheet", name=rules.sheet.name), width, indent=0)]
    for heading, paragraphs in sort_parts(rules, words):
        lines += ["", heading, "-" * len(heading)]
        lines += [_set_out(paragraph, width) for paragraph in paragraphs]
    return "\n".join(lines) + "\n"


def sort_parts(rules: SortInForce, words: Words) -> Iterator[tuple[str, list[Paragraph]]]:
    """The parts of the book: heading and paragraphs."""
    told = _details(rules)

    def clauses(*names: str) -> list[Paragraph]:
        return [Paragraph(f"SORT-{name[:2]}", words(f"sort-rules-{name}", **told)) for name in names]

    aces = "18-one" if rules.value["aces_each_round"] == "one" else "18"
    equal = "12-distinct" if rules.value["equal_groups"] == "distinct" else "12"
    received = "19-discard" if rules.value["discard_received_ace"] else "19"
    turn = ("04", "05") if "draw_from_discard" in rules.value["variants"] else ("04", "04-talon")
    yield words("sort-rules-part-deal"), clauses("01", "02", "03")
    yield words("sort-rules-part-turn"), clauses(*turn, "06", "07", "08", "09")
    repeat = clauses("13") if told["repeat"] else []
    yield words("sort-rules-part-tasks"), [*clauses("10"), *_tasks(rules, words), *clauses("11", equal), *repeat]
    yield words("sort-rules-part-jokers"), clauses("14", "15", "16")
    yield words("sort-rules-part-aces"), clauses("17", aces, received, "20")
    score = ("21", "26") if rules.value["first_to"] else ("21", "22", "23", "24", "25")
    yield words("sort-rules-part-end"), clauses(*score)
    yield words("sort-rules-part-pad"), clauses("27")


def _details(rules: SortInForce) -> dict[str, Any]:
    """All that a sentence may quote."""
    deck = rules.sheet.deck
    return {
        "least": rules.sheet.least,
        "most": rules.sheet.most,
        "cards": len(deck.cards),
        "jokers": deck.counts[deck.wild],
        "deal": rules.sheet.deal,
        "count": len(rules.contracts),
        "repeat": next((task.number for task in rules.contracts if isinstance(task, Repetition)), 0),
        "bonus": rules.value["bonus_without_joker"],
        "pairs_bonus": rules.value["bonus_pairs"],
        "pairs": ", ".join([f"{first}+{second}" for first, second in rules.pairs]) or "–",
        "first_to": rules.value["first_to"] or 0,
    }


def _tasks(rules: SortInForce, words: Words) -> Iterator[Paragraph]:
    for task in rules.contracts:
        text = f"{task.number}. {task_words(task, words)}"
        if isinstance(task, Task):
            text = words("sort-rules-10-joker" if task.jokers else "sort-rules-10-no-joker", task=text)
        yield Paragraph("", text, listed=True)
