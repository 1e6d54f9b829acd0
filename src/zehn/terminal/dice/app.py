"""The dice game in the terminal."""

from collections.abc import Sequence

from zehn.games.chance import Chance
from zehn.games.dice import DiceRules
from zehn.terminal.app import PAUSE, GameApp, check_terminal, new_seed
from zehn.terminal.dice.match import DiceMatch
from zehn.terminal.dice.screen import DiceScreen
from zehn.terminal.wording import Voice


class DiceApp(GameApp):
    """Some people, some bots, game after game. `chance` decides the first game, where it is given."""

    def __init__(
        self,
        rules: DiceRules,
        players: Sequence[str],
        bots: Sequence[str],
        *,
        seed: int | None = None,
        lang: str = "en",
        pause: float = PAUSE,
        chance: Chance | None = None,
    ) -> None:
        super().__init__(Voice(lang, players[0]))
        self.rules = rules
        self.players = players
        self.bots = bots
        self.seed = seed
        self.pause = pause
        self.chance = chance
        self.games = 0

    def on_mount(self) -> None:
        """Sit down."""
        self.push_screen(DiceScreen(self.new_match(), self.voice, again=self.new_match, pause=self.pause))

    def new_match(self) -> DiceMatch:
        """The next game; repeatable if a seed was given."""
        seed = new_seed() if self.seed is None else self.seed + self.games
        chance, self.chance = self.chance, None
        self.games += 1
        return DiceMatch(self.rules, self.players, self.bots, seed=seed, chance=chance)


def run(rules: DiceRules, players: list[str], bots: list[str], *, seed: int | None, lang: str) -> None:
    """Play in the terminal; the first seats are people, `bots` are the names of the other seats' players."""
    check_terminal()
    DiceApp(rules, players, bots, seed=seed, lang=lang).run()
