"""`zehn bench`: how fast kernel, step, copy, worlds and whole games are, with a yardstick for the machine. All figures
come from one run and are CPU time. Each is measured several times in the run, always with the same work, and the
fastest counts: other work on the machine can only slow it down. The yardstick is a fixed loop of plain Python, so that
figures of two machines can be compared as ratios.
"""

import platform
import sys
from time import process_time
from typing import Any

from zehn.arena import svg
from zehn.arena.measure import Measure, calls
from zehn.build import BUILD
from zehn.rooms import games, room
from zehn.words import Words

Figures = dict[str, Any]

#: How often everything is measured, and into about how many parts the time for one figure is then cut.
ROUNDS, PARTS = 3, 5

#: What costs less than so many times as much at any size does not grow.
GROWS = 1.1

#: What a picture needs that no page surrounds; it is read on light and on dark ground.
PICTURE_STYLE = "svg { font: 12px sans-serif; fill: #888; } .axis { stroke: #888; } .grid { stroke: #8884; }"


def bench(*, seconds: float = 1.0) -> Figures:
    """All figures; `seconds` is the CPU time spent on each."""
    rates: dict[str, float] = {}
    measures = _measures()
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            rates[name] = max(rates.get(name, 0.0), _fastest(measure, seconds / ROUNDS))
    figures: Figures = {"python": platform.python_version(), "build": BUILD}
    for name, rate in rates.items():
        *groups, last = name.split(".")
        place = figures
        for group in groups:
            place = place.setdefault(group, {})
        place[last] = 1e9 / rate if measures[name].is_time else rate
    return figures


def growth(*, seconds: float = 0.5) -> Figures:
    """How costs grow: nanoseconds by what grows, how large it is, and what is done; each gets so many `seconds`."""
    figures: Figures = {"python": platform.python_version(), "build": BUILD}
    figures["yardstick_ns"] = 1e9 / _fastest(Measure(calls(_yardstick, 1000)), seconds)
    for game in games("arena.benches"):
        for axis, sizes in getattr(room("arena.benches", game), "growth", dict)().items():
            figures[axis] = {
                str(size): {name: 1e9 / _fastest(measure, seconds) for name, measure in measures.items()}
                for size, measures in sizes.items()
            }
    return figures


def _fastest(measure: Measure, seconds: float) -> float:
    """Units of work a CPU second, in the fastest part of so many seconds. How often the work has to be done so that it
    fills a part is found first.
    """
    times, spent, best = measure.least, 0.0, 0.0
    while spent < seconds or not best:
        start = process_time()
        units = measure.work(times)
        used = process_time() - start
        spent += used
        if used * PARTS < seconds:
            times *= 2
        else:
            best = max(best, units / used)
    return best


def _measures() -> dict[str, Measure]:
    """Everything that is measured; the name is its path in the figures."""
    measures = {"yardstick_ns": Measure(calls(_yardstick, 1000))}
    for game in games("arena.benches"):
        measures |= room("arena.benches", game).measures()
    return measures


def _yardstick() -> int:
    """A thousand rounds of arithmetic, list and dictionary work."""
    number, row, book = 7, [1, 2, 3], {"a": 1}
    for _ in range(1000):
        number = (number * 31 + book["a"]) % 1_000_003
        row[1] = number
    return number


def growth_report(figures: Figures, words: Words) -> str:
    """How costs grow, as tables: a column for every size, and how much more the last one costs than the first."""
    lines = _heading(figures, words)
    for axis, sizes in _axes(figures):
        lines += ["", f"{words(f'bench-growth-{axis}'):<34}" + "".join([f"{size:>12}" for size in sizes])]
        for name, row in _rows(sizes):
            cells = "".join([f"{words('bench-growth-us', us=round(ns / 1000, 1)):>12}" for ns in row])
            lines.append(f"  {words(f'bench-growth-{name}'):<32}{cells}   × {row[-1] / row[0]:.2f}")
    return "\n".join(lines)


def growth_picture(figures: Figures, words: Words) -> str:
    """What grows as a picture: how many times as much it costs when something is so many times as large."""
    series = []
    for axis, sizes in _axes(figures):
        for name, row in _rows(sizes):
            if max(row) < GROWS * row[0]:
                continue
            label = f"{words(f'bench-growth-{axis}')}: {words(f'bench-growth-{name}')}"
            across = [int(size) / int(next(iter(sizes))) for size in sizes]
            series.append((label, [(x, ns / row[0]) for x, ns in zip(across, row, strict=True)]))
    picture = svg.lines(words("bench-growth-title"), series, lambda x: f"× {x:g}", lambda y: f"× {y:g}")
    start = picture.index(">") + 1
    return f"{picture[:start]}<style>{PICTURE_STYLE}</style>{picture[start:]}\n"


def _axes(figures: Figures) -> list[tuple[str, dict[str, dict[str, float]]]]:
    """What grows, with its figures."""
    return [(axis, sizes) for axis, sizes in figures.items() if isinstance(sizes, dict)]


def _rows(sizes: dict[str, dict[str, float]]) -> list[tuple[str, list[float]]]:
    """What is done, and what that costs at each size."""
    return [(name, [costs[name] for costs in sizes.values()]) for name in next(iter(sizes.values()))]


def _heading(figures: Figures, words: Words) -> list[str]:
    title = words("bench-title", python=figures["python"], build=figures["build"], platform=sys.platform)
    return [title, words("bench-yardstick", ns=round(figures["yardstick_ns"], 1))]


def report(figures: Figures, words: Words) -> str:
    """The figures as a text."""
    lines = _heading(figures, words)
    for part in ("kernel", "engine"):
        lines += [
            words(f"bench-{name.replace('_', '-')}", us=round(ns / 1000, 2)) for name, ns in figures[part].items()
        ]
    for name, by_seats in figures["games_per_second"].items():
        row = "   ".join(words("bench-seats", seats=seats, games=round(games)) for seats, games in by_seats.items())
        lines.append(f"{words('bench-games', player=name)}   {row}")
    lines.append(words("bench-games-inside", player="greedy", games=round(figures["games_per_second_inside"])))
    for name, number in figures["decisions_per_second"].items():
        lines.append(words(f"bench-decisions-{name.replace('_', '-')}", number=int(round(number, -3))))
    for game, by_seats in figures["other_games_per_second"].items():
        row = "   ".join(words("bench-seats", seats=seats, games=round(games)) for seats, games in by_seats.items())
        player = room("arena.benches", game).PLAYER
        lines.append(f"{words(f'bench-{game}', player=player)}   {row}")
    return "\n".join(lines)
