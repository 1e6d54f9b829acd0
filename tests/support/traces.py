"""Where every card of a round came from, and the same round again with other cards in hidden places.

A card is known by its place in the deck or in a turned pile. Changing the cards of places that a seat has not
looked into changes nothing that this seat can know: that is what views and worlds are tested with.
"""

from collections.abc import Sequence
from functools import cache
from itertools import count
from random import Random
from typing import Any, NamedTuple

import zehn
from zehn import Move, Phase10
from zehn.cards.deck import Deck
from zehn.games.chance import Shuffled
from zehn.games.phase10.table import KNOCK
from zehn.players import PLAYERS

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")
Sources = list[list[int]]


class Place(NamedTuple):
    """Where a card came from: the deck (source 0) or a turned pile (1, 2, …)."""

    source: int
    number: int


class Written:
    """Chance of one round as it was, or as it might have been: the deck and the turned piles, top first."""

    def __init__(self, sources: Sources) -> None:
        self.sources = sources

    def deck(self, deck: Deck, *, round: int) -> Shuffled:
        return list(self.sources[0]) if round == 0 else None

    def turned(self, deck: Deck, cards: Sequence[int], *, round: int, event: int) -> Shuffled:
        return list(self.sources[event + 1]) if event + 1 < len(self.sources) else None

    def throw(self, dice: Sequence[Sequence[int]], *, round: int, event: int) -> Shuffled:
        return None

    def order(self, seats: Sequence[int], *, round: int, event: int) -> list[int]:
        return list(seats)


def again(game: Phase10, sources: Sources) -> Phase10:
    """The first round of a game played again, move by move, with these cards."""
    twin = _fresh(game, sources)
    for move in game.history[0].moves:
        twin.play(str(move))
    return _closed_like(twin, game)


def _fresh(game: Phase10, sources: Sources) -> Phase10:
    rules, players = game.rules.written(), game.table.players
    return zehn.new("phase10", players=players, rules=rules, chance=Written(sources), dealer=game.history[0].dealer)


def _closed_like(twin: Phase10, game: Phase10) -> Phase10:
    """That a knock window has closed is no move; close it where it was."""
    if game.table.step != KNOCK:
        twin.close_window()
    return twin


class Trace:
    """The first round of a game with the place of every hidden card.

    `hidden` are the places of each hand's cards that the others have not seen; `pile` those of the draw pile, top
    first; `before` is `hidden` as it was when the pile was turned last.
    """

    def __init__(self, game: Phase10) -> None:
        assert game.table.round == 0
        dealt = game.history[0]
        self.sources: Sources = [list(dealt.deck), *(list(pile) for pile in dealt.turned)]
        self.twin = _fresh(game, self.sources)
        self.shown: list[list[int]] = [[] for _ in game.hands]
        self.hidden: list[list[Place]] = [[] for _ in game.hands]
        self.before: list[list[Place]] = []
        self.turnings = 0
        self._deal()
        for move in dealt.moves:
            self._follow(move)
        _closed_like(self.twin, game)
        self._turn()
        assert self.twin == game

    def kind(self, place: Place) -> int:
        return self.sources[place.source][place.number]

    def unseen(self, seat: int) -> list[Place]:
        """The places that a seat has not looked into: other hands and the pile."""
        return self.pile + [place for other, cards in enumerate(self.hidden) if other != seat for place in cards]

    def swapped(self, seat: int, rng: Random) -> Sources:
        """The sources with the cards that a seat has not seen in other places, each within its source."""
        sources = [list(source) for source in self.sources]
        for number, source in enumerate(sources):
            places = [place for place in self.unseen(seat) if place.source == number]
            kinds = [self.kind(place) for place in places]
            rng.shuffle(kinds)
            for place, kind in zip(places, kinds, strict=True):
                source[place.number] = kind
        return sources

    def _deal(self) -> None:
        table = self.twin.table
        order = [*table.opponents(table.dealer), table.dealer]
        dealt = 10 * len(order)
        for index in range(dealt):
            self.hidden[order[index % len(order)]].append(Place(0, index))
        self.pile = [Place(0, index) for index in range(dealt + 1, len(self.sources[0]))]

    def _turn(self) -> None:
        """The pile was turned since the last look."""
        if self.twin.table.turnings > self.turnings:
            self.turnings = self.twin.table.turnings
            self.pile = [Place(self.turnings, index) for index in range(1, len(self.sources[self.turnings]))]
            self.before = [list(places) for places in self.hidden]

    def _follow(self, move: Move) -> None:
        if move.verb in ("draw", "take"):
            self.twin.close_window()
        if move.verb == "draw":  # which may turn the pile first (P10-09, on_draw)
            self.twin.play(move)
            self._turn()
            self.hidden[move.seat].append(self.pile.pop(0))
            return
        self._turn()
        if move.verb in ("take", "knock"):
            self.shown[move.seat].append(self.twin.table.discards[-1])
        else:
            skip = (self.twin.rules.deck.skip,)
            laid = tuple(kind for spread in move.spreads for kind in spread.cards)
            self._put_down(move.seat, laid or move.cards or skip)
        self.twin.play(move)

    def _put_down(self, seat: int, kinds: Sequence[int]) -> None:
        """Cards leave a hand; of equal ones that which everybody knew."""
        for kind in kinds:
            if kind in self.shown[seat]:
                self.shown[seat].remove(kind)
            else:
                self.hidden[seat].remove(next(place for place in self.hidden[seat] if self.kind(place) == kind))


#: Rules with something to know or not to know.
RULES: tuple[dict[str, Any], ...] = (
    {},
    {"variants": ["knocking"], "edition": "compact"},
    {"variants": ["free_order"], "take_skip": True},
    {"variants": ["knocking", "fixed_rounds"], "phases": "even", "go_out": "any"},
    {"edition": "compact", "phases": "10"},
    {"variants": ["knocking"], "phases": "10", "turn_pile": "on_draw"},
    {"variants": ["knocking"], "phases": "9,10", "turn_limit": None, "first_card_skip": "skips_first_player"},
)


def some_game(seed: int, turnings: int = 0) -> Phase10:
    """A game somewhere in its first round, after so many turnings of the pile."""
    return _some_game(seed, turnings).copy()


@cache
def _some_game(seed: int, turnings: int) -> Phase10:
    for attempt in count():
        game = _played(Random(1000 * seed + attempt), turnings)
        if game:
            return game
    raise AssertionError


def _played(rng: Random, turnings: int) -> Phase10 | None:
    """A game up to some move; None if its round ended before the pile was turned that often."""
    seats = rng.randint(2, 6)
    rules = rng.choice(RULES) | ({"phases": "10", "turn_limit": None} if turnings else {})
    players = [
        PLAYERS["phase10"]["random" if turnings else rng.choice([*PLAYERS["phase10"]])](Random(rng.random()))
        for _ in range(seats)
    ]
    game = zehn.new(
        "phase10", players=NAMES[:seats], rules=rules, seed=rng.getrandbits(32), dealer=rng.randrange(seats)
    )
    last, moves = None, rng.randrange(120)
    while game.table.round == 0 and not game.over and moves:
        if game.table.turnings == turnings:
            last, moves = game.copy(), moves - 1
        _step(game, players, rng)
    return last


def _step(game: Phase10, players: Sequence[Any], rng: Random) -> None:
    """One move; the window is closed now and then without one."""
    knockers = [seat for seat in game.knockers if players[seat].knocks(game.view(seat))]
    if knockers:
        game.play(f"{rng.choice(knockers)} knock")
        return
    game.close_window()
    game.play(players[game.turn].choose(game.view(game.turn)))
