"""The phase card game at a live table."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, ClassVar

from msgspec import UNSET, Raw, Struct, UnsetType, json

from zehn.cards.contracts import Contract
from zehn.cards.groups import Group, Pool, Run
from zehn.cards.notation import Move, Notation
from zehn.games.chance import Chance
from zehn.games.phase10 import Phase10, Rules, View
from zehn.games.phase10.listing import candidates
from zehn.games.phase10.rulebook import chapters, contract_words
from zehn.games.phase10.table import DRAW, OVER, RoundScore, Table
from zehn.kernel.reach import Reach
from zehn.players import LIVE, PLAYERS, Player
from zehn.players.phase10.fits import fits
from zehn.refusals import Refusal
from zehn.tables.boards.board import Board, Book, Pen, encode
from zehn.tables.boards.phase10.states import (
    Face,
    GroupFace,
    HandFace,
    HitFace,
    LayFace,
    PhaseFace,
    PreviewFace,
    QuestionFace,
    ScoreFace,
    SeatFace,
    SheetFace,
    TurningFace,
)  # fmt: skip
from zehn.tables.boards.phase10.views import STEPS, seen
from zehn.words import Words

#: So many ways to lay a phase are proposed; more can be checked.
MOST_LAYS = 8

_read_face = json.Decoder(Face).decode
_read_hand = json.Decoder(HandFace).decode


class Phase10Board(Board[Phase10]):
    """The phase card game."""

    game: ClassVar = "phase10"
    undoable: ClassVar = frozenset({"take", "lay", "hit"})
    players: ClassVar = PLAYERS["phase10"]

    def rules(self, settings: Mapping[str, Any]) -> Rules:
        return Rules.read(settings)

    def wrong(self, rules: Rules, players: Sequence[str]) -> Refusal | None:
        return rules.conflict() or rules.wrong_players(players)

    def new(self, rules: Rules, players: Sequence[str], *, chance: Chance, dealer: int) -> Phase10:
        return Phase10(rules, players, chance=chance, dealer=dealer)

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

    def sheet(self, rules: Rules) -> Struct:
        deck = rules.deck
        return SheetFace(
            rules=rules.written(),
            values=list(deck.values),
            colours=list(deck.colours),
            phases=[PhaseFace(contract.number, contract.text) for contract in rules.contracts],
            points={name: rules.points[kind] for kind, name in enumerate(deck.names) if deck.counts[kind]},
            settings=rules.value,
            deal=rules.deal,
            deck=[deck.names[kind] for kind in deck.cards],
        )

    def book(self, rules: Rules, words: Words) -> Book:
        phases = {str(contract.number): contract_words(contract, words) for contract in rules.contracts}
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

    def question(self, view: View) -> QuestionFace | None:
        table, seat = view.table, view.seat
        if table.window:
            return self._knock(view) if seat in table.knockers() else None
        if seat != table.turn or table.waiting:
            return None
        return self._draw(view) if table.step == DRAW else self._play(view)

    def _knock(self, view: View) -> QuestionFace:
        return QuestionFace("knock", [f"{view.seat} knock"], useful=_useful_top(view), missing=_missing(view))

    def _draw(self, view: View) -> QuestionFace:
        moves = [str(move) for move in candidates(view.table, view.hand.kinds) if view.why_not(move) is None]
        useful = _useful_top(view) if len(moves) > 1 else []
        return QuestionFace("draw", moves, useful=useful, missing=_missing(view))

    def _play(self, view: View) -> QuestionFace:
        kinds, laid = sorted(set(view.cards)), view.table.laid[view.seat]
        return QuestionFace(
            "play",
            [str(move) for move in _plain(view, kinds) if view.why_not(move) is None],
            lays=[] if laid else list(islice(_lays(view), MOST_LAYS)),
            hits=[_hit_face(move) for move in _hits(view, kinds) if view.why_not(move) is None] if laid else [],
            useful=_useful(view, kinds),
            missing=_missing(view),
        )

    def preview(self, view: View, move: str) -> PreviewFace | None:
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
        return PreviewFace([names[kind] for kind in rest], [[names[kind] for kind in cards] for cards in groups])

    def choose(self, player: Player, view: View) -> str:
        if view.table.window:
            return f"{view.seat} knock" if player.knocks(view) else ""
        return str(player.choose(view, LIVE))

    # -- faces ----------------------------------------------------------------------------------------------

    def pen(self) -> Pen:
        return Phase10Pen(self)

    def face(self, game: Phase10) -> Face:
        table = game.table
        groups = [_group_face(table, group) for group in table.groups]
        seats = [_seat_face(table, seat) for seat in range(len(table.players))]
        return _face(game, groups, seats, _score_faces(table))

    def hand(self, view: View) -> HandFace:
        names = view.table.rules.deck.names
        return HandFace([names[kind] for kind in view.hand.cards], [names[kind] for kind in view.hand.drawn])

    def left(self, game: Phase10) -> list[list[str]]:
        names = game.rules.deck.names
        return [[names[kind] for kind in hand.cards] for hand in game.hands]

    def note(self, game: Phase10, verb: str, seat: int) -> str:
        return game.rules.deck.names[game.hands[seat].cards[-1]] if verb == "draw" else ""

    def view(self, rules: Rules, players: Sequence[str], seat: int, face: Raw, hand: Raw, moves: Sequence[str]) -> View:
        return seen(rules, players, seat, _read_face(face), _read_hand(hand), moves)


class Phase10Pen(Pen):
    """Keeps what mostly stays as it is when somebody moves: groups, scores, three of four seats, three of four hands.

    What was shown stands beside each text; the text is used again as long as that is the same.
    """

    def __init__(self, board: Phase10Board) -> None:
        super().__init__(board)
        self.groups: list[Group] = []
        self.groups_text = Raw(b"[]")
        self.scores: tuple[RoundScore, ...] = ()
        self.scores_text = Raw(b"[]")
        self.seats: dict[int, SeatText] = {}
        self.hands: dict[int, HandText] = {}

    def face(self, game: Phase10) -> bytes:
        table = game.table
        if table.groups != self.groups:
            self.groups = table.groups[:]
            self.groups_text = Raw(encode([_group_face(table, group) for group in table.groups]))
        if table.standing.scores is not self.scores:
            self.scores = table.standing.scores
            self.scores_text = Raw(encode(_score_faces(table)))
        seats = Raw(b"[%b]" % b",".join([self._seat(table, seat) for seat in range(len(table.players))]))
        return encode(_face(game, self.groups_text, seats, self.scores_text))

    def _seat(self, table: Table, seat: int) -> bytes:
        known = self.seats.get(seat)
        if known is None or not known.shows(table):
            known = self.seats[seat] = SeatText(table, seat)
        return known.text

    def hand(self, view: View) -> bytes:
        hand, known = view.hand, self.hands.get(view.seat)
        if known is None or known.cards != hand.cards or known.drawn != hand.drawn:
            known = self.hands[view.seat] = HandText(hand.cards, hand.drawn, encode(self.board.hand(view)))
        return known.text


class HandText:
    """A hand as it was written last."""

    def __init__(self, cards: list[int], drawn: tuple[int, ...], text: bytes) -> None:
        self.cards, self.drawn, self.text = cards, drawn, text


class SeatText:
    """What everybody sees of a seat, as it was written last."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.cards, self.laid, self.skips = table.sizes[seat], table.laid[seat], table.skips
        self.standing, self.open, self.known = table.standing, table.open[seat], table.known[seat]
        self.text = encode(_seat_face(table, seat))

    def shows(self, table: Table) -> bool:
        """Whether it is what everybody sees now."""
        seat = self.seat
        return (
            self.cards == table.sizes[seat]
            and self.known == table.known[seat]
            and self.laid == table.laid[seat]
            and self.skips == table.skips
            and self.standing is table.standing
            and self.open is table.open[seat]
        )


