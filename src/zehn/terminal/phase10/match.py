"""A game of one person against bots: whose answer is awaited, and what the bots do. Knows no screen."""

from collections.abc import Sequence
from enum import Enum
from random import Random
from typing import NamedTuple

from zehn.cards.notation import Move
from zehn.games.chance import Chance, Seeded
from zehn.games.phase10 import Phase10, Rules
from zehn.games.phase10.table import DRAW, OVER
from zehn.players import LIVE, make_player
from zehn.refusals import Refusal
from zehn.terminal.phase10.story import ME, Story


class Ask(Enum):
    """Whose answer is awaited, and to what."""

    DRAW = "draw"
    PLAY = "play"
    KNOCK = "knock"
    BOT = "bot"
    PAD = "pad"
    OVER = "over"


class Ended(NamedTuple):
    """A finished round: which it was and what everyone had left in hand."""

    round: int
    left: tuple[str, ...]


class Match:
    """The game, its bots, its story. `play` is for the person, `advance` lets the bots go on by one step."""

    def __init__(
        self,
        rules: Rules,
        players: Sequence[str],
        bots: Sequence[str],
        *,
        seed: int,
        chance: Chance | None = None,
        dealer: int = 0,
    ) -> None:
        self.rules = rules
        self.bots = {seat: make_player("phase10", name, Random(seed * 8 + seat)) for seat, name in enumerate(bots, 1)}
        self.adviser = make_player("phase10", "steady", Random(seed))
        self.game = Phase10(rules, players, chance=chance or Seeded(seed), dealer=dealer)
        self.table = self.game.table
        self.me = self.game.watch(ME)
        self.story = Story(players)
        self.ended: list[Ended] = []
        self.asked: list[int] | None = None  # who has still to be asked about knocking
        self.pad_seen = True
        self._turnings = 0
        self._tell_deal()

    # -- whose answer -----------------------------------------------------------------------------------------

    @property
    def ask(self) -> Ask:
        """Whose answer is awaited."""
        table = self.table
        if not self.pad_seen:
            return Ask.PAD
        if table.over or table.step == OVER:
            return Ask.OVER
        if table.window:
            return Ask.KNOCK if self._knockers()[:1] == [ME] else Ask.BOT
        if table.turn != ME:
            return Ask.BOT
        return Ask.DRAW if table.step == DRAW else Ask.PLAY

    def _knockers(self) -> list[int]:
        """Who has still to be asked for this discard, in an order drawn from chance (P10-V3)."""
        table = self.table
        if self.asked is None:
            self.asked = self.game.chance.order(table.knockers(), round=table.round, event=table.turns)
        if self.asked == [ME] and table.turn == ME and self._old_top_stays() and table.following[table.after] == ME:
            return []  # all others let it go, and the next player may simply take it
        return self.asked

    def _old_top_stays(self) -> bool:
        """Whether the top discard will still lie there when the window has closed (P10-09)."""
        return self.table.pile > 0 or self.rules.turn_on_draw

    # -- the person -------------------------------------------------------------------------------------------

    def why_not(self, move: Move | str) -> Refusal | None:
        """Why the person may not play this."""
        refusal = self.me.why_not(move)
        if refusal is None or refusal.key != "other-seat":
            refusal = self.game.why_not(move)
        return refusal

    def play(self, move: Move | str) -> Refusal | None:
        """Play the person's move, or say why not."""
        refusal = self.why_not(move)
        if refusal is None:
            read = self.rules.notation.read(move) if isinstance(move, str) else move
            assert read is not None
            self._play(read)
        return refusal

    def let_go(self) -> None:
        """The person does not knock."""
        if self.ask is Ask.KNOCK and self.asked is not None:
            self.asked.remove(ME)
            self._close_if_all_asked()

    def hint(self) -> Move | None:
        """What `steady` would do in the person's place; None: let the card go."""
        view = self.game.view(ME)
        if self.ask is Ask.KNOCK:
            return self.rules.notation.knock[ME] if self.adviser.knocks(view) else None
        return self.adviser.choose(view, LIVE)

    # -- the bots ---------------------------------------------------------------------------------------------

    @property
    def bots_turn(self) -> bool:
        """Whether a bot is to move."""
        return self.ask is Ask.BOT

    def advance(self) -> None:
        """The bots go on by one step: one is asked about knocking, or one moves."""
        if self.table.window:
            self._ask_next()
        else:
            seat = self.table.turn
            self._play(self.bots[seat].choose(self.game.watch(seat), LIVE))

    def _ask_next(self) -> None:
        """Ask bots for a knock until one does or the person is to be asked."""
        while self.asked and self.asked[0] != ME:
            seat = self.asked.pop(0)
            if self.bots[seat].knocks(self.game.watch(seat)):
                self._play(self.rules.notation.knock[seat])
                return
        self._close_if_all_asked()

    def _close_if_all_asked(self) -> None:
        if self.table.window and not self._knockers():
            self.asked = None
            self.game.close_window()
            self._tell_passage()

    # -- what is told -----------------------------------------------------------------------------------------

    def _play(self, move: Move) -> None:
        table = self.table
        rounds = len(table.standing.scores)
        was_playoff, left = table.playoff, self._hands_after(move)
        top = table.top
        self.game.play(move)
        self.asked = None
        if move.verb == "draw":
            self._tell_turned()
        self.story.act(move, card=self._card_told(move, top))
        if len(table.standing.scores) > rounds:
            self._tell_end(move, left, playoff=was_playoff)
        elif move.verb in ("discard", "skip") and not table.window:
            self._tell_passage()

    def _card_told(self, move: Move, top: int) -> str:
        names = self.rules.deck.names
        if move.verb in ("take", "knock"):
            return names[top]
        return names[self.me.cards[-1]] if move.verb == "draw" and move.seat == ME else ""

    def _hands_after(self, move: Move) -> list[list[int]]:
        """All hands without the cards that a move puts down: what is counted if the move ends the round."""
        hands = [hand.cards[:] for hand in self.game.hands]
        skip = (self.rules.deck.skip,) if move.verb == "skip" else ()
        for kind in (*move.cards, *skip, *(kind for spread in move.spreads for kind in spread.cards)):
            hands[move.seat].remove(kind)
        return hands

    def _tell_end(self, move: Move, left: list[list[int]], *, playoff: bool) -> None:
        number = len(self.table.standing.scores)
        key = "playoff-won" if playoff and move.verb == "lay" else "limit" if left[move.seat] else "out"
        self.story.note(key, move.seat, round=number)
        self.ended.append(Ended(number, tuple(self.rules.deck.write(sorted(cards)) for cards in left)))
        self.pad_seen = False
        self._turnings = 0
        if not self.table.over:
            self._tell_deal()

    def _tell_deal(self) -> None:
        table = self.table
        if table.playoff:
            names = ", ".join([table.players[seat] for seat in table.playing])
            self.story.note("playoff", names=names)
        self.story.note("deal", table.dealer, round=table.round + 1)
        self._tell_lost()

    def _tell_passage(self) -> None:
        """Between two turns: who lost theirs, and whether the pile was turned."""
        self._tell_lost()
        self._tell_turned()

    def _tell_turned(self) -> None:
        if self.table.turnings > self._turnings:
            self._turnings = self.table.turnings
            self.story.note("turned")

    def _tell_lost(self) -> None:
        for seat in self.table.lost:
            self.story.note("lost", seat)
