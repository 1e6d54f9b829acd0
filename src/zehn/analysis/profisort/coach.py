"""The coach of Profi-Sort: imagined worlds, finished by a bot that works on several tasks."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from zehn.analysis.card_coach import CardCoach
from zehn.analysis.coach import TURNS, Spot
from zehn.analysis.findings import Sample
from zehn.analysis.judging import Trials
from zehn.analysis.playouts import RestOfRound, players_for, reseed
from zehn.analysis.profisort.choices import choices, kind_of
from zehn.analysis.profisort.helping import helping_cards
from zehn.analysis.profisort.standing import standing_chances
from zehn.analysis.profisort.whys import why_better
from zehn.cards.notation import Move
from zehn.games.profisort import ProfiSort, View
from zehn.games.profisort.hand import Hand
from zehn.games.profisort.table import FINISH, Table
from zehn.players.common.reasons import Reason

#: Worlds for the chance meter; the moves after which a round is abandoned.
METER, LONGEST = 60, 2000


class SortCoach(CardCoach):
    """Looks at a game round by round."""

    bot: ClassVar = "steady"
    usual: ClassVar = 200
    waiting_budget: ClassVar = 60
    on_device: ClassVar = 30

    def worth(self, table: Table) -> list[float]:
        return standing_chances(table)

    def public(self, game: ProfiSort) -> View:
        return View(-1, game.table, Hand())

    def public_values(self, game: ProfiSort, spot: Spot) -> list[float]:
        if game.table.step == FINISH:  # somebody ends the round in this turn, with cards that no onlooker can guess
            return standing_chances(game.table)
        return super().public_values(game, spot)

    def chances(self, view: View, spot: Spot, worlds: int, *, fresh: bool) -> list[float]:
        return self.played_out(view, spot.seed(self.asked, "chances"), worlds)

    def compared(self, view: View, move: Move, spot: Spot) -> tuple[Sequence[Any], Trials]:
        moves = choices(view, move)
        return moves, self.playouts(view, moves, spot.seed(self.asked, "worlds"))

    def kind(self, view: View, move: Move) -> str:
        return kind_of(view, move)

    def drawn(self, view: View, card: int, spot: Spot) -> float | None:
        trials = self.playouts(view, [view.table.rules.notation.draw[spot.seat]], spot.seed(self.asked, "drawn"))
        sample = Sample()
        for _ in range(self.worlds(0.06)):
            trials.imagine()
            usual = trials.tried(0)
            _put_on_top(trials.world, view.seat, card)
            sample.add(trials.tried(0) - usual)
        return sample.mean

    def why(self, view: View, played: Move, best: Move, spot: Spot) -> Reason | None:
        return why_better(view, played, best)

    def meter(self, game: ProfiSort, seat: int) -> list[float]:
        view = game.view(seat)
        if view.table.laid[seat] or game.turn < 0:
            return []
        seed = Spot(view.table.round, view.table.turns, seat).seed(self.asked, "meter")
        counts = [0] * TURNS
        rng, worlds = Random(seed), view.worlds(Random(seed + 1))
        players = players_for(view.table, self.bot, seed)
        for _ in range(METER):
            world = next(worlds)
            world.chance = RestOfRound(rng.getrandbits(32))
            reseed(players, rng.getrandbits(32))
            first = _turn_of_laying(world, seat, players)
            for turn in range(first - 1, TURNS) if first else ():
                counts[turn] += 1
        return [count / METER for count in counts]

    def helping(self, view: View) -> list[dict[str, Any]]:
        return [missing.written() for missing in helping_cards(view)]


def _put_on_top(world: ProfiSort, seat: int, card: int) -> None:
    """Make this card the next draw: it swaps places with the top card."""
    drawn = world.pile[-1]
    world.pile[-1] = card
    if card in world.pile[:-1]:
        world.pile[world.pile.index(card)] = drawn
        return
    for other, hand in enumerate(world.hands):
        if other != seat and card in hand.cards and card != drawn:
            hand.remove([card])
            hand.add(drawn)
            return


def _turn_of_laying(world: ProfiSort, seat: int, players: Sequence[Any]) -> int:
    """In which of its own turns a seat lays its first task; 0 if it does not."""
    table, turns, number = world.table, 0, -1
    for _ in range(LONGEST):
        if table.turn < 0 or table.laid[seat]:
            break
        if table.turn == seat and table.turns != number:
            turns, number = turns + 1, table.turns
        world.play(players[table.turn].choose(world.watch(table.turn)))
    return turns if table.laid[seat] else 0