def _read(notation: Notation, text: str) -> Move | None:
    """A move from its text. Equal moves are one: a table with a long game would hold thousands of them."""
    return notation.read(text) if " lay " in text else notation.read_once(text)


def _useful_top(view: View) -> list[str]:
    """The top discard, if it brings the seat nearer to a phase or, once that lies, fits a group."""
    table, top = view.table, view.table.top
    if top < 0:
        return []
    helps = table.takes >> top & 1 if table.laid[view.seat] else any(reach.wanted(top) for reach in view.reaches())
    return [table.rules.deck.names[top]] if helps else []


def _useful(view: View, kinds: list[int]) -> list[str]:
    """The cards in hand that bring an open phase nearest; once it lies, those that fit a group."""
    table, names = view.table, view.table.rules.deck.names
    if table.laid[view.seat]:
        return [names[kind] for kind in kinds if table.takes >> kind & 1]
    fewest = min((reach.missing for reach in view.reaches()), default=0)
    nearest = [
        _brings_near(contract, reach, kinds, view.cards)
        for contract, reach in zip(table.open[view.seat], view.reaches(), strict=True)
        if reach.missing == fewest
    ]
    return [names[kind] for kind in kinds if any(kind in part for part in nearest)]


def _brings_near(contract: Contract, reach: Reach, kinds: list[int], cards: list[int]) -> list[int]:
    """The kinds that stand in one of the nearest ways to lay a phase; if nearly all do, those it cannot do without."""
    used, skip = fits(contract).used(kinds, cards), contract.deck.skip
    if used and len(used) < len(kinds) - (skip in kinds):
        return used
    return [kind for kind in kinds if not reach.spare(kind)]


