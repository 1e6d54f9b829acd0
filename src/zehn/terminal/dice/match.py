"""A game of dice of some people against bots: whose answer is awaited, and what the bots do. Knows no screen."""

from collections.abc import Sequence
from enum import Enum
from random import Random
from typing import NamedTuple

from zehn.cards.notation import Move
from zehn.games.chance import Chance, Script, Seeded
from zehn.games.dice import DiceGame, DiceRules
from zehn.games.dice.notation import DiceMove, keep, plain
from zehn.games.dice.table import ROLL
from zehn.players import make_player
from zehn.refusals import Refusal


class Ask(Enum):
    """Whose answer is awaited, and to what."""

    ROLL = "roll"
    CHOOSE = "choose"
    BOT = "bot"
    OVER = "over"


class Event(NamedTuple):
    """Something that happened, told in any language: the key of its words, the seat, and the rest."""

    key: str
    seat: int
    details: dict[str, object]


class DiceMatch:
    """The game, its bots, its story. People have the first seats; dice are thrown when a player throws them."""

    def __init__(
        self,
        rules: DiceRules,
        players: Sequence[str],
        bots: Sequence[str],
        *,
        seed: int,
        chance: Chance | None = None,
    ) -> None:
        self.rules = rules
        self.people = len(players) - len(bots)
        self.bots = [make_player("dice", name, Random(seed * 8 + seat)) for seat, name in enumerate(bots, self.people)]
        self.adviser = make_player("dice", "steady", Random(seed))
        self.chance = chance or Seeded(seed)
        self.game = DiceGame(rules, players, chance=Script())
        self.table = self.game.table
        self.events = [Event("d-log-round", -1, {"round": 1})]

    @property
    def ask(self) -> Ask:
        """Whose answer is awaited."""
        if self.game.over:
            return Ask.OVER
        if self.table.turn >= self.people:
            return Ask.BOT
        return Ask.ROLL if self.table.step == ROLL else Ask.CHOOSE

    def is_me(self, seat: int) -> bool:
        """Whether words can speak to a seat: one person sits at the terminal, and it is theirs."""
        return self.people == 1 and seat == 0

    # -- what people and bots do ------------------------------------------------------------------------------

    def throw(self, kept: Sequence[int]) -> Refusal | None:
        """Set some dice aside, if any lie there, and throw the others; or say why not."""
        if self.table.step != ROLL:
            refusal = self.play(keep(self.table.turn, tuple(sorted(kept))))
            if refusal is not None:
                return refusal
        self._fall()
        return None

    def end(self, verb: str) -> Refusal | None:
        """Note the phase (`score`) or nothing (`pass`); or say why not."""
        return self.play(plain(self.table.turn, verb))

    def hint(self) -> Move:
        """What `steady` would do in this place."""
        return self.adviser.choose(self.game.view(self.table.turn))

    @property
    def bots_turn(self) -> bool:
        """Whether a bot is to move."""
        return self.ask is Ask.BOT

    def advance(self) -> None:
        """A bot goes on by one step: it throws, or decides."""
        seat = self.table.turn
        if self.table.step == ROLL:
            self._fall()
        else:
            self.play(self.bots[seat - self.people].choose(self.game.watch(seat)))

    def play(self, move: Move) -> Refusal | None:
        """Play a move, or say why not."""
        refusal = self.game.why_not(move)
        if refusal is not None:
            return refusal
        assert isinstance(move, DiceMove)
        table = self.table
        rounds, finisher, worth = table.round, table.finisher, table.points()
        self.game.play(move)
        self._tell(move, worth)
        if table.finisher >= 0 > finisher and not table.over:
            self._note("d-log-finished", table.finisher)
        if table.round > rounds:
            self._note("d-log-round", -1, round=table.round + 1)
        return None

    def _fall(self) -> None:
        """The dice that are not kept fall as chance has it."""
        table = self.table
        thrown = self.chance.throw(self.rules.dice.faces, round=table.round, event=table.throws)
        assert thrown is not None
        faces = tuple(table.faces[die] if table.kept >> die & 1 else face for die, face in enumerate(thrown))
        self.play(DiceMove(table.turn, "roll", faces=faces))

    # -- what is told -----------------------------------------------------------------------------------------

    def _tell(self, move: DiceMove, worth: int) -> None:
        match move.verb:
            case "roll":
                fallen = [face for die, face in enumerate(move.faces) if not self.table.kept >> die & 1]
                self._note("d-log-roll", move.seat, faces=fallen)
            case "keep" if move.dice:
                self._note("d-log-keep", move.seat, count=len(move.dice))
            case "score":
                self._note("d-log-score", move.seat, points=worth)
            case "pass":
                self._note("d-log-pass", move.seat)

    def _note(self, key: str, seat: int, **details: object) -> None:
        self.events.append(Event(key, seat, details))
