"""The dice table: what people see and do at it."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key
from textual.widgets import Static

from zehn.cards.notation import Move
from zehn.games.dice import DiceGame
from zehn.games.dice.dice import DICE
from zehn.games.dice.notation import subset
from zehn.games.dice.rulebook import phase_words
from zehn.games.rulebook import rulebook
from zehn.players.dice.steady import nearest
from zehn.refusals import Refusal
from zehn.terminal.common.flow import Flow
from zehn.terminal.common.game_screen import GameScreen
from zehn.terminal.common.panels import END_OF_LINE, Act, Keys
from zehn.terminal.common.wording import Voice, refusal_text
from zehn.terminal.dice.match import Ask, DiceMatch
from zehn.terminal.dice.pad import DicePad
from zehn.terminal.dice.panels import DIGITS, Dice, DicePlayers
from zehn.terminal.dice.wording import called, event_text, hint_text, verdict

#: How much of the log is kept on the screen.
MOST_LINES = 200


class DiceScreen(GameScreen):
    """The table with its keys. `again` makes the match of a new game."""

    DEFAULT_CSS = """
    DiceScreen { layout: vertical; overflow: hidden; }
    DiceScreen VerticalScroll { scrollbar-size-vertical: 1; }
    DiceScreen #top { height: 1fr; min-height: 6; }
    DiceScreen #players { width: 46; height: 100%; }
    DiceScreen #log { width: 1fr; height: 100%; }
    DiceScreen #table { height: auto; min-height: 9; }
    DiceScreen #players, DiceScreen #log, DiceScreen #table {
        border: round $primary; border-title-color: $text; border-title-style: bold; border-subtitle-color: $text-muted;
    }
    DiceScreen #table.asked { border: round $accent; }
    DiceScreen #dice { padding: 0 1; }
    DiceScreen #worth { height: auto; padding: 0 1; }
    DiceScreen #prompt { height: 2; padding: 0 1; }
    DiceScreen #prompt.refused { color: $text-error; text-style: bold; }
    DiceScreen #keys { padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t,T", "throw", show=False),
        Binding("s,S", "score", show=False),
        Binding("x,X", "decline", show=False),
        Binding("a,A", "fits", show=False),
        Binding("escape", "none", show=False),
        Binding("question_mark,i,I", "hint", show=False),
        Binding("enter", "enter", show=False),
        Binding("w,W", "save", show=False),
    ]
    save_key: ClassVar = "W"
    match: DiceMatch

    def __init__(self, match: DiceMatch, voice: Voice, *, again: Callable[[], DiceMatch], pause: float) -> None:
        super().__init__(voice, pause)
        self.match = match
        self.again = again
        self.kept: set[int] = set()
        self.advice: Move | None = None
        self.pad_seen = False

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield DicePlayers(id="players")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="story", markup=False)
        with VerticalScroll(id="table", can_focus=False):
            yield Dice(id="dice")
            yield Static(id="worth", markup=False)
        yield Static(id="prompt", markup=False)
        yield Keys(id="keys")

    @property
    def game(self) -> DiceGame:
        return self.match.game

    def book(self, say: Voice, width: int) -> str:
        return rulebook(self.match.rules, say, width=width)

    def pad_to_show(self) -> DicePad | None:
        if self.match.ask is not Ask.OVER or self.pad_seen:
            return None
        self.pad_seen = True
        return DicePad(self.voice, self.match, saved=self.save_at_end())

    def start_again(self) -> None:
        self.match, self.pad_seen = self.again(), False
        self._lift()
        self.go_on()

    # -- what people do ---------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        """A digit keeps a die, or gives it back."""
        if event.character and event.character in DIGITS:
            event.stop()
            self.action_keep(DIGITS.index(event.character))

    def on_flow_clicked(self, event: Flow.Clicked) -> None:
        """A click on a die keeps it; one on a key does what it says."""
        verb, _, die = event.tag.partition(" ")
        if die:
            self.action_keep(int(die))
        else:
            self.call_later(self.run_action, f"screen.{verb}")

    def action_keep(self, die: int) -> None:
        """Keep a die, or give it back."""
        if self.match.ask is Ask.CHOOSE:
            self.kept ^= {die}
            self.forget()
            self.reword()

    def action_fits(self) -> None:
        """Keep what brings the phase nearest."""
        if self.match.ask is Ask.CHOOSE:
            self.kept = set(self._useful())
            self.forget()
            self.reword()

    def action_none(self) -> None:
        """Keep nothing."""
        self.kept = set()
        self.forget()
        self.reword()

    def action_throw(self) -> None:
        """Throw all dice, or those that are not kept."""
        if len(self.kept) == DICE:
            self.refuse(self.voice("t-dice-all-kept"))
        elif self.match.ask in (Ask.ROLL, Ask.CHOOSE):
            self._done(self.match.throw(sorted(self.kept)), stay=True)

    def action_score(self) -> None:
        """Note the phase."""
        if self.match.ask in (Ask.ROLL, Ask.CHOOSE):
            self._done(self.match.end("score"))

    def action_decline(self) -> None:
        """Note nothing."""
        if self.match.ask in (Ask.ROLL, Ask.CHOOSE):
            self._done(self.match.end("pass"))

    def action_enter(self) -> None:
        """Let the bots hurry; or throw the first time."""
        if self.match.ask is Ask.ROLL:
            self.action_throw()
        elif self.match.ask is Ask.BOT:
            self.hurry()
            self.go_on()

    def action_hint(self) -> None:
        """What `steady` would do."""
        self.forget()
        if self.match.ask is not Ask.CHOOSE:
            self.refuse(self.voice("d-ask-roll" if self.match.ask is Ask.ROLL else "t-hint-none"))
            return
        self.advice, self.advised = self.match.hint(), True
        if self.advice.verb == "keep":
            self.kept = set(getattr(self.advice, "dice", ()))
        self.reword()

    def action_pad(self) -> None:
        """Look at the pad."""
        self.app.push_screen(DicePad(self.voice, self.match))

    def _done(self, refusal: Refusal | None, *, stay: bool = False) -> None:
        """Go on after a move, or say why it was none; dice that were kept stay kept after a throw."""
        if refusal is not None:
            self.refuse(refusal_text(refusal, self.voice, self.match.table.players))
            return
        self._lift()
        if stay:
            self.kept = set(subset(self.match.table.kept))
        self.go_on()

    def _lift(self) -> None:
        self.kept = set()
        self.forget()

    # -- telling it all ---------------------------------------------------------------------------------------

    def reword(self) -> None:
        match, say = self.match, self.voice
        self.query_one("#players", DicePlayers).tell(match, say)
        self.query_one("#players").border_title = say("d-round", round=match.table.round + 1)
        self._show_story()
        choosing = match.ask is Ask.CHOOSE
        kept = self.kept if choosing else set(subset(match.table.kept))
        self.query_one("#dice", Dice).tell(match, kept=kept, useful=self._useful() if choosing else ())
        self._show_table()
        self.show_prompt()
        self.query_one("#keys", Keys).tell(self.keys())

    def _show_story(self) -> None:
        log = self.query_one("#log", VerticalScroll)
        log.border_title = self.voice("t-log")
        lines = [event_text(self.match, event, self.voice) for event in self.match.events[-MOST_LINES:]]
        self.query_one("#story", Static).update(Text("\n".join(lines)))
        self.call_after_refresh(log.scroll_end, animate=False)

    def _show_table(self) -> None:
        table, say, box = self.match.table, self.voice, self.query_one("#table")
        phase = table.phase(table.turn) if table.turn >= 0 else None
        box.set_class(self.match.ask in (Ask.ROLL, Ask.CHOOSE), "asked")
        box.border_subtitle = say("t-dice-legend")
        worth = ""
        if phase is None:
            box.border_title = say("t-table")
        else:
            name = called(self.match, table.turn, say)
            goal = say("d-phase-is", phase=phase.number, contract=phase_words(phase, say))
            box.border_title = f"{name} · {goal} · {say('d-throws', roll=table.rolls, rolls=table.rules.rolls)}"
            worth = say("d-counts", points=table.points()) if table.points() >= 0 else say("d-counts-not")
        self.query_one("#worth", Static).update(worth if table.faces else "")

    def show_prompt(self) -> None:
        prompt = self.query_one("#prompt", Static)
        prompt.set_class(bool(self.refused), "refused")
        text = self.refused or self.question()
        if not self.refused and self.advised and self.advice is not None:
            text = hint_text(self.match, self.advice, self.voice)
        prompt.update(text)

    def question(self) -> str:
        """What is asked now, and of whom."""
        table, say = self.match.table, self.voice
        if self.match.ask is Ask.OVER:
            return say("t-ask-over", verdict=verdict(self.match, say))
        if self.match.ask is Ask.BOT:
            return say("t-ask-bot", name=called(self.match, table.turn, say))
        left, name = table.rules.rolls - table.rolls, table.players[table.turn]
        if self.match.ask is Ask.ROLL:
            return say("d-ask-roll") if self.match.is_me(table.turn) else say("t-dice-roll", name=name)
        if table.points() >= 0:
            return say("d-ask-made", left=left)
        return say("t-dice-keep" if left else "d-ask-missed")

    def keys(self) -> list[Act]:
        """What can be done: the first line about the game, the second about everything else."""
        always = ["F1 rules", "F2 pad", "F3 language", "W save", "N new", "Q quit"]
        return [*[self.act(text) for text in self._now()], END_OF_LINE, *[self.act(text) for text in always]]

    def _now(self) -> list[str]:
        table = self.match.table
        match self.match.ask:
            case Ask.ROLL:
                return ["T throw"]
            case Ask.BOT:
                return ["Enter hurry"]
            case Ask.CHOOSE:
                throws = ["T throw", "A fits"] if table.rolls < table.rules.rolls else []
                scores = ["S score"] if table.points() >= 0 else []
                return [*scores, *throws, "X decline", "? hint"]
        return []

    def _useful(self) -> list[int]:
        """The dice that bring the phase nearest."""
        table = self.match.table
        phase = table.phase(table.turn)
        return nearest(phase, table.faces) if phase and table.faces else []
