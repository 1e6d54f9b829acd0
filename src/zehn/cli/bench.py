"""`zehn bench`: how fast everything is."""

from pathlib import Path

from zehn.arena import bench as benches
from zehn.cli.calls import json_line
from zehn.words import Language, say


def bench(*, growth: bool = False, svg: Path | None = None, json: bool = False, lang: Language | None = None) -> int:
    """Measure the speed of kernel, moves, copies and whole games; or how costs grow with the size of a game."""
    words = say(lang)
    if not growth and svg is None:
        figures = benches.bench()
        print(json_line(figures) if json else benches.report(figures, words))
        return 0
    figures = benches.growth()
    if svg is not None:
        svg.write_text(benches.growth_picture(figures, words), encoding="utf-8")
    print(json_line(figures) if json else benches.growth_report(figures, words))
    return 0
