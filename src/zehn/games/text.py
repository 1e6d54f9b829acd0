"""Games as texts, in the words of a record: what `print(game)` and `print(view)` show, the same in every language."""

from collections.abc import Iterable, Sequence
from typing import Any

from zehn.cards.deck import Deck
from zehn.cards.groups import Group
from zehn.games.card_game import CardGame
from zehn.games.card_view import CardView

#: Before the seat whose turn it is, and before the others.
MARK = ("  ", "> ")


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Some rows as lines whose cells begin below each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip() for row in rows]


def table_text(lines: Sequence[str], seats: Sequence[Sequence[str]], turn: int) -> str:
    """Some lines about the table, then a line for each seat, with a mark at the one whose turn it is."""
    return "\n".join([*lines, *[MARK[seat == turn] + line for seat, line in enumerate(columns(seats))]])


def card_lines(start: str, pile: str, discards: Sequence[int], deck: Deck, groups: Sequence[Group]) -> list[str]:
    """What is on a table with cards: the piles and the groups, by the names that a move gives them."""
    top = deck.names[discards[-1]] if discards else "-"
    lines = [start, f"{pile}, discards {len(discards)}, top {top}"]
    return lines + [f"g{number} {group.form.word} {' '.join(group.names)}" for number, group in enumerate(groups)]


def all_hands(game: CardGame) -> list[str]:
    """All hands of a game."""
    return [" ".join(game.rules.deck.sorted_names(hand.cards)) for hand in game.hands]


def known_hands(view: CardView[Any, Any]) -> list[str]:
    """All hands as one seat knows them: its own, and of the others what everybody saw them take up."""
    table, deck = view.table, view.table.rules.deck
    hands = [
        " ".join([*deck.sorted_names(kinds), *["?"] * (size - len(kinds))])
        for size, kinds in zip(table.sizes, table.known, strict=True)
    ]
    hands[view.seat] = " ".join(deck.sorted_names(view.cards))
    return hands


def head(game: str, round: int, turn: int, step: str, winners: Sequence[int]) -> str:
    """The state of a game: `phase10, round 0, seat 1 to draw`."""
    if winners:
        return f"{game}, over, won by {' '.join(map(str, winners))}"
    return f"{game}, round {round}, {f'seat {turn} to {step}' if turn >= 0 else 'waiting for a deal'}"


def line(kind: type, start: str, players: Sequence[str], points: Sequence[int]) -> str:
    """One line for `repr()`."""
    standing = ", ".join([f"{name} {total}" for name, total in zip(players, points, strict=True)])
    return f"<{kind.__name__} {start.partition(', ')[2]}; {standing}>"


def numbers(some: Iterable[int]) -> str:
    """Some numbers, as in a move: `1,4,7`, or `-`."""
    return ",".join(map(str, some)) or "-"
