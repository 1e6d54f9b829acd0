"""Why players would make a move of Profi-Sort: a key and the numbers that they went by.

Words are in `profisort.ftl`, and for those who count in `sort_players.ftl`.
"""

from zehn.cards.notation import Move
from zehn.games.profisort import View
from zehn.players.common.reasons import Reason


def why_answer(view: View, move: Move, task: int, missing: int) -> Reason:
    """SORT-03: why to keep three aces, or to have the cards dealt again; `task` is the nearest one."""
    return Reason(f"sort-{move.verb}", {"task": task, "missing": missing})


def why_drawn(view: View, move: Move, task: int, place: int) -> Reason:
    """Why to draw, to take the top discard or to sit out, with the task it aims at (0: none)."""
    table = view.table
    if move.verb == "sit":
        few = min(table.sizes[other] for other in table.opponents(view.seat))
        return Reason("sort-sit", {"points": table.rules.points[move.cards[0]], "cards": few})
    if move.verb == "take":
        card = table.rules.deck.names[table.top]
        nearer = task and view.sorting().wanted(place, table.top)
        return (
            Reason("sort-take-nearer", {"card": card, "task": task}) if nearer else Reason("take-fits", {"card": card})
        )
    if not task:
        return Reason("sort-draw-plain", {})
    if not view.sorting().missing(place):
        return Reason("sort-draw-complete", {"task": task})
    unseen, wants = view.unseen(), view.sorting().wants(place)
    outs = sum(count for kind, count in unseen.items() if wants >> kind & 1)
    return Reason("sort-draw", {"task": task, "outs": outs, "unseen": unseen.total()})


def why_played(view: View, move: Move, task: int, place: int, struck: int) -> Reason:
    """Why cards leave the hand; `struck` are the bonus points that a laying strikes."""
    table = view.table
    if move.verb == "lay":
        return Reason("sort-lay", {"task": move.number, "points": struck})
    if move.verb == "repeat":
        return Reason("sort-repeat", {"task": move.number})
    kind = move.cards[0]
    points = sum(table.rules.points[kind] for kind in move.cards)
    if move.verb == "give":
        return Reason("sort-give", {"name": table.players[move.to], "cards": table.sizes[move.to], "points": points})
    card = table.rules.deck.names[kind]
    if move.verb == "hit":
        return Reason("sort-hit", {"points": points, "left": len(view.cards) - len(move.cards)})
    if len(view.cards) == 1:
        return Reason("discard-out", {})
    if table.rules.is_ace(kind):
        return Reason("sort-discard-ace", {"card": card, "points": points})
    if not task or not view.sorting().spare(place, kind):
        return Reason("sort-discard-least", {"card": card, "points": points})
    return Reason("sort-discard-spare", {"card": card, "task": task, "points": points})


def why_laid(task: int, left: int, struck: int) -> Reason:
    """Why to lay a task: how many cards will be left at the end of the turn, and the bonus points that it strikes."""
    return Reason("sort-lay-out" if not left else "sort-lay-left", {"task": task, "left": left, "points": struck})


def why_waits(task: int, left: int) -> Reason:
    """Why not to lay a task that is complete: so many cards would be left in hand."""
    return Reason("sort-wait", {"task": task, "left": left})


def why_thrown(card: str, task: int, missing: int, outs: int, unseen: int) -> Reason:
    """Why to throw a card away: what the most promising task misses without it, and how many unseen cards help."""
    key = "sort-thrown" if missing else "sort-thrown-complete"
    return Reason(key, {"card": card, "task": task, "missing": missing, "outs": outs, "unseen": unseen})


def why_ahead(card: str, outs: int, unseen: int) -> Reason:
    """Why to throw away one of several cards that are needed alike: how many unseen cards help in the next turn."""
    return Reason("sort-ahead", {"card": card, "outs": outs, "unseen": unseen})
