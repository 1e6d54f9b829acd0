"""What the table of every game has: the pace of the bots, refusals and hints that pass, a log, new games, records."""

from collections.abc import Callable
from datetime import datetime
from typing import Any, ClassVar, Protocol

from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.timer import Timer

from zehn.terminal.common import saving
from zehn.terminal.common.dialogs import Confirm, Line
from zehn.terminal.common.panels import Act
from zehn.terminal.common.rules_screen import RulesScreen
from zehn.terminal.common.wording import Voice


class Paced(Protocol):
    """A match, as far as its pace is concerned."""

    @property
    def bots_turn(self) -> bool:
        """Whether a bot is to move."""

    def advance(self) -> None:
        """Let it move."""


class GameScreen(Screen[None]):
    """A table with one game after another on it; `pause` is how long a bot's move is seen."""

    AUTO_FOCUS = ""  # keys are for the table
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,r,R", "rules", show=False),
        Binding("f2,b,B", "pad", show=False),
        Binding("n,N", "new", show=False),
        Binding("q,Q", "quit", show=False),
        Binding("pageup", "scroll(-3)", show=False),
        Binding("pagedown", "scroll(3)", show=False),
    ]
    save_key: ClassVar = "S"
    match: Paced

    def __init__(self, voice: Voice, pause: float) -> None:
        super().__init__()
        self.voice = voice
        self.pause = pause
        self.timer: Timer | None = None
        self.refused = ""
        self.advised = False

    # -- what each game says of itself ------------------------------------------------------------------------

    @property
    def game(self) -> Any:
        """The game that is played."""
        raise NotImplementedError

    def book(self, say: Voice, width: int) -> str:
        """The rules in force."""
        raise NotImplementedError

    def start_again(self) -> None:
        """Begin another game."""
        raise NotImplementedError

    def reword(self) -> None:
        """Redraw everything in the current language."""
        raise NotImplementedError

    def show_prompt(self) -> None:
        """Say what to do, what was refused, or a hint."""
        raise NotImplementedError

    def pad_to_show(self) -> Screen[None] | None:
        """The pad, if something has ended that it tells of and nobody has seen it yet."""
        raise NotImplementedError

    # -- the pace of the game ---------------------------------------------------------------------------------

    def on_screen_resume(self) -> None:
        """The table is in front (again)."""
        self.go_on()

    def go_on(self) -> None:
        """Show the table; let the bots move, or show the pad."""
        if not self.pause:
            self.hurry()
        self.reword()
        if self.app.screen is self and (pad := self.pad_to_show()) is not None:
            self.app.push_screen(pad)
        elif self.match.bots_turn and self.timer is None:
            self.timer = self.set_timer(self.pause, self._bot_moves)

    def hurry(self) -> None:
        """Let the bots move until somebody is asked."""
        while self.match.bots_turn:
            self.match.advance()

    def _bot_moves(self) -> None:
        self.timer = None
        if self.app.screen is self and self.match.bots_turn:
            self.forget()
            self.match.advance()
            self.go_on()

    # -- what all have ----------------------------------------------------------------------------------------

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done."""
        self.refused = sentence
        self.show_prompt()

    def forget(self) -> None:
        """Refusals and hints are over."""
        self.refused = ""
        self.advised = False

    def act(self, text: str) -> Act:
        """A key and what it does, `D draw`, in words."""
        key, _, action = text.partition(" ")
        return Act(key, self.voice(f"t-key-{action}"), "enter" if key == "Enter" else action)

    def action_rules(self) -> None:
        """Read the rules."""
        self.app.push_screen(RulesScreen(self.voice, self.book))

    def action_scroll(self, lines: int) -> None:
        """Scroll the log."""
        self.query_one("#log").scroll_relative(y=lines, animate=False)

    def action_new(self) -> None:
        """Start a new game; ask before one is given up."""
        if self.game.over:
            self.start_again()
        else:
            self._ask("t-new", self.start_again)

    def action_quit(self) -> None:
        """Leave; ask before."""
        self._ask("t-quit-over" if self.game.over else "t-quit", self.app.exit, save=self.save_key)

    def _ask(self, question: str, then: Callable[[], object], **details: str) -> None:
        def answered(number: int | None) -> None:
            if number == 0:
                then()

        self.app.push_screen(Confirm(self.voice, lambda say: say(question, **details)), answered)

    # -- records ----------------------------------------------------------------------------------------------

    def action_save(self) -> None:
        """Write the game to a file."""
        path = saving.file_for(self.game, datetime.now())

        def saved(path: str | None) -> None:
            if path is not None:
                self.notify(self.voice("t-saved", path=path), markup=False)

        self.app.push_screen(Line(self.voice, lambda say: say("t-save"), str(path), self._not_saved), saved)

    def _not_saved(self, name: str) -> str:
        """Save the game under a name; what is said if that fails."""
        why = saving.not_saved(self.game, name, self.voice)
        return self.voice("t-not-saved", why=why) if why else ""

    def save_at_end(self) -> str:
        """Keep the record of a finished game; says where."""
        if not self.game.over:
            return ""
        path = saving.file_for(self.game, datetime.now())
        return self._not_saved(str(path)) or self.voice("t-saved", path=str(path))
