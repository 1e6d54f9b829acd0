"""Plots as SVG, written by hand: three kinds are enough for a report, and a page then needs nothing from elsewhere."""

from collections.abc import Callable, Sequence
from html import escape
from math import floor, log10
from typing import NamedTuple

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 14, 28

#: Colours that people with any colour vision can tell apart; points and lines also differ in shape.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b8860b", "#56b4e9", "#7f3c8d", "#555555")
DASHES = ("", "6 3", "2 3", "8 3 2 3", "12 4", "1 4", "5 5", "9 2")

Point = tuple[float, float]
Say = Callable[[float], str]


class Bar(NamedTuple):
    """A figure with its interval."""

    label: str
    value: float
    low: float
    high: float


class Scale(NamedTuple):
    """Turns values into places on the page."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        part = (value - self.low) / ((self.high - self.low) or 1)
        return round(self.start + part * (self.end - self.start), 1)


def ticks(low: float, high: float, most: int = 6, *, least: float = 0.0) -> list[float]:
    """Round numbers between two values, at least so far from each other."""
    span = (high - low) or 1
    step = max(least, 10.0 ** floor(log10(span / most)))
    while span / step > most:
        step *= 2.5 if str(step).lstrip("0.")[0] == "2" else 2
    first = -(-low // step)
    return [round(number * step, 10) for number in range(int(first), int(high / step + 1e-9) + 1)]


def strengths(title: str, bars: Sequence[Bar], fair: Sequence[float], say: Say) -> str:
    """A dot with its interval for every bot; a short line where it would be if all were equally strong."""
    low = min([bar.low for bar in bars] + list(fair))
    high = max([bar.high for bar in bars] + list(fair))
    room = max(0.01, (high - low) * 0.1)
    height = TOP + 34 * len(bars) + BOTTOM
    across = Scale(max(0.0, low - room), min(1.0, high + room), 190, WIDTH - RIGHT - 70)
    parts = [_across(across, height, say)]
    for row, (bar, even) in enumerate(zip(bars, fair, strict=True)):
        y, colour = TOP + 34 * row + 17, COLOURS[row % len(COLOURS)]
        parts.append(f'<text x="180" y="{y + 4}" text-anchor="end">{escape(_short(bar.label))}</text>')
        parts.append(_line((across(even), y - 12), (across(even), y + 12), "fair"))
        parts.append(f'<path d="M{across(bar.low)} {y}H{across(bar.high)}" stroke="{colour}" stroke-width="3"/>')
        parts.append(f'<circle cx="{across(bar.value)}" cy="{y}" r="6" fill="{colour}"/>')
        parts.append(f'<text x="{WIDTH - RIGHT}" y="{y + 4}" text-anchor="end">{escape(say(bar.value))}</text>')
    return _drawn(title, parts, height)


def columns(title: str, counts: Sequence[tuple[float, int]], step: float, say: Say) -> str:
    """How often numbers came: a column for each step."""
    middle = 0.5 if step == 1 else 0.0  # its own column is above its number
    low, high = counts[0][0] - middle, counts[-1][0] + step - middle
    across, up = Scale(low, high, LEFT, WIDTH - RIGHT), _up(max(count for _, count in counts))
    parts = [_across(across, HEIGHT, say, least=1), _upward(up, lambda value: f"{value:g}")]
    for start, count in counts:
        x, y = across(start - middle), up(count)
        wide = max(1.0, across(start - middle + step) - x - 1)
        parts.append(f'<rect x="{x}" y="{y}" width="{wide:.1f}" height="{up(0) - y:.1f}" fill="{COLOURS[0]}"/>')
    return _drawn(title, parts, HEIGHT)


def lines(title: str, series: Sequence[tuple[str, Sequence[Point]]], say: Say, say_up: Say) -> str:
    """A line for every bot, with its name above in its colour."""
    points = [point for _, some in series for point in some]
    across = Scale(min(x for x, _ in points), max(x for x, _ in points), LEFT, WIDTH - RIGHT)
    height = HEIGHT + 18 * len(series)
    up = _up(max(y for _, y in points), height)
    parts = [_across(across, height, say, least=1), _upward(up, say_up)]
    for number, (label, some) in enumerate(series):
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        path = "M" + "L".join(f"{across(x)} {up(y)}" for x, y in some)
        style = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
        parts.append(f'<path d="{path}" {style}/>')
        y = TOP + 18 * number
        parts.append(f'<path d="M{LEFT + 8} {y}h34" {style}/>')
        parts.append(f'<text x="{LEFT + 50}" y="{y + 4}">{escape(label)}</text>')
    return _drawn(title, parts, height)


def _short(text: str) -> str:
    """A name that fits beside a plot."""
    return text if len(text) <= 26 else "…" + text[-25:]


def _up(most: float, height: int = HEIGHT) -> Scale:
    return Scale(0, most or 1, height - BOTTOM, TOP + height - HEIGHT)


def _across(scale: Scale, height: int, say: Say, *, least: float = 0.0) -> str:
    """The axis below, with its numbers."""
    y = height - BOTTOM
    marks = [_line((scale.start, y), (scale.end, y), "axis")]
    for value in ticks(scale.low, scale.high, least=least):
        x = scale(value)
        marks.append(_line((x, y), (x, y + 5), "axis"))
        marks.append(f'<text x="{x}" y="{y + 20}" text-anchor="middle">{escape(say(value))}</text>')
    return "".join(marks)


def _upward(scale: Scale, say: Say) -> str:
    """The axis on the left, with lines across the plot."""
    marks = []
    for value in ticks(scale.low, scale.high, 5):
        y = scale(value)
        marks.append(_line((LEFT, y), (WIDTH - RIGHT, y), "grid"))
        marks.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{escape(say(value))}</text>')
    return "".join(marks)


def _line(start: Point, end: Point, kind: str) -> str:
    return f'<line x1="{start[0]}" y1="{start[1]}" x2="{end[0]}" y2="{end[1]}" class="{kind}"/>'


def _drawn(title: str, parts: Sequence[str], height: int) -> str:
    name = escape(title, quote=True)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{name}">'
    return f"{head}<title>{name}</title>{''.join(parts)}</svg>"
