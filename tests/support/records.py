"""Records for tests: games that bots played, and games written by hand with stacked decks."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from zehn.games.chance import Seeded
from zehn.games.phase10 import Phase10, Rules
from zehn.games.phase10.table import OVER
from zehn.players import PLAYERS
from zehn.record import write_record

Entry = dict[str, Any]

DECK = Rules().deck

#: A hand that is out in one turn: with 6y drawn it lays phase 1 whole and discards the 6y.
QUICK = "5r 5r 5b 5b 5g 6r 6r 6b 6b 6g"
QUICK_LAY = "lay 1 5r,5r,5b,5b,5g 6r,6r,6b,6b,6g"


def deck(*hands: str, up: str = "1r", draw: str = "", dealer: int = 0) -> str:
    """A whole deck that deals these hands (by seat), turns `up` up and has `draw` on top; the rest follows anyhow."""
    named = [[*hand.split()] for hand in hands]
    rest = [DECK.names[kind] for kind in DECK.cards]
    for card in [*(card for hand in named for card in hand), up, *draw.split()]:
        rest.remove(card)
    for hand in named:
        while len(hand) < 10:
            hand.append(rest.pop(0))
    order = [(dealer + step) % len(named) for step in range(1, len(named) + 1)]
    dealt = [named[seat][place] for place in range(10) for seat in order]
    return " ".join([*dealt, up, *draw.split(), *rest])


def record(*rounds: Entry, players: int = 2, **keys: Any) -> Entry:
    """A record of some rounds; other keys as given."""
    names = ["Anna", "Ben", "Cleo", "David", "Emma", "Finn"][:players]
    return {"format": "zehn/1", "game": "phase10", "players": names, "rounds": list(rounds)} | keys


def quick_round(*more: str, dealer: int = 0) -> Entry:
    """A round of two in which the player left of the dealer goes out at once (in phase 1)."""
    seat = 1 - dealer
    hands = [QUICK if seat == player else "" for player in range(2)]
    moves = [f"{seat} draw", f"{seat} {QUICK_LAY}", f"{seat} discard 6y", *more]
    return {"dealer": dealer, "deck": deck(*hands, draw="6y", dealer=dealer), "moves": moves}


def played(
    seed: int, *, seats: int = 4, bots: Sequence[str] = ("steady",), rules: Entry | None = None, moves: int = 100_000
) -> Phase10:
    """A game that bots played, to its end or for so many moves."""
    agreed = Rules.read(rules or {})
    game = Phase10(agreed, [f"Seat {seat}" for seat in range(seats)], chance=Seeded(seed), dealer=seed % seats)
    players = [PLAYERS["phase10"][bots[seat % len(bots)]](Random(seed * 8 + seat)) for seat in range(seats)]
    table = game.table
    for _ in range(moves):
        knocker = next((seat for seat in game.knockers if players[seat].knocks(game.view(seat))), None)
        if knocker is not None:
            game.play(f"{knocker} knock")
            continue
        if table.step == OVER:
            break
        game.close_window()
        game.play(players[table.turn].choose(game.view(table.turn)))
    return game


def drawn_out(*, times: int = 1, **rules: Any) -> Phase10:
    """A game of six that stands right after the discard that followed the last card of the draw pile."""
    game = Phase10(Rules.read(rules), list("ABCDEF"), chance=Seeded(11))
    emptied = 0
    while emptied < times:
        game.play(f"{game.turn} draw")
        emptied += not game.table.pile
        game.play(next(move for move in game.moves() if move.verb == "discard"))
    return game


def long_game(moves: int) -> bytes:
    """The record of a game whose only round goes on and on: nobody ever lays."""
    game = Phase10(Rules.read({"turn_limit": 99_999}), ["Anna", "Ben"], chance=Seeded(3), dealer=0)
    while len(game.table.moves) < moves:
        seat = game.turn
        game.play(f"{seat} draw")
        kinds = [kind for kind in game.hands[seat].cards if kind != game.rules.deck.skip]
        game.play(f"{seat} discard {game.rules.deck.names[kinds[0]]}")
    return json.dumps(write_record(game)).encode()
