"""The phase dice game at a live table."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from msgspec import Raw, json

from zehn.cards.notation import read_head
from zehn.games.chance import Chance, Script, Shuffled
from zehn.games.dice import DiceGame, DiceRules, DiceView, scoring
from zehn.games.dice.dice import COLOURS, DICE, NAMES, POINTS, write_throw
from zehn.games.dice.notation import read_move, subset
from zehn.games.dice.rulebook import dice_chapters, phase_words
from zehn.games.dice.table import OVER, ROLL, Table
from zehn.players import Player
from zehn.players.dice.steady import nearest
from zehn.record.dice import ToldThrows
from zehn.refusals import Refusal, Refused
from zehn.tables.boards.board import Board, Book
from zehn.tables.boards.dice.bots import LIVE_PLAYERS
from zehn.tables.boards.dice.states import (
    BonusFace,
    EndFace,
    Face,
    HandFace,
    KeepFace,
    LastFace,
    NotedFace,
    PhaseFace,
    QuestionFace,
    SeatFace,
    SheetFace,
)  # fmt: skip
from zehn.tables.boards.dice.views import STEPS, seen
from zehn.words import Words

_read_face = json.Decoder(Face).decode


class InTheCup(Script):
    """Chance that lets no die fall by itself: a throw comes when its player throws, and then as `source` says."""

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
    secret_hands: ClassVar = False
    undoable: ClassVar = frozenset({"keep"})
    players: ClassVar = LIVE_PLAYERS
    errand: ClassVar = "zehn.server.bots.dice_tables"

    def rules(self, settings: Mapping[str, Any]) -> DiceRules:
        return DiceRules.read(settings)

    def wrong(self, rules: DiceRules, players: Sequence[str]) -> Refusal | None:
        return rules.wrong_players(players)

    def new(self, rules: DiceRules, players: Sequence[str], *, chance: Chance, dealer: int) -> DiceGame:
        """DICE-01: seat 0 begins, whoever would deal."""
        return DiceGame(rules, players, chance=InTheCup(chance))

    def try_out(self, rules: DiceRules) -> None:
        rng = Random(1)
        for phase in rules.phases:
            for _ in range(3):
                faces = [rng.choice(die) for die in rules.dice.faces]
                phase.points(faces)
                phase.chosen(faces)
                nearest(phase, faces)
        self.sheet(rules)

    def sheet(self, rules: DiceRules) -> SheetFace:
        sheet = rules.sheet
        return SheetFace(
            rules=rules.written(),
            colours=list(COLOURS),
            dice=rules.dice.written,
            phases=[
                PhaseFace(phase.number, phase.contract.text, most)
                for phase, most in zip(rules.phases, rules.most, strict=True)
            ],
            rolls=rules.rolls,
            five=BonusFace(sheet.after, sheet.least_for_five, sheet.five_bonus),
            ten=sheet.ten_bonus,
            fail=sheet.fail,
            settings=rules.value,
        )

    def book(self, rules: DiceRules, words: Words) -> Book:
        phases = {str(phase.number): phase_words(phase, words) for phase in rules.phases}
        return Book(words("dice-title"), dice_chapters(rules, words), phases)

    # -- questions ------------------------------------------------------------------------------------------

    def asked(self, game: DiceGame) -> Sequence[int]:
        return (game.table.turn,) if self.dealt(game) else ()

    def dealt(self, game: DiceGame) -> bool:
        """A round is dealt as soon as it has its seed and its nonces; in a game that is told again, once it is told."""
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

    def question(self, view: DiceView) -> QuestionFace | None:
        table, seat = view.table, view.seat
        if seat != table.turn:
            return None
        if table.step == ROLL:
            return QuestionFace("roll", [f"{seat} roll"], left=table.rules.rolls - table.rolls)
        left, phase, made = table.rules.rolls - table.rolls, table.phase(seat), table.points() >= 0
        assert phase is not None
        return QuestionFace(
            "choose",
            [f"{seat} score"] * made + [f"{seat} pass"],
            keeps=list(range(DICE)) if left else [],
            left=left,
            useful=sorted(nearest(phase, table.faces)) if left else [],
            score=_end(view, note=True) if made else None,
            decline=_end(view, note=False),
        )

    def preview(self, view: DiceView, move: str) -> EndFace | KeepFace | None:
        """What a move would bring; of a throw nobody can know it."""
        read = read_move(move)
        if read is None or read.verb == "roll":
            return None
        return _kept(view, read.dice) if read.verb == "keep" else _end(view, note=read.verb == "score")

    def choose(self, player: Player, view: DiceView) -> str:
        return f"{view.seat} roll" if view.table.step == ROLL else str(player.choose(view))

    def adviser(self, game: DiceGame) -> str:
        """Alone the solver knows best, against others the racer; without their tables, both know what cannot lose."""
        return "solver" if game.table.alone else "racer"

    # -- faces ----------------------------------------------------------------------------------------------

    def face(self, game: DiceGame) -> Face:
        table = game.table
        points, phase = table.points(), table.phase(table.turn) if table.turn >= 0 else None
        return Face(
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
            seats=[_seat_face(table, seat) for seat in range(len(table.players))],
            scores=[list(scores) for scores in table.rounds],
            finisher=table.finisher,
            last_round=table.last_round,
            winners=list(table.winners),
            last=_last(game),
        )

    def hand(self, view: DiceView) -> HandFace:
        return HandFace()

    def view(
        self, rules: DiceRules, players: Sequence[str], seat: int, face: Raw, hand: Raw, moves: Sequence[str]
    ) -> DiceView:
        return seen(rules, players, seat, _read_face(face), moves)


def _cup(game: DiceGame) -> InTheCup:
    assert isinstance(game.chance, InTheCup)
    return game.chance


def _with_kept(table: Table, fallen: Sequence[int]) -> list[int]:
    """What the dice show after a throw: those that are kept stay as they are."""
    return [table.faces[die] if table.kept >> die & 1 else face for die, face in enumerate(fallen)]


def _end(view: DiceView, *, note: bool) -> EndFace:
    """The pad after an attempt has ended, on a copy of the table."""
    table, seat = view.table.copy(), view.seat
    before, points = table.columns[seat], table.points()
    if note:
        scoring.note(table, seat, points)
    else:
        scoring.pass_on(table, seat)
    after = table.columns[seat]
    return EndFace(
        points if note else None,
        after.total,
        after.five if before.five is None else None,
        after.ten if before.ten is None else None,
        after.off - before.off,
    )


def _kept(view: DiceView, dice: Sequence[int]) -> KeepFace:
    """What some dice are good for if nothing else falls."""
    phase, faces = view.table.phase(view.seat), [view.table.faces[die] for die in dice]
    assert phase is not None
    chosen = phase.chosen(faces)
    fits = chosen or nearest(phase, faces)
    points = sum(POINTS[faces[place]] for place in chosen) if chosen else None
    return KeepFace(sorted(dice[place] for place in fits), phase.need - len(fits), points)


def _seat_face(table: Table, seat: int) -> SeatFace:
    column, phase = table.columns[seat], table.phase(seat)
    return SeatFace(
        phase=phase.number if phase else 0,
        phases=[NotedFace(noted.points, noted.total) for noted in column.phases],
        total=column.total,
        five=column.five,
        ten=column.ten,
        failed=column.failed,
        off=column.off,
        ended=column.ended,
        gained=table.gained[seat],
    )


def _last(game: DiceGame) -> LastFace | None:
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
    return LastFace(
        end.seat, phase.number, [NAMES[face] for face in thrown.faces], column.phases[-1].points if noted else None
    )
