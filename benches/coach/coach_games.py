"""Games of bots and what the coach says about them: a line of JSON for each game. The lines are kept in a file, so that
a run that was stopped goes on where it was.
"""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import zehn
from zehn.analysis.card_coach import CardCoach
from zehn.analysis.coach import Asked, Coach, Spot, coaching
from zehn.analysis.findings import Decision
from zehn.analysis.marks import MARKS, verdict
from zehn.players import make_player

#: The levels of each game, weakest first.
LEVELS = {
    "phase10": ("easy", "steady", "sharp", "master"),
    "profisort": ("easy", "steady", "sharp", "master"),
    "dice": ("random", "steady", "solver", "racer"),
}
NAMES = ["Anna", "Ben", "Cleo", "David", "Emma", "Finn"]

#: So many times the usual worlds tell what a move really cost.
DEEPER = 20

#: The most legal moves of which one is chosen at random.
MOST_MOVES = 500

#: What was seen of a game.
Seen = dict[str, Any]


class Unit(NamedTuple):
    """A game to be played and looked at, with the part of its decisions that are judged."""

    game: str
    bots: tuple[str, ...]
    seed: int
    budget: int
    share: float = 1.0

    @property
    def name(self) -> str:
        """What tells it from the others of a file."""
        return f"{self.seed} {' '.join(self.bots)}"

    def coach(self, times: int = 1) -> Coach:
        """The coach, with so many times the budget and worlds of its own."""
        return coaching(self.game)(Asked(seed=100 * self.seed + times, budget=times * self.budget))


def alike(game: str, players: int, games: int, budget: int, share: float) -> list[Unit]:
    """So many games of every level against itself, all with other cards; `random` would hardly ever finish one."""
    known = [level for level in LEVELS[game] if level != "random"]
    levels = [known[seed % len(known)] for seed in range(games * len(known))]
    return [Unit(game, (level,) * players, seed, budget, share) for seed, level in enumerate(levels)]


