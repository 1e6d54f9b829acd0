"""A small language for rule tests: stack a deal, play moves, see a move refused.

    game = deal("4r 4b 8r 8b 8g", "", pile="4g")
    play(game, "0 draw", "0 lay 1 4r,4b,4g 8r,8b,8g", "0 discard 1r")
    refused(game, "1 lay 1 5r,5b,5g 6r,6b,6g", "P10-06")

One text for each hand, seat 0 first; hands are filled up to ten with cards that nobody named. The last seat deals
unless it is told otherwise, so seat 0 begins.
"""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

import pytest

import zehn
from zehn import Move, Phase10, Refusal, Refused, Script
from zehn.cards.deck import Deck
from zehn.games.card_sheet import CardSheet
from zehn.games.phase10.table import PLAY
from zehn.games.sheets import shipped

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")


def standard_deck() -> Deck:
    sheet = shipped("phase10")
    assert isinstance(sheet, CardSheet)
    return sheet.deck


DECK = standard_deck()

Hands = Sequence[str] | Mapping[int, str]


class Round(NamedTuple):
    """What is stacked for one round; `hands` names the seats where not all take part (a playoff)."""

    hands: Hands
    up: str = ""
    pile: str = ""
    last: str = ""


def deal(
    *hands: str,
    up: str = "",
    pile: str = "",
    last: str = "",
    dealer: int | None = None,
    turned: Sequence[str] = (),
    then: Sequence[Round] = (),
    **rules: Any,
) -> Phase10:
    """A game whose first round has these hands, this first card and this draw pile (top first, its `last` cards last).

    `turned` are the turned piles of every round, top first, `then` the rounds that follow.
    """
    first = len(hands) - 1 if dealer is None else dealer
    rounds = [Round(hands, up, pile, last), *then]
    decks = [_stacked(entry, (first + number) % len(hands), len(hands)) for number, entry in enumerate(rounds)]
    chance = Script(*decks, turned=turned)
    return zehn.new("phase10", players=NAMES[: len(hands)], rules=rules, chance=chance, dealer=first)


def drawn(cards: str, phase: int | str = 1, **rules: Any) -> Phase10:
    """A game of one phase and two players in which seat 0 has these cards and has drawn the 12y."""
    return play(deal(cards, "", phases=str(phase), pile="12y", **rules), "0 draw")


def _stacked(entry: Round, dealer: int, seats: int) -> str:
    """The deck that deals these hands, one card at a time from the dealer's left."""
    named = dict(enumerate(entry.hands)) if not isinstance(entry.hands, Mapping) else dict(entry.hands)
    hands = {seat: text.split() for seat, text in named.items()}
    up, pile, last = entry.up.split(), entry.pile.split(), entry.last.split()
    rest = DECK.write(DECK.cards).split()
    for card in [card for cards in hands.values() for card in cards] + up + pile + last:
        rest.remove(card)
    for cards in hands.values():
        assert len(cards) <= 10, cards
        while len(cards) < 10:
            cards.append(rest.pop(0))
    up = up or [rest.pop(0)]
    order = [seat for step in range(1, seats + 1) if (seat := (dealer + step) % seats) in hands]
    dealt = [hands[seat][place] for place in range(10) for seat in order]
    return " ".join(dealt + up + pile + rest + last)


def play(game: Phase10, *moves: str) -> Phase10:
    """Play some moves, all of them legal by `why_not`, `moves` and `play` alike."""
    for move in moves:
        assert game.why_not(move) is None, f"{move}: {game.why_not(move)!r}"
        assert " lay " in move or move in listed(game), f"{move} is not listed: {listed(game)}"
        game.play(move)
    return game


def listed(game: Phase10) -> list[str]:
    """All legal moves but the lays, which come last and may be many."""
    return [str(move) for move in takewhile(lambda move: move.verb != "lay", game.moves())]


def refused(game: Phase10, move: str | Move, clause: str, key: str = "") -> Refusal:
    """A move is refused with a clause, by `why_not`, `moves` and `play` alike, and changes nothing."""
    refusal = game.why_not(move)
    assert refusal is not None, f"{move} is legal"
    assert (refusal.clause, refusal.key) == (clause, key or refusal.key), f"{move}: {refusal!r}"
    assert move not in game.moves()
    assert str(move) not in listed(game)
    before = game.copy()
    with pytest.raises(Refused) as caught:
        game.play(move)
    assert caught.value.refusal == refusal
    assert game == before, f"{move} was refused, but not without a trace"
    return refusal


def legal(game: Phase10, *moves: str) -> None:
    """Each of these moves is legal now; none is played in the game itself."""
    for move in moves:
        play(game.copy(), move)


def passes(game: Phase10, *seats: int) -> Phase10:
    """Each seat draws and discards the card that it drew (another one, if that is a skip)."""
    for seat in seats:
        play(game, f"{seat} draw")
        cards = game.hands[seat].cards
        kind = next(kind for kind in reversed(cards) if kind != DECK.skip)
        play(game, f"{seat} discard {DECK.names[kind]}")
    return game


def drain(game: Phase10, leave: int = 0) -> Phase10:
    """Everyone passes until the draw pile has only so many cards left."""
    while game.table.pile > leave:
        passes(game, game.turn)
    return game


# -- what lies where ---------------------------------------------------------------------------------------


def hand(game: Phase10, seat: int) -> list[str]:
    return sorted(DECK.names[kind] for kind in game.hands[seat].cards)


def discards(game: Phase10) -> list[str]:
    """The discard pile, its top card first."""
    return [DECK.names[kind] for kind in reversed(game.table.discards)]


def pile(game: Phase10) -> list[str]:
    """The draw pile, its top card first."""
    return [DECK.names[kind] for kind in reversed(game.pile)]


def top(game: Phase10) -> str:
    return discards(game)[0]


def groups(game: Phase10) -> list[str]:
    return [",".join(DECK.names[kind] for kind in group.cards) for group in game.table.groups]


def skipped(game: Phase10) -> list[int]:
    """The seats with a skip before them."""
    return [seat for seat in range(len(game.table.players)) if game.table.skips >> seat & 1]


def has_drawn(game: Phase10, seat: int) -> bool:
    return game.turn == seat and game.table.step == PLAY


def everything(game: Phase10) -> list[int]:
    """Every card of the game, wherever it is."""
    table = game.table
    found = [kind for one in game.hands for kind in one.cards] + game.pile + table.discards
    found += [kind for group in table.groups for kind in group.cards]
    return sorted(found + [DECK.skip] * table.skips.bit_count())


def rounds_of(game: Phase10, key: str) -> list[list[int | None]]:
    """The points, or the laid phases, of every finished round."""
    return [entry[key] for entry in game.result()["rounds"]]
