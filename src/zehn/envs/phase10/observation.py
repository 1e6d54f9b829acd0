"""What a seat of the phase card game observes."""

from collections.abc import Sequence

from zehn.envs.common.observation import Observation
from zehn.envs.phase10.actions import SEATS, groups_of, places_of
from zehn.games.phase10 import Rules, View
from zehn.games.phase10.table import DRAW, KNOCK, PLAY, SEAT

#: The kinds of groups, as the sheet calls them.
FORMS = ("set", "run", "colour", "twin", "any", "rainbow", "each")

STEPS = {DRAW: 0, PLAY: 1, KNOCK: 2}


class PhaseObservation(Observation):
    """Own cards, unseen cards, piles, seats, groups: all that a view knows, with seats counted from the observing
    one.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules = rules
        self.numbers = [contract.number for contract in rules.contracts]
        self.most = groups_of(rules.contracts)
        cards, phases = rules.deck.names, self.numbers
        for name in ("hand", "unseen", "discards", "top", "wanted", "fits"):
            self.field(name, cards)
        self.field("missing", phases)
        self.field("step", ["draw", "play", "knock"])
        self.field("table", ["pile", "round", "turns", "turnings", "playoff"])
        for seat in range(SEATS):
            self._seat_fields(seat, cards, phases)
        for place in range(SEATS * self.most):
            owner, number = divmod(place, self.most)
            self.field(f"group {owner}.{number}", [*FORMS, "low", "high", "cards"])

    def _seat_fields(self, seat: int, cards: Sequence[str], phases: Sequence[int]) -> None:
        """Points are counted in fives."""
        places = ["plays", "dealer", "turn", "skip", "barred", "cards", "points", "done"]
        self.field(f"seat {seat}", places)
        self.field(f"seat {seat} open", phases)
        self.field(f"seat {seat} laid", phases)
        self.field(f"seat {seat} known", cards)

    def write(self, view: View, row: bytearray) -> None:
        table = view.table
        self.count(row, "hand", view.cards)
        self.put(row, "unseen", list(view.unseen_row()))
        self.count(row, "discards", table.discards)
        if table.top >= 0:
            self.mark(row, "top", table.top)
        self.mark_all(row, "fits", table.takes)
        self._write_reaches(view, row)
        if table.step in STEPS:
            self.mark(row, "step", STEPS[table.step])
        self.put(row, "table", [table.pile, table.round, table.turns, table.turnings, table.playoff])
        for seat in range(len(table.players)):
            self._write_seat(view, seat, row)
        self._write_groups(view, row)

    def _write_reaches(self, view: View, row: bytearray) -> None:
        """How many cards are missing for each phase that may be laid, and which cards help; 255: not to be laid now."""
        missing, wants = [255] * len(self.numbers), 0
        for contract, reach in zip(view.table.open[view.seat], view.reaches(), strict=True):
            missing[self.numbers.index(contract.number)] = reach.missing
            wants |= reach.wants()
        self.put(row, "missing", missing)
        self.mark_all(row, "wanted", wants)

    def _write_seat(self, view: View, seat: int, row: bytearray) -> None:
        table, seats = view.table, len(view.table.players)
        field = f"seat {(seat - view.seat) % seats}"
        standing = table.standing
        marks = [seat in table.playing, seat == table.dealer, seat == table.turn, table.skips >> seat & 1]
        counts = [table.bars(seat), table.sizes[seat], standing.totals[seat] // 5, standing.stage[seat]]
        self.put(row, field, [*marks, *counts])
        for contract in table.open[seat]:
            self.mark(row, f"{field} open", self.numbers.index(contract.number))
        if table.laid[seat]:
            self.mark(row, f"{field} laid", self.numbers.index(table.laid[seat]))
        self.count(row, f"{field} known", [card % SEAT for card in table.known_row if card // SEAT == seat])

    def _write_groups(self, view: View, row: bytearray) -> None:
        groups = view.table.groups
        for group, place in zip(groups, places_of(groups, view.seat, len(view.table.players), self.most), strict=True):
            field = "group {}.{}".format(*divmod(place, self.most))
            kind = [0] * len(FORMS)
            kind[FORMS.index(group.form.word)] = 1
            self.put(row, field, [*kind, group.low + 1, group.high + 1, len(group.cards)])
