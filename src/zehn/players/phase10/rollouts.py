"""Games continued entirely inside the core, for search and simulation.

An interpreted player makes a compiled engine slow. Here the policy, the engine and the loop around them are one call:

    >>> rollouts = Rollouts(["greedy"] * 4, seed=1)
    >>> rollouts.rounds(world, 100)         # what everyone writes down, a hundred times

The game itself does not change; it may be one that a seat imagines (`View.worlds`).
"""

from collections.abc import Sequence
from random import Random

from mypy_extensions import mypyc_attr

from zehn.cards.deck import Deck, row_of
from zehn.cards.notation import DISCARDS, Move
from zehn.cards.rows import Row, i64
from zehn.games.phase10.engine import Phase10
from zehn.games.phase10.table import KNOCK, PLAY, Standing
from zehn.players.common.xorshift import XorShift
from zehn.players.phase10.greedy import Greedy
from zehn.players.phase10.playing import goes_on
from zehn.players.phase10.random_moves import RandomMoves

#: The policies, by name.
POLICIES = ("greedy", "random_moves")


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow:
    """Chance for games that are not recorded: every answer is new, and none can be repeated."""

    def __init__(self, seed: int) -> None:
        self.random = XorShift(seed)

    def deck(self, deck: Deck, *, round: int) -> Row | None:
        return self.random.shuffled(deck.cards_row)

    def turned(self, deck: Deck, cards: Sequence[int], *, round: int, event: int) -> Row | None:
        return self.random.shuffled(row_of(list(cards)))

    def throw(self, dice: Sequence[Sequence[int]], *, round: int, event: int) -> list[int] | None:
        return [int(self.random.shuffled(row_of(list(faces)))[0]) for faces in dice]

    def order(self, seats: Sequence[int], *, round: int, event: int) -> list[int]:
        return list(self.random.shuffled(row_of(list(seats))))


class RestOfRound(Flow):
    """The same for the rest of a round: there is no further deal."""

    def deck(self, deck: Deck, *, round: int) -> Row | None:
        return None


class Rollouts:
    """A policy for each seat, by name, and one source of random numbers for all of them and for chance.

    `decisions` counts the moves that were chosen so far.
    """

    def __init__(self, policies: Sequence[str], seed: int) -> None:
        self.rng = Random(seed)
        self.decisions = 0
        random = XorShift(self.rng.getrandbits(32))
        self.players = [_policy(name, self.rng, random) for name in policies]

    def round(self, game: Phase10) -> Phase10:
        """A copy of a game, played to the end of its round and no further; it has no history."""
        return self._played(game, RestOfRound(self.rng.getrandbits(32)))

    def _played(self, game: Phase10, chance: Flow) -> Phase10:
        twin = game.copy()
        twin.chance, twin.past = chance, None
        self.decisions += play_on(twin, self.players)
        return twin

    def rounds(self, game: Phase10, number: int) -> list[tuple[int, ...]]:
        """What everyone writes down at the end of the round, so many times."""
        return [self.round(game).table.standing.scores[-1].points for _ in range(number)]

    def game(self, game: Phase10) -> Phase10:
        """A copy of a game, played to its end; it has no history."""
        return self._played(game, Flow(self.rng.getrandbits(32)))

    def games(self, game: Phase10, number: int) -> list[Standing]:
        """The standing at the end of the game, so many times."""
        return [self.game(game).table.standing for _ in range(number)]


def play_on(game: Phase10, players: list[Greedy]) -> int:
    """Play a game on as `play_game` does, without leaving the core for a move; how many moves were chosen.

    What our own policies choose is legal, so most of it is not checked again; a test compares this with `play_game`.
    """
    table = game.table
    views = [game.watch(seat) for seat in range(len(players))]
    moves: i64 = 0
    while table.step < KNOCK or goes_on(game, players, views):
        seat = table.turn
        player, view = players[seat], views[seat]
        while table.turn == seat and table.step < KNOCK:
            only = view.hand.only
            if table.step != PLAY:
                if player.takes(view):
                    game._take(seat)
                else:
                    game._draw(seat)
            elif only is not None and not only.missing and player.lays_at_once():
                game._lay_first(seat)
            else:
                _play(game, player.choose(view))
            moves += 1
    return moves


def _play(game: Phase10, move: Move) -> None:
    """Play what a policy has chosen: mostly a card that it puts away."""
    if move.act == DISCARDS:
        game._put_away(move.seat, move.kind)
    else:
        game.make(move)


def copies(game: Phase10, number: int) -> None:
    """Copy a game so many times and free each copy, without leaving the core, as a search does."""
    for _ in range(number):
        game.copy()


def _policy(name: str, rng: Random, random: XorShift) -> Greedy:
    if name not in POLICIES:
        raise ValueError(f"no such policy: {name}")
    player = RandomMoves(rng) if name == "random_moves" else Greedy(rng)
    player.random = random
    return player
