"""Pickles of games: plain data, so that each build reads what the other writes.

Each room has a `pickling` of its own. Rules are written as a record holds them and read again, moves as their texts.
"""

import pickle
from typing import Any

from zehn.cards.contracts import Contract
from zehn.cards.groups import Group
from zehn.cards.notation import Move
from zehn.games.chance import Chance
from zehn.games.game import Rules
from zehn.refusals import ZehnError
from zehn.rooms import room

#: What `__reduce__` answers: what makes the thing again, and from what.
Reduced = tuple[Any, ...]

#: A group: the places of its contract and of its form, its cards, its ends, its owner.
GroupParts = tuple[int, int, tuple[int, ...], int, int, int]


class NotPicklable(ZehnError):
    """A game whose chance cannot be pickled."""


def rules_of(game: str, written: dict[str, Any]) -> Any:
    """The rules that a record holds."""
    return room("games", game).RULES.read(written)


def moves_of(rules: Rules, texts: list[str]) -> list[Move]:
    """Moves from their texts."""
    return [move for move in map(rules.read_move, texts) if move is not None]


def checked(chance: Chance) -> Chance:
    """The same chance, if it can be pickled."""
    try:
        pickle.dumps(chance)
    except Exception as error:  # a custom chance may be anything
        raise NotPicklable("chance-not-picklable", name=type(chance).__name__, why=str(error)) from error
    return chance


def parts_of(groups: list[Group], contracts: tuple[Contract, ...]) -> list[GroupParts]:
    """Some groups on the table as plain data."""
    places = {
        id(form): (place, number)
        for place, contract in enumerate(contracts)
        for number, form in enumerate(contract.forms)
    }
    return [(*places[id(group.form)], group.cards, group.low, group.high, group.owner) for group in groups]


def groups_of(parts: list[GroupParts], contracts: tuple[Contract, ...]) -> list[Group]:
    """The groups from plain data."""
    return [
        Group(contracts[place].forms[number], cards, low, high, owner)
        for place, number, cards, low, high, owner in parts
    ]
