"""The phase dice game at a live table."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from zehn.cards.notation import read_head
from zehn.games.chance import Chance, Script, Shuffled
from zehn.games.dice import DiceGame, DiceRules, DiceView
from zehn.games.dice.dice import COLOURS, NAMES, write_throw
from zehn.games.dice.notation import read_move, subset
from zehn.games.dice.rulebook import chapters, phase_words
from zehn.games.dice.table import OVER, ROLL, Table
from zehn.players import Player
from zehn.players.dice.steady import nearest
from zehn.record.dice import ToldThrows
from zehn.refusals import Refusal, Refused
from zehn.tables.boards.board import Board, Book, Memo
from zehn.tables.boards.dice.bots import LIVE_PLAYERS
from zehn.tables.boards.dice.questions import preview, question
from zehn.tables.boards.dice.states import (
    AttemptEnd,
    HandState,
    KeptDice,
    LastAttempt,
    NotedPhase,
    PublicState,
    Question,
    SeatState,
    SheetBonus,
    SheetPhase,
    SheetState,
)  # fmt: skip
from zehn.tables.boards.dice.views import STEPS, seen
from zehn.words import Words


class InTheCup(Script):
    """Chance that throws no dice by itself: only when a player throws, and then as `source` says."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source
        self.throw_of: tuple[int, int] = (-1, -1)
        self.kept: Shuffled = None

    def fallen(self, game: DiceGame) -> Shuffled:
        """What all ten dice would show if they were thrown now; None before the round has its seed.

        It is asked several times for every throw, and is a dozen hashes.
        """
        table = game.table
        if self.kept is None or self.throw_of != (table.round, table.throws):
            self.throw_of = (table.round, table.throws)
            self.kept = self.source.throw(game.rules.dice.faces, round=table.round, event=table.throws)
        return self.kept


