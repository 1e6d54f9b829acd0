"""A lay put together by hand: cards go from the hand to the groups of the phase."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Key
from textual.widgets import Static

from zehn.cards.contracts import Contract
from zehn.cards.notation import Move
from zehn.games.phase10 import View
from zehn.terminal.common.dialogs import Dialog
from zehn.terminal.common.faces import small
from zehn.terminal.common.flow import BREAK, Block, Flow, word
from zehn.terminal.common.wording import Voice, refusal_text
from zehn.terminal.phase10.composing import Composition
from zehn.terminal.phase10.hand import DIGITS, Hand, Held
from zehn.terminal.phase10.plan import plan_of
from zehn.terminal.phase10.wording import contract_text


class ComposeScreen(Dialog[Move]):
    """Answers with the lay. What is wrong with it is said all the time, with the clause."""

    DEFAULT_CSS = """
    ComposeScreen #groups { margin: 1 0; }
    ComposeScreen #verdict { height: 2; }
    ComposeScreen .foot { margin-top: 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("up", "group(-1)", show=False),
        Binding("down,tab", "group(1)", show=False),
        Binding("space", "put", show=False),
        Binding("backspace", "take_back", show=False),
        Binding("less_than_sign,comma", "turn(-1)", show=False),
        Binding("greater_than_sign,full_stop", "turn(1)", show=False),
        Binding("pageup", "phase(-1)", show=False),
        Binding("pagedown", "phase(1)", show=False),
        Binding("enter", "lay", show=False),
    ]

    def __init__(self, voice: Voice, view: View, selected: Sequence[int]) -> None:
        super().__init__(voice)
        self.view = view
        self.contracts = view.table.open[view.seat]
        self.work = Composition(view, self._first(selected))
        self._begin_with(selected)
        self.group = 0

    def _first(self, selected: Sequence[int]) -> Contract:
        """The phase that the selected cards make, else the nearest."""
        for contract in self.contracts:
            if selected and contract.reach(list(selected)).missing == 0:
                return contract
        return plan_of(self.view).contract or self.contracts[0]

    def _begin_with(self, selected: Sequence[int]) -> None:
        """The selected cards lie in the groups already, as well as they can."""
        contract, rest = self.work.contract, list(selected)
        for spreads in contract.reach(rest).layouts(rest):
            self.work.take_over(spreads)
            break
        for kind in (kind for group in self.work.groups for kind in group):
            rest.remove(kind)
        for kind in rest:
            self.work.put(0, kind)

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title", markup=False)
            yield Flow(id="groups")
            yield Hand(id="rest")
            yield Static(id="verdict", markup=False)
            yield Static(classes="foot", markup=False)

    def on_mount(self) -> None:
        self.query_one("#rest", Hand).add_class("active")
        super().on_mount()

    # -- telling ----------------------------------------------------------------------------------------------

    def reword(self) -> None:
        contract, say = self.work.contract, self.voice
        title = say("t-compose-title", phase=contract.number, contract=contract_text(contract, say))
        self.query_one(".title", Static).update(title)
        self.query_one("#groups", Flow).show(self._groups())
        rest = [Held(kind, useful=False) for kind in self.work.rest]
        self.query_one("#rest", Hand).hold(contract.deck, rest, self.voice)
        self._judge()
        more = f" · {say('t-compose-more')}" if len(self.contracts) > 1 else ""
        self.query_one(".foot", Static).update(say("t-compose-keys") + more)

    def _groups(self) -> list[Block]:
        blocks: list[Block] = []
        for number, cards in enumerate(self.work.groups):
            arrow = "▶ " if number == self.group else "  "
            name = Text(arrow + self.voice("t-compose-group", number=number + 1), "bold")
            blocks.append(word(name, f"group {number}"))
            blocks += self._cards(number) if cards else [word(self.voice("t-compose-empty"), style="dim")]
            blocks.append(BREAK)
        return blocks[:-1]

    def _cards(self, number: int) -> list[Block]:
        """The cards of a group as they would lie; a click takes one back."""
        spread, deck = self.work.spread(number), self.work.contract.deck
        cards = [word(small(deck, kind, self.voice), f"back {number} {kind}") for kind in spread.cards]
        return [*cards, word(f"@{spread.at}", style="bold")] if spread.at else cards

    def _judge(self) -> None:
        refusal = self.view.why_not(self.work.move())
        verdict = self.query_one("#verdict", Static)
        verdict.set_class(refusal is not None, "refused")
        verdict.update(refusal_text(refusal, self.voice) if refusal else self.voice("t-compose-good"))

    # -- putting together -------------------------------------------------------------------------------------

    def put(self, place: int) -> None:
        """A card of the hand goes to the current group."""
        rest = self.work.rest
        if place < len(rest):
            self.work.put(self.group, rest[place])
            self.reword()

    def action_put(self) -> None:
        """The card at the cursor goes to the current group."""
        self.put(self.query_one("#rest", Hand).cursor)

    def on_key(self, event: Key) -> None:
        """A digit puts that card."""
        if event.character and event.character in DIGITS:
            event.stop()
            self.put(DIGITS.index(event.character))

    def action_step(self, step: int) -> None:
        """Move the cursor."""
        self.query_one("#rest", Hand).step(step)

    def action_group(self, step: int) -> None:
        """Go to another group."""
        self.group = (self.group + step) % len(self.work.groups)
        self.reword()

    def action_take_back(self) -> None:
        """The last card of the group goes back to the hand."""
        self.work.take_back(self.group)
        self.reword()

    def action_turn(self, step: int) -> None:
        """Let the wilds of the group stand for something else."""
        self.work.turn(self.group, step)
        self.reword()

    def action_phase(self, step: int) -> None:
        """Another open phase (P10-V4)."""
        place = self.contracts.index(self.work.contract) + step
        self.work = Composition(self.view, self.contracts[place % len(self.contracts)])
        self.group = 0
        self.reword()

    def action_lay(self) -> None:
        """Lay, if it is legal; why not is said already."""
        move = self.work.move()
        if self.view.why_not(move) is None:
            self.dismiss(move)

    def on_flow_clicked(self, event: Flow.Clicked) -> None:
        """A click puts a card, takes one back, or names a group."""
        if isinstance(event.flow, Hand):
            self.put(int(event.tag))
            return
        verb, *numbers = event.tag.split()
        self.group = int(numbers[0])
        if verb == "back":
            self.work.take_back(self.group, int(numbers[1]))
        self.reword()
