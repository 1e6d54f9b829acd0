"""The phase card game at a live table."""

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any, ClassVar

from zehn.cards.contracts import Contract
from zehn.cards.groups import Group, Pool, Run
from zehn.cards.notation import Move, Notation
from zehn.games.phase10 import Phase10, Rules, View
from zehn.games.phase10.rulebook import chapters, phase_words
from zehn.games.phase10.table import OVER, Standing, Table
from zehn.players import LIVE, PLAYERS, Player
from zehn.players.phase10.fits import fits
from zehn.refusals import Refusal
from zehn.tables.boards.board import Board, Book, Memo, form, recall, remember
from zehn.tables.boards.phase10.questions import MOST_LAYS, question
from zehn.tables.boards.phase10.states import (
    GroupState,
    HandState,
    Preview,
    PublicState,
    Question,
    ScoreState,
    SeatState,
    SheetPhase,
    SheetState,
    TurningState,
)  # fmt: skip
from zehn.tables.boards.phase10.views import STEPS, seen
from zehn.words import Words


class Phase10Board(Board[Phase10]):
    """The phase card game."""

    game: ClassVar = "phase10"
    state_type: ClassVar = PublicState
    hand_type: ClassVar = HandState
    undoable: ClassVar = frozenset({"take", "lay", "hit"})
    players: ClassVar = PLAYERS["phase10"]
    not_on_device: ClassVar = {"master": "slow"}

    def try_out(self, rules: Rules) -> None:
        rng = Random(1)
        for contract in rules.contracts:
            for _ in range(3):
                cards = rng.sample(rules.deck.cards, rules.deal + 1)
                reach = contract.reach(cards)
                reach.wants()
                reach.spares(cards)
            fits(contract)
            full = contract.reach([*rules.deck.cards[:: len(rules.deck.cards) // 20 or 1]])
            list(islice(full.layouts(list(rules.deck.cards)), MOST_LAYS))

    def sheet(self, rules: Rules) -> SheetState:
        deck = rules.deck
        return SheetState(
            rules=rules.written(),
            values=list(deck.values),
            colours=list(deck.colours),
            phases=[SheetPhase(contract.number, contract.text) for contract in rules.contracts],
            points={name: rules.points[kind] for kind, name in enumerate(deck.names) if deck.counts[kind]},
            settings=rules.value,
            deal=rules.deal,
            deck=[deck.names[kind] for kind in deck.cards],
        )

    def book(self, rules: Rules, words: Words) -> Book:
        phases = {str(contract.number): phase_words(contract, words) for contract in rules.contracts}
        return Book(words("rules-title"), chapters(rules, words), phases)

    def asked(self, game: Phase10) -> Sequence[int]:
        if game.table.window:
            return game.table.knockers()
        return () if game.table.step == OVER or game.table.waiting else (game.table.turn,)

    def dealt(self, game: Phase10) -> bool:
        return game.table.step != OVER

    def window(self, game: Phase10) -> float | None:
        return game.rules.knock_window if game.table.window else None

    def close(self, game: Phase10) -> None:
        game.close_window()

    def why_not(self, game: Phase10, move: str) -> Refusal | None:
        """P10-V3b: with a clock the next player cannot draw while others may still knock."""
        if game.table.window and move in (f"{game.turn} draw", f"{game.turn} take"):
            return Refusal("P10-V3b", "window-open")
        return game.why_not(_read(game.rules.notation, move) or move)

    def play(self, game: Phase10, move: str) -> None:
        game.play(_read(game.rules.notation, move) or move)

    # -- questions ------------------------------------------------------------------------------------------

    def question(self, view: View) -> Question | None:
        return question(view)

    def preview(self, view: View, move: str) -> Preview | None:
        read = view.table.rules.notation.read(move)
        if read is None or read.verb not in ("lay", "hit", "discard", "skip"):
            return None
        names, rest = view.table.rules.deck.names, list(view.cards)
        for kind in _used(view, read):
            rest.remove(kind)
        groups = [spread.cards for spread in read.spreads]
        if read.verb == "hit":
            group = view.table.groups[read.group]
            groups = [group.form.grown(group, read.cards[0], read.end).cards]
        return Preview([names[kind] for kind in rest], [[names[kind] for kind in cards] for cards in groups])

    def choose(self, player: Player, view: View) -> str:
        if view.table.window:
            return f"{view.seat} knock" if player.knocks(view) else ""
        return str(player.choose(view, LIVE))

    # -- what is shown ----------------------------------------------------------------------------------------------

    def public_state(self, game: Phase10, memo: Memo | None = None) -> PublicState:
        table, names, laid = game.table, game.rules.deck.names, game.table.laid
        return form(memo, PublicState)(
            round=table.round,
            dealer=table.dealer,
            turn=table.turn,
            step=STEPS[table.step],
            knockers=table.knockers(),
            pile=table.pile,
            discards=[names[kind] for kind in table.discards],
            groups=_group_states(table, laid, memo),
            seats=_seat_states(table, laid, memo),
            scores=_score_states(table, memo),
            winners=table.standing.winners,
            after=table.after,
            knocked=table.knocked,
            lost=table.lost,
            first_lost=table.first_lost,
            playing=table.playing,
            playoff=table.playoff,
            turns=table.turns,
            ending=table.ending.clause if table.ending else "",
            turning=_turning_state(game),
            barred=_barred(table),
        )

    def hand(self, view: View) -> HandState:
        names = view.table.rules.deck.names
        return HandState([names[kind] for kind in view.hand.cards], [names[kind] for kind in view.hand.drawn])

    def hand_key(self, view: View) -> Any:
        return view.hand.cards, view.hand.drawn

    def left(self, game: Phase10) -> list[list[str]]:
        names = game.rules.deck.names
        return [[names[kind] for kind in hand.cards] for hand in game.hands]

    def note(self, game: Phase10, verb: str, seat: int) -> str:
        return game.rules.deck.names[game.hands[seat].cards[-1]] if verb == "draw" else ""

    def view(
        self, rules: Rules, players: Sequence[str], seat: int, state: PublicState, hand: HandState, moves: Sequence[str]
    ) -> View:
        return seen(rules, players, seat, state, hand, moves)


def _read(notation: Notation, text: str) -> Move | None:
    """A move from its text. Equal moves share one object: a long game would hold thousands of them."""
    return notation.read(text) if " lay " in text else notation.read_once(text)


def _used(view: View, move: Move) -> list[int]:
    """The cards that a move takes out of the hand."""
    if move.verb == "skip":
        return [view.table.rules.deck.skip]
    return [*move.cards, *(kind for spread in move.spreads for kind in spread.cards)]


def _barred(table: Table) -> list[int] | None:
    if not table.rules.barred_once:
        return None
    return [seat for seat in range(len(table.players)) if table.barred >> seat & 1]


#: What is shown of a seat: its number of cards, the phase it laid, whether it was skipped, its known cards, the phases
#: it may lay, the standing.
_Seat = tuple[int, int, bool, Sequence[int], tuple[Contract, ...], Standing]


def _seat_states(table: Table, laid: list[int], memo: Memo | None) -> list[Any]:
    sizes, known, standing = table.sizes, table.known, table.standing
    found = []
    for seat in range(len(sizes)):
        skip = table.skips >> seat & 1 == 1
        source = (sizes[seat], laid[seat], skip, known[seat], table.open[seat], standing)
        state = recall(memo, seat, source)
        if state is None:
            state = remember(memo, seat, source, _seat_state(seat, source, table.rules.deck.names, memo))
        found.append(state)
    return found


def _seat_state(seat: int, source: _Seat, names: Sequence[str], memo: Memo | None) -> SeatState:
    cards, laid, skip, known, contracts, standing = source
    return form(memo, SeatState)(
        cards=cards,
        open=[contract.number for contract in contracts],
        laid=laid,
        skip=skip,
        total=standing.totals[seat],
        done=standing.done[seat],
        stage=standing.stage[seat],
        known=[names[kind] for kind in known],
    )


def _score_states(table: Table, memo: Memo | None) -> Any:
    scores = table.standing.scores
    states = recall(memo, "scores", scores)
    if states is None:
        states = remember(memo, "scores", scores, [ScoreState(score.points, score.laid) for score in scores])
    return states


def _group_states(table: Table, laid: list[int], memo: Memo | None) -> Any:
    states = recall(memo, "groups", table.groups)
    if states is None:
        states = remember(memo, "groups", table.groups[:], [_group_state(laid, group) for group in table.groups])
    return states


def _group_state(laid: list[int], group: Group) -> GroupState:
    form, deck = group.form, group.form.deck
    if isinstance(form, Run):
        low, high = deck.values[group.low], deck.values[group.high]
    else:
        low = high = form.pools[group.low][0] if isinstance(form, Pool) else str(group.low)
    cards = [deck.names[kind] for kind in group.cards]
    return GroupState(group.owner, laid[group.owner], form.word, cards, low, high)


def _turning_state(game: Phase10) -> TurningState | None:
    table, names = game.table, game.rules.deck.names
    if table.turning is None:
        return None
    since = [(seat, names[kind] if kind >= 0 else "") for seat, kind in table.since]
    return TurningState(table.turnings, [names[kind] for kind in table.turning.cards], table.turning.unknown, since)
