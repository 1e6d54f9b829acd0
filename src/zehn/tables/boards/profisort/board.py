"""Profi-Sort at a live table."""

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any, ClassVar

from zehn.games.profisort import ProfiSort, Rules, View
from zehn.games.profisort.forms import joined, without
from zehn.games.profisort.pad import score_list, short_names, signs
from zehn.games.profisort.rulebook import chapters
from zehn.games.profisort.scoring import open_bonus, struck_bonus, struck_pairs
from zehn.games.profisort.table import OVER
from zehn.games.profisort.tasks import Task
from zehn.games.profisort.wording import task_words
from zehn.kernel.sorting import Sorting
from zehn.players import PLAYERS
from zehn.tables.boards.board import Board, Book, Memo
from zehn.tables.boards.profisort.questions import MOST_LAYS, bonus_of, names_of, question, used_for
from zehn.tables.boards.profisort.states import (
    HandState,
    Preview,
    PublicState,
    Question,
    ScoreState,
    SeatState,
    SheetState,
    SheetTask,
)
from zehn.tables.boards.profisort.views import STEPS, group_states, seen
from zehn.words import Words


class ProfiSortBoard(Board[ProfiSort]):
    """Profi-Sort."""

    game: ClassVar = "profisort"
    state_type: ClassVar = PublicState
    hand_type: ClassVar = HandState
    undoable: ClassVar = frozenset({"take", "lay", "repeat", "hit", "give"})
    players: ClassVar = PLAYERS["profisort"]

    def try_out(self, rules: Rules) -> None:
        rng = Random(1)
        for _ in range(3):
            sorting = Sorting.of(rules.sorter, rng.sample(rules.deck.cards, rules.deal + 1))
            for place in range(len(rules.tasks)):
                used_for(rules, sorting, place)
        full = Sorting.of(rules.sorter, rules.deck.cards[-rules.deal - 1 :])  # jokers come last: much can be laid
        for place in range(len(rules.tasks)):
            list(islice(full.layouts(place), MOST_LAYS))

    def sheet(self, rules: Rules) -> SheetState:
        deck = rules.deck
        return SheetState(
            rules=rules.written(),
            values=list(deck.values),
            colours=list(deck.colours),
            tasks=[
                SheetTask(
                    task.number, task.text, jokers := isinstance(task, Task) and task.jokers, bonus_of(rules, jokers)
                )
                for task in rules.contracts
            ],
            repeat=rules.repeat.number if rules.repeat else 0,
            pairs=[] if rules.first_to else list(rules.pairs),
            pair_bonus=rules.bonus_pairs,
            points={name: rules.points[kind] for kind, name in enumerate(deck.names) if deck.counts[kind]},
            settings=rules.value,
            deal=rules.deal,
            deck=names_of(rules, deck.cards),
        )

    def book(self, rules: Rules, words: Words) -> Book:
        tasks = {str(task.number): task_words(task, words) for task in rules.contracts}
        return Book(words("sort-rules-title"), chapters(rules, words), tasks)

    def asked(self, game: ProfiSort) -> Sequence[int]:
        return () if game.table.step == OVER else (game.table.turn,)

    def dealt(self, game: ProfiSort) -> bool:
        return game.table.step != OVER

    # -- questions ------------------------------------------------------------------------------------------

    def question(self, view: View) -> Question | None:
        return question(view) if view.seat == view.table.turn else None

    def preview(self, view: View, move: str) -> Preview | None:
        rules = view.table.rules
        read = rules.notation.read(move)
        if read is None or read.verb not in ("lay", "repeat", "hit", "discard", "give"):
            return None
        used = [*read.cards, *(kind for spread in read.spreads for kind in spread.cards)]
        if read.verb == "discard" and read.cards[0] not in view.cards:
            used = []  # a received ace, which lies beside the hand (SORT-19)
        groups = [spread.cards for spread in read.spreads]
        if read.verb == "hit":
            groups = [joined(view.table.groups[read.group], read.cards, read.end).cards]
        return Preview(names_of(rules, without(view.cards, used)), [names_of(rules, cards) for cards in groups])

    # -- what is shown ----------------------------------------------------------------------------------------------

    def public_state(self, game: ProfiSort, memo: Memo | None = None) -> PublicState:
        table, rules = game.table, game.rules
        standing = table.standing
        return PublicState(
            round=table.round,
            dealer=table.dealer,
            turn=table.turn,
            step=STEPS[table.step],
            pile=table.pile,
            discards=names_of(rules, table.discards),
            groups=group_states(table),
            seats=[self._seat(game, seat) for seat in range(len(table.players))],
            scores=[
                ScoreState(line.points, line.totals, score.laid, score.dealer, line.deals)
                for line, score in zip(score_list(table), standing.scores, strict=True)
            ],
            winners=standing.winners,
            after=table.after,
            asked=table.asked,
            again=table.again,
            given=table.given,
            turns=table.turns,
            ending=table.ending.clause if table.ending else "",
        )

    def _seat(self, game: ProfiSort, seat: int) -> SeatState:
        table, rules, standing = game.table, game.rules, game.table.standing
        return SeatState(
            cards=table.sizes[seat],
            laid=table.laid[seat],
            done=standing.done[seat],
            received=names_of(rules, table.received[seat]),
            jokerless=standing.jokerless[seat],
            pairs=[] if rules.first_to else struck_pairs(rules, standing, seat),
            struck=struck_bonus(rules, standing, seat),
            open_bonus=open_bonus(rules, standing, seat),
            total=standing.totals[seat],
            known=names_of(rules, table.known[seat]),
            short=short_names(table.players)[seat],
            sign=signs(table)[seat],
        )

    def hand(self, view: View) -> HandState:
        return HandState(names_of(view.table.rules, view.cards))

    def hand_key(self, view: View) -> Any:
        return tuple(view.cards)

    def left(self, game: ProfiSort) -> list[list[str]]:
        """SORT-22: received aces count too."""
        received = game.table.received
        return [names_of(game.rules, [*hand.cards, *received[seat]]) for seat, hand in enumerate(game.hands)]

    def note(self, game: ProfiSort, verb: str, seat: int) -> str:
        return game.rules.deck.names[game.hands[seat].cards[-1]] if verb == "draw" else ""

    def view(
        self, rules: Rules, players: Sequence[str], seat: int, state: PublicState, hand: HandState, moves: Sequence[str]
    ) -> View:
        return seen(rules, players, seat, state, hand, moves)
