"""Profi-Sort in the terminal, line by line: one person types moves, bots answer."""

import sys
from collections.abc import Callable, Sequence
from random import Random
from secrets import randbits

from zehn.cards.notation import Move
from zehn.games.chance import Chance, Seeded
from zehn.games.profisort import ProfiSort, Rules, View
from zehn.games.profisort.pad import scores_text, sheet_text
from zehn.games.profisort.table import Table
from zehn.games.profisort.wording import task_words
from zehn.games.rulebook import rulebook
from zehn.players import make_player
from zehn.refusals import Refusal
from zehn.terminal.profisort.cards import pictured, typed
from zehn.words import Words, words

Ask = Callable[[str], str]
Tell = Callable[[str], object]

ME = 0


class Talk:
    """One game between a person at seat 0 and some bots; `ask` gets a line, `tell` shows one."""

    def __init__(self, game: ProfiSort, bots: Sequence[str], say: Words, *, seed: int, ask: Ask, tell: Tell) -> None:
        self.game = game
        self.view = game.watch(ME)
        self.say = say
        self.ask = ask
        self.tell = tell
        self.covered = False
        self.bots = [make_player("profisort", name, Random(seed + seat)) for seat, name in enumerate(bots, 1)]
        self.adviser = make_player("profisort", "master", Random(seed))

    def play(self) -> None:
        """To the end of the game, or until the person leaves."""
        rounds = 0
        while not self.game.over:
            if self.game.turn != ME:
                self._bot_moves(self.game.turn)
            elif not self._person_moves():
                return
            if len(self.game.table.standing.scores) > rounds:
                rounds = len(self.game.table.standing.scores)
                self.tell(scores_text(self.game.table, self.say))
        winners = ", ".join([self.game.table.players[seat] for seat in self.game.table.standing.winners])
        self.tell(self.say("talk-won", players=winners))

    def _bot_moves(self, seat: int) -> None:
        move = self.bots[seat - 1].choose(self.game.watch(seat))
        line = told(self.game.table, move, self.say)
        self.game.play(move)
        self.tell(line)

    def _person_moves(self) -> bool:
        """Ask until a move was played; False if the person leaves."""
        self.tell(shown(self.view, self.say, covered=self.covered))
        while True:
            try:
                line = self.ask("> ").strip()
            except EOFError:
                return False
            if line in ("quit", "q"):
                return False
            if line and not self._answered(line):
                return True

    def _answered(self, line: str) -> bool:
        """Whether a line was a question, or a move that is not possible; a legal move is played."""
        pages: dict[str, Callable[[], str]] = {
            "help": lambda: self.say("talk-help"),
            "sheet": lambda: sheet_text(self.game.table, ME, self.say),
            "scores": lambda: scores_text(self.game.table, self.say),
            "cover": self._cover,
            "rules": lambda: rulebook(self.game.rules, self.say),
            "hint": lambda: act(self.adviser.choose(self.game.view(ME)), self.say),
        }
        if line in pages:
            self.tell(pages[line]())
            return True
        move = f"{ME} {typed(line, self.say)}"
        refusal = self.game.why_not(move)
        if isinstance(refusal, Refusal):
            sentence = refusal.named(self.game.table.players).sentence(self.say)
            self.tell(f"{refusal.clause}: {pictured(sentence, self.say)}")
            return True
        self.game.play(move)
        return False

    def _cover(self) -> str:
        """Hold received aces face down, or turn them up again (SORT-19); everybody knows them anyway."""
        self.covered = not self.covered
        return shown(self.view, self.say, covered=self.covered)


def act(move: Move, say: Words) -> str:
    """A move as its player would type it."""
    return pictured(str(move).partition(" ")[2], say)


def told(table: Table, move: Move, say: Words) -> str:
    """What somebody does, as a line; the table is as it is before."""
    return f"  {table.players[move.seat]} {pictured(deed(table, move, say), say)}"


def deed(table: Table, move: Move, say: Words) -> str:
    """What somebody does, in words, with the cards as records write them."""
    names = table.rules.deck.names
    cards = " ".join([names[kind] for kind in move.cards or (table.top,)])
    card = f"{cards} (g{move.group})" if move.group >= 0 else cards
    groups = " · ".join([" ".join([names[kind] for kind in spread.cards]) for spread in move.spreads])
    told = {"card": card, "groups": groups, "task": move.number, "who": "other"}
    to = {"to": "me" if move.to == ME else "other", "name": table.players[move.to]} if move.to >= 0 else {}
    return say(f"w-sort-act-{move.verb}", **told, **to)


def shown(view: View, say: Words, *, covered: bool = False) -> str:
    """The table and the own hand, as the person to move sees them; `covered`: with their received aces face down."""
    table = view.table
    down = cards_shown(table, table.received[view.seat], say) if covered else ""
    lines = [""]
    for seat, player in enumerate(table.players):
        hidden = down and seat == view.seat
        aces = say("talk-down") if hidden else cards_shown(table, table.received[seat], say) or "–"
        done = len(table.standing.done[seat])
        lines.append(
            "  " + say("talk-player", seat=seat, player=player, cards=table.sizes[seat], aces=aces, tasks=done)
        )
    for number, group in enumerate(table.groups):
        lines.append(f"  g{number} {table.players[group.owner]}: {cards_shown(table, group.cards, say)}")
    top = cards_shown(table, [table.top], say) if table.discards else "–"
    lines.append("  " + say("talk-piles", talon=table.pile, top=top))
    hand = say("talk-hand", cards=cards_shown(table, sorted(view.cards), say))
    lines.append(f"  {hand} · {say('talk-down')}: {down}" if down else f"  {hand}")
    return "\n".join([*lines, *nearest(view, say)])


def cards_shown(table: Table, kinds: Sequence[int], say: Words) -> str:
    """Cards side by side."""
    return pictured(" ".join([table.rules.deck.names[kind] for kind in kinds]), say)


def nearest(view: View, say: Words, most: int = 3) -> list[str]:
    """The open tasks that the hand is nearest to."""
    table, sorting = view.table, view.sorting()
    place_of = table.rules.place_of
    near = sorted((sorting.missing(place_of[task.number]), task.number, task) for task in table.open[view.seat])
    return [
        "  " + say("talk-near", number=number, task=task_words(task, say), missing=missing)
        for missing, number, task in near[:most]
    ]


def run(
    rules: Rules,
    players: Sequence[str],
    bots: Sequence[str],
    *,
    seed: int | None = None,
    lang: str = "en",
    chance: Chance | None = None,
    ask: Ask = input,
    tell: Tell | None = None,
) -> None:
    """Play one game; returns when it is over or the person leaves."""
    chosen = randbits(32) if seed is None else seed
    game = ProfiSort(rules, players, chance=chance or Seeded(chosen))
    say = words(lang)
    show = tell or (lambda text: sys.stdout.write(f"{text}\n"))
    show(say("talk-help"))
    Talk(game, bots, say, seed=chosen, ask=ask, tell=show).play()
