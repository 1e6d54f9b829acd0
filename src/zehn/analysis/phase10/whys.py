"""Why one move of the phase cards is better than another: the number that speaks for it most clearly.

The sentences are in `coach_reasons.ftl` as `why-coach-KEY`.
"""

from zehn.analysis.phase10.helping import helping_cards
from zehn.analysis.phase10.quick import Memories
from zehn.cards.notation import Move
from zehn.games.phase10 import View
from zehn.players.common.reasons import Reason
from zehn.players.phase10.sharp import takers

#: The smallest differences worth mentioning: in helping cards, in the chance that the next player wants a card, in
#: points.
HELPS, WANTED, POINTS = 2, 0.15, 5


def why_better(view: View, played: Move, best: Move | None, memories: Memories) -> Reason | None:
    """The reason, in words that a player would use."""
    if best is None:
        return Reason("coach-let-go", {})
    if best.verb == "discard" and played.verb == "discard":
        return _why_discard(view, played.kind, best.kind, memories)
    return _why_verb(view, best)


def _why_verb(view: View, best: Move) -> Reason:
    """Why to do something else altogether."""
    table, names = view.table, view.table.rules.deck.names
    match best.verb:
        case "lay":
            return Reason("coach-lay", {"phase": best.number})
        case "hit":
            return Reason("coach-hit", {"card": names[best.kind], "points": table.rules.points[best.kind]})
        case "skip":
            return Reason("coach-skip", {"name": table.players[best.to], "cards": table.sizes[best.to]})
        case "take" | "knock":
            return Reason("coach-take", {"card": names[table.top]})
        case "draw":
            return _why_draw(view)
    return Reason("coach-keep-going", {"card": names[best.kind]})


def _why_draw(view: View) -> Reason:
    helping = helping_cards(view)
    if not helping or not helping[0].missing:
        return Reason("coach-draw-plain", {})
    return Reason("coach-draw", {"cards": sum(helping[0].helps.values()), "unseen": view.unseen().total()})


def _why_discard(view: View, played: int, best: int, memories: Memories) -> Reason:
    """Of two discards: which leaves more cards that help, which the next player wants less, which costs less."""
    names, points = view.table.rules.deck.names, view.table.rules.points
    cards = {"card": names[best], "other": names[played]}
    helping = {one.discard: one for one in helping_cards(view)}
    if helping:
        one, other = helping[names[best]], helping[names[played]]
        more, less = sum(one.helps.values()), sum(other.helps.values())
        if one.missing < other.missing:
            return Reason("coach-missing", {**cards, "missing": one.missing, "more": other.missing})
        if one.missing == other.missing and more - less >= HELPS:
            return Reason("coach-helping", {**cards, "more": more, "less": less})
    wants = [_wanted(view, kind, memories) for kind in (best, played)]
    if wants[1] - wants[0] >= WANTED:
        name = view.table.players[takers(view)[0]]
        return Reason("coach-wanted", {**cards, "name": name, "chance": round(100 * wants[1])})
    if points[best] - points[played] >= POINTS:
        return Reason("coach-points", {**cards, "points": points[best], "fewer": points[played]})
    return Reason("coach-rounds", cards)


def _wanted(view: View, kind: int, memories: Memories) -> float:
    """How likely the next player wants a card."""
    others = [memories[seat].chance(kind) for seat in takers(view)[:1] if seat in memories]
    return max(others, default=0.0)
