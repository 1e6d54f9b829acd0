"""`sharp`: counts. It knows how many unseen cards help its hand, and how likely the next player waits for a discard.

It throws away what leaves most unseen cards helping and what the next player hardly wants, lays so that most of the
other cards can be hit, puts wilds where they open the way for more, and skips the player who is nearest to the end of a
round.
"""

from collections.abc import Sequence
from random import Random

from zehn.cards.notation import Move
from zehn.games.phase10 import View, checks
from zehn.games.phase10.table import PLAY
from zehn.kernel.reach import Reach
from zehn.players.common.player import Budget
from zehn.players.common.reasons import Reason
from zehn.players.phase10.greedy import Greedy
from zehn.players.phase10.hitting import best_groups, best_hit, best_lay, left_over
from zehn.players.phase10.opponent_hands import LikelyHands
from zehn.players.phase10.reasons import why_away, why_from_pile, why_let_go
from zehn.refusals import Refusal

#: How much of what a discard leaves is lost if the next player wants the card.
DANGER = 0.7

#: What a point in the hand weighs against an unseen card that helps; more where only points count (P10-V1).
POINTS, POINTS_ONLY = 0.3, 0.6

#: The cost, in points, of discarding a card that somebody wants, once the own phase is down.
GIFT = 20


class Sharp(Greedy):
    """Counts what helps, and what would help others."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.guessed: list[LikelyHands] = []

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        self.guessed = []
        if view.table.step == PLAY and not view.table.laid[view.seat]:
            reach = self.nearest_of(view, view.reaches())
            return self.discard(view, reach) if reach.missing else self.lay(view, reach)
        return super().choose(view, budget)

    # -- taking up ---------------------------------------------------------------------------------------------

    def wants_top(self, view: View) -> bool:
        """Whether the top discard lowers the missing cards, or can be hit: once down, or when the phase will lie."""
        table, seat = view.table, view.seat
        if not table.discards or table.laid[seat]:
            return super().wants_top(view)
        reach = self.nearest_of(view, view.reaches())
        return reach.wanted(table.top) if reach.missing else self._fits_after_lay(view, reach)

    def _fits_after_lay(self, view: View, reach: Reach) -> bool:
        """Whether the top discard will fit a group when the complete phase has been laid."""
        table = view.table
        _, groups = best_groups(view, reach, ())
        return not left_over([*table.groups, *groups], [table.top], table.rules.deck.wild)

    def nearest_of(self, view: View, reaches: Sequence[Reach]) -> Reach:
        """Of several open phases the nearest, then the hardest, then the one that more unseen cards improve."""
        if len(reaches) == 1:
            return reaches[0]
        unseen = view.unseen_row()
        return max(reaches, key=lambda reach: (-reach.missing, reach.compiled.need, reach.outs(unseen)))

    # -- putting down ------------------------------------------------------------------------------------------

    def lay(self, view: View, reach: Reach) -> Move:
        return best_lay(view, reach, _unseen(view))

    def hit(self, view: View) -> Move | None:
        return best_hit(view, _unseen(view))

    def discard(self, view: View, reach: Reach | None) -> Move:
        """What leaves most and gives least."""
        cards = self.from_anywhere(view.cards)
        if reach is not None:
            cards = reach.spares(cards) or cards
        return self.put_away(view, max(dict.fromkeys(cards), key=lambda kind: self.rating(view, reach, kind)))

    def rating(self, view: View, reach: Reach | None, kind: int) -> float:
        """How good it is to discard a card: in points once the phase is down, before that in unseen cards that help."""
        rules = view.table.rules
        if reach is None:
            return rules.points[kind] - GIFT * self.danger(view, kind)
        kept = self.outs_without(view, reach, kind) * (1 - DANGER * self.danger(view, kind))
        return kept + (POINTS_ONLY if rules.fixed_rounds else POINTS) * rules.points[kind]

    def outs_without(self, view: View, reach: Reach, kind: int) -> int:
        """How many unseen cards still lower what is missing when a card has been given away."""
        reach.remove(kind)
        helping = reach.outs(view.unseen_row())
        reach.add(kind)
        return helping

    def danger(self, view: View, kind: int) -> float:
        """How likely the players who may take a discard want it."""
        if kind == view.table.rules.deck.skip:
            return 0.0
        if not self.guessed:
            self.guessed = [self.hands_of(view, rival) for rival in takers(view)]
        safe = 1.0
        for hands in self.guessed:
            safe *= 1 - hands.chance(kind)
        return 1 - safe

    def hands_of(self, view: View, rival: int) -> LikelyHands:
        """What an opponent may be waiting for."""
        return LikelyHands(view, rival, self.rng)

    def victim(self, view: View, free: list[int]) -> int:
        """Whom to skip: those whose phase is down, then who holds the fewest cards, then who is ahead in the game."""
        table, standing = view.table, view.table.standing
        return min(
            free,
            key=lambda seat: (
                not table.laid[seat],
                table.sizes[seat],
                -len(standing.done[seat]),
                standing.totals[seat],
            ),
        )

    # -- reasons -----------------------------------------------------------------------------------------------

    def why(self, view: View, move: str) -> Reason | None:
        """The numbers by which it chose the move."""
        table = view.table
        made = table.rules.notation.read(move)
        if made is None:
            return why_let_go(view) if not move else None
        reach = None if table.laid[view.seat] else self.nearest_of(view, view.reaches())
        if made.verb == "discard" and len(view.cards) > 1:
            return self._why_discard(view, made, reach)
        if made.verb in ("take", "knock") and reach and not reach.missing:
            return Reason("take-soon", {"card": table.rules.deck.names[table.top]})
        if made.verb in ("draw", "take", "knock"):
            helping = reach.outs(view.unseen_row()) if reach else 0
            return why_from_pile(view, reach, helping, take=made.verb != "draw")
        return why_put_down(view, made) or why_away(view, made, reach, 0)

    def _why_discard(self, view: View, made: Move, reach: Reach | None) -> Reason | None:
        """What the hand keeps, and who could use the card."""
        table, kind = view.table, made.kind
        numbers: dict[str, str | int] = {
            "card": table.rules.deck.names[kind],
            "points": table.rules.points[kind],
            "name": table.players[takers(view)[0]] if takers(view) else "",
            "chance": round(100 * self.danger(view, kind)),
        }
        helping = self.outs_without(view, reach, kind) if reach else 0
        if not numbers["name"] or (reach and not reach.spare(kind)):
            return why_away(view, made, reach, helping)
        if reach is None:
            return Reason("discard-down", numbers)
        number = table.open[view.seat][view.reaches().index(reach)].number
        return Reason("discard-counted", {**numbers, "outs": helping, "phase": number})


def why_put_down(view: View, made: Move) -> Reason | None:
    """Why to lay, hit or skip in just this way, where it makes a difference."""
    table, wild = view.table, view.table.rules.deck.wild
    if made.verb == "lay":
        laid = checks.lay(table, view.hand.cards_row, made)
        if isinstance(laid, Refusal):
            return None
        rest = left_over([*table.groups, *laid.groups], [*laid.rest], wild)
        return Reason("lay-left", {"phase": made.number, "left": len(rest)})
    if made.verb == "hit":
        group = table.groups[made.group]
        groups = [*table.groups[: made.group], group.form.grown(group, made.kind, made.end)]
        groups += table.groups[made.group + 1 :]
        rest = list(view.cards)
        rest.remove(made.kind)
        more = len(rest) - len(left_over(groups, rest, wild))
        return Reason("hit-opens", {"card": table.rules.deck.names[made.kind], "more": more}) if more else None
    if made.verb == "skip" and table.laid[made.to]:
        return Reason("skip-down", {"name": table.players[made.to], "cards": table.sizes[made.to]})
    return None


def takers(view: View) -> list[int]:
    """Who may take up what this seat discards: the next who has a turn; everybody, where players knock (P10-V3)."""
    table = view.table
    rivals = table.rivals[view.seat]
    if table.rules.knocking:
        return rivals
    return [seat for seat in rivals if not table.skips >> seat & 1][:1]


def _unseen(view: View) -> list[int]:
    return list(view.unseen_row())
