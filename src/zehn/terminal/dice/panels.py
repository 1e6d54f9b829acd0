"""What everybody sees at the dice table: the players and the ten dice."""

from collections.abc import Collection

from rich.style import Style
from rich.text import Text

from zehn.games.dice.dice import COLOUR_OF, COLOURS, DICE, NAMES
from zehn.terminal.common.flow import BREAK, Block, Flow, word
from zehn.terminal.common.panels import shortened
from zehn.terminal.common.wording import Voice
from zehn.terminal.dice.match import DiceMatch
from zehn.terminal.dice.wording import called

#: The keys of the dice.
DIGITS = "1234567890"

_PAPER = {"r": "#c62828", "b": "#1d4ed8", "g": "#1b7a34", "o": "#c2560c"}
_WIDTH = 5


def paper(face: int) -> Style:
    """Ink and paper of a face; its letter tells the colour, too."""
    return Style(color="#ffffff", bgcolor=_PAPER[COLOURS[COLOUR_OF[face]]], bold=True)


class DicePlayers(Flow):
    """A line for every player: name, phase, points."""

    def tell(self, match: DiceMatch, say: Voice) -> None:
        """Show the standing of the players."""
        lines: list[Block] = []
        for seat in range(len(match.table.players)):
            lines += [word(self._line(match, seat, say)), BREAK]
        self.show(lines[:-1])

    def _line(self, match: DiceMatch, seat: int, say: Voice) -> Text:
        table = match.table
        style = "bold" if seat in (table.turn, *table.winners) else ""
        phase = table.phase(seat)
        stands = say("d-all-done") if phase is None else say("d-phase", phase=phase.number)
        if phase is not None and table.columns[seat].ended:
            stands = say("d-out")
        text = Text.assemble(
            ("▶ " if seat == table.turn else "  ", "bold"), (shortened(called(match, seat, say)), style)
        )
        text.append(f" {shortened(stands, 20)}", style)
        return text.append(say("t-points", count=table.columns[seat].total).rjust(8), style)


class Dice(Flow):
    """Ten dice with their keys; below each whether it is kept (▲), useful (●), or counts (✓). A click keeps one."""

    gap = 2

    def tell(self, match: DiceMatch, *, kept: Collection[int], useful: Collection[int]) -> None:
        """Show the dice as they lie."""
        table = match.table
        phase = table.phase(table.turn) if table.turn >= 0 else None
        counts = phase.chosen(table.faces) if phase and table.faces else ()
        self.show([self._die(table.faces, die, kept, useful, counts) for die in range(DICE)])

    def _die(
        self,
        faces: tuple[int, ...],
        die: int,
        kept: Collection[int],
        useful: Collection[int],
        counts: Collection[int],
    ) -> Block:
        shown = Text(NAMES[faces[die]].center(_WIDTH), paper(faces[die])) if faces else Text("·".center(_WIDTH), "dim")
        marks = "".join([sign for sign, some in (("▲", kept), ("●", useful), ("✓", counts)) if faces and die in some])
        edge = Text(" " * _WIDTH, paper(faces[die]) if faces else "")
        lines = (Text(DIGITS[die].center(_WIDTH), "dim"), edge, shown, edge, Text(marks.center(_WIDTH), "bold"))
        return Block(lines, f"keep {die}")