def _missing(view: View) -> dict[int, int]:
    """How many cards each open phase is short of."""
    contracts = view.table.open[view.seat]
    return {contract.number: reach.missing for contract, reach in zip(contracts, view.reaches(), strict=True)}


def _plain(view: View, kinds: list[int]) -> list[Move]:
    """Discards and skips that are worth a check."""
    table, seat, notation = view.table, view.seat, view.table.rules.notation
    moves = [notation.discard[seat][kind] for kind in kinds]
    if table.rules.deck.skip in kinds:
        moves += [notation.skip[seat][to] for to in table.opponents(seat)]
    return moves


def _hits(view: View, kinds: list[int]) -> list[Move]:
    """Hits that are worth a check."""
    seat, notation = view.seat, view.table.rules.notation
    moves: list[Move] = []
    for number, group in enumerate(view.table.groups):
        for kind in kinds:
            if group.takes >> kind & 1:
                moves += [notation.hit(seat, kind, number, end) for end in _ends(view, group, kind)]
    return moves


def _ends(view: View, group: Group, kind: int) -> Sequence[str]:
    if kind == view.table.rules.deck.wild and isinstance(group.form, Run):
        return group.form.free_ends(group)
    return ("",)


def _lays(view: View) -> Iterator[LayFace]:
    """Ways to lay the open phases, as the kernel finds them."""
    deck, notation = view.table.rules.deck, view.table.rules.notation
    for contract, reach in zip(view.table.open[view.seat], view.reaches(), strict=True):
        for spreads in reach.layouts(view.cards):
            move = notation.lay(view.seat, contract.number, spreads)
            if view.why_not(move) is None:
                groups = [[deck.names[kind] for kind in spread.cards] for spread in spreads]
                yield LayFace(str(move), contract.number, groups)


def _hit_face(move: Move) -> HitFace:
    return HitFace(str(move), move.deck.names[move.cards[0]], move.group, move.end)


def _used(view: View, move: Move) -> list[int]:
    """The cards that a move takes out of the hand."""
    if move.verb == "skip":
        return [view.table.rules.deck.skip]
    return [*move.cards, *(kind for spread in move.spreads for kind in spread.cards)]


def _face(game: Phase10, groups: Any, seats: Any, scores: Any) -> Face:
    """What everybody sees; its larger parts as faces, or written already."""
    table = game.table
    names = game.rules.deck.names
    return Face(
        round=table.round,
        dealer=table.dealer,
        turn=table.turn,
        step=STEPS[table.step],
        knockers=table.knockers(),
        pile=table.pile,
        discards=[names[kind] for kind in table.discards],
        groups=groups,
        seats=seats,
        scores=scores,
        winners=table.standing.winners,
        after=table.after,
        knocked=table.knocked,
        lost=table.lost,
        first_lost=table.first_lost,
        playing=table.playing,
        playoff=table.playoff,
        turns=table.turns,
        ending=table.ending.clause if table.ending else "",
        turning=_turning_face(game),
        barred=_barred(table),
    )


def _barred(table: Table) -> list[int] | UnsetType:
    if not table.rules.barred_once:
        return UNSET
    return [seat for seat in range(len(table.players)) if table.barred >> seat & 1]


def _seat_face(table: Table, seat: int) -> SeatFace:
    standing, names = table.standing, table.rules.deck.names
    return SeatFace(
        cards=table.sizes[seat],
        open=[contract.number for contract in table.open[seat]],
        laid=table.laid[seat],
        skip=table.skips >> seat & 1 == 1,
        total=standing.totals[seat],
        done=standing.done[seat],
        stage=standing.stage[seat],
        known=[names[kind] for kind in table.known[seat]],
    )


def _score_faces(table: Table) -> list[ScoreFace]:
    return [ScoreFace(score.points, score.laid) for score in table.standing.scores]


def _group_face(table: Table, group: Group) -> GroupFace:
    form, deck = group.form, group.form.deck
    if isinstance(form, Run):
        low, high = deck.values[group.low], deck.values[group.high]
    else:
        low = high = form.pools[group.low][0] if isinstance(form, Pool) else str(group.low)
    cards = [deck.names[kind] for kind in group.cards]
    return GroupFace(group.owner, table.laid[group.owner], form.word, cards, low, high)


def _turning_face(game: Phase10) -> TurningFace | None:
    table, names = game.table, game.rules.deck.names
    if table.turning is None:
        return None
    since = [(seat, names[kind] if kind >= 0 else "") for seat, kind in table.since]
    return TurningFace(table.turnings, [names[kind] for kind in table.turning.cards], table.turning.unknown, since)
