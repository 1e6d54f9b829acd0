"""Ranks, cards and tasks of Profi-Sort in words."""

from zehn.cards.contracts import Contract
from zehn.games.profisort.tasks import Repetition
from zehn.games.rulebook import Naming, contract_words, groups_words
from zehn.games.sheets import shipped
from zehn.words import Words

#: Words about colours and wilds, and those about suits and jokers in their place.
_SORT_WORDS = {
    "rules-a-wild": "sort-joker",
    "rules-a-card": "sort-card",
    "phase-no-wild": "sort-no-joker",
    "form-colour": "sort-form-suit",
    "form-run-suited": "sort-form-run-suited",
    "form-rainbow": "sort-form-rainbow",
    "form-each": "sort-form-each",
    "form-any": "sort-form-any",
}


def ranks(words: Words) -> Naming:
    """What the ranks are called: `J` is `B` in German."""
    return lambda value: words("sort-rank", rank=value)


def of_suits(words: Words) -> Words:
    """The same words, but of suits and jokers where the phase card game speaks of colours and wilds."""
    return lambda key, **details: words(_SORT_WORDS.get(key, key), **details)


def task_words(task: Contract, words: Words, *, bare: bool = False) -> str:
    """A task in words: those of the shipped sheet as the game calls them, others by their contract.

    `bare` leaves out that a contract takes no jokers.
    """
    known = shipped("profisort").contract(task.number)
    if known and known.text == task.text:
        return words(f"sort-task-{task.number}")
    if isinstance(task, Repetition):
        return words("sort-task-15")
    told = groups_words if bare else contract_words
    return told(task, of_suits(words), ranks(words))
