"""`highest` at a live table: what is asked, what is shown, and the way back to a view."""

from collections.abc import Sequence
from typing import Any, ClassVar

from tiny_game.games import PLAY, Hand, Highest, HighestRules, Table, View, chapters, title
from tiny_game.players import PLAYERS
from zehn.cards.deck import Deck
from zehn.tables.boards.board import Board, Book, Memo
from zehn.tables.plain import Wire, plain
from zehn.words import Words


@plain()
class SheetState(Wire):
    rules: dict[str, Any]
    deck: list[str]
    first_to: int


@plain()
class PublicState(Wire):
    """What everybody sees; `swapped` are the cards that lie open."""

    round: int
    dealer: int
    turn: int
    pile: int
    swapped: list[str]
    rounds: list[list[int]]
    winners: list[int]


@plain()
class HandState(Wire):
    cards: list[str]


@plain()
class Question(Wire):
    kind: str
    moves: list[str]


class HighestBoard(Board[Highest]):
    game: ClassVar = "highest"
    state_type: ClassVar = PublicState
    hand_type: ClassVar = HandState
    undoable: ClassVar = frozenset()
    players: ClassVar = PLAYERS

    def try_out(self, rules: HighestRules) -> None:
        """Nothing is computed beforehand."""

    def sheet(self, rules: HighestRules) -> SheetState:
        return SheetState(rules.written(), _names(rules.deck, rules.deck.cards), rules.first_to)

    def book(self, rules: HighestRules, words: Words) -> Book:
        return Book(title(words), chapters(rules, words), {})

    def asked(self, game: Highest) -> Sequence[int]:
        return (game.turn,) if self.dealt(game) else ()

    def dealt(self, game: Highest) -> bool:
        return game.table.step == PLAY

    def question(self, view: View) -> Question | None:
        moves = [str(move) for move in view.moves()]
        return Question("turn", moves) if moves else None

    def preview(self, view: View, move: str) -> None:
        """Nobody knows in advance what a swap brings."""

    def public_state(self, game: Highest, memo: Memo | None = None) -> PublicState:
        table = game.table
        swapped = _names(game.rules.deck, table.discards)
        rounds, winners = [list(points) for points in table.rounds], list(table.winners)
        return PublicState(table.round, table.dealer, table.turn, table.pile, swapped, rounds, winners)

    def hand(self, view: View) -> HandState:
        return HandState(_names(view.table.rules.deck, view.hand.cards))

    def left(self, game: Highest) -> list[list[str]]:
        return [_names(game.rules.deck, hand.cards) for hand in game.hands]

    def view(
        self,
        rules: HighestRules,
        players: Sequence[str],
        seat: int,
        state: PublicState,
        hand: HandState,
        moves: Sequence[str],
    ) -> View:
        kind_of = rules.deck.kind_of
        table = Table(rules, tuple(players), state.dealer, state.round, state.turn, PLAY, state.pile)
        table.discards = [kind_of[name] for name in state.swapped]
        table.moves = [move for move in map(table.read, moves) if move]
        table.rounds, table.winners = tuple(map(tuple, state.rounds)), tuple(state.winners)
        return View(seat, table, Hand([kind_of[name] for name in hand.cards]))


def _names(deck: Deck, kinds: Sequence[int]) -> list[str]:
    return [deck.names[kind] for kind in kinds]


BOARD = HighestBoard()
