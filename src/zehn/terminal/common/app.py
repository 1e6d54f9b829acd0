"""What every game in the terminal starts from: the app, its languages, its seeds."""

import sys
from collections.abc import Sequence
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from zehn.games.chance import Chance
from zehn.refusals import RECORD, Refusal, Refused
from zehn.terminal.common.dialogs import Confirm, Dialog
from zehn.terminal.common.game_screen import GameScreen
from zehn.terminal.common.wording import Voice

#: How long each move of a bot can be seen, in seconds.
PAUSE = 0.6


class GameApp(App[None]):
    """Game after game in the terminal, in a language that can be switched.

    `bots` are the names of the last seats' players; `chance` decides the first game, where it is given.
    """

    TITLE = "Zehn"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3", "language", show=False, priority=True),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(
        self,
        rules: Any,
        players: Sequence[str],
        bots: Sequence[str],
        *,
        seed: int | None = None,
        lang: str = "en",
        pause: float = PAUSE,
        chance: Chance | None = None,
    ) -> None:
        super().__init__()
        self.voice = Voice(lang, players[0])
        self.rules = rules
        self.players = players
        self.bots = bots
        self.seed = seed
        self.pause = pause
        self.chance = chance
        self.games = 0

    def next_game(self) -> tuple[int, Chance | None]:
        """The seed of the next game, repeatable if one was given, and what decides it where that was given."""
        seed = new_seed() if self.seed is None else self.seed + self.games
        chance, self.chance = self.chance, None
        self.games += 1
        return seed, chance

    def action_language(self) -> None:
        """Tell everything in the other language."""
        self.voice.switch()
        for screen in self.screen_stack:
            if isinstance(screen, Dialog | GameScreen):
                screen.reword()

    def action_leave(self) -> None:
        """Ask before leaving, whatever window is open; leaving a second time needs no answer."""
        table = next((screen for screen in self.screen_stack if isinstance(screen, GameScreen)), None)
        if table is None or isinstance(self.screen, Confirm):
            self.exit()
        else:
            table.action_quit()


def new_seed() -> int:
    """A seed from the system's entropy."""
    import secrets

    return secrets.randbits(63)


def check_terminal() -> None:
    """Screens need a terminal; raises `Refused` where there is none."""
    if not all(stream and stream.isatty() for stream in (sys.__stdin__, sys.__stdout__, sys.__stderr__)):
        raise Refused(Refusal(RECORD, "terminal"))
