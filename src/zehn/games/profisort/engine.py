"""What a move does: the flow of a round, from the deal to the last discard."""

from collections.abc import Callable, Sequence
from typing import Any

from zehn.cards.groups import Group
from zehn.cards.notation import Move
from zehn.games.chance import Chance
from zehn.games.game import Moves, readable
from zehn.games.profisort import checks, listing, scoring
from zehn.games.profisort.forms import joined
from zehn.games.profisort.hand import Hand
from zehn.games.profisort.rules import Rules
from zehn.games.profisort.table import ASK, DRAW, FINISH, OVER, PLAY, Table
from zehn.games.profisort.tasks import Task
from zehn.games.profisort.view import View
from zehn.games.values import GameValue
from zehn.refusals import Refusal, Refused, unreadable


class Dealt:
    """What chance decided in one round: the deck, from the top down; and the moves."""

    __slots__ = ("dealer", "deck", "moves", "turned")

    def __init__(self, dealer: int, deck: list[int], moves: list[Move]) -> None:
        self.dealer = dealer
        self.deck = deck
        self.turned: list[list[int]] = []
        self.moves = moves

    def copy(self, moves: list[Move]) -> "Dealt":
        """A copy for a game that goes its own way from here."""
        return Dealt(self.dealer, self.deck, moves)


