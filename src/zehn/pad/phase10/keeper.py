"""Counting the phase card game: crosses, points, dealer, winners, the playoff; in all variants."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from zehn.analysis.phase10.standing import standing_chances
from zehn.cards.contracts import Contract
from zehn.cards.deck import row_of
from zehn.cards.groups import Group, Spread
from zehn.cards.notation import Move
from zehn.games.chance import Script
from zehn.games.phase10 import Phase10, Rules, scoring
from zehn.games.phase10.checks import read_groups, wrong_phase
from zehn.games.phase10.hand import Hand
from zehn.games.phase10.table import Table
from zehn.pad.common.cards import CardKeeper, Classes, Limits, groups_of, is_out, points_of, read_cards
from zehn.pad.common.keeper import Score, Slip, is_count
from zehn.pad.phase10 import paper
from zehn.refusals import Refusal, Refused


class Phase10Keeper(CardKeeper[Table]):
    """A score has the phase that was laid (`laid`), and who went out or what is left (P10-32)."""

    late: ClassVar = "P10-35"
    paper: ClassVar = paper
    costs: ClassVar = "P10-32"
    ends: ClassVar = "P10-31"
    material: ClassVar = "P10-02"
    lays_first: ClassVar = "P10-24"

    def begin(self, rules: Rules, players: tuple[str, ...], dealer: int) -> Table:
        return Table(rules, players, dealer)

    def wrong_score(self, score: Score) -> str:
        laid = score.get("laid")
        return super().wrong_score(score) if laid is None or is_count(laid, 99) else "laid"

    def play(self, table: Table, scores: Sequence[Score], fresh: frozenset[int]) -> list[Slip]:
        table.open_round()
        if table.playoff:
            return list(_play_off(table, scores))
        slips = [slip for seat, score in enumerate(scores) for slip in _lay(table, seat, score, fresh)]
        fit = Classes(table.rules.deck, table.rules.points)
        limits = [_limits(table, seat) for seat in range(len(scores))]
        slips += self.hands(table.players, scores, limits, fit)
        if not table.rules.turn_limit and not fit.free and not any(is_out(score, fit) for score in scores):
            slips.append(Slip(-1, Refusal("P10-31", "pad-nobody-out")))
        scoring.score_round(table, row_of([points_of(score) for score in scores]))
        return slips

    # -- what follows -----------------------------------------------------------------------------------------

    def dealer(self, table: Table) -> int:
        """P10-04: the deal moves on to the left."""
        return -1 if table.over else (table.dealer + 1) % len(table.players)

    def result(self, table: Table) -> dict[str, Any]:
        return scoring.result(table)

    doubt: ClassVar = 5

    def standing(self, table: Table) -> list[float]:
        return standing_chances(table)

    def contract(self, table: Table, number: int) -> Contract | Refusal:
        found = [one for one in table.rules.contracts if one.number == number]
        return found[0] if found else Refusal("P10-V2", "phase-not-chosen", phase=number)

    def read_groups(self, contract: Contract, seat: int, spreads: list[Spread]) -> list[Group] | Refusal:
        if any(contract.deck.skip in spread.cards for spread in spreads):
            return Refusal("P10-25", "skip-fits-nowhere")
        return read_groups(contract, Move(contract.deck, seat, "lay", number=contract.number, spreads=spreads))

    def game(self, table: Table) -> Phase10:
        shown = table.copy()
        shown.clear()
        return Phase10.imagined(shown, [_hand([]) for _ in table.players], row_of([]), Script())

    def next_scores(self, table: Table) -> list[dict[str, Any] | None]:
        coming = table.copy()
        coming.open_round()
        return [_asked(coming, seat) for seat in range(len(table.players))]

    def rounds_of(self, game: Phase10) -> list[list[Score | None]]:
        found: list[list[Score | None]] = []
        for score in game.table.standing.scores:
            playoff = not any(score.points)
            found.append([_score(*one, playoff=playoff) for one in zip(score.laid, score.points, strict=True)])
        return found

    def may_lay(self, table: Table, seat: int, asked: Mapping[str, Any]) -> dict[str, Any]:
        """P10-16: whether some cards make a phase, by default the one that is due."""
        coming = table.copy()
        coming.open_round()
        cards = read_cards(table.rules.deck, asked.get("cards"))
        number = asked.get("phase")
        due = [one for one in (table.rules.contracts if number else coming.open[seat]) if number in (None, one.number)]
        if not due:
            raise Refused(Refusal("P10-V2", "phase-not-chosen", phase=str(number)[:9]))
        for contract in due:
            found = groups_of(contract, table.rules.deck, cards, seat)
            if found is not None:
                return {"phase": contract.number, **found}
        missing = min((contract.reach(cards).missing, contract.number) for contract in due)
        raise Refused(_not_made(table, cards, *missing))


def _not_made(table: Table, cards: Sequence[int], missing: int, number: int) -> Refusal:
    if table.rules.deck.skip in cards:
        return Refusal("P10-25", "skip-fits-nowhere")
    return Refusal("P10-16", "pad-not-made", phase=number, missing=int(missing))


def _hand(cards: list[int]) -> Hand:
    return Hand(row_of(cards), row_of([]))


def _lay(table: Table, seat: int, score: Score, fresh: frozenset[int]) -> Iterator[Slip]:
    """P10-33: an X for the phase that was laid. What is entered now has to name it right (P10-15, P10-V4); of what was
    entered earlier counts, in a fixed order, that one was laid.
    """
    number = score.get("laid") or 0
    if not number:
        return
    due = [contract.number for contract in table.open[seat]]
    if number not in due and (table.rules.free_order or seat in fresh or not due):
        yield Slip(seat, wrong_phase(table, seat, number))
        if table.rules.free_order or not due:
            return
    number = number if number in due else due[0]
    table.lay_down(seat, number, [])
    if table.rules.free_order:
        table.standing = scoring.with_phase(table.standing, seat, number)


def _limits(table: Table, seat: int) -> Limits:
    """Who has not laid has all cards left (P10-06); who has laid, what the phase and a discard leave (P10-10)."""
    deal, laid = table.rules.deal, table.laid[seat]
    if not laid:
        return Limits(deal, deal)
    need = next(contract.need for contract in table.rules.contracts if contract.number == laid)
    return Limits(1, deal - need)


def _play_off(table: Table, scores: Sequence[Score]) -> Iterator[Slip]:
    """P10-36: nobody scores; the first to lay the last phase wins."""
    laid = [seat for seat, score in enumerate(scores) if score.get("laid")]
    last = table.rules.contracts[-1].number
    for seat, score in enumerate(scores):
        if points_of(score) or score.get("out"):
            yield Slip(seat, Refusal("P10-36", "pad-playoff-points", player=table.players[seat]))
        if score.get("laid") and seat not in table.playing:
            yield Slip(seat, Refusal("P10-36", "pad-playoff-seat", player=table.players[seat]))
        if score.get("laid", 0) not in (0, None, last):
            yield Slip(seat, Refusal("P10-36", "other-phase", phase=last))
    if len(laid) > 1:
        yield Slip(-1, Refusal("P10-36", "pad-playoff-two"))
    winner = laid[0] if len(laid) == 1 and laid[0] in table.playing else -1
    if winner >= 0:
        table.lay_down(winner, last, [])
    scoring.end_playoff(table, winner)


def _asked(table: Table, seat: int) -> dict[str, Any] | None:
    if table.over or seat not in table.playing:
        return None
    return {"phases": [contract.number for contract in table.open[seat]], "playoff": table.playoff}


def _score(laid: int, points: int, *, playoff: bool) -> Score:
    cross = {"laid": laid} if laid else {}
    return cross if playoff else cross | ({"points": points} if points else {"out": True})
