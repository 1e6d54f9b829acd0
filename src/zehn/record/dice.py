"""Records of the dice game: only the moves of each round, throws included."""

from collections.abc import Sequence
from typing import Any, ClassVar

from zehn.games.chance import Script
from zehn.games.dice import DiceGame
from zehn.games.dice.checks import read
from zehn.games.dice.notation import DiceMove, mask_of, read_move
from zehn.games.fair import Fair
from zehn.record.common import Record, Recorder, Round
from zehn.refusals import Refusal


class ToldThrows(Script):
    """Chance without throws: each `roll` in the record names its faces. `opened` counts the rounds of the record."""

    def __init__(self) -> None:
        super().__init__()
        self.opened = 0


class DiceRecorder(Recorder[DiceGame]):
    """A round is one turn of every seat that still plays; nobody deals."""

    early: ClassVar = "DICE-04"
    late: ClassVar = "DICE-14"

    def start(self, record: Record) -> DiceGame:
        return DiceGame(record.rules, record.players, chance=ToldThrows())

    def round_over(self, game: DiceGame) -> bool:
        assert isinstance(game.chance, ToldThrows)
        return game.table.round == game.chance.opened

    def open_round(self, game: DiceGame, round: Round) -> Refusal | None:
        assert isinstance(game.chance, ToldThrows)
        game.chance.opened += 1
        return None

    def play(self, game: DiceGame, move: str) -> Refusal | None:
        """A readable move after the last one of a round is too late, whatever it is."""
        if not game.over and self.round_over(game) and not isinstance(read(move), Refusal):
            return Refusal("DICE-04", "dice-round-over")
        return super().play(game, move)

    def proven(self, record: Record, number: int, fair: Fair) -> bool:
        """Whether the dice thrown (not kept) in a round fell as the proof says."""
        before = [read(move) for entry in record.rounds[:number] for move in entry.moves]
        event = sum(isinstance(move, DiceMove) and move.verb == "roll" for move in before)
        kept = 0
        for move in map(read_move, record.rounds[number].moves):
            assert move is not None
            if move.verb == "roll":
                fallen = fair.throw(record.rules.dice.faces, round=0, event=event) or ()
                dice = enumerate(zip(move.faces, fallen, strict=True))
                if any(shown != thrown for die, (shown, thrown) in dice if not kept >> die & 1):
                    return False
                event += 1
            kept = mask_of(move.dice)
        return True

    def rounds(self, game: DiceGame) -> list[dict[str, Any]]:
        if len(game.history) <= game.table.round:
            raise ValueError("an imagined game has no record")
        return [{"moves": [str(move) for move in moves]} for moves in _begun(game.history)]

    def thrown(self, game: DiceGame, move: str) -> str:
        _, verb, *words = move.split()
        return words[0] if verb == "roll" else ""


def _begun(history: Sequence[list[Any]]) -> Sequence[list[Any]]:
    """All rounds in which something has happened."""
    return history[:-1] if history and not history[-1] else history


RECORDER = DiceRecorder()
