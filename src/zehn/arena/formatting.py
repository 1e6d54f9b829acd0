"""The figures of a match in words: numbers as a language writes them, and the table for the terminal."""

from collections.abc import Sequence
from typing import Any

from zehn.arena.figures import Figures
from zehn.refusals import RECORD, Refusal
from zehn.words import Words


class Teller:
    """Numbers and fouls as text in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def number(self, value: float | None, digits: int = 1) -> str:
        return "–" if value is None else f"{value:.{digits}f}".replace(".", self.words("arena-decimal"))

    def percent(self, value: float, digits: int = 1) -> str:
        return self.words("arena-percent", value=self.number(100 * value, digits))

    def interval(self, ends: Sequence[float] | None, *, percent: bool = True) -> str:
        if ends is None:
            return "–"
        told = [self.number(100 * end if percent else end) for end in ends]
        text = self.words("arena-interval", low=told[0], high=told[1])
        return self.words("arena-percent", value=text) if percent else text

    def points(self, points: Figures) -> str:
        """Mean points with half of their interval."""
        mean, ends = self.number(points["mean"]), points["interval"]
        return f"{mean} ± {self.number((ends[1] - ends[0]) / 2)}" if ends else mean

    def decision(self, figures: Figures) -> str:
        """What the sequential test says; empty if there was none."""
        found = figures["decision"]
        if not found:
            return ""
        margin = self.percent(found["margin"])
        return self.words("arena-decided", answer=found["answer"] or "none", bot=found["bot"], margin=margin)

    def foul(self, foul: dict[str, Any]) -> str:
        """One foul: who, where, what, and as much as is known about why."""
        words = self.words
        line = words(
            "arena-foul-line",
            bot=foul["bot"] or words("arena-foul-nobody"),
            deal=str(foul["deal"]),
            arrangement=str(foul["arrangement"]),
            seat=str(foul["seat"]) if foul["seat"] >= 0 else "–",
            kind=words(f"arena-foul-{foul['kind']}"),
        )
        more = self._more(foul)
        return f"{line} – {more}" if more else line

    def _more(self, foul: dict[str, Any]) -> str:
        if "error" in foul:
            return str(foul["error"])
        if "exit" in foul:
            return self.words("arena-foul-exit", code=str(foul["exit"]))
        if "key" not in foul:
            return ""
        refusal = Refusal(foul["clause"], foul["key"], **foul["details"])
        sentence = refusal.sentence(self.words)
        return sentence if refusal.clause == RECORD else f"{foul['move']} – {refusal.clause}: {sentence}"

    def head(self, figures: Figures) -> str:
        match = figures["match"]
        games, deals, arrangements = str(figures["games"]), str(figures["deals"]), figures["arrangements"]
        about = {"game": match["game"], "seed": str(match["seed"])}
        return self.words("arena-head", **about, games=games, deals=deals, arrangements=arrangements)

    def means(self, figures: Figures) -> str:
        """How long games were; empty if none came to its end."""
        rounds, turns = (self.number(figures[name]["mean"]) for name in ("rounds", "turns"))
        if figures["rounds"]["mean"] is None:
            return ""
        return self.words("arena-means", rounds=rounds, turns=turns)

    def rows(self, figures: Figures) -> list[list[str]]:
        """The table of the bots, its head first."""
        rated = any(entrant["rating"] for entrant in figures["entrants"])
        keys = ["arena-bot", "arena-wins", "arena-interval-head", "arena-fair", "arena-points"]
        rows = [[self.words(key) for key in [*keys, *(["arena-rating"] if rated else [])]]]
        for entrant in figures["entrants"]:
            row = [entrant["bot"], self.percent(entrant["share"]), self.interval(entrant["interval"])]
            row += [self.percent(entrant["fair"]), self.points(entrant["points"])]
            rows.append([*row, *([_rating(self, entrant["rating"])] if rated else [])])
        return rows


def _rating(teller: Teller, rating: dict[str, float]) -> str:
    return f"{teller.number(rating['mu'])} ± {teller.number(2 * rating['sigma'])}"


def text(figures: Figures, words: Words) -> str:
    """A match for the terminal."""
    tell = Teller(words)
    rows = tell.rows(figures)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [tell.head(figures), ""]
    for row in rows:
        cells = [
            cell.rjust(wide) if place else cell.ljust(wide)
            for place, (cell, wide) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    lines += ["", *filter(None, (tell.means(figures), tell.decision(figures)))]
    if len(figures["entrants"]) > 2 and not figures["entrants"][0]["rating"]:
        lines.append(words("arena-no-ratings"))
    if figures["foul_games"]:
        lines.append(words("arena-fouls", games=str(figures["foul_games"])))
        lines += [f"  {tell.foul(foul)}" for foul in figures["fouls"][:5]]
    return "\n".join(lines)
