"""Small windows that ask one thing: a choice, yes or no, a line of text."""

from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from zehn.terminal.common.flow import BREAK, Block, Flow, word
from zehn.terminal.common.wording import Voice

Told = Callable[[Voice], str]
Options = Callable[[Voice], list[Text]]
Answer = TypeVar("Answer")


class Dialog(ModalScreen[Answer | None], Generic[Answer]):
    """A window over the table. Escape closes it without an answer; it can be redrawn in another language."""

    DEFAULT_CSS = """
    Dialog { align: center middle; }
    Dialog > Vertical {
        width: 76; max-width: 100%; height: auto; max-height: 100%;
        border: round $primary; padding: 0 1; background: $surface;
    }
    Dialog .title { text-style: bold; height: auto; }
    Dialog .refused { color: $text-error; height: auto; }
    Dialog .foot { color: $text-muted; height: auto; margin-top: 1; }
    Dialog VerticalScroll { height: auto; max-height: 16; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice

    def on_mount(self) -> None:
        """Say everything once."""
        self.reword()

    def reword(self) -> None:
        """Say everything in the language of now."""

    def action_close(self) -> None:
        """Close without an answer."""
        self.dismiss(None)


class Choice(Dialog[int]):
    """Some options, chosen by digit, by arrows and Enter, or by a click: answers with the number of one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("enter", "answer", show=False),
    ]

    def __init__(self, voice: Voice, title: Told, options: Options) -> None:
        super().__init__(voice)
        self.heading = title
        self.options = options
        self.place = 0

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title", markup=False)
            with VerticalScroll(can_focus=False):
                yield Flow(id="options")
            yield Static(classes="foot", markup=False)

    def reword(self) -> None:
        self.query_one(".title", Static).update(self.heading(self.voice))
        self.query_one(".foot", Static).update(self.voice("t-choice-keys"))
        self._draw()

    def _draw(self) -> None:
        blocks: list[Block] = []
        for number, option in enumerate(self.options(self.voice)):
            line = Text.assemble(("▶ " if number == self.place else "  ", "bold"), (f"{number + 1} ", "bold"))
            blocks += [word(line.append_text(option), str(number)), BREAK]
        self.query_one("#options", Flow).show(blocks[:-1])

    def action_step(self, step: int) -> None:
        """Move to another option."""
        self.place = (self.place + step) % len(self.options(self.voice))
        self._draw()

    def action_answer(self) -> None:
        """Choose the option that the arrow points at."""
        self.dismiss(self.place)

    def on_key(self, event: Key) -> None:
        """A digit chooses at once."""
        if event.character and event.character.isdigit() and 0 < int(event.character) <= len(self.options(self.voice)):
            event.stop()
            self.dismiss(int(event.character) - 1)

    def on_flow_clicked(self, event: Flow.Clicked) -> None:
        """A click chooses at once."""
        self.dismiss(int(event.tag))


class Confirm(Choice):
    """Yes or no: answers 0 for yes. Enter alone means no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,Y,j,J", "say(0)", show=False),
        Binding("n,N", "say(1)", show=False),
    ]

    def __init__(self, voice: Voice, question: Told) -> None:
        super().__init__(voice, question, lambda say: [Text(say("t-yes")), Text(say("t-no"))])
        self.place = 1

    def action_say(self, number: int) -> None:
        """Answer by letter."""
        self.dismiss(number)


class Paper(Dialog[None]):
    """The pad: a title, a page that scrolls, a line below it."""

    DEFAULT_CSS = """
    Paper > Vertical { width: 80; max-height: 100%; }
    Paper VerticalScroll { max-height: 1fr; height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,f2", "close", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-15)", show=False),
        Binding("pagedown", "scroll(15)", show=False),
    ]

    def __init__(self, voice: Voice, *, saved: str = "") -> None:
        super().__init__(voice)
        self.saved = saved

    def heading(self) -> str:
        """The heading of the page."""
        raise NotImplementedError

    def page(self) -> RenderableType:
        """The text of the page."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title", markup=False)
            with VerticalScroll(can_focus=False):
                yield Static(id="pad", markup=False)
            yield Static(classes="foot", markup=False)

    def reword(self) -> None:
        self.query_one(".title", Static).update(self.heading())
        self.query_one("#pad", Static).update(self.page())
        foot = self.voice("t-pad-keys")
        self.query_one(".foot", Static).update(f"{self.saved}\n{foot}" if self.saved else foot)
        self.call_after_refresh(self.query_one(VerticalScroll).scroll_home, animate=False)

    def action_scroll(self, lines: int) -> None:
        """Scroll by some lines."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Line(Dialog[str]):
    """A line of text. `refuse` says what is wrong with it, and the window stays open then."""

    def __init__(self, voice: Voice, title: Told, value: str, refuse: Callable[[str], str]) -> None:
        super().__init__(voice)
        self.heading = title
        self.value = value
        self.refuse = refuse

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title", markup=False)
            yield Input(self.value, select_on_focus=False, compact=True)
            yield Static(classes="refused", markup=False)
            yield Static(classes="foot", markup=False)

    def reword(self) -> None:
        self.query_one(".title", Static).update(self.heading(self.voice))
        self.query_one(".foot", Static).update(self.voice("t-line-keys"))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take the line, or say why not."""
        fault = self.refuse(event.value)
        if fault:
            self.query_one(".refused", Static).update(fault)
        else:
            self.dismiss(event.value)
