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
    parts = {
        "sort-rules-part-deal": ("SORT-01", "SORT-02", "SORT-03"),
        "sort-rules-part-turn": (*_turn(rules), "SORT-06", "SORT-07", "SORT-08", "SORT-09"),
        "sort-rules-part-tasks": ("SORT-10", "SORT-11", "SORT-12", *_repeat(rules)),
        "sort-rules-part-jokers": ("SORT-14", "SORT-15", "SORT-16"),
        "sort-rules-part-aces": ("SORT-17", "SORT-18", "SORT-19", "SORT-20"),
        "sort-rules-part-end": _end(rules),
        "sort-rules-part-pad": ("SORT-27",),
    }
    details = _details(rules)
    for heading, clauses in parts.items():
        told: list[Paragraph] = []
        for clause in clauses:
            told.append(Paragraph(clause, words(_sentence(rules, clause), **details)))
            told += _after(rules, clause, words)
        yield words(heading), told


def _turn(rules: SortInForce) -> tuple[str, ...]:
    return ("SORT-04", "SORT-05") if _from_discard(rules) else ("SORT-04",)


def _repeat(rules: SortInForce) -> tuple[str, ...]:
    return ("SORT-13",) if _details(rules)["repeat"] else ()


def _end(rules: SortInForce) -> tuple[str, ...]:
    if rules.value["first_to"]:
        return ("SORT-21", "SORT-26")
    return ("SORT-21", "SORT-22", "SORT-23", "SORT-24", "SORT-25")


def _from_discard(rules: SortInForce) -> bool:
    return "draw_from_discard" in rules.value["variants"]


def _sentence(rules: SortInForce, clause: str) -> str:
    """The key of the sentence for a clause, which may depend on a setting."""
    value = rules.value
    chosen = {
        "SORT-12": value["equal_groups"] == "distinct" and "-distinct",
        "SORT-18": value["aces_each_round"] == "one" and "-one",
        "SORT-19": value["discard_received_ace"] and "-discard",
    }
    return f"sort-rules-{clause[5:]}{chosen.get(clause) or ''}"


def _after(rules: SortInForce, clause: str, words: Words) -> Iterator[Paragraph]:
    """What follows a clause: that only the talon is drawn from, or the list of the tasks."""
    if clause == "SORT-04" and not _from_discard(rules):
        yield Paragraph(clause, words("sort-rules-04-talon", **_details(rules)))
    elif clause == "SORT-10":
        yield from _tasks(rules, words)


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
