"""The table in the browser, measured in a real Chromium on loopback.

    python benches/web.py            all figures, in five minutes or so
    python benches/web.py --offline  those of games without a server alone

Printed are the sizes of what is loaded; the time until the first view is painted, cold and from the browser's cache;
while eleven cards are dragged one after another, which styles the page changes and the longest task; the longest task
while cards fly; and without a server: the time to the first card, how long the engine takes to start and bots to think,
also four times slower as on a telephone, and the memory of the worker. Of times of the engine the best of several
measurements counts: machines are shared. It ends with 1 if a figure is outside its limit (`--only-print` leaves that
out, for busy machines).
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

from chromium import BUILT, DESKTOP, chromium, on_this_device, running, tile, visitor, why_not, wish
from first_view import fetched, new_page, painted
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


def sizes(browser: Browser, address: str) -> Iterator[Figure]:
    """What a first visit loads, as the server sends it."""
    page = new_page(browser, address)
    painted(page)
    files = fetched(page)
    page.context.close()
    for name, size in sorted(files.items(), key=lambda file: -file[1]):
        yield Figure(f"  {name}", size / 1000, "kB packed")
    yield Figure("initial load", sum(files.values()) / 1000, "kB packed", 150)
    yield from engine_sizes(BUILT.parent / "engine", BUILT.parent / "assets")


def engine_sizes(engine: Path, assets: Path) -> Iterator[Figure]:
    """What a game without a server needs besides, packed as it is sent."""
    parts = sum(part.stat().st_size for part in engine.glob("*.part"))
    scripts = [*engine.glob("*/*.mjs"), *assets.glob("worker-*.js")]
    rest = sum(len(gzip.compress(file.read_bytes(), 9, mtime=0)) for file in scripts)
    yield Figure("engine: Python, library, Zehn", parts / 1e6, "MB packed", 7.5)
    yield Figure("engine: scripts", rest / 1e6, "MB packed")


def first_views(browser: Browser, address: str) -> Iterator[Figure]:
    """From asking for the page until the games are painted, as the browser itself tells."""
    cold, warm = [], []
    for _ in range(TRIALS):
        page = new_page(browser, address)
        cold.append(painted(page))
        warm.append(painted(page))
        page.context.close()
    yield Figure("first view, cold (median)", statistics.median(cold), "ms", 1000)
    yield Figure("first view, again (median)", statistics.median(warm), "ms", 1000)


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


def flying(browser: Browser, address: str) -> Iterator[Figure]:
    """Three bots play quickly and cards fly; then somebody plays on a processor that is four times slower."""
    page = visitor(browser, address, **DESKTOP, reduced_motion="no-preference")
    wish(page, bots=3, pace=0.2, level="steady")
    tile(page).get_by_role("button", name="Play now").click()
    page.locator(".status.asked").wait_for()
    person, session = Person(page), page.context.new_cdp_session(page)
    for slower, most in ((1, 50), (4, 100)):
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
        for _ in range(8):
            if person.step() == "over":
                break
            page.wait_for_timeout(700)
        tasks = main_tasks(json.loads(browser.stop_tracing()))
        yield Figure(f"cards fly, {slower} × slower: longest task, CPU time", max(cpu for cpu, _ in tasks), "ms", most)
    page.context.close()


def main_tasks(trace: dict[str, Any]) -> list[tuple[float, float]]:
    """The tasks of the page's main thread in milliseconds: on the processor, and from begin to end."""
    events = trace["traceEvents"]
    main = {(one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == "CrRendererMain"}
    found = [one for one in events if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in main]
    return [(one.get("tdur", 0) / 1000, one.get("dur", 0) / 1000) for one in found]


def metric(session: Any, name: str) -> float:
    found = session.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in found if one["name"] == name)


# -- without a server -------------------------------------------------------------------------------------------------

#: How many times slower a telephone is. Chromium slows down the page, but no worker: there the engine runs in the page.
SLOW = 4

#: Decisions are measured so often, each time for so many seconds.
ROUNDS, SECONDS = 3, 2

#: Milliseconds in which a bot of a level that is offered must have decided, 95 times of 100.
THINKING = 300

DECISIONS = """
import json, time
from random import Random
from zehn.games.chance import Seeded
from zehn.tables.boards import board_of

def decisions(game, level, seats, seconds):
    board, times, deal, began = board_of(game), [], 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        played = board.new(board.rules({}), [str(seat) for seat in range(seats)], chance=Seeded(deal), dealer=0)
        bots = [board.players[level](Random(deal * 9 + seat)) for seat in range(seats)]
        deal += 1
        while not played.over and time.perf_counter() - began < seconds:
            if not board.asked(played):
                played.go_on()
                continue
            seat = board.asked(played)[0]
            view, before = played.watch(seat), time.perf_counter()
            move = board.choose(bots[seat], view)
            times.append(1000 * (time.perf_counter() - before))
            board.play(played, board.written(played, move)) if move else board.close(played)
    times.sort()
    return times[len(times) // 2], times[len(times) * 95 // 100]
"""


