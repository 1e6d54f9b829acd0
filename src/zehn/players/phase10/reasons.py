"""Why players would make a move of the phase cards: a key and the numbers that they went by."""

from zehn.cards.notation import Move
from zehn.games.phase10 import View
from zehn.kernel.reach import Reach
from zehn.players.common.reasons import Reason


def why_from_pile(view: View, reach: Reach | None, outs: int, *, take: bool) -> Reason:
    """Why to take the top discard (or knock for it), or to draw instead; `reach` is None once the phase is down."""
    table, card = view.table, _top(view)
    if reach is None:
        return Reason("take-fits" if take else "draw-down", {"card": card})
    phase = {"phase": _phase(view, reach)}
    if take:
        return Reason("take-nearer", {"card": card, "missing": reach.missing - 1, **phase})
    if not reach.missing:
        return Reason("draw-complete", phase)
    numbers = {"outs": outs, "unseen": view.unseen().total(), **phase}
    top = table.top >= 0 and view.why_not(table.rules.notation.take[view.seat]) is None
    return Reason("draw-nearer", {"card": card, **numbers}) if top else Reason("draw-alone", numbers)


def why_let_go(view: View) -> Reason:
    """Why not to knock."""
    return Reason("let-go", {"card": _top(view)})


def why_away(view: View, move: Move, reach: Reach | None, outs: int) -> Reason:
    """Why a card leaves the hand; `outs` is how many unseen cards still help without it."""
    table = view.table
    if move.verb == "lay":
        return Reason("lay", {"phase": move.number})
    if move.verb == "skip":
        return _why_skip(view, move.to)
    kind = move.cards[0]
    numbers: dict[str, str | int] = {"card": table.rules.deck.names[kind], "points": table.rules.points[kind]}
    if move.verb == "hit":
        return Reason("hit", {**numbers, "left": len(view.cards) - 1})
    if len(view.cards) == 1:
        return Reason("discard-out", {})
    if reach is None:
        return Reason("discard-dear", numbers)
    return Reason("discard-spare", {**numbers, "outs": outs, "phase": _phase(view, reach)})


def _why_skip(view: View, to: int) -> Reason:
    """Why somebody is skipped: they have the fewest cards, or nobody has fewer."""
    table, name = view.table, view.table.players[to]
    others = [table.sizes[seat] for seat in table.opponents(view.seat) if seat != to and not table.skips >> seat & 1]
    if table.sizes[to] in others:
        return Reason("skip-level", {"name": name})
    return Reason("skip", {"name": name, "cards": table.sizes[to]})


def _phase(view: View, reach: Reach) -> int:
    """The number of the phase that a reach is about."""
    reaches = view.reaches()
    return view.table.open[view.seat][reaches.index(reach)].number


def _top(view: View) -> str:
    return view.table.rules.deck.names[view.table.top] if view.table.top >= 0 else ""
