"""The table in the browser, measured in a real Chromium on loopback.

    python benches/web.py            all figures, in about half a minute

Printed are the sizes of what is loaded; the time until the first view is painted, cold and from the browser's cache;
and, while eleven cards are dragged one after another, which styles the page changes and the longest task. It ends with
1 if a figure is outside its limit (`--only-print` leaves that out, for busy machines).
"""

import argparse
import gzip
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "browser"))

from chromium import BUILT, DESKTOP, chromium, running, tile, visitor, why_not, wish
from player import Person
from playwright.sync_api import Browser, Page

TRIALS = 7


class Figure(NamedTuple):
    """A figure with its limit; None for one that is only told."""

    name: str
    value: float
    unit: str
    most: float | None = None

    @property
    def good(self) -> bool:
        return self.most is None or self.value < self.most


def sizes() -> Iterator[Figure]:
    """What a first visit loads, packed as the server packs it."""
    files = [BUILT, *sorted((BUILT.parent / "assets").iterdir()), BUILT.parent / "icon.svg"]
    packed = {file.name: len(gzip.compress(file.read_bytes(), 9, mtime=0)) / 1000 for file in files}
    for name, size in packed.items():
        yield Figure(f"  {name}", size, "kB packed")
    yield Figure("initial load", sum(packed.values()), "kB packed", 150)


def first_views(browser: Browser, address: str) -> Iterator[Figure]:
    """From asking for the page until the games are painted, as the browser itself tells."""
    cold, warm = [], []
    for _ in range(TRIALS):
        page = browser.new_context(base_url=address).new_page()
        page.add_init_script(SHOWN)
        cold.append(painted(page))
        warm.append(painted(page))
        page.context.close()
    yield Figure("first view, cold (median)", statistics.median(cold), "ms", 1000)
    yield Figure("first view, again (median)", statistics.median(warm), "ms", 1000)


SHOWN = """
    new MutationObserver((_, observer) => {
        if (!document.querySelector("article")) return
        observer.disconnect()
        requestAnimationFrame(() => requestAnimationFrame(() => (window.shownAt = performance.now())))
    }).observe(document, {childList: true, subtree: true})
"""


def painted(page: Page) -> float:
    page.goto("/")
    return float(page.wait_for_function("() => window.shownAt").json_value())


WATCH = """() => {
    window.styles = new Set()
    window.watching = new MutationObserver((records) => {
        for (const {target, oldValue} of records) {
            if (!target.classList.contains("dragged")) continue
            const was = document.createElement("i").style
            was.cssText = oldValue ?? ""
            for (const name of target.style)
                if (was.getPropertyValue(name) !== target.style.getPropertyValue(name)) window.styles.add(name)
        }
    })
    const how = {subtree: true, attributes: true, attributeFilter: ["style"], attributeOldValue: true}
    window.watching.observe(document.querySelector(".table"), how)
}"""


def dragging(browser: Browser, address: str) -> Iterator[Figure]:
    """Eleven cards are dragged over the table and back into the hand; layout must not be worked out for it."""
    page = visitor(browser, address, **DESKTOP, reduced_motion="no-preference")
    wish(page, bots=3)
    tile(page).get_by_role("button", name="Play now").click()
    page.locator(".status.asked").wait_for()
    person = Person(page)
    person.draw()
    page.wait_for_timeout(600)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    spots = [person.seen_at(card) for card in page.locator(".hand button").all()]
    page.evaluate(WATCH)
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    layouts, movements = 0.0, 0
    for x, y in spots:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 20)
        page.wait_for_timeout(300)
        before = metric(session, "LayoutCount")
        page.mouse.move(x + 60, y - 330, steps=20)
        layouts += metric(session, "LayoutCount") - before
        movements += 20
        page.mouse.up()
    tasks = main_tasks(json.loads(browser.stop_tracing()))
    styles: list[str] = page.evaluate("() => [...styles]")
    page.context.close()
    print(f"styles changed while dragging: {', '.join(styles) or 'none'}")
    strange = [name for name in styles if name not in ("translate", "transform", "opacity")]
    yield Figure("styles besides transforms and opacity", len(strange), "", 1)
    yield Figure(f"layouts in {movements} movements", layouts, "")
    yield Figure("longest task, CPU time", max(cpu for cpu, _ in tasks), "ms", 50)
    yield Figure("longest task, with waiting for a core", max(whole for _, whole in tasks), "ms")


def main_tasks(trace: dict[str, Any]) -> list[tuple[float, float]]:
    """The tasks of the page's main thread in milliseconds: on the processor, and from begin to end."""
    events = trace["traceEvents"]
    main = {(one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == "CrRendererMain"}
    found = [one for one in events if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in main]
    return [(one.get("tdur", 0) / 1000, one.get("dur", 0) / 1000) for one in found]


def metric(session: Any, name: str) -> float:
    found = session.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in found if one["name"] == name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only-print", action="store_true")
    reason = why_not()
    if reason:
        sys.exit(reason)
    only_print = parser.parse_args().only_print
    figures = list(sizes())
    with tempfile.TemporaryDirectory() as place, running(Path(place)) as server, chromium() as browser:
        figures += first_views(browser, server.address)
        figures += dragging(browser, server.address)
    for figure in figures:
        limit = f"  (limit {figure.most:g})" if figure.most else ""
        print(f"{figure.name:45} {figure.value:8.1f} {figure.unit}{limit}{'' if figure.good else '  TOO MUCH'}")
    sys.exit(0 if only_print or all(figure.good for figure in figures) else 1)


if __name__ == "__main__":
    main()
