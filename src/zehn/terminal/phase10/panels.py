"""What everybody sees of the phase cards: the players, the piles and groups."""

from rich.text import Text

from zehn.games.phase10.table import Table
from zehn.terminal.common.faces import row, small
from zehn.terminal.common.flow import BREAK, Block, Flow, word
from zehn.terminal.common.panels import shortened
from zehn.terminal.common.wording import Voice
from zehn.terminal.phase10.wording import names


class Players(Flow):
    """A line for every player: seat, name, phase, cards, a skip before them, points. A click on it names the player."""

    def tell(self, table: Table, words: Voice) -> None:
        """Show the standing of the players."""
        lines: list[Block] = []
        for seat in range(len(table.players)):
            lines += [word(self._line(table, seat, words), f"seat {seat}"), BREAK]
        self.show(lines[:-1])

    def _line(self, table: Table, seat: int, words: Voice) -> Text:
        text = Text.assemble(("▶ " if seat == table.turn else "  ", "bold"))
        text.append(f"{seat} ", "dim")
        text.append(shortened(names(table, words)[seat]), "bold" if seat == table.turn else "")
        text.append(" " + phase_of(table, seat, words).ljust(9), "bold" if table.laid[seat] else "")
        text.append(words("t-cards", count=table.sizes[seat]).rjust(9) if seat in table.playing else " " * 9)
        text.append(" ! " if table.skips >> seat & 1 else "   ", "bold reverse" if table.skips >> seat & 1 else "")
        text.append(words("t-points", count=table.standing.totals[seat]).rjust(7))
        return text


def phase_of(table: Table, seat: int, words: Voice) -> str:
    """The phase that a player laid in this round, or has to lay."""
    if table.laid[seat]:
        return words("t-phase-laid", phase=table.laid[seat])
    if seat not in table.playing:
        return words("t-phase-out")
    if table.rules.free_order and not table.playoff:
        return words("t-phase-free", done=len(table.standing.done[seat]), all=len(table.rules.contracts))
    open_phases = table.open[seat]
    return words("t-phase", phase=open_phases[0].number) if open_phases else words("t-phase-out")


class Groups(Flow):
    """The piles, and what lies on the table, by owner. A click draws, takes, or names a group."""

    gap = 2

    def tell(self, table: Table, words: Voice, *, wanted: bool, fitting: int) -> None:
        """Show the table; `fitting` is the kind for which fitting groups are marked."""
        blocks = [*self._piles(table, words, wanted=wanted), BREAK]
        for seat in range(len(table.players)):
            mine = [number for number, group in enumerate(table.groups) if group.owner == seat]
            if mine:
                owner = Text(shortened(names(table, words)[seat], 8), "bold")
                blocks += [word(owner), *[self._group(table, number, fitting, words) for number in mine]]
                blocks.append(BREAK)
        self.show(blocks if table.groups else [*blocks, word(words("t-no-groups"), style="dim")])

    def _piles(self, table: Table, words: Voice, *, wanted: bool) -> list[Block]:
        pile = Text.assemble(words("t-pile"), " ", (f" {table.pile} ", "reverse"))
        top = Text.assemble(words("t-discards"), " ")
        top.append_text(small(table.rules.deck, table.top, words) if table.discards else Text(words("t-empty"), "dim"))
        if wanted:
            top.append(" ●", "bold")
        under = Text(words("t-under", count=max(0, len(table.discards) - 1)), "dim")
        return [word(pile, "draw"), word(top, "take"), word(under)]

    def _group(self, table: Table, number: int, fitting: int, words: Voice) -> Block:
        group = table.groups[number]
        fits = fitting >= 0 and group.takes >> fitting & 1 == 1
        text = Text.assemble((f"g{number}{'◂' if fits else ' '}", "bold" if fits else "dim"))
        text.append_text(row(table.rules.deck, group.cards, words))
        naturals = group.form.naturals(group.cards)
        if not naturals:
            text.append(f"@{meaning(table, number)}", "bold")
        return word(text, f"group {number}")


def meaning(table: Table, number: int) -> str:
    """What a group of only wilds stands for."""
    group = table.groups[number]
    deck = table.rules.deck
    names = deck.colours if group.form.word == "colour" else deck.values
    return names[group.low] if group.low < len(names) else ""
