"""The table: everything that the person sees while a game goes on."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, Static

from zehn.cards.notation import Move
from zehn.games.phase10 import Phase10
from zehn.terminal.common.faces import painted
from zehn.terminal.common.game_screen import GameScreen
from zehn.terminal.common.panels import END_OF_LINE, Act, Keys
from zehn.terminal.common.wording import Voice
from zehn.terminal.phase10.hand import Hand, Held
from zehn.terminal.phase10.match import Ask, Match
from zehn.terminal.phase10.panels import Groups, Players
from zehn.terminal.phase10.plan import ORDERS, Plan, hits, in_order, marks, plan_of, wants_top
from zehn.terminal.phase10.story import ME
from zehn.terminal.phase10.wording import contract_text, hint_text, names, rules_text, verdict

#: Fewer lines than this are not worth a log.
LEAST_LOG = 4


class TableScreen(GameScreen):
    """The table as it is; what the person does with it is in `play_screen`."""

    match: Match

    DEFAULT_CSS = """
    TableScreen { layout: vertical; overflow: hidden; }
    TableScreen VerticalScroll { scrollbar-size-vertical: 1; }
    TableScreen #top { height: 1fr; }
    TableScreen #players { width: 46; height: 100%; border: round $primary; }
    TableScreen #log { width: 1fr; height: 100%; border: round $primary; }
    TableScreen #table { height: 1fr; min-height: 5; border: round $primary; }
    TableScreen #own { height: auto; border: round $primary; }
    TableScreen #own.asked { border: round $accent; }
    TableScreen #players, TableScreen #log, TableScreen #table, TableScreen #own {
        border-title-color: $text; border-title-style: bold; border-subtitle-color: $text-muted;
    }
    TableScreen #prompt { height: 2; padding: 0 1; }
    TableScreen #prompt.refused { color: $text-error; text-style: bold; }
    TableScreen #keys { padding: 0 1; }
    TableScreen #typed { display: none; border: none; height: 1; padding: 0 1; }
    TableScreen.typing #typed { display: block; }
    TableScreen.typing #keys { display: none; }
    """

    def __init__(self, match: Match, voice: Voice, pause: float) -> None:
        super().__init__(voice, pause)
        self.match = match
        self.order = ORDERS[0]
        self.plan = Plan(None, 0, ())
        self.cards_before: list[int] = []
        self.advice: Move | None = None

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield Players(id="players")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="story", markup=False)
        with VerticalScroll(id="table", can_focus=False):
            yield Groups(id="groups")
        with Vertical(id="own"):
            yield Hand(id="hand")
        yield Static(id="prompt", markup=False)
        yield Input(id="typed", compact=True, select_on_focus=False)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        """Make room for all players."""
        self.query_one("#top").styles.min_height = 2 + max(LEAST_LOG, len(self.match.table.players))

    # -- telling it all ---------------------------------------------------------------------------------------

    @property
    def hand(self) -> Hand:
        """The person's cards."""
        return self.query_one("#hand", Hand)

    @property
    def game(self) -> Phase10:
        return self.match.game

    def book(self, say: Voice, width: int) -> str:
        return rules_text(self.match.rules, say, width=width)

    def reword(self) -> None:
        self.plan = plan_of(self.match.me)
        self._show_players()
        self._show_story()
        self._show_hand()
        self.show_groups()
        self.show_prompt()
        self.query_one("#keys", Keys).tell(self.keys())
        self.query_one("#typed", Input).placeholder = self.voice("t-typed")

    def _show_players(self) -> None:
        table, players = self.match.table, self.query_one("#players", Players)
        players.tell(table, self.voice)
        key = "t-players-playoff" if table.playoff else "t-players"
        players.border_title = self.voice(key, round=table.round + 1)

    def _show_story(self) -> None:
        log = self.query_one("#log", VerticalScroll)
        log.border_title = self.voice("t-log")
        lines = [painted(self.match.rules.deck, line, self.voice) for line in self.match.story.tell(self.voice)]
        self.query_one("#story", Static).update(Text("\n").join(lines))
        self.call_after_refresh(log.scroll_end, animate=False)

    def show_groups(self) -> None:
        """The piles and groups; those that take the chosen card are marked."""
        match = self.match
        asked = match.ask in (Ask.DRAW, Ask.KNOCK)
        kinds = self.hand.selected
        fitting = kinds[0] if len(kinds) == 1 and match.ask is Ask.PLAY and match.table.laid[ME] else -1
        groups = self.query_one("#groups", Groups)
        groups.tell(match.table, self.voice, wanted=asked and wants_top(match.me), fitting=fitting)
        self.query_one("#table").border_title = self.voice("t-table")

    def _show_hand(self) -> None:
        match, own = self.match, self.query_one("#own", Vertical)
        cards = in_order(match.me, self.order, self.plan)
        came = {kind for kind in cards if cards.count(kind) > self.cards_before.count(kind)}
        self.cards_before = cards
        held = [Held(kind, useful) for kind, useful in zip(cards, marks(cards, self.plan), strict=True)]
        self.hand.hold(match.rules.deck, held, self.voice, fresh=came.pop() if len(came) == 1 else -1)
        self.hand.set_class(match.ask is Ask.PLAY, "active")
        own.set_class(match.ask in (Ask.DRAW, Ask.PLAY, Ask.KNOCK), "asked")
        own.border_title = self._hand_title()
        own.border_subtitle = self.voice("t-legend", order=self.voice(f"t-order-{self.order}"))

    def _hand_title(self) -> str:
        parts, laid, contract = [self.voice("t-hand")], self.match.table.laid[ME], self.plan.contract
        if laid:
            parts.append(self.voice("t-hand-laid", phase=laid))
        elif contract:
            text = contract_text(contract, self.voice)
            parts.append(self.voice("t-hand-phase", phase=contract.number, contract=text))
            parts.append(self.voice("t-hand-missing", missing=self.plan.missing))
        return " · ".join(parts)

    # -- what to do -------------------------------------------------------------------------------------------

    def show_prompt(self) -> None:
        prompt = self.query_one("#prompt", Static)
        prompt.set_class(bool(self.refused), "refused")
        if self.refused:
            text = self.refused
        elif self.advised:
            text = hint_text(self.advice, self.match.table, self.voice)
        else:
            text = self.question()
        prompt.update(painted(self.match.rules.deck, text, self.voice))

    def question(self) -> str:
        """What the person is asked now."""
        table, say = self.match.table, self.voice
        called = names(table, say)
        card = table.rules.deck.names[table.top] if table.discards else ""
        helps = "-wanted" if wants_top(self.match.me) else ""
        match self.match.ask:
            case Ask.DRAW:
                can_take = self.match.why_not(table.rules.notation.take[ME]) is None
                return say(f"t-ask-draw{helps}" if can_take else "t-ask-draw-only", card=card)
            case Ask.KNOCK:
                return say(f"t-ask-knock{helps}", name=called[table.after], card=card)
            case Ask.PLAY:
                return self._question_after_drawing()
            case Ask.BOT:
                return say("t-ask-bot", name=called[table.turn])
        return say("t-ask-over", verdict=verdict(table, say)) if table.over else ""

    def _question_after_drawing(self) -> str:
        contract, say, view = self.plan.contract, self.voice, self.match.me
        if contract is not None:
            return say("t-ask-play") if self.plan.missing else say("t-ask-play-ready", phase=contract.number)
        fitting = [kind for kind in sorted(set(view.cards)) if hits(view, kind)]
        if not fitting:
            return say("t-ask-play-laid")
        return say("t-ask-play-hits", cards=self.match.rules.deck.write(fitting))

    def keys(self) -> list[Act]:
        """What can be done: the first line about the game, the second about everything else."""
        now = {
            Ask.DRAW: ["D draw", "T take", "? hint"],
            Ask.PLAY: self._play_keys(),
            Ask.KNOCK: ["K knock", "Enter let-go", "? hint"],
            Ask.BOT: ["Enter hurry"],
        }.get(self.match.ask, [])
        always = ["O order", ": type", "F1 rules", "F2 pad", "F3 language", "S save", "N new", "Q quit"]
        return [*[self.act(text) for text in now], END_OF_LINE, *[self.act(text) for text in always]]

    def _play_keys(self) -> list[str]:
        ready = [] if self.plan.missing else ["L lay", "P proposals"]
        laying = ["H hit"] if self.match.table.laid[ME] else [*ready, "C compose"]
        skip = ["! skip"] if self.match.rules.deck.skip in self.match.me.cards else []
        return [*laying, "X discard", *skip, "? hint"]
