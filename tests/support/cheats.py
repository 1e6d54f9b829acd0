"""Ways in which an operator could cheat: a real server, bent. Tests and the browser's fixtures use them."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from zehn.cards.deck import Deck
from zehn.games.chance import Shuffled
from zehn.games.fair import Fair, Proof, new_seed, promise_of
from zehn.players import PLAYERS
from zehn.server.client import Client, play
from zehn.tables import entries as e
from zehn.tables import requests, table
from zehn.tables.table import Table

#: Entries before which an operator does something of its own, and what.
Trick = Callable[[Table], None]


def bend(monkeypatch: pytest.MonkeyPatch, kind: type, trick: Trick) -> None:
    """Let a table do something else before an entry. Mirrors of clients have no code, and stay honest."""
    honest = table._ACTS[kind]

    def bent(here: Table, entry: Any) -> Any:
        if here.code:
            trick(here)
        return honest(here, entry)

    monkeypatch.setitem(table._ACTS, kind, bent)


def add_nonce(here: Table) -> None:
    """The bot's chair gets the best of many nonces, tried when the honest ones lie open."""
    decks = {}
    for number in range(50):
        nonces = (*(here.nonces.get(seat, "") for seat in range(2)), f"n{number}")
        deck = Fair([Proof(here.seed, nonces, ("",) * 3)]).deck(here.rules.deck, round=0)
        decks[number] = (deck or []).index(here.rules.deck.wild)
    best = f"n{min(decks, key=lambda number: decks[number])}"
    here.promises[2], here.nonces[2] = promise_of(best), best


def drop_nonces(here: Table) -> None:
    here.nonces = {}


def drop_promises(here: Table) -> None:
    here.promises = {}


def swap_seed(here: Table) -> None:
    here.seed = new_seed()


def swap_nonce(here: Table) -> None:
    here.nonces[0] = "chosen"


def swap_promise(here: Table) -> None:
    here.nonces[0], here.promises[0] = "chosen", promise_of("chosen")


def forget_version(here: Table) -> None:
    here.bound = False


class Crooked(Fair):
    """Chance that has favourites."""

    def deck(self, deck: Deck, *, round: int) -> Shuffled:
        return _swapped(super().deck(deck, round=round))

    def turned(self, deck: Deck, cards: Sequence[int], *, round: int, event: int) -> Shuffled:
        return _swapped(super().turned(deck, cards, round=round, event=event))

    def throw(self, dice: Sequence[Sequence[int]], *, round: int, event: int) -> Shuffled:
        fallen = super().throw(dice, round=round, event=event)
        return None if fallen is None else [faces[-1] for faces in dice]


def _swapped(order: Shuffled) -> Shuffled:
    return None if order is None else order[::-1]


class CrookedPile(Crooked):
    """An honest deal, but another pile is turned."""

    def deck(self, deck: Deck, *, round: int) -> Shuffled:
        return Fair.deck(self, deck, round=round)


def reseal(patch: pytest.MonkeyPatch) -> None:
    """A server that seals another seed before each deal, when the nonces lie open."""
    honest = requests.decide

    def decide(*asked: Any) -> list[e.AnyEntry]:
        entries = honest(*asked)
        dealt = [type(entry) for entry in entries].index(e.Dealt) if e.Dealt in map(type, entries) else None
        return entries if dealt is None else [*entries[:dealt], e.Sealed(new_seed()), *entries[dealt:]]

    patch.setattr("zehn.server.changes.decide", decide)


def crooked(monkeypatch: pytest.MonkeyPatch, made: type[Fair]) -> None:
    """A table whose chance is bent; the mirrors of clients have an honest one."""

    def started(here: Table, entry: e.Started) -> tuple[int, str]:
        here.chance = made() if here.code else Fair()
        here.game = here.board.new(here.rules, here.names, chance=here.chance, dealer=entry.dealer)
        here.phase, here.last = table.BETWEEN, None
        return here._change()

    monkeypatch.setitem(table._ACTS, e.Started, started)


async def a_round(clients: Sequence[Client], game: str = "phase10") -> None:
    """Play until every client has judged a round."""
    players = [PLAYERS[game]["steady"](Random(client.seats[0])) for client in clients]
    playing = [asyncio.create_task(play(client, player)) for client, player in zip(clients, players, strict=True)]
    for client in clients:
        await client.until(lambda c=client: bool(c.verdicts))  # type: ignore[misc]
    for task in playing:
        task.cancel()
