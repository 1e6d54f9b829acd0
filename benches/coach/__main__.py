"""How far the coach can be trusted: what it says about games of bots, against what really happened.

python benches/coach chances GAME PLAYERS GAMES [BUDGET [SHARE]]    every level against itself: chances against results
python benches/coach levels GAME PLAYERS GAMES [BUDGET [SHARE]]     levels against each other: what each of them loses
python benches/coach luck GAME PLAYERS GAMES [BUDGET]               the luck of every seat, results without it
python benches/coach even GAME PLAYERS GAMES [BUDGET]               the same among equals: `sharp` alone
python benches/coach blunders GAME PLAYERS GAMES [BUDGET [SHARE]]   one move of each game at random: is it found?
python benches/coach speed [BUDGET]                                 processor time of a review, four players
python benches/coach print                                          the figures of all games so far
python benches/coach toml                                           what the levels lose, for analysis/levels.toml
python benches/coach plots                                          the same as pictures, in docs/pictures

GAMES are those of each level for `chances`, else all of them. SHARE: which part of the decisions is judged. Every game
is a line of a file in build/coach. A call plays the games that are missing there, so one that was stopped goes on, and
a call for more games plays only those that are more. Equal calls give equal figures with any number of processes
(WORKERS).
"""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import NamedTuple

import coach_plots
from coach_figures import apart, blunders, calibration, fortune, levels
from coach_games import Seen, Unit, alike, finished, gather, judged, lucky, mixed, only, planted, read_games
from zehn.analysis import review
from zehn.analysis.coach import coaching
from zehn.analysis.findings import Estimate
from zehn.analysis.marks import MARKS, marks
from zehn.record import write_record

FILES = Path(__file__).parent.parent.parent / "build" / "coach"


class Run(NamedTuple):
    """All games that answer a question."""

    what: str
    game: str
    players: int
    budget: int

    @property
    def file(self) -> Path:
        """Where they are kept."""
        return FILES / f"{'-'.join(map(str, self))}.jsonl"


def run_of(file: Path) -> Run:
    """The run that is kept in a file."""
    what, game, players, budget = file.stem.split("-")
    return Run(what, game, int(players), int(budget))


# -- printing ---------------------------------------------------------------------------------------------------------


def tell_chances(run: Run, games: Sequence[Seen]) -> None:
    found = calibration(games)
    print(f"  {found.positions} positions")
    for one in found.deciles:
        print(
            f"  {100 * one.low:3.0f} to {100 * one.low + 10:3.0f} %: said {100 * one.said:5.1f}, "
            f"won {100 * one.won:5.1f}, difference {points(one.gap)}  ({one.positions})"
        )
    print(
        f"  Brier score {found.brier:.4f}, of the standing alone {found.standing:.4f}; better by {points(found.better)}"
    )


def tell_levels(run: Run, games: Sequence[Seen]) -> None:
    alone = run.players == 1
    found = levels(run.game, games, "points" if alone else "chance")
    for one in found:
        loss = Estimate(*(value if alone else 100 * value for value in one.loss))
        marked = ", ".join(f"{mark} {one.marks[mark]:.2f}" for mark in MARKS)
        print(
            f"  {one.name:7} loses {loss.mean:.4f} [{loss.low:.4f}, {loss.high:.4f}] a decision "
            f"({one.decisions} in {one.games} games; marks a hundred: {marked})"
        )
    print(f"  intervals apart: {apart(found)}")


def tell_luck(run: Run, games: Sequence[Seen]) -> None:
    found = fortune(run.game, games)
    for seat, (mean, error) in enumerate(found.seats):
        print(f"  seat {seat}: mean luck {mean:+.4f}, standard error {error:.4f}")
    print(f"  variance without luck: {found.left:.2f} of all, {found.within:.2f} of that between equal line-ups")
    for name, (raw, clean) in found.bots.items():
        print(f"  {name:7} result {points(raw)}, without luck {points(clean)}")


def tell_blunders(run: Run, games: Sequence[Seen]) -> None:
    found = blunders(games, marks("chance"))
    for mark, (seen, costly) in found.recall.items():
        print(
            f"  planted moves that cost as much as a{'n' if mark[0] in 'aeiou' else ''} {mark}: {costly}, marked {seen}"
        )
    print(f"  other decisions: {found.others}, marked {found.marked}, of these wrongly {found.false}")


def points(found: Estimate) -> str:
    """A figure in points of a hundred."""
    return f"{100 * found.mean:.1f} [{100 * found.low:.1f}, {100 * found.high:.1f}]"


class Question(NamedTuple):
    """How the games of a question are made, looked at and told."""

    units: Callable[[str, int, int, int, float], list[Unit]]
    look: Callable[[Unit], Seen]
    tell: Callable[[Run, Sequence[Seen]], None]
    share: float


QUESTIONS = {
    "chances": Question(alike, judged, tell_chances, 0.02),
    "levels": Question(mixed, judged, tell_levels, 1.0),
    "luck": Question(mixed, lucky, tell_luck, 1.0),
    "even": Question(only("sharp"), lucky, tell_luck, 1.0),
    "blunders": Question(only("sharp"), planted, tell_blunders, 0.05),
}


def tell(run: Run, games: Sequence[Seen]) -> None:
    """Print what follows from the games of a run."""
    print(f"{run.what}: {run.game}, {run.players} players, budget {run.budget}, {len(games)} games")
    QUESTIONS[run.what].tell(run, games)


def ask(what: str, game: str, players: str, games: str, budget: str = "", share: str = "") -> None:
    """Play the games that are missing, and print what follows from all."""
    question, run = QUESTIONS[what], Run(what, game, int(players), int(budget or coaching(game).usual))
    units = question.units(game, run.players, int(games), run.budget, float(share or question.share))
    tell(run, gather(question.look, units, run.file))


def known() -> dict[Run, list[Seen]]:
    """All games so far."""
    return {run_of(file): list(read_games(file).values()) for file in sorted(FILES.glob("*.jsonl"))}


def toml() -> None:
    """What the levels lose, as in analysis/levels.toml: alone in points, else in chances."""
    for run, games in known().items():
        if run.what == "levels":
            found = sorted(
                levels(run.game, games, "points" if run.players == 1 else "chance"), key=lambda one: -one.loss.mean
            )
            print(f"[{run.game}.{run.players}]  # {len(games)} games, budget {run.budget}")
            print("\n".join(f"{one.name} = {one.loss.mean:.5f}" for one in found) + "\n")


def speed(budget: int | None = None) -> None:
    """How long a review takes, with everything: decisions, luck and chances."""
    record = write_record(finished(only("sharp")("phase10", 4, 1, 0, 0)[0]))
    began = process_time()
    found = review(record, budget=budget)
    took = process_time() - began
    decisions, rounds = len(found.decisions), len(record["rounds"])
    print(f"{took:.1f} s for {decisions} decisions in {rounds} rounds: {1000 * took / decisions:.0f} ms each")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["print"]:
            for run, games in known().items():
                tell(run, games)
        case ["toml"]:
            toml()
        case ["plots"]:
            coach_plots.draw({run[:3]: games for run, games in known().items()})
        case ["speed", *more]:
            speed(*map(int, more))
        case asked:
            ask(*asked)
