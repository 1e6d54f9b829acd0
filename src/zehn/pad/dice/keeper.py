"""Counting the phase dice game: turn by turn, both bonuses, the last go, and alone."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from zehn.games.chance import Script
from zehn.games.dice import DiceGame, scoring
from zehn.games.dice.notation import DiceMove
from zehn.games.dice.points import DicePhase
from zehn.games.dice.rules import DiceRules
from zehn.games.dice.table import Table
from zehn.pad.common.keeper import Fault, Keeper, Score, Scores, is_count
from zehn.pad.dice import outlook, paper
from zehn.pad.dice.throws import read_dice
from zehn.refusals import Refusal, Refused

#: Nobody notes more phases in one turn.
MOST_NOTED = 99


class DiceKeeper(Keeper[Table]):
    """A score is a turn: the phases that were `noted` in it, in order, each as its points or as the ten dice. None are
    noted in a failed attempt; in a last go (DICE-13) the turn ends with the first phase that is not noted. Alone, an
    attempt may have been `declined` (DICE-17).
    """

    late: ClassVar = "DICE-14"
    paper: ClassVar = paper
    keys: ClassVar = ("noted", "declined")

    def begin(self, rules: DiceRules, players: tuple[str, ...], dealer: int) -> Table:
        """DICE-01: nobody deals, and seat 0 begins."""
        table = Table(rules, players)
        scoring.open_round(table)
        scoring.begin_turn(table, 0)
        return table

    def wrong_score(self, score: Score) -> str:
        noted = score.get("noted", [])
        if not isinstance(noted, list) or len(noted) > MOST_NOTED:
            return "noted"
        if not all(is_count(one) or (isinstance(one, str) and len(one) <= 80) for one in noted):
            return "noted"
        return "" if type(score.get("declined", False)) is bool else "declined"

    def count(self, table: Table, rounds: Sequence[Scores], fresh: frozenset[tuple[int, int]]) -> list[Fault]:
        faults: list[Fault] = []
        counted: set[tuple[int, int]] = set()
        while not table.over:
            place = (table.round, table.turn)
            score = rounds[place[0]][place[1]] if place[0] < len(rounds) else None
            if score is None:
                break
            counted.add(place)
            faults += [Fault(*place, refusal) for refusal in _turn(table, place[1], score)]
        return faults + list(_left_out(table, rounds, counted))

    # -- what follows -----------------------------------------------------------------------------------------

    def totals(self, table: Table) -> tuple[int, ...]:
        return tuple(column.total for column in table.columns)

    def done(self, table: Table) -> tuple[tuple[int, ...], ...]:
        numbers = [phase.number for phase in table.rules.phases]
        return tuple(tuple(numbers[: len(column.phases)]) for column in table.columns)

    def winners(self, table: Table) -> tuple[int, ...]:
        return table.winners

    def dealer(self, table: Table) -> int:
        return table.turn

    def result(self, table: Table) -> dict[str, Any]:
        return scoring.result(table)

    doubt: ClassVar = 4

    def chances(self, table: Table) -> list[float] | None:
        return outlook.chances(table)

    def game(self, table: Table) -> DiceGame:
        return DiceGame.imagined(table.copy(), Script())

    def next_scores(self, table: Table) -> list[dict[str, Any] | None]:
        waiting: list[dict[str, Any] | None] = [None] * len(table.players)
        if not table.over:
            waiting[table.turn] = _asked(table)
        return waiting

    def asked_in(
        self, rules: DiceRules, players: tuple[str, ...], dealer: int, rounds: Sequence[Scores], round: int
    ) -> list[dict[str, Any] | None]:
        found: list[dict[str, Any] | None] = [None] * len(players)
        for seat in range(len(players)):
            table = self.begin(rules, players, dealer)
            self.count(table, [*rounds[:round], [*rounds[round][:seat], *[None] * (len(players) - seat)]], frozenset())
            if (table.round, table.turn) == (round, seat):
                found[seat] = _asked(table)
        return found

    def rounds_of(self, game: DiceGame) -> list[list[Score | None]]:
        noted = [iter([phase.points for phase in column.phases]) for column in game.table.columns]
        stage = [0] * len(noted)
        seats = range(len(noted))
        found = [[_told(game, seat, moves, noted[seat], stage) for seat in seats] for moves in game.history]
        while found and not any(score is not None for score in found[-1]):
            found.pop()
        return found

    def may_lay(self, table: Table, seat: int, asked: Mapping[str, Any]) -> dict[str, Any]:
        """DICE-10: what ten dice are worth, by default to the phase that is due."""
        phases = [phase for phase in table.rules.phases if phase.number == asked.get("phase")]
        phase = phases[0] if phases else table.phase(seat)
        if phase is None:
            raise Refused(Refusal("DICE-14", "game-over"))
        faces = read_dice(table.rules, phase, str(asked.get("cards", "")))
        points = _points_of(phase, faces)
        chosen = set(phase.chosen(faces))
        return {"phase": phase.number, "points": points, "counts": sorted(chosen)}


def _turn(table: Table, seat: int, score: Score) -> Iterator[Refusal]:
    """One turn: phases are noted one after another as long as there are any, and in a last go until one fails."""
    last_go = table.finisher >= 0
    for place, one in enumerate(score.get("noted", [])):
        refusal = _note(table, seat, one, further=place > 0 and not last_go)
        if refusal is not None:
            yield refusal
            break
    column = table.columns[seat]
    if not column.ended and (table.finisher >= 0 or not score.get("noted")):
        yield from _fail(table, seat, score)
    scoring.end_turn(table)


def _note(table: Table, seat: int, told: int | str, *, further: bool) -> Refusal | None:
    """DICE-08, DICE-10: a phase is noted, if its points can be."""
    phase = table.phase(seat)
    if phase is None:
        return Refusal("DICE-13", "dice-ended", seat=seat)
    if further:
        return Refusal("DICE-08", "pad-one-phase", player=table.players[seat])
    try:
        points = _points_of(phase, read_dice(table.rules, phase, told)) if isinstance(told, str) else told
    except Refused as refused:
        return refused.refusal
    most = table.rules.most[table.stage(seat)]
    if points > most or not phase.can_score(table.rules.dice, points):
        return Refusal("DICE-10", "pad-dice-most" if points > most else "pad-dice-sum", **_figures(phase, points, most))
    scoring.note(table, seat, points)
    return None


def _figures(phase: DicePhase, points: int, most: int) -> dict[str, int]:
    return {"phase": phase.number, "points": points, "most": most}


def _points_of(phase: DicePhase, faces: tuple[int, ...]) -> int:
    points = phase.points(faces)
    if points < 0:
        raise Refused(Refusal("DICE-08", "dice-not-made", phase=phase.number))
    return points


def _fail(table: Table, seat: int, score: Score) -> Iterator[Refusal]:
    """DICE-09, DICE-17: nothing more is noted; only who plays alone may have agreed that declining costs nothing."""
    if not score.get("declined"):
        scoring.fail(table, seat)
    elif not (table.alone and table.rules.free_decline):
        scoring.fail(table, seat)
        yield Refusal("DICE-17", "pad-declined")


def _left_out(table: Table, rounds: Sequence[Scores], counted: set[tuple[int, int]]) -> Iterator[Fault]:
    """Turns that are written down although nobody has them."""
    for number, scores in enumerate(rounds):
        for seat, score in enumerate(scores):
            if score is not None and (number, seat) not in counted:
                yield Fault(number, seat, _why_not(table, seat))


def _why_not(table: Table, seat: int) -> Refusal:
    if table.over:
        return Refusal("DICE-14", "round-late")
    if table.columns[seat].ended:
        return Refusal("DICE-13", "pad-ended", player=table.players[seat])
    return Refusal("DICE-01", "pad-turn", player=table.players[table.turn])


def _asked(table: Table) -> dict[str, Any]:
    """What the player whose turn it is tries, and up to how many points it brings; all phases of a last go."""
    stage = table.stage(table.turn)
    open_phases = [phase.number for phase in table.rules.phases][stage:]
    most = list(table.rules.most)[stage:]
    last = table.finisher >= 0
    colours = [not phase.demands for phase in table.rules.phases[stage:]]
    count = len(open_phases) if last else 1
    return {"phases": open_phases[:count], "most": most[:count], "colours": colours[:count], "last": last}


def _told(game: DiceGame, seat: int, moves: Sequence[DiceMove], noted: Iterator[int], stage: list[int]) -> Score | None:
    """The turn of a seat in a round of a game that was played; None if it did not end."""
    points: list[int] = []
    score: dict[str, Any] = {}
    faces: Sequence[int] = ()
    ended = False
    for move in [move for move in moves if move.seat == seat]:
        faces = move.faces or faces
        if move.verb == "score":
            points.append(next(noted))
            stage[seat] += 1
            ended = True
        elif move.verb == "pass":
            phase = game.rules.phases[stage[seat]]
            free = game.rules.free_decline and game.table.alone and phase.points(faces) >= 0
            score, ended = ({"declined": True} if free else {}), True
    return score | {"noted": points} if ended else None
