"""Draws the pictures of docs/bots/dice.md from the solved game, as plain SVG: `python benches/dice_plots.py`."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

import numpy as np

from zehn.games.dice import DiceRules
from zehn.solver.dice import DiceSolver, solver
from zehn.solver.turn import Attempt, NumberPhase

DOCS = Path(__file__).parent.parent / "docs" / "pictures"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 400, 64, 130, 44, 52
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")

Curve = tuple[str, Sequence[tuple[float, float]]]


class Plot:
    """Some curves with axes; what is drawn is given in the units of the axes."""

    def __init__(self, title: str, axes: tuple[str, str], x: tuple[float, float], y: tuple[float, float]) -> None:
        self.title, self.axes, self.x, self.y = title, axes, x, y
        self.shapes: list[str] = []

    def place(self, x: float, y: float) -> tuple[float, float]:
        across = LEFT + (x - self.x[0]) / (self.x[1] - self.x[0]) * (WIDTH - LEFT - RIGHT)
        up = (y - self.y[0]) / (self.y[1] - self.y[0]) * (HEIGHT - TOP - BOTTOM)
        return round(across, 1), round(HEIGHT - BOTTOM - up, 1)

    def text(self, x: float, y: float, text: str, **style: str) -> None:
        more = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in style.items())
        self.shapes.append(f'<text x="{x}" y="{y}"{more}>{escape(text)}</text>')

    def line(self, points: Sequence[tuple[float, float]], colour: str, width: float = 2, dash: str = "") -> None:
        path = " ".join(f"{x},{y}" for x, y in (self.place(*point) for point in points))
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        self.shapes.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}"{dashed}/>')

    def grid(self, across: Sequence[float], up: Sequence[float], form: str = "g") -> None:
        for x in across:
            self.line([(x, self.y[0]), (x, self.y[1])], "#ddd", 1)
            self.text(self.place(x, 0)[0], HEIGHT - BOTTOM + 18, f"{x:{form}}", text_anchor="middle")
        for y in up:
            self.line([(self.x[0], y), (self.x[1], y)], "#ddd", 1)
            self.text(LEFT - 8, self.place(0, y)[1] + 4, f"{y:g}", text_anchor="end")

    def curves(self, curves: Sequence[Curve]) -> None:
        for number, (name, points) in enumerate(curves):
            colour = COLOURS[number]
            self.line(points, colour)
            self.text(WIDTH - RIGHT + 12, TOP + 14 + 20 * number, name, fill=colour, font_weight="bold")

    def save(self, name: str) -> None:
        self.text(LEFT, 24, self.title, font_size="15", font_weight="bold")
        self.text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, self.axes[0], text_anchor="middle")
        self.text(LEFT, TOP - 8, self.axes[1])
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        style = 'font-family="sans-serif" font-size="12" fill="#333"'
        body = "\n".join(
            [
                "<title>" + escape(self.title) + "</title>",
                '<rect width="100%" height="100%" fill="#fff"/>',
                *self.shapes,
            ]
        )
        (DOCS / name).write_text(f"{head} {style}>\n{body}\n</svg>\n", encoding="utf-8")


def threshold(solved: DiceSolver) -> None:
    """What the running total adds to the value before each of the first phases, up to the forty points of the bonus."""
    plot = Plot("The five-phase bonus in sight", ("running total", "worth of the bonus, in points"), (0, 230), (0, 40))
    plot.grid(range(0, 231, 20), range(0, 41, 10))
    curves: list[Curve] = []
    for phase in (2, 3, 4, 5):
        values = solved.solo.values[phase - 1].retry
        totals = range(values.low - 1, values.low + len(values.table))
        curves.append((f"phase {phase}", [(t, values.at(t) - t - values.constant) for t in totals if t >= 0]))
    plot.curves(curves)
    plot.save("dice-threshold.svg")


def trade(rules: DiceRules) -> None:
    """For each price of a failure the best play: how often it makes the phase, and the points when it does."""
    plot = Plot(
        "Sure or dear", ("chance to have the phase noted in a turn", "mean points when it is noted"), (0, 1), (25, 62)
    )
    plot.grid([0, 0.2, 0.4, 0.6, 0.8, 1], range(40, 63, 5), ".0%")
    curves = [(f"phase {number}", frontier(rules, number)) for number in (1, 3, 5, 6, 7, 10)]
    plot.curves(curves)
    plot.save("dice-trade.svg")


def frontier(rules: DiceRules, number: int) -> list[tuple[float, float]]:
    phase, step = NumberPhase(rules.phases[number - 1]), 1e-4
    note = np.arange(rules.most[number - 1] + 1.0)
    points = []
    for fail in (-200, -100, -60, -40, -20, 0, *range(4, rules.most[number - 1], 2)):
        high, low = (phase.value(Attempt(note, fail + side)) for side in (step, -step))
        failing = (high - low) / (2 * step)
        noted = 1 - failing
        if noted > 0.01:
            points.append((noted, ((high + low) / 2 - fail * failing) / noted))
    return points


if __name__ == "__main__":
    published = DiceRules.read({})
    threshold(solver(published))
    trade(published)
