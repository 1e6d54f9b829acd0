"""The coach of the dice game. It imagines nothing but counts all throws, so its figures are exact."""

from zehn.analysis.coach import Coach, Spot
from zehn.analysis.dice.attempts import Attempt, attempt_of, key_of, text_of
from zehn.analysis.dice.standing import chances, has_numpy, plain_programme, programme_of
from zehn.analysis.dice.whys import why_better
from zehn.analysis.findings import Decision, Luck, Other, exact
from zehn.games.dice import DiceGame, DiceRules
from zehn.games.dice.notation import DiceMove
from zehn.games.dice.table import CHOOSE
from zehn.players.dice.racer import ALL_PRICES

#: How many other moves are reported.
OTHERS = 3

#: Moves that differ by less are equally good.
EQUAL = 1e-9


class DiceCoach(Coach):
    """For one player in points, exactly; for several in chances to win, from the solved race."""

    @classmethod
    def ready(cls, rules: DiceRules, players: int) -> bool:
        from zehn.solver.plain.solo import plain_solver

        if not has_numpy():
            return players == 1 and plain_solver(rules) is not None
        from zehn.solver.tables import race_at_once, solver_at_once

        return solver_at_once(rules) if players == 1 else race_at_once(rules, ALL_PRICES)

    def unit(self, players: int) -> str:
        return "points" if players == 1 else "chance"

    def start(self, game: DiceGame) -> float:
        if not game.table.alone:
            return super().start(game)
        first = game.rules.phases[0].number
        return programme_of(game.table, 0).value(first) if has_numpy() else plain_programme(game.rules).value(first)

    def deal(self, game: DiceGame, round: int) -> list[Luck]:
        return []

    def decision(self, game: DiceGame, spot: Spot, move: DiceMove) -> Decision | None:
        if game.table.step != CHOOSE or move.verb == "roll":
            return None
        attempt = attempt_of(game.table)
        played = key_of(move)
        values = attempt.values(*([int(played)] if played.isdigit() else []))
        most = max(values.values())
        best = played if most - values[played] <= EQUAL else max(values, key=lambda key: values[key])
        return Decision(
            *spot[:2],
            spot.seat,
            str(move),
            str(move) if best == played else text_of(spot.seat, best),
            self._worth(game, attempt, most),
            exact(attempt.slope * (most - values[played])),
            _others(attempt, values, played, spot.seat),
            len(values) == 1,
            move.verb,
            why_better(attempt, values, played, best) if best != played else None,
        )

    def _worth(self, game: DiceGame, attempt: Attempt, most: float) -> float:
        return most if game.table.alone else chances(game.table)[attempt.seat]

    def luck(self, before: DiceGame, after: DiceGame, spot: Spot, move: DiceMove) -> Luck | None:
        if move.verb != "roll":
            return None
        attempt = attempt_of(before.table)
        luck = attempt.slope * (attempt_of(after.table).value() - attempt.value())
        return Luck(*spot, luck, "throw")

    def public_values(self, game: DiceGame, spot: Spot) -> list[float]:
        if not game.table.alone:
            return chances(game.table)
        return [float(game.table.columns[0].total) if game.over else attempt_of(game.table).value()]

    def result(self, game: DiceGame) -> list[float]:
        return self.public_values(game, Spot(0, 0, 0))


def _others(attempt: Attempt, values: dict[str, float], played: str, seat: int) -> tuple[Other, ...]:
    """The best of the other moves; of equally good keeps, the first."""
    most = max(values.values())
    ranked = sorted((key for key in values if key != played), key=lambda key: -values[key])
    return tuple(Other(text_of(seat, key), exact(attempt.slope * (most - values[key]))) for key in ranked[:OTHERS])
