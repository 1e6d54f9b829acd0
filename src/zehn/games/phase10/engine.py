"""What a move does: the flow of a round, from the deal to the last discard."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from zehn.cards.deck import IN_WORDS, every, room_for, row_of
from zehn.cards.groups import Group
from zehn.cards.notation import DISCARDS, DRAWS, HITS, LAYS, SKIPS, TAKES, Move
from zehn.cards.rows import Row, append, extend, i64, pop, remove, vec
from zehn.games.chance import Chance
from zehn.games.game import Moves, readable
from zehn.games.phase10 import checks, listing, scoring
from zehn.games.phase10.hand import Hand
from zehn.games.phase10.rules import Rules
from zehn.games.phase10.table import DRAW, KNOCK, OVER, PLAY, SEAT, TURN, Table, Turning
from zehn.games.phase10.view import View
from zehn.games.values import GameValue
from zehn.refusals import Refusal, Refused, unreadable

#: Few rounds have more discards.
USUAL: Final = 32


@mypyc_attr(acyclic=True)
class Dealt:
    """What chance decided in one round: the deck and the turned piles, from the top down; and the moves."""

    __slots__ = ("dealer", "deck_row", "moves", "turned")

    def __init__(self, dealer: int, deck_row: Row, turned: tuple[list[int], ...], moves: list[Move]) -> None:
        self.dealer = dealer
        self.deck_row = deck_row
        self.turned = turned
        self.moves = moves

    @property
    def deck(self) -> list[int]:
        """The whole deck."""
        return list(self.deck_row)


@mypyc_attr(free_list_len=1)
class Phase10(GameValue):
    """A game of phase cards: the table that all see, and the secrets – hands and draw pile.

    `stack` is the deck or the turned pile from the top down: never changed, so that copies share it. Only its last
    `table.pile` cards are still there. `deck_row` and `turned` are what chance decided in this round, `past` are the
    rounds before it. If they are not needed, `past` is None and moves are not noted either.
    """

    game = "phase10"
    __slots__ = ("chance", "deck_row", "hands", "past", "rules", "stack", "table", "turned")

    def __init__(
        self, rules: Rules, players: Sequence[str], *, chance: Chance, dealer: int = 0, table: Table | None = None
    ) -> None:
        """A new game; or, with a table in the middle of a game, one that still needs its hands, pile and history."""
        self.rules = rules
        self.chance = chance
        if table is not None:
            self.table = table
            return
        self.table = Table(rules, tuple(players), dealer)
        self.hands = [Hand(vec[i64](), vec[i64]()) for _ in players]
        self.stack = self.deck_row = vec[i64]()
        self.turned: tuple[list[int], ...] = ()
        self.past: tuple[Dealt, ...] | None = ()
        self.go_on()

    @classmethod
    def imagined(cls, table: Table, hands: list[Hand], pile: Row, chance: Chance) -> "Phase10":
        """A game in the middle of a round, made from its parts, the pile from the top down; it has no record."""
        game = Phase10(table.rules, table.players, chance=chance, table=table)
        game.hands, game.stack = hands, pile
        game.deck_row, game.turned, game.past = vec[i64](), (), ()
        return game

    # -- questions ------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat that draws next (if nobody knocks) or plays now; -1 between rounds and after the game."""
        return self.table.turn

    @property
    def over(self) -> bool:
        """Whether the game has its winners."""
        return self.table.over

    @property
    def pile(self) -> list[int]:
        """The draw pile, its top card last."""
        return list(self.stack[len(self.stack) - self.table.pile :])[::-1]

    @property
    def history(self) -> list[Dealt]:
        """All rounds that were dealt, the running one last."""
        return [*self.past, self._dealt()] if self.past is not None and len(self.deck_row) else []

    def _dealt(self) -> Dealt:
        """The running round."""
        return Dealt(self.table.dealer, self.deck_row, self.turned, self.table.moves)

    @property
    def knockers(self) -> tuple[int, ...]:
        """Who may knock now (P10-V3)."""
        return self.table.knockers()

    def moves(self) -> Moves:
        """All legal moves, of every seat that may move."""
        return Moves(lambda: listing.moves(self), self.why_not)

    def why_not(self, move: Move | str) -> Refusal | None:
        """The clause that a move breaks; None if it is legal."""
        read = self.rules.notation.read(move) if isinstance(move, str) else move
        if read is None:
            return unreadable("phase10", move)
        if not self.table.pile and read.verb in ("draw", "take"):
            return self._before_turning(read)
        return self._refusal(read)

    def _refusal(self, move: Move) -> Refusal | None:
        turn = self.table.turn
        return checks.why_not(self.table, self.hands[turn].cards_row if turn >= 0 else vec[i64](), move)

    def _before_turning(self, move: Move) -> Refusal | None:
        """Why not draw or take when the draw pile is empty: only the game knows how the pile will be turned."""
        if self.table.step == KNOCK:
            return self._after_window().why_not(move)
        refusal = self._refusal(move)
        if refusal is None and move.verb == "draw" and not self._turned_order():
            return Refusal("P10-09", "pile-not-turned")
        return refusal

    def _after_window(self) -> "Phase10":
        """The game as it continues if nobody knocks; only then is the top card of the turned pile known."""
        twin = self.copy()
        twin.close_window()
        return twin

    def read(self, text: str) -> Move:
        """The move that a text means, legal or not; raises `Refused` if it cannot be read."""
        return readable("phase10", text, self.rules.read_move(text))

    def view(self, seat: int) -> View:
        """Everything a seat may know, as of now."""
        return View(seat, self.table.copy(), self.hands[seat].copy())

    def watch(self, seat: int) -> View:
        """The same as `view`, but follows the game."""
        return View(seat, self.table, self.hands[seat])

    def result(self) -> dict[str, Any]:
        """The result so far, as a record holds it."""
        return scoring.result(self.table)

    def copy(self) -> "Phase10":
        """An independent copy, with the same chance ahead of it."""
        table = self.table.copy()
        twin = Phase10(self.rules, table.players, chance=self.chance, table=table)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.stack, twin.deck_row = self.stack, self.deck_row
        twin.turned, twin.past = self.turned, self.past
        return twin

    def _state(self) -> list[object]:
        return [self.table, [hand.cards for hand in self.hands], self.pile]

    # -- play -----------------------------------------------------------------------------------------------

    def play(self, move: Move | str) -> None:
        """Play a move; raises `Refused` with the clause if it is not legal, and changes nothing then."""
        self.make(self.read(move) if isinstance(move, str) else move)

    def make(self, move: Move) -> None:
        """The same for a parsed move."""
        table, act, seat = self.table, move.act, move.seat
        if move.part != table.step or seat != table.turn:
            self._pass_window(move)
        moves = table.moves
        if self.past is not None:
            moves.append(move)
        try:
            if act == DISCARDS:
                self._discard(seat, move.kind)
            elif act == DRAWS:
                self._draw(seat)
            elif act == HITS:
                self._hit(seat, move.kind, move.group, move.end)
            elif act == TAKES:
                self._take(seat)
            elif act == LAYS:
                self._lay(move)
            elif act == SKIPS:
                self._skip(seat, move.to)
            else:
                self._knock(move)
        except Refused:
            if self.past is not None:
                moves.pop()
            raise

    def _pass_window(self, move: Move) -> None:
        """A move that is not due now: illegal, unless it knocks or closes the knock window."""
        refusal = self.why_not(move)
        if refusal is not None:
            raise Refused(refusal)
        if move.verb != "knock":
            self.close_window()

    # -- what moves do, when it is time for them; the rest is checked here -------------------------------------

    def _draw(self, seat: i64) -> None:
        """P10-07: the top card of the draw pile, which nobody else sees."""
        table = self.table
        hand = self.hands[seat]
        if not table.pile and not self._turn_pile():  # only with `turn_pile = "on_draw"` it can be empty here
            raise Refused(Refusal("P10-09", "pile-not-turned"))
        kind = self.stack[-table.pile]
        table.pile -= 1
        hand.add(kind)
        if table.turnings:
            hand.drawn_row = append(hand.drawn_row[:], kind)
            table.since_row = append(table.since_row, seat * SEAT)
        table.sizes_row[seat] = len(hand.cards_row)
        table.step = PLAY

    def _take(self, seat: i64) -> None:
        """P10-07: the top card of the discard pile."""
        if refusal := checks.take(self.table):
            raise Refused(refusal)
        self._take_top(seat)

    def _take_top(self, seat: i64) -> None:
        """The top discard goes into a hand; everybody sees it."""
        table, hand = self.table, self.hands[seat]
        kind = table.discards_row[-1]
        if IN_WORDS:
            table.discards_row = pop(table.discards_row)[0]
        else:
            table.discards_row.pop()
        hand.add(kind)
        table.known_row = append(table.known_row, seat * SEAT + kind)
        table.sizes_row[seat] = len(hand.cards_row)
        table.step = PLAY

    def _knock(self, move: Move) -> None:
        """P10-V3: the knocker gets the card and plays a whole turn; skips of those jumped over stay."""
        table = self.table
        if refusal := checks.knock(table, move):
            raise Refused(refusal)
        table.bar(move.seat)
        table.turn = move.seat
        table.lost = ()
        self._take_top(move.seat)

    def _lay(self, move: Move) -> None:
        """P10-16: the whole phase goes down in one move."""
        table, seat = self.table, move.seat
        laid = checks.lay(table, self.hands[seat].cards_row, move)
        if not isinstance(laid, checks.Lay):
            raise Refused(laid)
        self._put_groups(seat, move.number, laid.groups, laid.rest)

    def _lay_first(self, seat: i64) -> None:
        """For playouts: lay the only phase that is open to a seat in the first way that the kernel finds, unchecked.

        The hand must be known to be complete (`Hand.only`).
        """
        contract, hand = self.table.open[seat][0], self.hands[seat]
        assert hand.only is not None
        layout = hand.only.layout(hand.cards_row)
        self._put_groups(seat, contract.number, contract.placed(seat, layout), layout.rest)

    def _put_groups(self, seat: i64, number: i64, groups: list[Group], rest: Row) -> None:
        table = self.table
        table.lay_down(seat, number, groups)
        if self.rules.free_order and not table.playoff:
            table.standing = scoring.with_phase(table.standing, seat, number)
        self.hands[seat].keep(rest)
        table.sizes_row[seat] = len(rest)
        if table.turnings or len(table.known_row):
            self._show_all(seat, groups)
        if table.playoff:
            self._end_round("P10-36", winner=int(seat))
        elif not len(rest):
            self._end_round("P10-31")

    def _show_all(self, seat: i64, groups: list[Group]) -> None:
        """What the others learn from a lay."""
        table = self.table
        if table.turnings or table.is_known(seat):
            for group in groups:
                for kind in group.row():
                    if table.turnings or seat * SEAT + kind in table.known_row:
                        self._show(seat, kind)

    def _show(self, seat: i64, kind: i64) -> None:
        """What the others learn from a card that leaves a hand: it was a known one, or one that nobody had seen."""
        table, card = self.table, seat * SEAT + kind
        if card in table.known_row:
            table.known_row = remove(table.known_row, card)
        elif table.turnings:
            table.since_row = append(table.since_row, card + 1)

    def _hit(self, seat: i64, kind: i64, number: i64, end: str) -> None:
        """P10-24: a card joins any group on the table."""
        table, hand = self.table, self.hands[seat]
        if refusal := checks.hit(table, hand.cards_row, seat, kind, number, end):
            raise Refused(refusal)
        self._put_down(seat, kind)
        group = table.groups[number]
        table.grow(number, group.form.grown(group, kind, end))
        if not len(hand.cards_row):
            self._end_round("P10-31")

    def _put_down(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand, seen by all."""
        table, hand = self.table, self.hands[seat]
        hand.remove(kind)
        table.sizes_row[seat] = len(hand.cards_row)
        if table.turnings or seat * SEAT + kind in table.known_row:
            self._show(seat, kind)

    def _discard(self, seat: i64, kind: i64) -> None:
        """P10-10: the discard ends the turn."""
        if refusal := checks.discard(self.table, self.hands[seat].cards_row, seat, kind):
            raise Refused(refusal)
        self._put_away(seat, kind)

    def _put_away(self, seat: i64, kind: i64) -> None:
        """The same unchecked, for playouts: the card must be there, and a skip only if it may be discarded."""
        table = self.table
        if kind == self.rules.deck.skip:
            table.bar_only(seat)  # it opens no window, but it is a discard
        self._put_down(seat, kind)
        if IN_WORDS:
            table.discards_row = append(table.discards_row, kind)
        else:
            table.discards_row.append(kind)
        self._end_turn(seat, kind)

    def _skip(self, seat: i64, to: i64) -> None:
        """P10-26: a skip ends the turn in front of an opponent; as the last card it has no effect (P10-29)."""
        table, hand, skip = self.table, self.hands[seat], self.rules.deck.skip
        if refusal := checks.skip(table, hand.cards_row, seat, to):
            raise Refused(refusal)
        self._put_down(seat, skip)
        if len(hand.cards_row):
            table.skips |= 1 << int(to)
        self._end_turn(seat, skip)

    # -- the flow of a round ----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Continue after chance had no answer yet: with the next deal, or the turning of the pile."""
        if self.table.step == TURN:
            self.table.step = DRAW if self._turn_pile() else TURN
        elif self.table.step == OVER and not self.over:
            self._deal()

    def _deal(self) -> None:
        """P10-34, P10-03: the whole deck is shuffled and dealt, one card at a time from the dealer's left; the next
        card is turned up. The deal moves on to the left, and the player after the dealer begins (P10-04).
        """
        table = self.table
        shuffled = self.chance.deck(self.rules.deck, round=table.round + 1)
        if shuffled is None:
            return
        if self.past is not None and len(self.deck_row):
            self.past += (self._dealt(),)
        self.deck_row = deck = vec[i64](shuffled)
        self.turned = ()
        table.open_round()
        order, number = table.dealt[table.dealer], self.rules.deal
        dealt = number * len(order)
        if table.playoff:
            for hand in self.hands:
                hand.deal(vec[i64]())
        for place, seat in enumerate(order):
            self.hands[seat].deal(every(deck, place, dealt, len(order)))
            table.sizes_row[seat] = number
        table.discards_row = append(room_for(USUAL), deck[dealt])
        self.stack = deck
        table.pile = len(deck) - dealt - 1
        table.step = DRAW
        table.turn = order[0]
        if self.rules.first_card_skips and deck[dealt] == self.rules.deck.skip:  # P10-05
            table.lost, table.first_lost, table.turn = (int(order[0]),), True, table.following[order[0]]

    def _end_turn(self, seat: i64, kind: i64) -> None:
        """A discard or skip has ended the turn: usually the next player draws."""
        table, rules = self.table, self.rules
        table.turns += 1
        if not table.sizes_row[seat]:
            self._end_round("P10-31")
        elif table.turns == rules.turn_limit:
            self._end_round("P10-11")
        elif table.skips or table.lost or rules.knocking or not table.pile:
            self._next_question(seat, kind)
        else:
            table.after = seat
            table.turn = table.following[seat]
            table.step = DRAW

    def _next_question(self, seat: i64, kind: i64) -> None:
        """The same when more may happen: a window opens, turns are lost, the pile is turned."""
        table = self.table
        table.after = seat
        table.lost, table.first_lost = (), False
        if self.rules.knocking and kind != self.rules.deck.skip:
            table.step = KNOCK
            lost = checks.lost_before_draw(table)
            table.turn = table.following[lost[-1] if lost else seat]
        else:
            self._next_turn()

    def close_window(self) -> None:
        """Nobody knocks: only now lost turns and the turning of the pile happen (P10-V3b)."""
        if self.table.step == KNOCK:
            self.table.bar_only(self.table.after)
            self._next_turn()

    def _next_turn(self) -> None:
        """Find who draws next. A player with a skip before them puts it away and loses the turn (P10-28)."""
        table = self.table
        seat = table.following[table.after]
        while table.skips >> seat & 1:
            table.skips ^= 1 << int(seat)
            table.lost += (int(seat),)
            used = vec[i64]([self.rules.deck.skip])
            discards = table.discards_row
            table.discards_row = extend(discards, used) if self.rules.used_skip_on_top else extend(used, discards)
            seat = table.following[seat]
        table.turn = seat
        table.step = DRAW
        if table.knocked == seat:
            table.knocked = -1
        if not table.pile and not self.rules.turn_on_draw and not self._turn_pile():
            table.step = TURN

    def _turned_order(self) -> list[int]:
        """The order that chance gives the discard pile; empty if it has none yet, or one of other cards."""
        table = self.table
        discards = table.discards
        shuffled = self.chance.turned(self.rules.deck, discards, round=table.round, event=table.turnings)
        turned = list(shuffled) if shuffled is not None else []
        return turned if sorted(turned) == sorted(discards) else []

    def _turn_pile(self) -> bool:
        """P10-09: the whole discard pile becomes the draw pile, and its new top card is turned up; False if chance does
        not know how.
        """
        table, turned = self.table, self._turned_order()
        if not turned:
            return False
        discards = sorted(turned)
        self.turned += (turned,)
        table.turnings += 1
        table.discards_row = vec[i64]([turned[0]])
        self.stack = row_of(turned)
        table.pile = len(turned) - 1
        unknown = tuple([size - len(known) for size, known in zip(table.sizes, table.known, strict=True)])
        discards.remove(turned[0])
        table.turning = Turning(tuple(discards), unknown)
        table.since_row = vec[i64]()
        for hand in self.hands:
            hand.drawn_row = vec[i64]()
        return True

    def _end_round(self, clause: str, winner: int = -1) -> None:
        scoring.end_round(self.table, self.hands, clause=clause, winner=winner)
        if not self.over:
            self._deal()
