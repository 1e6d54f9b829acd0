"""Tables of Profi-Sort for tests: hands as one writes them, and moves that read like the rule."""

from collections.abc import Mapping, Sequence
from typing import Any

import zehn
from zehn.games.chance import Script
from zehn.games.profisort import ProfiSort, Rules
from zehn.refusals import Refusal

DECK = Rules().deck


def deck_text(hands: Sequence[str], talon: str = "", dealer: int | None = None) -> str:
    """The top of a deck that deals these hands; what a hand does not name is filled with cards that do no harm."""
    seats = len(hands)
    named = [hand.split() for hand in hands]
    rest = [DECK.names[kind] for kind in DECK.cards]
    for word in (*(word for hand in named for word in hand), *talon.split()):
        rest.remove(word)
    harmless = [name for name in rest if name[0] not in "A*"]
    for hand in named:
        while len(hand) < 10:
            hand.append(harmless.pop(7 * len(hand) % len(harmless)))
    first = (seats - 1 if dealer is None else dealer) + 1
    order = [(first + step) % seats for step in range(seats)]
    return " ".join([named[seat][place] for place in range(10) for seat in order] + talon.split())


def table(*hands: str, talon: str = "", rules: Mapping[str, Any] | None = None, later: Sequence[str] = ()) -> ProfiSort:
    """A game in which seat 0 begins; `later` are the decks of the following deals."""
    chance = Script(deck_text(hands, talon), *later)
    names = ["Anna", "Ben", "Cleo"][: len(hands)]
    return zehn.new("profisort", players=names, rules=rules, chance=chance, dealer=len(hands) - 1)


def played(game: ProfiSort, *moves: str) -> ProfiSort:
    for move in moves:
        game.play(move)
    return game


def no(game: ProfiSort, move: str) -> str:
    """The clause that refuses a move – and nothing changes by asking."""
    before = game.copy()
    refusal = game.why_not(move)
    assert game == before
    assert isinstance(refusal, Refusal), f"{move} is legal"
    return refusal.clause


def ok(game: ProfiSort, move: str) -> bool:
    refusal = game.why_not(move)
    assert refusal is None, f"{move}: {refusal!r}"
    return True


def with_done(game: ProfiSort, seat: int, *numbers: int) -> ProfiSort:
    """The game as if a seat had done these tasks in earlier rounds."""
    standing = game.table.standing
    done = list(standing.done)
    done[seat] = tuple(sorted(numbers))
    game.table.standing = standing._replace(done=tuple(done))
    game.table.open[seat] = game.table.still_open(seat)
    return game


def hand(game: ProfiSort, seat: int) -> list[str]:
    return sorted(DECK.names[kind] for kind in game.hands[seat].cards)
