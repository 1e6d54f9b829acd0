"""Why one move of Profi-Sort is better than another: the number that speaks for it most clearly."""

from zehn.analysis.profisort.helping import helping_cards
from zehn.cards.notation import Move
from zehn.games.profisort import View
from zehn.players.common.reasons import Reason

#: The smallest differences worth mentioning: in helping cards, in points.
HELPS, POINTS = 2, 3


def why_better(view: View, played: Move, best: Move) -> Reason | None:
    """The reason, in words that a player would use."""
    if best.verb == "discard" and played.verb == "discard":
        return _why_discard(view, played.kind, best.kind)
    table, names = view.table, view.table.rules.deck.names
    match best.verb:
        case "lay" | "repeat":
            return Reason("coach-lay-task", {"task": best.number})
        case "hit":
            points = sum(table.rules.points[kind] for kind in best.cards)
            return Reason("coach-hit", {"card": ", ".join(names[kind] for kind in best.cards), "points": points})
        case "take":
            return Reason("coach-take", {"card": names[table.top]})
        case "draw":
            return Reason("coach-draw-plain", {})
        case "give":
            return Reason("coach-give", {"name": table.players[best.to], "cards": table.sizes[best.to]})
        case "discard":
            return Reason("coach-keep-going", {"card": names[best.kind]})
    return Reason(f"coach-{best.verb}", {})


def _why_discard(view: View, played: int, best: int) -> Reason:
    names, points = view.table.rules.deck.names, view.table.rules.points
    cards = {"card": names[best], "other": names[played]}
    helping = {one.discard: one for one in helping_cards(view)}
    if names[best] in helping and names[played] in helping:
        one, other = helping[names[best]], helping[names[played]]
        more, less = sum(one.helps.values()), sum(other.helps.values())
        if one.missing < other.missing:
            return Reason("coach-missing-task", {**cards, "missing": one.missing, "more": other.missing})
        if one.missing == other.missing and more - less >= HELPS:
            return Reason("coach-helping", {**cards, "more": more, "less": less})
    if points[best] - points[played] >= POINTS:
        return Reason("coach-points", {**cards, "points": points[best], "fewer": points[played]})
    return Reason("coach-rounds", cards)