def mixed(game: str, players: int, games: int, budget: int, share: float = 1.0) -> list[Unit]:
    """Games in which different levels meet, each of them equally often on every seat."""
    known = LEVELS[game]
    steps = [1 + seed // len(known) % (len(known) - 1) for seed in range(games)]
    seats = [
        tuple(known[(seed + seat * step) % len(known)] for seat in range(players)) for seed, step in enumerate(steps)
    ]
    return [Unit(game, bots, seed, budget, share) for seed, bots in enumerate(seats)]


def only(level: str) -> Callable[[str, int, int, int, float], list[Unit]]:
    """Games of one level against itself."""

    def units(game: str, players: int, games: int, budget: int, share: float) -> list[Unit]:
        return [Unit(game, (level,) * players, seed, budget, share) for seed in range(games)]

    return units


# -- playing ----------------------------------------------------------------------------------------------------------


class Playing:
    """A game that bots play."""

    def __init__(self, unit: Unit) -> None:
        self.game: Any = zehn.new(unit.game, players=NAMES[: len(unit.bots)], seed=unit.seed)
        self.bots = [make_player(unit.game, bot, Random(97 * unit.seed + seat)) for seat, bot in enumerate(unit.bots)]

    def moves(self) -> Iterator[tuple[Spot, Any]]:
        """Every move before it is made; its number counts through the whole game."""
        number = 0
        while not self.game.over:
            seat = self.game.turn
            yield Spot(self.game.table.round, number, seat), self.bots[seat].choose(self.game.view(seat))
            number += 1

    def play(self, move: Any) -> None:
        """Make a move."""
        self.game.play(move)


def finished(unit: Unit) -> Any:
    """The game when it is over."""
    playing = Playing(unit)
    for _, move in playing.moves():
        playing.play(move)
    return playing.game


# -- what is seen -----------------------------------------------------------------------------------------------------


def judged(unit: Unit) -> Seen:
    """Some decisions of a game: seat, value of the position, chance by the standing alone, cost, kind."""
    playing, coach, rng = Playing(unit), unit.coach(), Random(unit.name)
    rows, standing, number = [], [0.0], -1
    for spot, move in playing.moves():
        if spot.round != number:
            number, standing = spot.round, coach.result(playing.game)
        one = coach.decision(playing.game, spot, move) if rng.random() < unit.share else None
        if one is not None and not one.forced:
            rows.append([spot.seat, one.value, standing[spot.seat], *one.cost, one.kind])
        playing.play(move)
    return {"result": coach.result(playing.game), "rows": rows}


def lucky(unit: Unit) -> Seen:
    """The luck of every seat of a game, by what brought it."""
    playing, coach, number = Playing(unit), unit.coach(), -1
    luck = {kind: [0.0] * len(unit.bots) for kind in ("deal", "draw", "throw")}
    start = coach.start(playing.game)
    for spot, move in playing.moves():
        fell = coach.deal(playing.game, spot.round) if spot.round != number else []
        number, before = spot.round, playing.game.copy()
        playing.play(move)
        drawn = coach.luck(before, playing.game, spot, move)
        for one in [*fell, *([drawn] if drawn else [])]:
            luck[one.kind][one.seat] += one.luck
    return {"start": start, "result": coach.result(playing.game), "luck": luck}


def planted(unit: Unit) -> Seen:
    """A game in which one move was replaced by another legal one of its kind: its cost by the usual worlds and by many
    more, and the costs of some other decisions; of those that are marked, what they cost by many more worlds.
    """
    rng, coach = Random(unit.name), unit.coach()
    assert isinstance(coach, CardCoach)
    first = Playing(unit)
    places = []
    for spot, move in first.moves():
        if next(_same_kind(coach, first.game.view(spot.seat), move), None) is not None:
            places.append(spot.move)
        first.play(move)
    at, playing, rows, plant = rng.choice(places), Playing(unit), [], []
    for spot, move in playing.moves():
        if spot.move == at:
            made = rng.choice(list(_same_kind(coach, playing.game.view(spot.seat), move)))
            plant = [coach.kind(playing.game.view(spot.seat), made), *_costs(unit, playing.game, spot, made, deep=True)]
            playing.play(made)
            continue
        if rng.random() < unit.share:
            rows += [_costs(unit, playing.game, spot, move, deep=False)]
        playing.play(move)
    return {"planted": plant, "others": [row for row in rows if row]}


def _same_kind(coach: CardCoach, view: Any, move: Any) -> Iterator[Any]:
    """The other legal moves of the same kind."""
    kind = coach.kind(view, move)
    others = islice(view.moves(), MOST_MOVES)
    return (other for other in others if str(other) != str(move) and coach.kind(view, other) == kind)


def _costs(unit: Unit, game: Any, spot: Spot, move: Any, *, deep: bool) -> list[Any]:
    """The cost of a decision by the usual worlds, and by many more if `deep`, or if it is marked."""
    one = unit.coach().decision(game, spot, move)
    if one is None or one.forced:
        return []
    if not deep and verdict(one, "chance") not in MARKS:
        return [list(one.cost)]
    really: Decision | None = unit.coach(DEEPER).decision(game, spot, move)
    assert really is not None
    return [list(one.cost), list(really.cost)]


# -- gathering --------------------------------------------------------------------------------------------------------


def gather(work: Callable[[Unit], Seen], units: Sequence[Unit], file: Path | None = None) -> list[Seen]:
    """What was seen of all games, in their order; those in the file are not played again."""
    known = read_games(file) if file else {}
    left = [unit for unit in units if unit.name not in known]
    for unit, seen in _work(work, left):
        known[unit.name] = {"name": unit.name, "bots": list(unit.bots), **seen}
        if file:
            _append(file, known[unit.name])
    return [known[unit.name] for unit in units]


def _work(work: Callable[[Unit], Seen], units: Sequence[Unit]) -> Iterator[tuple[Unit, Seen]]:
    workers = int(os.environ.get("WORKERS", "1"))
    if workers < 2:
        yield from ((unit, work(unit)) for unit in units)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from zip(units, pool.imap(work, units), strict=True)


def _append(file: Path, seen: Seen) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(seen) + "\n")


def read_games(file: Path) -> dict[str, Seen]:
    """The games of a file; a line that was not written to its end is dropped."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    if not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        if file.exists():
            file.write_text(text, encoding="utf-8")
    games = [json.loads(line) for line in text.splitlines()]
    return {game["name"]: game for game in games}
