"""What a move does: the flow of an attempt, of a turn, of the last go."""

from collections.abc import Sequence
from typing import Any

from zehn.cards.notation import Move
from zehn.games.chance import Chance
from zehn.games.dice import checks, listing, scoring
from zehn.games.dice.notation import DiceMove, mask_of
from zehn.games.dice.rules import DiceRules
from zehn.games.dice.table import CHOOSE, ROLL, Table
from zehn.games.dice.view import DiceView
from zehn.games.game import Moves, readable
from zehn.games.values import GameValue
from zehn.refusals import Refusal, Refused


class DiceGame(GameValue):
    """A game of phase dice. Wherever dice are to be thrown the game asks chance, and writes a `roll` move itself.

    If chance does not know the throw (when a record is replayed, or real dice are thrown), the game waits for a `roll`.
    `history` has the moves of each round.
    """

    game = "dice"
    __slots__ = ("chance", "history", "rules", "table")

    def __init__(
        self, rules: DiceRules, players: Sequence[str], *, chance: Chance, dealer: int = 0, table: Table | None = None
    ) -> None:
        """A new game; or one in the middle, from its table: its record begins with this round.

        Nobody deals, and seat 0 begins: `dealer` is there because every game can be given one.
        """
        self.rules = rules
        self.chance = chance
        self.history: list[list[DiceMove]] = []
        if table is not None:
            self.table = table
            self.history.append(table.moves)
        else:
            self.table = Table(rules, tuple(players))
            scoring.open_round(self.table)
            scoring.begin_turn(self.table, 0)
            self._begin_turn()

    @classmethod
    def imagined(cls, table: Table, chance: Chance) -> "DiceGame":
        """A game in the middle, from its table; its record begins with this round."""
        return DiceGame(table.rules, table.players, chance=chance, table=table)

    # -- questions ------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat that throws or decides; -1 after the game."""
        return self.table.turn

    @property
    def over(self) -> bool:
        """Whether the game has its winners."""
        return self.table.over

    def moves(self) -> Moves:
        """All legal moves."""
        return Moves(lambda: listing.moves(self.table), self.why_not, lambda: listing.count(self.table))

    def why_not(self, move: Move | str) -> Refusal | None:
        """The clause that a move breaks; None if it is legal."""
        meant = checks.read(move)
        return meant if isinstance(meant, Refusal) else checks.why_not(self.table, meant)

    def read(self, text: str) -> Move:
        """The move that a text means, legal or not; raises `Refused` if it cannot be read."""
        return readable("dice", text, self.rules.read_move(text))

    def view(self, seat: int) -> DiceView:
        """Everything a seat may know, as of now."""
        return DiceView(seat, self.table.copy())

    def watch(self, seat: int) -> DiceView:
        """The same as `view`, but follows the game."""
        return DiceView(seat, self.table)

    def result(self) -> dict[str, Any]:
        """The result so far, as a record holds it."""
        return scoring.result(self.table)

    def copy(self) -> "DiceGame":
        """An independent copy, with the same chance ahead of it."""
        twin = DiceGame.imagined(self.table.copy(), self.chance)
        twin.history = [*self.history[:-1], twin.table.moves]
        return twin

    def _state(self) -> list[object]:
        return [self.table, self.history]

    # -- play -----------------------------------------------------------------------------------------------

    def play(self, move: Move | str) -> None:
        """Play a move; raises `Refused` with the clause if it is not legal, and changes nothing then."""
        meant = checks.read(move)
        if isinstance(meant, Refusal):
            raise Refused(meant)
        refusal = checks.why_not(self.table, meant)
        if refusal is not None:
            raise Refused(refusal)
        self._act(meant)

    def go_on(self) -> None:
        """Continue after chance had no answer yet."""
        if self.table.step == ROLL:
            self._ask_chance()

    def _act(self, move: DiceMove) -> None:
        self.table.moves.append(move)
        match move.verb:
            case "roll":
                self._roll(move)
            case "keep":
                self._keep(move)
            case "score":
                scoring.note(self.table, move.seat, self.table.points())
                self._after_note(move.seat)
            case "pass":
                scoring.pass_on(self.table, move.seat)
                self._end_turn()

    def _roll(self, move: DiceMove) -> None:
        table = self.table
        table.faces = move.faces
        table.step = CHOOSE
        table.rolls += 1
        table.throws += 1

    def _keep(self, move: DiceMove) -> None:
        """DICE-04: some dice are set aside, also ones that were thrown again before; the others are thrown."""
        self.table.kept = mask_of(move.dice)
        self.table.step = ROLL
        self._ask_chance()

    def _ask_chance(self) -> None:
        """Throw the dice that are not kept, if chance knows how they fall."""
        table = self.table
        thrown = self.chance.throw(self.rules.dice.faces, round=table.round, event=table.throws)
        if thrown is None:
            return
        faces = tuple(table.faces[die] if table.kept >> die & 1 else face for die, face in enumerate(thrown))
        self._act(DiceMove(table.turn, "roll", faces=faces))

    def _begin_turn(self) -> None:
        """The turn that `scoring` has begun; its moves belong to the history of its round."""
        if not self.history or self.history[-1] is not self.table.moves:
            self.history.append(self.table.moves)
        if not self.over:
            self._begin_attempt()

    def _begin_attempt(self) -> None:
        """DICE-04: all ten dice first."""
        table = self.table
        table.faces, table.kept, table.rolls, table.step = (), 0, 0, ROLL
        self._ask_chance()

    def _after_note(self, seat: int) -> None:
        """DICE-13: in a last go the next missing phase follows at once."""
        if self.table.finisher >= 0 and not self.table.columns[seat].ended:
            self._begin_attempt()
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        scoring.end_turn(self.table)
        self._begin_turn()
