"""The rules of `highest`: sheet, rules, table, view, engine."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, ClassVar

from zehn.cards.deck import Deck
from zehn.cards.notation import Move, read_head
from zehn.games.chance import Chance, Script
from zehn.games.game import Moves
from zehn.games.rulebook import Chapter, Paragraph
from zehn.games.rules import GameRules
from zehn.games.sheet import Data, Sheet
from zehn.refusals import RECORD, Refusal, Refused
from zehn.words import Words

PLAY, OVER = 0, 1
VERBS = ("keep", "swap")


class HighestSheet(Sheet):
    keys: ClassVar = ("game", "name", "players", "rules")
    deal = 1

    @classmethod
    def shipped_data(cls, game: str) -> Data:
        first_to = {"type": "count", "default": 2, "least": 1, "clause": "HIGH-05"}
        return {"game": game, "players": {"least": 2, "most": 4}, "settings": {"first_to": first_to}}

    def read(self, data: Data) -> None:
        self.contracts = ()
        self.deck = Deck("123456789", "rb", copies=1, wilds=0)


class HighestRules(GameRules[HighestSheet]):
    game: ClassVar[str] = "highest"
    players_clause: ClassVar[str] = "HIGH-01"

    def __init__(self, sheet: HighestSheet | None = None, settings: Mapping[str, Any] | None = None) -> None:
        super().__init__(sheet, settings)
        self.deck = self.sheet.deck
        self.first_to: int = self.value["first_to"]


@dataclass
class Hand:
    cards: list[int]


@dataclass
class Dealt:
    dealer: int
    deck: list[int]
    moves: list[Move]
    turned: tuple[list[int], ...] = ()


@dataclass
class Table:
    """What everybody sees; `rounds` are the points of each round that is over."""

    rules: HighestRules = field(compare=False)
    players: tuple[str, ...]
    dealer: int
    round: int = -1
    turn: int = -1
    step: int = OVER
    pile: int = 0
    discards: list[int] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    rounds: tuple[tuple[int, ...], ...] = ()
    winners: tuple[int, ...] = ()

    @property
    def totals(self) -> list[int]:
        return [sum(points[seat] for points in self.rounds) for seat in range(len(self.players))]

    def copy(self) -> "Table":
        return replace(self, discards=self.discards[:], moves=self.moves[:])

    def listed(self) -> Iterator[Move]:
        return iter([Move(self.rules.deck, self.turn, verb) for verb in VERBS] if self.step == PLAY else [])

    def read(self, text: str) -> Move | None:
        seat, verb, words = read_head(text)
        return Move(self.rules.deck, seat, verb) if seat >= 0 and verb in VERBS and not words else None

    def why_not(self, move: Move | str) -> Refusal | None:
        meant = self.read(move) if isinstance(move, str) else move
        if meant is None:
            return Refusal(RECORD, "unreadable", move=str(move)[:60])
        if self.step == OVER:
            return Refusal("HIGH-05", "game-over")
        return None if meant.seat == self.turn else Refusal("HIGH-02", "not-your-turn", turn=self.turn)


@dataclass
class View:
    """The table and the own card."""

    seat: int
    table: Table
    hand: Hand

    def moves(self) -> Moves:
        return Moves(lambda: self.table.listed() if self.table.turn == self.seat else iter(()), self.why_not)

    def read(self, text: str) -> Move | None:
        return self.table.read(text)

    def why_not(self, move: Move | str) -> Refusal | None:
        meant = self.read(str(move))
        if meant is not None and meant.seat != self.seat:
            return Refusal(RECORD, "other-seat", seat=self.seat)
        return self.table.why_not(move)

    def worlds(self, rng: Random) -> Iterator["Highest"]:
        table = self.table
        unseen = list(table.rules.deck.without([*self.hand.cards, *table.discards]).elements())
        while True:
            rng.shuffle(unseen)
            hands = [Hand([kind]) for kind in unseen[: len(table.players)]]
            hands[self.seat] = Hand(self.hand.cards[:])
            pile = [kind for kind in unseen if Hand([kind]) not in hands]
            yield Highest.imagined(table.copy(), hands, pile)


class Highest:
    """The game: the table, and what nobody or only one sees."""

    game = "highest"

    def __init__(
        self,
        rules: HighestRules,
        players: Sequence[str],
        *,
        chance: Chance,
        dealer: int = 0,
        table: Table | None = None,
    ) -> None:
        self.rules, self.chance = rules, chance
        self.hands = [Hand([]) for _ in players]
        self.pile: list[int] = []
        self.history: list[Dealt] = []
        self.table = table or Table(rules, tuple(players), (dealer - 1) % len(players))
        if table is None:
            self.go_on()

    @classmethod
    def imagined(cls, table: Table, hands: list[Hand], pile: list[int]) -> "Highest":
        game = cls(table.rules, table.players, chance=Script(), table=table)
        game.hands, game.pile = hands, pile
        return game

    @property
    def turn(self) -> int:
        return self.table.turn

    @property
    def over(self) -> bool:
        return bool(self.table.winners)

    def moves(self) -> Moves:
        return Moves(self.table.listed, self.why_not)

    def why_not(self, move: Move | str) -> Refusal | None:
        return self.table.why_not(move)

    def view(self, seat: int) -> View:
        return View(seat, self.table.copy(), Hand(self.hands[seat].cards[:]))

    def watch(self, seat: int) -> View:
        return View(seat, self.table, self.hands[seat])

    def copy(self) -> "Highest":
        twin = Highest(self.rules, self.table.players, chance=self.chance, table=self.table.copy())
        twin.hands, twin.pile = [Hand(hand.cards[:]) for hand in self.hands], self.pile[:]
        twin.history = [*self.history[:-1], *(replace(last, moves=twin.table.moves) for last in self.history[-1:])]
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Highest):
            return NotImplemented
        return (self.table, self.hands, self.pile) == (other.table, other.hands, other.pile)

    __hash__ = None  # type: ignore[assignment]

    def result(self) -> dict[str, Any]:
        table = self.table
        rounds = [{"points": list(points)} for points in table.rounds]
        done: list[list[int]] = [[] for _ in table.players]
        return {"rounds": rounds, "totals": table.totals, "done": done, "winners": list(table.winners)}

    def play(self, move: Move | str) -> None:
        refusal = self.why_not(move)
        meant = self.table.read(str(move))
        if refusal is not None or meant is None:
            raise Refused(refusal or Refusal(RECORD, "unreadable"))
        table, seat = self.table, meant.seat
        table.moves.append(meant)
        if meant.verb == "swap":  # HIGH-03
            table.discards += self.hands[seat].cards
            self.hands[seat].cards[:] = [self.pile.pop(0)]
            table.pile -= 1
        table.turn = (seat + 1) % len(table.players)
        if seat == table.dealer:
            self._end_round()

    def go_on(self) -> None:
        """HIGH-02: the next round, if chance knows its deck."""
        table, seats = self.table, len(self.table.players)
        order = (
            self.chance.deck(self.rules.deck, round=table.round + 1) if table.step == OVER and not self.over else None
        )
        if order is None:
            return
        deck = list(order)
        table.dealer, table.round, table.step = (table.dealer + 1) % seats, table.round + 1, PLAY
        table.turn, table.discards, table.moves = (table.dealer + 1) % seats, [], []
        for hand, kind in zip(self.hands, deck, strict=False):
            hand.cards[:] = [kind]
        self.pile, table.pile = deck[seats:], len(deck) - seats
        self.history.append(Dealt(table.dealer, deck, table.moves))

    def _end_round(self) -> None:
        """HIGH-04, HIGH-05."""
        table = self.table
        values = [self.rules.deck.value_of[hand.cards[0]] for hand in self.hands]
        table.rounds += (tuple(int(value == max(values)) for value in values),)
        table.step, table.turn = OVER, -1
        if max(table.totals) >= self.rules.first_to:
            table.winners = tuple(seat for seat, total in enumerate(table.totals) if total == max(table.totals))
        self.go_on()


def title(words: Words) -> str:
    return "Highest card"


def head(rules: HighestRules, words: Words) -> str:
    return ""


def chapters(rules: HighestRules, words: Words) -> list[Chapter]:
    aim = f"The first with {rules.first_to} highest cards wins."
    return [("The aim", [Paragraph("HIGH-05", aim)])]


GAME, RULES, SHEET, RULEBOOK = Highest, HighestRules, HighestSheet, __name__
