"""What somebody's first visit fetches until the start page can be used."""

from playwright.sync_api import Browser, Page

#: Notes when the games are there and when they are painted.
SHOWN = """
    new MutationObserver((_, observer) => {
        if (!document.querySelector("article")) return
        observer.disconnect()
        window.thereAt = performance.now()
        requestAnimationFrame(() => requestAnimationFrame(() => (window.shownAt = performance.now())))
    }).observe(document, {childList: true, subtree: true})
"""

#: Every file that was asked for until they were there, with its bytes as they were sent.
FETCHED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .filter(({startTime}) => startTime < window.thereAt)
    .map(({name, encodedBodySize}) => [new URL(name).pathname, encodedBodySize])"""


def new_page(browser: Browser, address: str, language: str = "en-GB") -> Page:
    """The page of somebody who was never here."""
    page = browser.new_context(base_url=address, locale=language).new_page()
    page.add_init_script(SHOWN)
    return page


def painted(page: Page) -> float:
    """Milliseconds from asking for the start page until it can be used, as the browser itself tells."""
    page.goto("/")
    return float(page.wait_for_function("() => window.shownAt").json_value())


def fetched(page: Page) -> dict[str, int]:
    """The files of a page that is painted."""
    return dict(page.evaluate(FETCHED))