class ProfiSort(GameValue):
    """A game of Profi-Sort: the table that all see, and the secrets – hands and talon."""

    game = "profisort"
    __slots__ = ("chance", "hands", "history", "pile", "rules", "table")

    def __init__(
        self, rules: Rules, players: Sequence[str], *, chance: Chance, dealer: int = 0, table: Table | None = None
    ) -> None:
        """A new game; or, with a table in the middle of a game, one that still needs its hands and its pile."""
        self.rules = rules
        self.chance = chance
        self.pile: list[int] = []
        self.history: list[Dealt] = []
        if table is not None:
            self.table = table
            self.hands: list[Hand] = []
        else:
            self.table = Table(rules, tuple(players), dealer)
            self.hands = [Hand() for _ in players]
            self.go_on()

    @classmethod
    def imagined(cls, table: Table, hands: list[Hand], pile: list[int], chance: Chance) -> "ProfiSort":
        """A game in the middle of a round, from its parts; it has no record."""
        game = ProfiSort(table.rules, table.players, chance=chance, table=table)
        game.hands, game.pile = hands, pile
        return game

    # -- questions ------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat that is asked, draws next or plays now; -1 between rounds and after the game."""
        return self.table.turn

    @property
    def over(self) -> bool:
        """Whether the game has its winners."""
        return self.table.over

    def moves(self) -> Moves:
        """All legal moves."""
        seat = self.table.turn
        return Moves(lambda: listing.moves_of(self.table, seat, self.hands[seat]), self.why_not)

    def why_not(self, move: Move | str) -> Refusal | None:
        """The clause that a move breaks; None if it is legal."""
        read = self.rules.notation.read(move) if isinstance(move, str) else move
        if read is None:
            return unreadable("profisort", move)
        return checks.why_not(self.table, self.hands, read)

    def read(self, text: str) -> Move:
        """The move that a text means, legal or not; raises `Refused` if it cannot be read."""
        return readable("profisort", text, self.rules.read_move(text))

    def view(self, seat: int) -> View:
        """Everything a seat may know, as of now."""
        return View(seat, self.table.copy(), self.hands[seat].copy())

    def watch(self, seat: int) -> View:
        """The same as `view`, but follows the game."""
        return View(seat, self.table, self.hands[seat])

    def result(self) -> dict[str, Any]:
        """The result so far, as a record holds it."""
        return scoring.result(self.table)

    def copy(self) -> "ProfiSort":
        """An independent copy, with the same chance ahead of it."""
        table = self.table.copy()
        twin = ProfiSort(self.rules, table.players, chance=self.chance, table=table)
        twin.pile = self.pile[:]
        twin.hands = [hand.copy() for hand in self.hands]
        twin.history = self.history[:]
        if twin.history:
            twin.history[-1] = twin.history[-1].copy(twin.table.moves)
        return twin

    def _state(self) -> list[object]:
        return [self.table, [hand.cards for hand in self.hands], self.pile]

    # -- play -----------------------------------------------------------------------------------------------

    def play(self, move: Move | str) -> None:
        """Play a move; raises `Refused` with the clause if it is not legal, and changes nothing then."""
        if isinstance(move, str):
            move = self.read(move)
        groups = checks.groups_or_refusal(self.table, self.hands, move)
        if isinstance(groups, Refusal):
            raise Refused(groups)
        self.table.moves.append(move)
        if groups:
            self._put_groups(move, groups)
        _ACTS[move.verb](self, move)

    def _keep(self, move: Move) -> None:
        """SORT-03: this player is content; the next one with three aces is asked."""
        self._ask(self.table.order().index(move.seat) + 1)

    def _redeal(self, move: Move) -> None:
        """SORT-03: the same dealer deals again."""
        self.table.again = True
        scoring.leave(self.table, "SORT-03")
        self._deal()

    def _draw(self, move: Move) -> None:
        table = self.table
        self.hands[move.seat].add(self.pile.pop())
        table.pile -= 1
        table.sizes[move.seat] += 1
        table.step = PLAY

    def _take(self, move: Move) -> None:
        """SORT-05: the top discard goes into a hand; everybody sees it."""
        table = self.table
        kind = table.discards.pop()
        self.hands[move.seat].add(kind)
        table.known[move.seat] += (kind,)
        table.sizes[move.seat] += 1
        table.step = PLAY

    def _sit(self, move: Move) -> None:
        """SORT-19: a received ace goes on the discard pile, and the turn is over."""
        table, kind = self.table, move.cards[0]
        table.received[move.seat] = _less(table.received[move.seat], kind)
        table.discards.append(kind)
        self._end_turn(move.seat)

    def _lay(self, move: Move) -> None:
        """SORT-06, SORT-07: the task that the move names is done, and no other. Without a joker its bonus is struck
        (SORT-16).
        """
        task = self.rules.by_number[move.number]
        jokers = any(self.rules.deck.wild in spread.cards for spread in move.spreads)
        self._note(move.seat, move.number, jokerless=isinstance(task, Task) and task.jokers and not jokers)

    def _repeat(self, move: Move) -> None:
        """SORT-13: from now on there are only hits and the last discard."""
        repeat = self.rules.repeat
        assert repeat is not None
        self.table.step = FINISH
        self._note(move.seat, repeat.number, jokerless=False)

    def _put_groups(self, move: Move, groups: list[Group]) -> None:
        self.table.put(self.table.groups + groups)
        for spread in move.spreads:
            self._put_down(move.seat, spread.cards)

    def _note(self, seat: int, number: int, *, jokerless: bool) -> None:
        scoring.note_task(self.table, seat, number, jokerless=jokerless)
        if scoring.has_won(self.table, seat):
            self._end_round("SORT-26")

    def _put_down(self, seat: int, kinds: tuple[int, ...]) -> None:
        """Cards leave a hand, seen by all."""
        table = self.table
        self.hands[seat].remove(kinds)
        table.sizes[seat] -= len(kinds)
        if table.known[seat]:
            for kind in kinds:
                table.known[seat] = _less(table.known[seat], kind)

    def _hit(self, move: Move) -> None:
        self._put_down(move.seat, move.cards)
        groups = self.table.groups[:]
        groups[move.group] = joined(groups[move.group], move.cards, move.end)
        self.table.put(groups)

    def _give(self, move: Move) -> None:
        """SORT-17, SORT-19: an ace goes, face up, to another player; it is not replaced."""
        table = self.table
        self._put_down(move.seat, move.cards)
        table.received[move.to] += move.cards
        table.given += ((move.seat, move.to),)

    def _discard(self, move: Move) -> None:
        """SORT-04; of equal own and received aces the own one goes (SORT-19)."""
        if move.cards[0] in self.hands[move.seat].cards:
            self._put_down(move.seat, move.cards)
            self.table.discards.append(move.cards[0])
            self._end_turn(move.seat)
        else:
            self._sit(move)

    # -- the flow of a round ----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Go on where chance had not answered yet: the next deal."""
        if self.table.step == OVER and not self.over:
            self._deal()

    def _deal(self) -> None:
        """SORT-02: the cards are dealt, one at a time from the dealer's left; the rest is the talon."""
        table = self.table
        order = self.chance.deck(self.rules.deck, round=table.round + 1)
        if order is None:
            return
        deck = list(order)
        table.open_round()
        self.history.append(Dealt(table.dealer, deck, table.moves))
        seats = table.order()
        dealt = self.rules.deal * len(seats)
        for place, seat in enumerate(seats):
            self.hands[seat].deal(deck[place : dealt : len(seats)])
            table.sizes[seat] = self.rules.deal
        self.pile = deck[: dealt - 1 : -1]
        table.pile = len(self.pile)
        self._ask(0)

    def _ask(self, place: int) -> None:
        """SORT-03: ask the next player with three aces, or begin."""
        table = self.table
        for seat in table.order()[place:]:
            if sum([self.rules.is_ace(kind) for kind in self.hands[seat].cards]) >= 3:
                table.step, table.turn = ASK, seat
                table.asked += (seat,)
                return
        table.step, table.turn = DRAW, table.order()[0]

    def _end_turn(self, seat: int) -> None:
        """SORT-21: the round ends when a hand is empty, or when the next player finds no card to draw."""
        table = self.table
        table.turns += 1
        if not table.sizes[seat] or not table.pile:
            self._end_round("SORT-21")
        else:
            table.after = seat
            table.turn = table.following(seat)
            table.step = DRAW

    def _end_round(self, clause: str) -> None:
        scoring.end_round(self.table, [hand.cards for hand in self.hands], clause=clause)
        if not self.over:
            self._deal()


def _less(kinds: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Some kinds without one of them, if it is there."""
    if kind not in kinds:
        return kinds
    place = kinds.index(kind)
    return kinds[:place] + kinds[place + 1 :]


Act = Callable[[ProfiSort, Move], None]

_ACTS: dict[str, Act] = {
    "keep": ProfiSort._keep,
    "redeal": ProfiSort._redeal,
    "draw": ProfiSort._draw,
    "take": ProfiSort._take,
    "sit": ProfiSort._sit,
    "lay": ProfiSort._lay,
    "repeat": ProfiSort._repeat,
    "hit": ProfiSort._hit,
    "give": ProfiSort._give,
    "discard": ProfiSort._discard,
}
