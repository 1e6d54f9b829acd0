"""`zehn bench`: how fast everything is."""

from zehn.arena import bench as benches
from zehn.cli.calls import json_line
from zehn.words import Language, say


def bench(*, json: bool = False, lang: Language | None = None) -> int:
    """Measure the speed of kernel, moves, copies and whole games."""
    figures = benches.bench()
    print(json_line(figures) if json else benches.report(figures, say(lang)))
    return 0
