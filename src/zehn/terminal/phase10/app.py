"""The phase cards in the terminal, against bots."""

from zehn.games.phase10 import Rules
from zehn.terminal.common.app import GameApp, check_terminal
from zehn.terminal.phase10.match import Match
from zehn.terminal.phase10.play_screen import PlayScreen


class TableApp(GameApp):
    """The phase cards: one person, some bots."""

    def on_mount(self) -> None:
        """Sit down."""
        self.push_screen(PlayScreen(self.new_match(), self.voice, again=self.new_match, pause=self.pause))

    def new_match(self) -> Match:
        """The next game: another deal, another dealer; repeatable if a seed was given."""
        dealer = self.games % len(self.players)
        seed, chance = self.next_game()
        return Match(self.rules, self.players, self.bots, seed=seed, chance=chance, dealer=dealer)


def run(rules: Rules, players: list[str], bots: list[str], *, seed: int | None, lang: str) -> None:
    """Play in the terminal; `players[0]` is the person, `bots` are the names of the other seats' players."""
    check_terminal()
    TableApp(rules, players, bots, seed=seed, lang=lang).run()
