"""The latest moves of a round as numbers, for learners that use the history and not only the position."""

from typing import Any

from zehn.cards.notation import Move
from zehn.envs.common.episode import Episode

#: How many moves, and the fields of each; seats count from the observing one, and 0 means nothing.
MOVES = 24
PARTS = ("seat", "verb", "card", "number", "group", "to", "cards")
LATEST = tuple(f"move {move} {part}" for move in range(MOVES) for part in PARTS)

VERBS = (
    "draw", "take", "lay", "hit", "discard", "skip", "knock", "keep", "redeal", "sit", "give", "repeat", "roll",
    "score", "pass",
)  # fmt: skip


def latest(episode: Episode, seat: int) -> list[int]:
    """The latest moves of the round, the last one first."""
    moves: list[Any] = episode.views[seat].table.moves[-MOVES:]
    seats = len(episode.world.names)
    row = [number for move in reversed(moves) for number in _parts(move, seat, seats)]
    return row + [0] * (len(LATEST) - len(row))


def _parts(move: Move, seat: int, seats: int) -> list[int]:
    to = (move.to - seat) % seats + 1 if move.to >= 0 else 0
    spread = sum(len(spread.cards) for spread in move.spreads)
    numbers = [move.kind + 1, move.number + 1, move.group + 1, to, spread or len(move.cards)]
    return [(move.seat - seat) % seats + 1, VERBS.index(move.verb) + 1, *numbers]
