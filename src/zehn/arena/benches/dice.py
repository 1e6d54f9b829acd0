"""What `zehn bench` measures of the dice game: whole games."""

from zehn.arena.measure import Measure, whole_games

#: Who plays.
PLAYER = "steady"


def measures() -> dict[str, Measure]:
    """Everything that is measured; the name is its path in the figures."""
    return {"other_games_per_second.dice.3": whole_games("dice", PLAYER, 3)}
