"""What coaches of card games share: the flow of a round with deals, draws and hidden hands."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from zehn.analysis.coach import Coach, Spot
from zehn.analysis.findings import Decision, Luck, Other
from zehn.analysis.judging import Judged, Trials, judge
from zehn.analysis.playouts import Playouts, RestOfRound, players_for
from zehn.players import play_game
from zehn.players.common.reasons import Reason

#: The share of the budget that goes into worlds for the luck of a deal, of a draw, and for an onlooker's estimate.
DEAL, DRAWN, LOOK = 0.25, 0.06, 0.05


class CardCoach(Coach):
    """A coach for a card game. Where there is nothing faster, `bot` finishes imagined rounds."""

    bot: ClassVar[str] = "steady"

    @abstractmethod
    def worth(self, table: Any) -> list[float]:
        """What a table is worth to each seat after a round."""

    @abstractmethod
    def chances(self, view: Any, spot: Spot, worlds: int, *, fresh: bool) -> list[float]:
        """How likely each seat is to win, judged from one seat; `fresh`: nobody has moved in this round."""

    @abstractmethod
    def public(self, game: Any) -> Any:
        """The view of an onlooker, who sees the public table and no hand."""

    @abstractmethod
    def compared(self, view: Any, move: Any, spot: Spot) -> tuple[Sequence[Any], Trials]:
        """The candidate moves, the played one first, and the worlds to try them in."""

    @abstractmethod
    def kind(self, view: Any, move: Any) -> str:
        """What was to be decided."""

    @abstractmethod
    def drawn(self, view: Any, card: int, spot: Spot) -> float | None:
        """How much better the drawn card was for a seat than the average card; None if that cannot be computed."""

    @abstractmethod
    def why(self, view: Any, played: Any, best: Any, spot: Spot) -> Reason | None:
        """Why one move is better than another, in numbers."""

    def worlds(self, part: float) -> int:
        """The number of worlds for a share of the budget."""
        return max(8, round(part * self.asked.budget))

    def deal(self, game: Any, round: int) -> list[Luck]:
        """Each hand, compared with all hands that could have been dealt when this card was turned up."""
        worlds, seats = self.worlds(DEAL), range(len(game.table.players))
        usual = self.chances(self.public(game), Spot(round, 0, -1), worlds, fresh=True)
        found = []
        for seat in seats:
            if game.table.sizes[seat]:
                own = self.chances(game.view(seat), Spot(round, 0, seat), worlds, fresh=True)
                found.append(Luck(round, 0, seat, own[seat] - usual[seat], "deal"))
        return found

    def decision(self, game: Any, spot: Spot, move: Any) -> Decision | None:
        view = game.view(spot.seat)
        moves, trials = self.compared(view, move, spot)
        judged = judge(trials, len(moves), 0, self.asked.budget)
        best = moves[judged.best]
        why = self.why(view, move, best, spot) if judged.best else None
        return Decision(
            *spot[:2],
            spot.seat,
            str(move),
            _text(best),
            judged.value,
            judged.cost,
            _others(moves, judged),
            len(moves) == 1,
            self.kind(view, move),
            why,
        )

    def luck(self, before: Any, after: Any, spot: Spot, move: Any) -> Luck | None:
        if move.verb != "draw":
            return None
        worth = self.drawn(before.view(spot.seat), after.hands[spot.seat].cards[-1], spot)
        return None if worth is None else Luck(*spot, worth, "draw")

    def public_values(self, game: Any, spot: Spot) -> list[float]:
        if game.turn < 0:
            return self.worth(game.table)
        return self.chances(self.public(game), spot, self.worlds(LOOK), fresh=False)

    def result(self, game: Any) -> list[float]:
        return self.worth(game.table)

    def played_out(self, view: Any, seed: int, worlds: int) -> list[float]:
        """How likely each seat is to win, from rounds that bots finish."""
        rng = Random(seed)
        source, players = view.worlds(rng), players_for(view.table, self.bot, seed)
        sums = [0.0] * len(players)
        for _ in range(worlds):
            world = next(source)
            world.chance = RestOfRound(rng.getrandbits(32))
            play_game(world, players)
            for seat, chance in enumerate(self.worth(world.table)):
                sums[seat] += chance
        return [total / worlds for total in sums]

    def playouts(self, view: Any, moves: Sequence[Any], seed: int) -> Playouts:
        """Moves tried with the engine."""
        return Playouts(view, moves, seed, self.worth, self.bot)


def _text(move: Any) -> str:
    """A move as in a record; empty if the seat lets a chance pass."""
    return "" if move is None else str(move)


def _others(moves: Sequence[Any], judged: Judged) -> tuple[Other, ...]:
    return tuple(Other(_text(moves[number]), cost) for number, cost in judged.others)