def first_cards(browser: Browser, address: str) -> Iterator[Figure]:
    """From the tap until somebody is asked: with everything to be fetched, and at the second visit."""
    for slow in (1, SLOW):
        page = visitor(browser, address, **DESKTOP)
        wish(page, bots=1, level="steady")
        name = "" if slow == 1 else f", page {slow} times slower"
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        yield Figure(f"first card, first visit{name}", begun(page), "ms")
        page.goto("/")
        page.locator("article").first.wait_for()
        yield Figure(f"first card, second visit{name}", begun(page), "ms")
        page.context.close()


def begun(page: Page) -> float:
    """Begin a game on the device; the time until the first hand lies there."""
    on_this_device(page)
    before = float(page.evaluate("performance.now()"))
    tile(page).get_by_role("button", name="Play now").click()
    page.locator(".hand button").first.wait_for()
    return float(page.evaluate("performance.now()")) - before


def engines(browser: Browser, address: str) -> Iterator[Figure]:
    """The engine in a page: how long it takes to start, how long bots think in it, and how much memory it takes."""
    for slow in (1, SLOW):
        page = browser.new_context(base_url=address).new_page()
        page.goto("/")
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        name = "" if slow == 1 else f", {slow} times slower"
        starts = [float(page.evaluate(LOAD)) for _ in range(ROUNDS)]
        yield Figure(f"start of the engine{name}", min(starts), "ms")
        yield from thinking(page, name)
        memory = page.evaluate("python._module.HEAP8.length")
        yield Figure(f"memory of the engine{name}", float(memory) / 1e6, "MB")
        page.context.close()


def thinking(page: Page, name: str) -> Iterator[Figure]:
    """How long bots think, by game and level; levels that are left out because of it, too."""
    page.evaluate("code => { globalThis.decisions = python.runPython(code + '\\ndecisions') }", DECISIONS)
    offers = page.evaluate("async () => (await (await fetch('/engine/games.json')).json()).games")
    for offer in offers:
        for level in [*offer["levels"], *[level for level, why in offer["missing"].items() if why != "tables"]]:
            seats = 1 if offer["missing"].get(level) == "wait" else min(4, offer["most"])
            asked = [offer["game"], level, seats, SECONDS]
            found = [page.evaluate("of => decisions(...of).toJs()", asked) for _ in range(ROUNDS)]
            half, most = map(min, zip(*found, strict=True))
            limit = THINKING if level in offer["levels"] else None
            yield Figure(f"  {offer['game']} {level}{name}, median", half, "ms")
            yield Figure(f"  {offer['game']} {level}{name}, 95 of 100", most, "ms", limit)


#: The engine in the page itself, put together as the worker does it.
LOAD = """async () => {
    const before = performance.now()
    const { folder, lock, files } = await (await fetch('/engine/manifest.json')).json()
    const unpack = async ({ file }) =>
        new Response((await fetch('/' + file)).body.pipeThrough(new DecompressionStream('gzip'))).blob()
    const type = (name) => ({ type: name.endsWith('.wasm') ? 'application/wasm' : 'application/zip' })
    const found = await Promise.all(files.map(async ({ name, parts }) =>
        [name, new Blob(await Promise.all(parts.map(unpack)), type(name))]))
    const whole = new Map(found)
    const { fetch: elsewhere } = globalThis
    globalThis.fetch = (url) => {
        const blob = whole.get(String(url).replace(/^.*[/]/, ''))
        return blob ? Promise.resolve(new Response(blob)) : elsewhere(url)
    }
    const { loadPyodide } = await import(`/${folder}/pyodide.mjs`)
    const env = { ZEHN_PLAIN: '1', HOME: '/' }
    globalThis.python = await loadPyodide({ indexURL: `/${folder}/`, lockFileContents: lock, env })
    python.runPython(`
import zehn.local.device, zehn.rooms as rooms
for game in rooms.games(): rooms.room("tables.boards", game)`)
    globalThis.fetch = elsewhere
    return performance.now() - before
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only-print", action="store_true")
    reason = why_not()
    if reason:
        sys.exit(reason)
    parser.add_argument("--offline", action="store_true")
    wanted = parser.parse_args()
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as place, running(Path(place)) as server, chromium() as browser:
        if not wanted.offline:
            figures += sizes(browser, server.address)
            figures += first_views(browser, server.address)
            figures += dragging(browser, server.address)
            figures += flying(browser, server.address)
        figures += first_cards(browser, server.address)
        figures += engines(browser, server.address)
    for figure in figures:
        limit = f"  (limit {figure.most:g})" if figure.most else ""
        print(f"{figure.name:45} {figure.value:8.1f} {figure.unit}{limit}{'' if figure.good else '  TOO MUCH'}")
    sys.exit(0 if wanted.only_print or all(figure.good for figure in figures) else 1)


if __name__ == "__main__":
    main()
