"""Blocks of text that fill a widget line by line, like words a page, and can be clicked."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text
from textual.events import Click
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget


class Block(NamedTuple):
    """Some lines of one width that stay together; `tag` is what a click on them means."""

    lines: tuple[Text, ...]
    tag: str = ""

    @property
    def width(self) -> int:
        """The cells that the widest line takes."""
        return max([line.cell_len for line in self.lines], default=0)


#: The next block begins on a new line.
BREAK = Block(())


def word(text: str | Text, tag: str = "", style: str = "") -> Block:
    """A block of one line."""
    return Block((Text(text, style) if isinstance(text, str) else text,), tag)


class Spot(NamedTuple):
    """Where a block stands."""

    column: int
    line: int
    block: Block

    def holds(self, column: int, line: int) -> bool:
        """Whether a place is inside."""
        return 0 <= column - self.column < self.block.width and 0 <= line - self.line < len(self.block.lines)


def arrange(blocks: Sequence[Block], width: int, *, gap: int = 1) -> list[Spot]:
    """The place of every block; one that does not fit into the line begins a new one."""
    spots: list[Spot] = []
    column = line = height = 0
    for block in blocks:
        if block is BREAK or (column and column + block.width > width):
            column, line, height = 0, line + max(height, 1), 0
        if block is not BREAK:
            spots.append(Spot(column, line, block))
            column += block.width + gap
            height = max(height, len(block.lines))
    return spots


def drawn(spots: Sequence[Spot], width: int) -> list[Text]:
    """The lines that the blocks make."""
    height = max([spot.line + len(spot.block.lines) for spot in spots], default=0)
    page = [Text(no_wrap=True, end="") for _ in range(height)]
    for spot in spots:
        for number, text in enumerate(spot.block.lines, spot.line):
            page[number].pad_right(spot.column - page[number].cell_len)
            page[number].append_text(text)
    for text in page:
        text.truncate(width, overflow="ellipsis")
    return page


class Flow(Widget):
    """A widget of blocks."""

    DEFAULT_CSS = "Flow { height: auto; width: 1fr; }"
    gap = 1

    class Clicked(Message):
        """A block with a tag was clicked."""

        def __init__(self, flow: "Flow", tag: str) -> None:
            super().__init__()
            self.flow = flow
            self.tag = tag

        @property
        def control(self) -> "Flow":
            return self.flow

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.blocks: list[Block] = []

    def show(self, blocks: Sequence[Block]) -> None:
        """Show other blocks from now on."""
        self.blocks = list(blocks)
        self.refresh(layout=True)

    def blocks_for(self, width: int) -> list[Block]:
        """The blocks for a width; some widgets have smaller ones for small widths."""
        return self.blocks

    def _lines(self, width: int) -> list[Text]:
        return drawn(arrange(self.blocks_for(width), width, gap=self.gap), width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return max(1, len(self._lines(width))) if width else 0

    def render(self) -> Text:
        return Text("\n", no_wrap=True, end="").join(self._lines(self.content_size.width))

    def on_click(self, event: Click) -> None:
        """Tell which block was clicked."""
        place = event.get_content_offset(self)
        if place is None:
            return
        width = self.content_size.width
        for spot in arrange(self.blocks_for(width), width, gap=self.gap):
            if spot.block.tag and spot.holds(place.x, place.y):
                self.post_message(self.Clicked(self, spot.block.tag))
                return
