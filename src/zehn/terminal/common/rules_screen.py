"""The rulebook: scrolled, searched."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, Static

from zehn.terminal.common.dialogs import Dialog
from zehn.terminal.common.wording import Voice

#: Lines that are longer are hard to read; shorter ones hold no rule.
WIDEST, NARROWEST = 100, 20

#: What the border, the padding and the scroll bar take.
FRAME = 6


class RulesScreen(Dialog[None]):
    """The rules in force. Typing searches; Enter goes to the next place."""

    DEFAULT_CSS = """
    RulesScreen > Vertical { width: 100%; height: 100%; }
    RulesScreen VerticalScroll { height: 1fr; max-height: 100%; }
    RulesScreen Input { border: none; height: 1; padding: 0; }
    RulesScreen .foot { margin-top: 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "close", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-15)", show=False),
        Binding("pagedown", "scroll(15)", show=False),
    ]

    def __init__(self, voice: Voice, book: Callable[[Voice, int], str]) -> None:
        super().__init__(voice)
        self.book = book
        self.lines: list[str] = []
        self.found: list[int] = []
        self.place = 0

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Input(id="search", compact=True)
            with VerticalScroll(can_focus=False):
                yield Static(id="rules", markup=False)
            yield Static(classes="foot", markup=False)

    def reword(self) -> None:
        width = max(NARROWEST, min(WIDEST, self.app.size.width - FRAME))
        self.lines = self.book(self.voice, width).splitlines()
        self.query_one("#search", Input).placeholder = self.voice("t-search")
        self._search(self.query_one("#search", Input).value)

    def on_resize(self) -> None:
        """Rebuild the lines."""
        self.reword()

    def action_scroll(self, lines: int) -> None:
        """Scroll by some lines."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search while it is typed."""
        self._search(event.value)

    def on_input_submitted(self) -> None:
        """Go to the next place."""
        if self.found:
            self.place = (self.place + 1) % len(self.found)
            self._show()

    def _search(self, text: str) -> None:
        wanted = text.strip().casefold()
        self.found = [n for n, line in enumerate(self.lines) if wanted and wanted in line.casefold()]
        self.place = 0
        self._show()

    def _show(self) -> None:
        self.query_one("#rules", Static).update(self._page())
        searching = bool(self.query_one("#search", Input).value.strip())
        number = self.place + 1 if self.found else 0
        foot = self.voice("t-rules-keys")
        if searching:
            foot = f"{self.voice('t-found', number=number, count=len(self.found))} · {foot}"
        self.query_one(".foot", Static).update(foot)
        if self.found:
            self.call_after_refresh(self._scroll_to_found)

    def _page(self) -> Text:
        """All lines; those that were found stand out, the current one most of all."""
        page = Text()
        current = self.found[self.place] if self.found else -1
        found = set(self.found)
        for number, line in enumerate(self.lines):
            page.append(line, "reverse" if number == current else "bold underline" if number in found else "")
            page.append("\n")
        return page

    def _scroll_to_found(self) -> None:
        """Scroll to the current place, a little above it."""
        if self.found:
            self.query_one(VerticalScroll).scroll_to(y=max(0, self.found[self.place] - 3), animate=False)
