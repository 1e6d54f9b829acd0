"""What the person does at the table: every key and every click."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import Input

from zehn.cards.notation import Move
from zehn.terminal.common.dialogs import Choice
from zehn.terminal.common.faces import called
from zehn.terminal.common.flow import Flow
from zehn.terminal.common.wording import Voice, refusal_text
from zehn.terminal.phase10.compose_screen import ComposeScreen
from zehn.terminal.phase10.hand import DIGITS
from zehn.terminal.phase10.match import Ask, Match
from zehn.terminal.phase10.pad_screen import PadScreen
from zehn.terminal.phase10.panels import phase_of
from zehn.terminal.phase10.plan import ORDERS, hits, proposals
from zehn.terminal.phase10.story import ME
from zehn.terminal.phase10.table_screen import TableScreen
from zehn.terminal.phase10.wording import groups_text, names


class PlayScreen(TableScreen):
    """The table with its keys. `again` makes the match of a new game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("d,D", "draw", show=False),
        Binding("t,T", "take", show=False),
        Binding("l,L", "lay", show=False),
        Binding("p,P", "proposals", show=False),
        Binding("c,C", "compose", show=False),
        Binding("h,H", "hit", show=False),
        Binding("x,X,delete", "discard", show=False),
        Binding("exclamation_mark", "skip", show=False),
        Binding("k,K", "knock", show=False),
        Binding("enter", "enter", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("space", "select", show=False),
        Binding("escape", "escape", show=False),
        Binding("question_mark", "hint", show=False),
        Binding("o,O", "order", show=False),
        Binding("colon,i,I", "type", show=False),
        Binding("s,S", "save", show=False),
    ]

    def __init__(self, match: Match, voice: Voice, *, again: Callable[[], Match], pause: float) -> None:
        super().__init__(match, voice, pause)
        self.again = again

    def pad_to_show(self) -> PadScreen | None:
        if self.match.ask is not Ask.PAD:
            return None
        self.match.pad_seen = True
        return PadScreen(self.voice, self.match, saved=self.save_at_end())

    def do(self, move: Move | str) -> bool:
        """Play the person's move, or say why not."""
        if self.match.ask is Ask.KNOCK and not (isinstance(move, Move) and move.verb == "knock"):
            self.refuse(self.voice("t-ask-knock-first"))
            return False
        refusal = self.match.play(move)
        if refusal is not None:
            self.refuse(refusal_text(refusal, self.voice, names(self.match.table, self.voice)))
            return False
        self.hand.select([])
        self.forget()
        self.go_on()
        return True

    # -- moves ------------------------------------------------------------------------------------------------

    def action_draw(self) -> None:
        """Draw from the draw pile."""
        self.do(self.match.rules.notation.draw[ME])

    def action_take(self) -> None:
        """Take the top discard."""
        self.do(self.match.rules.notation.take[ME])

    def action_knock(self) -> None:
        """Knock for the top discard."""
        self.do(self.match.rules.notation.knock[ME])

    def action_enter(self) -> None:
        """Let a card go; or let the bots hurry."""
        if self.match.ask is Ask.KNOCK:
            self.match.let_go()
        elif self.match.ask is Ask.BOT:
            self.hurry()
        self.forget()
        self.go_on()

    def action_lay(self) -> None:
        """Lay the best proposal."""
        found = self._proposals()
        if found:
            self.do(found[0])

    def action_proposals(self) -> None:
        """Choose among proposals."""
        found = self._proposals()
        deck = self.match.rules.deck

        def told(say: Voice) -> list[Text]:
            return [
                Text(say("t-proposal", phase=move.number) + " ").append_text(groups_text(deck, move.spreads, say))
                for move in found
            ]

        def chosen(number: int | None) -> None:
            if number is not None:
                self.do(found[number])

        if found:
            self.app.push_screen(Choice(self.voice, lambda say: say("t-choose-proposal"), told), chosen)

    def _proposals(self) -> list[Move]:
        """Ways to lay now; says why if there are none."""
        if not self._may_lay():
            return []
        found = proposals(self.match.me)
        if not found and self.plan.contract:
            missing = self.plan.missing
            self.refuse("P10-16 · " + self.voice("t-no-proposal", phase=self.plan.contract.number, missing=missing))
        return found

    def _may_lay(self) -> bool:
        """Whether this is the time to lay; says why not."""
        laid = self.match.table.laid[ME]
        if laid and self.match.ask is Ask.PLAY:
            self.refuse(f"P10-15 · {self.voice('no-laid-already', phase=laid)}")
            return False
        if self.match.ask is not Ask.PLAY:
            self.do(self.match.rules.notation.discard[ME][0])  # refused for the same reason
            return False
        return True

    def action_compose(self) -> None:
        """Put a lay together."""

        def composed(move: Move | None) -> None:
            if move is not None:
                self.do(move)

        if self._may_lay():
            self.app.push_screen(ComposeScreen(self.voice, self.match.me, self.hand.selected), composed)

    def action_hit(self, group: int = -1) -> None:
        """Hit with the selected cards, else with the one at the cursor; on a group, if one is named."""
        self._hit_with(self._chosen(), group)

    def _chosen(self) -> list[int]:
        at_cursor = [self.hand.held[self.hand.cursor].kind] if self.hand.held else []
        return self.hand.selected or at_cursor

    def _hit_with(self, kinds: list[int], group: int) -> None:
        """Hit one card after another; ask where several places fit."""
        if not kinds:
            return
        kind, *rest = kinds
        found = [move for move in hits(self.match.me, kind) if group in (-1, move.group)]
        if not found:
            self._refuse_hit(kind, max(group, 0), anywhere=group < 0)
        elif len(found) == 1:
            self._hit_and_go_on(found[0], rest, group)
        else:
            self._ask_where(found, rest, group)

    def _hit_and_go_on(self, move: Move, rest: list[int], group: int) -> None:
        rounds = self.match.table.round
        if self.do(move) and self.match.table.round == rounds and self.match.ask is Ask.PLAY:
            self._hit_with(rest, group)

    def _ask_where(self, found: list[Move], rest: list[int], group: int) -> None:
        table = self.match.table
        (kind,) = found[0].cards

        def told(say: Voice) -> list[Text]:
            owners = names(table, say)
            lines = []
            for move in found:
                owner = owners[table.groups[move.group].owner]
                line = Text(say(f"t-hit-{move.end or 'at'}", group=move.group, name=owner) + "  ")
                cards = [called(table.rules.deck, kind, say) for kind in table.groups[move.group].cards]
                lines.append(line.append(" ".join(cards), "dim"))
            return lines

        def chosen(number: int | None) -> None:
            if number is not None:
                self._hit_and_go_on(found[number], rest, group)

        self.app.push_screen(
            Choice(self.voice, lambda say: say("t-choose-hit", card=called(table.rules.deck, kind, say)), told), chosen
        )

    def _refuse_hit(self, kind: int, group: int, *, anywhere: bool) -> None:
        rules = self.match.rules
        refusal = self.match.why_not(rules.notation.hit(ME, kind, group))
        if self.match.ask is Ask.KNOCK or refusal is None:
            self.refuse(self.voice("t-ask-knock-first"))
        elif anywhere and refusal.key == "card-does-not-fit":
            self.refuse(self.voice("t-fits-nowhere", card=rules.deck.names[kind]))
        else:
            self.refuse(refusal_text(refusal, self.voice, names(self.match.table, self.voice)))

    def action_discard(self) -> None:
        """Discard the selected card, else the one at the cursor; a skip is played."""
        kinds = self._chosen()
        if len(kinds) != 1:
            self.refuse(self.voice("t-choose-one"))
            return
        discard = self.match.rules.notation.discard[ME][kinds[0]]
        refusal = self.match.why_not(discard)
        if refusal is not None and refusal.key == "discard-skip":
            self.action_skip()
        else:
            self.do(discard)

    def action_skip(self) -> None:
        """Play a skip; ask whom if there are several."""
        table = self.match.table
        skips = [table.rules.notation.skip[ME][to] for to in table.opponents(ME)]
        found = [move for move in skips if self.match.why_not(move) is None]
        if len(found) < 2:
            self.do((found or skips or [table.rules.notation.skip[ME][1]])[0])
            return

        def told(say: Voice) -> list[Text]:
            called = names(table, say)
            return [
                Text(
                    say(
                        "t-skip-whom",
                        name=called[move.to],
                        cards=say("t-cards", count=table.sizes[move.to]),
                        phase=phase_of(table, move.to, say),
                    )
                )
                for move in found
            ]

        def chosen(number: int | None) -> None:
            if number is not None:
                self.do(found[number])

        self.app.push_screen(Choice(self.voice, lambda say: say("t-choose-skip"), told), chosen)

    # -- the hand ---------------------------------------------------------------------------------------------

    def action_step(self, step: int) -> None:
        """Move the cursor in the hand."""
        self.hand.step(step)

    def action_select(self) -> None:
        """Select the card at the cursor, or no longer."""
        self._toggle(self.hand.cursor)

    def _toggle(self, place: int) -> None:
        self.forget()
        self.hand.toggle(place)
        self.show_groups()
        self.show_prompt()

    def on_key(self, event: Key) -> None:
        """Digits select cards."""
        if event.character and event.character in DIGITS and not self.has_class("typing"):
            self._toggle(DIGITS.index(event.character))

    def action_order(self) -> None:
        """Sort the hand in another way."""
        self.order = ORDERS[(ORDERS.index(self.order) + 1) % len(ORDERS)]
        self.reword()

    def action_escape(self) -> None:
        """Select nothing, type nothing."""
        self.remove_class("typing")
        self.set_focus(None)
        self.hand.select([])
        self.forget()
        self.reword()

    # -- the mouse --------------------------------------------------------------------------------------------

    async def on_flow_clicked(self, event: Flow.Clicked) -> None:
        """A click on a card selects it, on a pile draws, on a group hits, on a player skips them, on a key does it."""
        verb, _, number = event.tag.partition(" ")
        if event.flow is self.hand:
            self._toggle(int(event.tag))
        elif verb == "group":
            self.action_hit(int(number))
        elif verb == "seat":
            self._click_player(int(number))
        elif verb == "language":
            await self.app.run_action("language")
        else:
            await self.run_action(verb)

    def _click_player(self, seat: int) -> None:
        if self._chosen() == [self.match.rules.deck.skip] and self.match.ask is Ask.PLAY:
            self.do(self.match.rules.notation.skip[ME][seat])

    # -- typing -----------------------------------------------------------------------------------------------

    def action_type(self) -> None:
        """Open the line for typed moves."""
        self.add_class("typing")
        self.query_one("#typed", Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Play a typed move; the own seat may be left out."""
        text = event.value.strip()
        move = text if text[:1].isdigit() or not text else f"{ME} {text}"
        if not text:
            self.action_escape()
        elif self.do(self.match.rules.notation.read(move) or move):
            event.input.value = ""
            self.action_escape()

    # -- everything else --------------------------------------------------------------------------------------

    def action_hint(self) -> None:
        """What `steady` would do."""
        self.forget()
        if self.match.ask not in (Ask.DRAW, Ask.PLAY, Ask.KNOCK):
            self.refuse(self.voice("t-hint-none"))
            return
        self.advice = self.match.hint()
        self.advised = True
        if self.advice and self.advice.verb in ("discard", "hit"):
            self.hand.select(self.advice.cards)
            self.show_groups()
        self.show_prompt()

    def action_pad(self) -> None:
        """Look at the pad."""
        self.app.push_screen(PadScreen(self.voice, self.match))

    def start_again(self) -> None:
        self.match = self.again()
        self.cards_before = []
        self.forget()
        self.go_on()
