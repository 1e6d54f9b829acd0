"""What `zehn bench` measures of Profi-Sort: whole games."""

from zehn.arena.measure import Measure, whole_games

#: Who plays.
PLAYER = "greedy"


def measures() -> dict[str, Measure]:
    """Everything that is measured; the name is its path in the figures."""
    return {"other_games_per_second.profisort.3": whole_games("profisort", PLAYER, 3)}