class DiceBoard(Board[DiceGame]):
    """The phase dice game. A seat throws by `roll`, without faces: these come from the seed and the nonces alone."""

    game: ClassVar = "dice"
    state_type: ClassVar = PublicState
    hand_type: ClassVar = HandState
    secret_hands: ClassVar = False
    undoable: ClassVar = frozenset({"keep"})
    players: ClassVar = LIVE_PLAYERS
    not_on_device: ClassVar = {"solver": "wait", "racer": "tables"}
    background_job: ClassVar = "zehn.server.bots.dice"

    def new(self, rules: DiceRules, players: Sequence[str], *, chance: Chance, dealer: int) -> DiceGame:
        """DICE-01: seat 0 begins, and nobody deals."""
        return DiceGame(rules, players, chance=InTheCup(chance))

    def resume(self, game: DiceGame, chance: Chance) -> None:
        game.chance = InTheCup(chance)

    def try_out(self, rules: DiceRules) -> None:
        rng = Random(1)
        for phase in rules.phases:
            for _ in range(3):
                faces = [rng.choice(die) for die in rules.dice.faces]
                phase.points(faces)
                phase.chosen(faces)
                nearest(phase, faces)
        self.sheet(rules)

    def sheet(self, rules: DiceRules) -> SheetState:
        sheet = rules.sheet
        return SheetState(
            rules=rules.written(),
            colours=list(COLOURS),
            dice=rules.dice.written,
            phases=[
                SheetPhase(phase.number, phase.contract.text, most)
                for phase, most in zip(rules.phases, rules.most, strict=True)
            ],
            rolls=rules.rolls,
            five=SheetBonus(sheet.after, sheet.least_for_five, sheet.five_bonus),
            ten=sheet.ten_bonus,
            fail=sheet.fail,
            settings=rules.value,
        )

    def book(self, rules: DiceRules, words: Words) -> Book:
        phases = {str(phase.number): phase_words(phase, words) for phase in rules.phases}
        return Book(words("dice-title"), chapters(rules, words), phases)

    # -- questions ------------------------------------------------------------------------------------------

    def asked(self, game: DiceGame) -> Sequence[int]:
        return (game.table.turn,) if self.dealt(game) else ()

    def dealt(self, game: DiceGame) -> bool:
        """A round is dealt as soon as it has its seed and its nonces; in a replay, as soon as the replay gets there."""
        if game.table.step == OVER:
            return False
        if isinstance(game.chance, ToldThrows):
            return game.table.round < game.chance.opened
        return _cup(game).fallen(game) is not None

    def written(self, game: DiceGame, move: str) -> str:
        """A `roll` gets its faces here, and only here."""
        seat, verb, words = read_head(move)
        if verb != "roll":
            meant = read_move(move)
            return str(meant) if meant else super().written(game, move)
        if words:
            raise Refused(Refusal("TABLE", "dice-told"))
        fallen = _cup(game).fallen(game)
        if fallen is None:
            raise Refused(Refusal("TABLE", "not-playing"))
        return f"{seat} roll {write_throw(_with_kept(game.table, fallen))}"

    def question(self, view: DiceView) -> Question | None:
        return question(view)

    def preview(self, view: DiceView, move: str) -> AttemptEnd | KeptDice | None:
        return preview(view, move)

    def choose(self, player: Player, view: DiceView) -> str:
        return f"{view.seat} roll" if view.table.step == ROLL else str(player.choose(view))

    def adviser(self, game: DiceGame) -> str:
        """Alone the solver knows best, against others the racer; without their tables, both know what cannot lose."""
        return "solver" if game.table.alone else "racer"

    # -- what is shown ----------------------------------------------------------------------------------------------

    def public_state(self, game: DiceGame, memo: Memo | None = None) -> PublicState:
        table = game.table
        points, phase = table.points(), table.phase(table.turn) if table.turn >= 0 else None
        return PublicState(
            round=table.round,
            turn=table.turn,
            step=STEPS[table.step],
            faces=[NAMES[face] for face in table.faces],
            kept=list(subset(table.kept)),
            rolls=table.rolls,
            points=points if points >= 0 else None,
            counts=list(phase.chosen(table.faces)) if phase and points >= 0 else [],
            throws=table.throws,
            ready=table.ready,
            seats=[_seat_state(table, seat) for seat in range(len(table.players))],
            scores=[list(scores) for scores in table.rounds],
            finisher=table.finisher,
            last_round=table.last_round,
            winners=list(table.winners),
            last=_last(game),
        )

    def hand(self, view: DiceView) -> HandState:
        return HandState()

    def view(
        self,
        rules: DiceRules,
        players: Sequence[str],
        seat: int,
        state: PublicState,
        hand: HandState,
        moves: Sequence[str],
    ) -> DiceView:
        return seen(rules, players, seat, state, moves)


def _cup(game: DiceGame) -> InTheCup:
    assert isinstance(game.chance, InTheCup)
    return game.chance


def _with_kept(table: Table, fallen: Sequence[int]) -> list[int]:
    """What the dice show after a throw; kept dice stay as they are."""
    return [table.faces[die] if table.kept >> die & 1 else face for die, face in enumerate(fallen)]


def _seat_state(table: Table, seat: int) -> SeatState:
    column, phase = table.columns[seat], table.phase(seat)
    return SeatState(
        phase=phase.number if phase else 0,
        phases=[NotedPhase(noted.points, noted.total) for noted in column.phases],
        total=column.total,
        five=column.five,
        ten=column.ten,
        failed=column.failed,
        off=column.off,
        ended=column.ended,
        gained=table.gained[seat],
    )


def _last(game: DiceGame) -> LastAttempt | None:
    """The last attempt that has ended, found in the moves of this round and the one before."""
    moves = [move for played in game.history[-2:] for move in played]
    while moves and moves[-1].verb not in ("score", "pass"):
        moves.pop()
    if not moves:
        return None
    end, thrown = moves[-1], next(move for move in reversed(moves) if move.verb == "roll")
    column = game.table.columns[end.seat]
    noted = end.verb == "score"
    phase = game.rules.phases[len(column.phases) - noted]
    return LastAttempt(
        end.seat, phase.number, [NAMES[face] for face in thrown.faces], column.phases[-1].points if noted else None
    )
