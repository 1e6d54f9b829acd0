"""Reviews as one self-contained HTML file with plots."""

from collections.abc import Sequence
from html import escape

from zehn.analysis.formatting import Played, ReviewFormatter, people
from zehn.analysis.marks import MARKS, verdict
from zehn.analysis.review import Review
from zehn.arena import svg
from zehn.arena.report import STYLE
from zehn.words import Words

#: The most points that can be seen in a plot.
MOST_POINTS = 600

#: Colours of the marks, beside their words.
MORE_STYLE = """
li { margin: .35rem 0; } .blunder { border-left: 4px solid #c62828; } .mistake { border-left: 4px solid #ef6c00; }
.inaccuracy { border-left: 4px solid #b8860b; } .fine, .undecided { border-left: 4px solid #8884; }
.moves { list-style: none; padding: 0; } .moves li { padding-left: .6rem; }
"""


def page(reviews: Sequence[Review], words: Words, *, language: str, names: Sequence[str] = ()) -> str:
    """The whole page. `names` are the names of the games, if there are several."""
    title = escape(words("coach-page-title", players=", ".join(reviews[0].players)))
    parts = [f"<h1>{title}</h1>", *(_game(review, words, name) for review, name in _named(reviews, names))]
    if len(reviews) > 1:
        parts.insert(1, _form(list(reviews), words, names))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return (
        f'<!doctype html>\n<html lang="{language}"><head>{head}<style>{STYLE}{MORE_STYLE}</style></head>\n'
        f'<body><main>{"".join(parts)}<p class="note">{escape(words("coach-note"))}</p></main></body></html>\n'
    )


def _named(reviews: Sequence[Review], names: Sequence[str]) -> list[tuple[Review, str]]:
    return list(zip(reviews, names or [""] * len(reviews), strict=True))


def _game(review: Review, words: Words, name: str) -> str:
    """One game: the table, the curve, the moments, all decisions."""
    tell = ReviewFormatter(review, words)
    moments = "".join(f"<li>{escape(line)}</li>" for line in tell.moments())
    every = "".join(
        f'<li class="{verdict(one, review.unit)}">{escape(tell.decision(one))}</li>'
        for one in review.decisions
        if not one.forced
    )
    heading = f"<h2>{escape(name)}</h2>" if name else ""
    return (
        f"{heading}<p>{escape(tell.head())}</p>{_unfinished(review, words)}{_table(tell)}{_curve(tell)}"
        f"<h2>{escape(words('coach-moments'))}</h2><ul>{moments}</ul>"
        f"<details><summary>{escape(words('coach-decisions'))}</summary>"
        f'<ul class="moves">{every}</ul></details>'
    )


def _unfinished(review: Review, words: Words) -> str:
    return "" if review.finished else f"<p>{escape(words('coach-unfinished'))}</p>"


def _table(tell: ReviewFormatter) -> str:
    words = tell.words
    heads = [words(f"coach-table-{key}") for key in ("seat", "result", "luck", "loss", "each", "like")]
    heads += [words(f"coach-verdict-{mark}") for mark in MARKS]
    rows = [[*tell.row(seat), *(str(seat.marks[mark]) for mark in MARKS)] for seat in tell.review.seats]
    return _cells(heads, rows)


def _cells(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _curve(tell: ReviewFormatter) -> str:
    """A line for every player."""
    rows = tell.review.chances
    if len(rows) < 2:
        return ""
    step = max(1, len(rows) // MOST_POINTS)
    picked = sorted({*range(0, len(rows), step), len(rows) - 1})
    series = [
        (tell.name(seat), [(number + 1.0, rows[number][seat]) for number in picked]) for seat in range(len(rows[0]))
    ]
    title = tell.words("coach-curve-points" if tell.review.unit == "points" else "coach-curve")
    return svg.lines(title, series, lambda move: f"{move:g}", lambda value: tell.worth(value, 0))


def _form(reviews: list[Review], words: Words, names: Sequence[str]) -> str:
    """Everyone who played in several games: a table and a line."""
    parts = [f"<h2>{escape(words('coach-form-head', games=len(reviews)))}</h2>"]
    for name, games in people(reviews).items():
        parts += _person(name, games, words, names)
    return "".join(parts)


def _person(name: str, games: Sequence[Played], words: Words, names: Sequence[str]) -> list[str]:
    """One person's form: a table and a line."""
    rows = [[names[number], *ReviewFormatter(review, words).row(seat)[1:]] for number, review, seat in games]
    heads = [words(f"coach-table-{key}") for key in ("file", "result", "luck", "loss", "each", "like")]
    tell = ReviewFormatter(games[0][1], words)
    points = [(number + 1.0, max(0.0, seat.loss_per_decision.mean)) for number, _, seat in games]
    title = words("coach-form", name=name)
    plot = svg.lines(title, [(name, points)], lambda game: f"{game:g}", lambda value: tell.worth(value, 2))
    return [f"<h3>{escape(title)}</h3>", _cells(heads, rows), plot]
