"""What the tables of all games are put together from: names that fit, and the keys."""

from typing import NamedTuple

from rich.text import Text

from zehn.terminal.common.flow import BREAK, Block, Flow, word

NAME = 10


def shortened(name: str, most: int = NAME) -> str:
    """A name that fits into a column."""
    text = Text(name)
    text.truncate(most, overflow="ellipsis", pad=True)
    return text.plain


class Act(NamedTuple):
    """Something to do: its key, its words, its action."""

    key: str
    text: str
    action: str


END_OF_LINE = Act("", "", "")


class Keys(Flow):
    """What can be done now, with its key; a click does it."""

    gap = 2

    def tell(self, acts: list[Act]) -> None:
        """Show what can be done."""
        self.show([self._act(act) if act.action else BREAK for act in acts])

    def _act(self, act: Act) -> Block:
        return word(Text.assemble((act.key, "bold reverse"), f" {act.text}"), act.action)
