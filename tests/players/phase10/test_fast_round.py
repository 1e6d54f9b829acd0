"""The quick round of the search beside the engine: the same cards and decisions, turn by turn, come to the same end."""

import os
from random import Random
from typing import Any

import pytest

from zehn.cards.deck import row_of
from zehn.cards.groups import Run
from zehn.games.chance import Seeded
from zehn.games.phase10 import Phase10, Rules
from zehn.games.phase10.table import OVER, Standing
from zehn.kernel.templates import all_templates, fill
from zehn.players.phase10.fast_round import ROOM, FastRound
from zehn.players.phase10.rollouts import RestOfRound
from zehn.players.phase10.round_search import table_for
from zehn.players.phase10.shapes import shape_of

LONG = bool(os.environ.get("ZEHN_LONG"))
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"]
OWN = ["run(4,suited)", "2*run(3)", "any(1,2,3;4)", "run(5) nowild", "colour(5)", "twin(2)", "3*set(2)"]
SHEET = {"game": "phase10", "phases": [{"contract": text} for text in OWN]}


class Pair:
    """One round twice: in the engine, and as the search plays it. What the search decides, the engine does."""

    def __init__(self, settings: dict[str, Any], seats: int, seed: int) -> None:
        rng = Random(seed)
        rules = Rules.read(settings)
        self.deck = rules.deck
        self.game = Phase10(rules, NAMES[:seats], chance=Seeded(seed))
        self.game.chance = RestOfRound(seed)  # nobody deals another round
        table = self.game.table
        stages = rng.choices(range(len(rules.contracts)), k=seats)
        table.standing = Standing(row_of(stages), row_of([0] * seats))
        table.open = [rules.alone[stage] for stage in stages]
        self.contracts = [rules.contracts[stage] for stage in stages]
        shapes = [shape for contract in self.contracts if (shape := shape_of(contract))]
        assert len(shapes) == seats
        self.fast = FastRound(shapes, rules.points, rules.deck, go_out_any=rules.go_out_any)
        self.fast.set_table([], 0, [0] * seats, 0, table.discards)
        for seat in range(seats):
            self.fast.set_hand(seat, self.game.hands[seat].cards)
        self.fast.set_pile(self.game.pile[::-1])
        self.fast.look()
        self.fast.restart()

    def play(self) -> int:
        """Play to the end of the round, and compare after every turn; how many turns there were."""
        seats, seat, turns, over = len(self.contracts), self.game.turn, 0, False
        while not over:
            plays = not self.fast.skips >> seat & 1 and not self.used_up(seat)
            before = self.hand(seat), int(self.fast.draws[seat]), int(self.fast.skips), int(self.fast.depth)
            laid = bool(self.fast.laid[seat])
            over = self.fast.take_turn(seat)
            if plays:
                assert self.game.turn == seat
                self.follow(seat, *before, laid=laid)
                self.compare()
                turns += 1
            seat = (seat + 1) % seats
        self.compare_end()
        return turns

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat in the quick round, in its order."""
        return [int(kind) for kind in self.fast.hands[seat * ROOM : seat * ROOM + self.fast.sizes[seat]]]

    def used_up(self, seat: int) -> bool:
        """Whether the pile has no card left for a seat, each of which has cards of its own there."""
        return bool(self.fast.draws[seat] * self.fast.seats + seat >= len(self.fast.pile))

    # -- the engine follows --------------------------------------------------------------------------------------

    def follow(self, seat: int, hand: list[int], draws: int, skips: int, depth: int, *, laid: bool) -> None:
        took = draws == self.fast.draws[seat]
        hand.append(self.take(seat) if took else self.draw(seat, draws))
        if self.fast.laid[seat] and not laid:
            self.lay(seat, hand)
        if self.fast.laid[seat]:
            self.hit_all(seat, hand)
        if self.fast.depth > depth - took:
            kind = int(self.fast.discards[self.fast.depth - 1])
            self.game.play(f"{seat} discard {self.deck.names[kind]}")
            remove(hand, hand.index(kind))
        elif self.fast.skips != skips:
            self.game.play(f"{seat} skip {(int(self.fast.skips) ^ skips).bit_length() - 1}")
            remove(hand, hand.index(self.deck.skip))
        assert hand == self.hand(seat)

    def take(self, seat: int) -> int:
        kind = self.game.table.top
        self.game.play(f"{seat} take")
        return kind

    def draw(self, seat: int, draws: int) -> int:
        """The seat's own card of the pile: in the engine it is put on top first."""
        kind = int(self.fast.pile[draws * self.fast.seats + seat])
        stack = list(self.game.stack)
        top = len(stack) - self.game.table.pile
        place = stack.index(kind, top)
        stack[top], stack[place] = stack[place], stack[top]
        self.game.stack = row_of(stack)
        self.game.play(f"{seat} draw")
        return kind

    def lay(self, seat: int, hand: list[int]) -> None:
        contract = self.contracts[seat]
        compiled = contract.compiled
        ways = list(all_templates(self.deck, compiled.options, wild=compiled.wild >= 0).items())
        slots, template = ways[self.fast.way]
        cards: list[int] = []
        for mask, need in slots:
            held = min(need, sum(mask >> kind & 1 for kind in hand))
            cards += [remove(hand, next(i for i, kind in enumerate(hand) if mask >> kind & 1)) for _ in range(held)]
        for _ in range(contract.need - len(cards)):
            remove(hand, hand.index(self.deck.wild))
        spreads = fill(self.deck, template, cards, compete=False)
        self.game.play(self.game.rules.notation.lay(seat, contract.number, spreads))

    def hit_all(self, seat: int, hand: list[int]) -> None:
        table, wild = self.game.table, self.deck.wild
        least = 0 if self.game.rules.go_out_any else 1
        while len(hand) > least:
            fitting = [place for place, kind in enumerate(hand) if table.takes >> kind & 1]
            if not fitting:
                return
            place = next((place for place in fitting if hand[place] != wild), fitting[-1])
            kind = remove(hand, place)
            self.game.play(self.game.rules.notation.hit(seat, kind, *self.group_for(kind)))

    def group_for(self, kind: int) -> tuple[int, str]:
        """The first group of equal cards that takes a card, or the first run; a wild goes to the low end if it can."""
        fitting = [number for number, group in enumerate(self.game.table.groups) if group.takes >> kind & 1]
        pools = [number for number in fitting if not isinstance(self.game.table.groups[number].form, Run)]
        number = (pools or fitting)[0]
        group = self.game.table.groups[number]
        end = group.form.free_ends(group)[0] if kind == self.deck.wild and isinstance(group.form, Run) else ""
        return number, end

    # -- comparing -----------------------------------------------------------------------------------------------

    def compare(self) -> None:
        table, fast = self.game.table, self.fast
        for seat, hand in enumerate(self.game.hands):
            assert sorted(hand.cards) == sorted(self.hand(seat))
        assert table.laid == list(fast.laid)
        assert table.takes == fast.takes
        assert table_for(table.groups) == (list(fast.runs), fast.pools)
        if table.step != OVER and not table.turnings and fast.depth:
            assert table.top == fast.discards[fast.depth - 1]

    def compare_end(self) -> None:
        table, fast, seats = self.game.table, self.fast, range(len(self.contracts))
        if table.step == OVER:
            score = table.standing.scores[-1]
            assert score.points == tuple(fast.points(seat) for seat in seats)
            assert [bool(number) for number in score.laid] == [fast.has_laid(seat) for seat in seats]
        else:
            assert any(self.used_up(seat) for seat in seats)


def remove(hand: list[int], place: int) -> int:
    """Take a card out as the quick round does: the last one takes its place."""
    kind, hand[place] = hand[place], hand[-1]
    hand.pop()
    return kind


@pytest.mark.parametrize(
    "settings",
    [{}, {"go_out": "any"}, {"sheet": SHEET}, {"sheet": SHEET, "go_out": "any"}],
    ids=["published", "published-any", "own", "own-any"],
)
def test_the_quick_round_plays_as_the_engine_does(settings: dict[str, Any]) -> None:
    ended = turns = 0
    for seed in range(5000 if LONG else 500):
        pair = Pair(settings, 2 + seed % 5, seed)
        turns += pair.play()
        ended += pair.game.table.step == OVER
    assert ended > (2500 if LONG else 250), "most rounds end before the pile does"
    assert turns > 10 * ended
