"""The report of a match: one HTML file that needs nothing from elsewhere, with plots, fouls and all figures."""

import json
from collections import Counter
from collections.abc import Sequence
from html import escape
from math import log10

from zehn.arena import svg
from zehn.arena.figures import Figures
from zehn.arena.formatting import Teller
from zehn.words import Words

#: Columns that a plot has room for.
MOST_COLUMNS = 40

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; } h2 { font-size: 1.15rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; } .wide { overflow-x: auto; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid #8886; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; } svg text { fill: currentColor; }
.axis { stroke: currentColor; } .grid { stroke: #8884; } .fair { stroke: #888; stroke-width: 2; }
.note { color: #767676; font-size: .9rem; } code, pre { overflow-wrap: anywhere; white-space: pre-wrap; }
"""


def report(figures: Figures, words: Words, *, language: str) -> str:
    """The whole page."""
    tell, match = Teller(words), figures["match"]
    title = escape(words("arena-report-title", bots=" · ".join(match["bots"]), game=match["game"]))
    parts = [
        f"<h1>{title}</h1><p>{escape(tell.head(figures))}</p>",
        _table(tell.rows(figures)),
        f"<p>{escape(tell.means(figures))} {escape(tell.decision(figures))}</p>",
        *_plots(figures, tell),
        _seats(figures, tell),
        _fouls(figures, tell),
        f"<h2>{escape(words('arena-report-again'))}</h2><pre>{escape(command(figures))}</pre>",
        f"<details><summary>{escape(words('arena-report-data'))}</summary><pre>{_data(figures)}</pre></details>",
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return (
        f'<!doctype html>\n<html lang="{language}"><head>{head}<style>{STYLE}</style></head>\n'
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def command(figures: Figures) -> str:
    """The command that plays this match again."""
    match = figures["match"]
    parts = ["zehn arena", match["game"], *match["bots"], f"--games {figures['games']} --seed {match['seed']}"]
    if match["budget"]:
        samples, time = match["budget"]["samples"], match["budget"]["milliseconds"]
        parts.append("--budget " + ",".join([str(samples)] * bool(samples) + [f"{time}ms"] * bool(time)))
    settings = {name: value for name, value in match["rules"].items() if name != "sheet"}
    if settings:
        values = (
            ",".join(value) if isinstance(value, list) else json.dumps(value).strip('"') for value in settings.values()
        )
        parts.append("--rules " + " ".join(f"{name}={value}" for name, value in zip(settings, values, strict=True)))
    return " ".join([*parts, *(["--sheet FILE"] if "sheet" in match["rules"] else [])])


def _data(figures: Figures) -> str:
    return escape(json.dumps(figures, ensure_ascii=False))


def _table(rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _plots(figures: Figures, tell: Teller) -> list[str]:
    """Strength, rounds, turns, points, phases."""
    words, game = tell.words, figures["match"]["game"]
    entrants = figures["entrants"]
    parts = []
    if len(entrants) > 1:
        bars = [svg.Bar(e["bot"], e["share"], *e["interval"]) for e in entrants]
        plot = svg.strengths(words("arena-report-strength"), bars, [e["fair"] for e in entrants], tell.percent)
        rows = [[words("arena-bot"), words("arena-report-bootstrap"), words("arena-report-wilson")]]
        rows += [[e["bot"], tell.interval(e["bootstrap"]), tell.interval(e["wilson"])] for e in entrants]
        note = words("arena-report-strength-note")
        parts.append(_part(words("arena-report-strength"), plot, note) + _table(rows))
    for name in ("rounds", "turns"):
        counts = _counted(figures[name])
        if counts:
            title = words(f"arena-report-{name}")
            parts.append(_part(title, svg.columns(title, *binned(counts), lambda value: tell.number(value, 0))))
    points = [(e["bot"], _shares(_counted(e["points"]))) for e in entrants if e["points"]["counts"]]
    if points:
        title, note = words("arena-report-points"), words("arena-report-points-note", game=game)
        parts.append(_part(title, _lines(title, points, tell), note))
    phases = [
        (e["bot"], [(int(number), share) for number, share in e["phases"].items()]) for e in entrants if e["phases"]
    ]
    if phases:
        title = words("arena-report-phases", game=game)
        parts.append(_part(title, _lines(title, phases, tell), words("arena-report-share-axis")))
    return parts


def _lines(title: str, series: Sequence[tuple[str, Sequence[svg.Point]]], tell: Teller) -> str:
    return svg.lines(title, series, lambda value: tell.number(value, 0), lambda value: tell.percent(value, 0))


def _part(title: str, plot: str, note: str = "") -> str:
    told = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<section><h2>{escape(title)}</h2>{plot}{told}</section>"


def _counted(spread: Figures) -> Counter[int]:
    return Counter({int(number): count for number, count in spread["counts"].items()})


def binned(counts: Counter[int]) -> tuple[list[tuple[float, int]], int]:
    """Numbers put together so that a plot has room for them: (start of a step, how many) and the step."""
    low, high = min(counts), max(counts)
    step = 1
    while (high - low) / step >= MOST_COLUMNS:
        step *= 5 if round(log10(step) % 1, 3) == 0 else 2
    bins: Counter[int] = Counter()
    for number, count in counts.items():
        bins[number // step * step] += count
    first, last = min(bins), max(bins)
    return [(start, bins[start]) for start in range(first, last + 1, step)], step


def _shares(counts: Counter[int]) -> list[svg.Point]:
    """The same as shares of all games, in the middle of each step."""
    bins, step = binned(counts)
    games = counts.total()
    return [(start + step / 2, count / games) for start, count in bins]


def _seats(figures: Figures, tell: Teller) -> str:
    if len(figures["seats"]) < 2:
        return ""
    head = [tell.words("arena-report-seat", seat=str(seat)) for seat in range(len(figures["seats"]))]
    return f"<h2>{escape(tell.words('arena-report-seats'))}</h2>" + _table(
        [head, [tell.percent(won) for won in figures["seats"]]]
    )


def _fouls(figures: Figures, tell: Teller) -> str:
    """Games that bots lost by fouls, with the reasons."""
    words, fouls = tell.words, figures["fouls"]
    if not fouls:
        return f"<p>{escape(words('arena-report-no-fouls'))}</p>"
    lines = [tell.foul(foul) for foul in fouls]
    if figures["foul_games"] > len(fouls):
        lines.append(words("arena-report-more", games=str(figures["foul_games"] - len(fouls))))
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<h2>{escape(words('arena-report-fouls'))}: {figures['foul_games']}</h2><ul>{items}</ul>"
