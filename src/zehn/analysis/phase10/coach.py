"""The coach of the phase cards: quick rounds where possible, else the engine and a bot."""

from collections.abc import Sequence
from typing import Any, ClassVar

from zehn.analysis.card_coach import CardCoach
from zehn.analysis.coach import TURNS, Asked, Spot
from zehn.analysis.findings import Sample
from zehn.analysis.judging import Trials
from zehn.analysis.phase10.choices import Choices, kind_of
from zehn.analysis.phase10.helping import helping_cards
from zehn.analysis.phase10.quick import EverySeat, Memories, hands_for, memories_of, onlooker, quick_trials, waiting
from zehn.analysis.phase10.standing import chance_after, standing_chances
from zehn.analysis.phase10.whys import why_better
from zehn.cards.notation import Move
from zehn.games.phase10 import Phase10, View
from zehn.games.phase10.table import Table
from zehn.players.common.reasons import Reason
from zehn.players.phase10.fast_round import DRAW
from zehn.players.phase10.round_search import RoundSearch, round_search

#: Hands that an onlooker imagines for a seat, and worlds for the chance meter.
PUBLIC_HANDS, METER = 24, 400


class Phase10Coach(CardCoach):
    """Looks at a game round by round, and estimates the other hands once in a turn."""

    bot: ClassVar = "steady"
    usual: ClassVar = 2400

    def __init__(self, asked: Asked) -> None:
        super().__init__(asked)
        self.thought: tuple[tuple[int, ...], Memories] | None = None

    def worth(self, table: Table) -> list[float]:
        return standing_chances(table)

    def public(self, game: Phase10) -> View:
        return onlooker(game)

    def chances(self, view: View, spot: Spot, worlds: int, *, fresh: bool) -> list[float]:
        seed, table = spot.seed(self.asked, "chances"), view.table
        others = table.rivals[view.seat] if view.seat >= 0 else range(len(table.players))
        thought = dict.fromkeys(others) if fresh else memories_of(view, seed, PUBLIC_HANDS)
        found = EverySeat(view, thought, seed).chances(worlds)
        if found is None:
            found = self.played_out(view, seed, worlds) if view.seat >= 0 else standing_chances(table)
        return found

    def compared(self, view: View, move: Move, spot: Spot) -> tuple[Sequence[Any], Trials]:
        memories = self.memories(view, spot)
        choices = Choices(view, memories)
        moves = choices.moves(move)
        seed = spot.seed(self.asked, "worlds")
        trials = quick_trials(view, choices.contract, moves, memories, seed)
        return moves, trials or self.playouts(view, moves, seed)

    def memories(self, view: View, spot: Spot) -> Memories:
        """What the others may hold, estimated once in a turn."""
        key = (spot.round, view.table.turns, view.table.turn, spot.seat)
        if self.thought is None or self.thought[0] != key:
            seed = Spot(spot.round, view.table.turns, spot.seat).seed(self.asked, "hands")
            self.thought = (key, memories_of(view, seed, hands_for(self.asked.budget)))
        return self.thought[1]

    def kind(self, view: View, move: Move) -> str:
        return kind_of(view, move)

    def drawn(self, view: View, card: int, spot: Spot) -> float | None:
        seed = spot.seed(self.asked, "drawn")
        memories = self.memories(view, spot)
        base = waiting(view, seed)
        search = round_search(base, Choices(view, memories).contract, memories, seed)
        return None if search is None else _luck_of(search, spot.seat, card, self.worlds(0.06))

    def why(self, view: View, played: Move, best: Move | None, spot: Spot) -> Reason | None:
        return why_better(view, played, best, self.memories(view, spot))

    def meter(self, game: Phase10, seat: int) -> list[float]:
        view = game.view(seat)
        if view.table.laid[seat] or game.turn < 0:
            return []
        seed = Spot(view.table.round, view.table.turns, seat).seed(self.asked, "meter")
        return EverySeat(view, memories_of(view, seed), seed).laid_by(seat, TURNS, METER)

    def helping(self, view: View) -> list[dict[str, Any]]:
        return [missing.written() for missing in helping_cards(view)]


def _luck_of(search: RoundSearch, seat: int, card: int, worlds: int) -> float:
    """How much better a card is for the seat than the average draw, in the same worlds."""
    sample, fast = Sample(), search.fast
    for _ in range(worlds):
        search.imagine()
        fast.play(seat, DRAW, 0)
        usual = chance_after(search, fast, seat)
        fast.draw_next(seat, card)
        fast.look()
        fast.play(seat, DRAW, 0)
        sample.add(chance_after(search, fast, seat) - usual)
    return sample.mean
