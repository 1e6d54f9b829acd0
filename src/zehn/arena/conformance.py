"""The conformance kit: what must hold for every game, every sheet and every player.

    check_play(kit, players, rng)       a whole game: cards conserved, moves legal and listed, the record verifies,
                                        replay equals play, copies are independent, views are closed
    check_choices(kit, make, rng)       a player's choice never depends on cards that it cannot see

Each check raises `AssertionError` with a sentence. A game takes part through a `Kit`, a player just by being one:
docs/bots/players.md shows how to check a player of one's own.
"""

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

from zehn.arena.kits.kit import Kit
from zehn.cards.notation import Move
from zehn.games.game import G
from zehn.players import Budget, Player
from zehn.record import Legal, Record, read_record, replay, verify, write_record
from zehn.refusals import Refusal, Refused


class Watched(Player):
    """A player whose every decision is checked before it is played."""

    def __init__(self, player: Player, look: Callable[[Any], None]) -> None:
        super().__init__(player.rng)
        self.player = player
        self.look = look

    def choose(self, view: Any, budget: Budget | None = None) -> Move:
        move = self.player.choose(view, budget)
        self.look(move)
        return move

    def knocks(self, view: Any) -> bool:
        return self.player.knocks(view)


def check_play(kit: Kit[G], make: Callable[[Random], Player], rng: Random, *, every: int = 7) -> G:
    """Play one random game and check it: every step cheaply, every few steps thoroughly; returns the game."""
    game = kit.new(rng)
    steps = 0

    def look(move: Move) -> None:
        nonlocal steps
        steps += 1
        check_conserved(kit, game)
        assert game.why_not(move) is None, f"{move}: {game.why_not(move)}"
        if steps % every == 0:
            check_copy(game, move)
            check_closed(kit, game, rng)

    kit.play(game, [Watched(make(Random(rng.getrandbits(32))), look) for _ in kit.seats(game)])
    assert game.over, "the game did not end"
    check_record(game)
    return game


def check_conserved(kit: Kit[G], game: G) -> None:
    """No card is lost, none doubled."""
    assert sorted(kit.cards(game)) == kit.whole(game), "cards were lost or doubled"


def check_copy(game: G, move: Move) -> None:
    """Playing on a copy leaves the game as it was, and a copy has the same chance ahead of it."""
    before, first, second = game.copy(), game.copy(), game.copy()
    first.play(move)
    assert game == before, "playing on a copy changed the game"
    second.play(str(move))
    assert first == second, "two copies went different ways"
    assert first != before, f"{move} changed nothing"


def check_closed(kit: Kit[G], game: G, rng: Random) -> None:
    """Swap cards that a seat cannot see: its view stays the same."""
    for seat in kit.seats(game):
        twin = kit.swapped(game, seat, rng)
        check_conserved(kit, twin)
        assert twin.view(seat) == game.view(seat), f"seat {seat} sees a card that it may not see"


def check_record(game: Any) -> None:
    """The game can be written down, verifies, and its replay is the same game."""
    record = read_record(write_record(game))
    assert isinstance(record, Record), str(record)
    verdict = verify(record)
    assert isinstance(verdict, Legal), str(verdict)
    assert verdict.finished == game.over, "the referee does not see the end"
    assert verdict.result == game.result(), "the referee finds another result"
    assert replay(record) == game, "the replay is another game"


def check_moves(kit: Kit[G], rng: Random, *, steps: int = 60) -> None:
    """A game of random moves: at every step those that are listed are checked, and some that are broken."""
    game = kit.new(rng)
    for _ in range(steps):
        if game.over:
            return
        check_listed(game, rng)
        game.play(rng.choice(list(islice(game.moves(), 100))))


def check_listed(game: Any, rng: Random, *, most: int = 50) -> None:
    """Moves that are listed are legal; a legal move is in the collection; refused ones change nothing."""
    listed = list(islice(game.moves(), most))
    assert bool(game.moves()) == bool(listed)
    for move in listed:
        assert move in game.moves(), f"{move} is listed but not legal"
        assert str(move) in game.moves(), f"{move} cannot be read again"
    before = game.copy()
    for text in broken(rng.choice(listed), rng) if listed else []:
        assert game.why_not(text) == _refused(game.copy(), text), f"{text}: why_not and play disagree"
    assert game == before, "asking changed the game"


def _refused(game: Any, text: str) -> Refusal | None:
    """Why `play` refuses a move."""
    try:
        game.play(text)
    except Refused as refused:
        return refused.refusal
    return None


def broken(move: Move, rng: Random) -> list[str]:
    """Texts near a legal move: words left out, doubled, exchanged."""
    words = str(move).split()
    texts = [" ".join(words[:-1]), " ".join([*words, words[-1]]), " ".join(words[::-1]), ""]
    for _ in range(3):
        changed = list(words)
        changed[rng.randrange(len(words))] = rng.choice(["0", "1", "9", "draw", "discard", "7r", "*", "!", "g0", "x"])
        texts.append(" ".join(changed))
    return texts


def check_choices(kit: Kit[G], make: Callable[[Random], Player], rng: Random, *, most: int = 60) -> None:
    """Swap cards that a player cannot see: for the same seed it chooses the same move."""
    game = kit.new(rng)
    asked = 0

    def look_twice(seat: int, seed: int) -> None:
        twin = kit.swapped(game, seat, rng)
        first, second = (make(Random(seed)).choose(g.view(seat)) for g in (game, twin))
        assert first == second, f"seat {seat} chose {first} or {second} by cards that it cannot see"

    def look(_: Move) -> None:
        nonlocal asked
        asked += 1
        if asked <= most:
            look_twice(game.turn, rng.getrandbits(32))

    kit.play(game, [Watched(make(Random(rng.getrandbits(32))), look) for _ in kit.seats(game)])
