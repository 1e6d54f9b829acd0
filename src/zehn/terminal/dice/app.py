"""The dice game in the terminal."""

from zehn.games.dice import DiceRules
from zehn.terminal.common.app import GameApp, check_terminal
from zehn.terminal.dice.match import DiceMatch
from zehn.terminal.dice.screen import DiceScreen


class DiceApp(GameApp):
    """Some people, some bots."""

    def on_mount(self) -> None:
        """Sit down."""
        self.push_screen(DiceScreen(self.new_match(), self.voice, again=self.new_match, pause=self.pause))

    def new_match(self) -> DiceMatch:
        """The next game; repeatable if a seed was given."""
        seed, chance = self.next_game()
        return DiceMatch(self.rules, self.players, self.bots, seed=seed, chance=chance)


def run(rules: DiceRules, players: list[str], bots: list[str], *, seed: int | None, lang: str) -> None:
    """Play in the terminal; the first seats are people, `bots` are the names of the other seats' players."""
    check_terminal()
    DiceApp(rules, players, bots, seed=seed, lang=lang).run()
