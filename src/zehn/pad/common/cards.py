"""What the pads of both card games share: who went out, and what can be left in a hand."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar

from zehn.cards.contracts import Contract
from zehn.cards.deck import Deck, row_of
from zehn.cards.groups import Group, Spread
from zehn.pad.common.keeper import Fault, Keeper, Score, Scores, Slip, is_count, refused
from zehn.refusals import RECORD, Refusal

#: More cards than anybody can ask about.
MOST_ASKED = 30


class Standing(Protocol):
    """How a card game stands."""

    @property
    def totals(self) -> tuple[int, ...]: ...

    @property
    def done(self) -> tuple[tuple[int, ...], ...]: ...

    @property
    def winners(self) -> tuple[int, ...]: ...


class CardTable(Protocol):
    """The table of a card game, as far as all of them are counted alike."""

    @property
    def rules(self) -> Any: ...

    @property
    def standing(self) -> Standing: ...


C = TypeVar("C", bound=CardTable)


class Limits(NamedTuple):
    """How many cards can be left in a hand; of each of `extra` more cards the cost is `extra_cost`."""

    fewest: int
    most: int
    extra: int = 0
    extra_cost: int = 0


class CardKeeper(Keeper[C]):
    """Rounds of a card game: everyone's score at once, what is left in the hands, one player who went out.

    `costs` is the clause of what cards cost, `ends` that of the end of a round, `material` that of the deck and
    `lays_first` the one by which nobody goes out without having laid.
    """

    keys: ClassVar[tuple[str, ...]] = ("laid", "out", "points", "left")
    costs: ClassVar[str]
    ends: ClassVar[str]
    material: ClassVar[str]
    lays_first: ClassVar[str]

    @abstractmethod
    def play(self, table: C, scores: Sequence[Score], fresh: frozenset[int]) -> list[Slip]:
        """Play one round on a table."""

    def count(self, table: C, rounds: Sequence[Scores], fresh: frozenset[tuple[int, int]]) -> list[Fault]:
        faults: list[Fault] = []
        for number, scores in enumerate(rounds):
            whole = [score for score in scores if score is not None]
            if self.winners(table) or len(whole) < len(scores):
                why = Refusal(self.late, "round-late") if self.winners(table) else Refusal(RECORD, "pad-missing")
                return [*faults, Fault(number, -1, why)]
            seats = frozenset(seat for place, seat in fresh if place == number)
            found: dict[int, Slip] = {}
            for slip in self.play(table, whole, seats):
                found.setdefault(slip.seat, slip)  # what else is wrong with a seat mostly follows from the first
            faults += [Fault(number, *slip) for slip in found.values()]
        return faults

    def wrong_score(self, score: Score) -> str:
        if type(score.get("out", False)) is not bool:
            return "out"
        if "points" in score and ("left" in score or not is_count(score["points"])):
            return "points"
        left = score.get("left", {})
        counted = isinstance(left, Mapping) and all(str(cost).isdecimal() for cost in left)
        return "" if counted and all(is_count(number, 200) for number in left.values()) else "left"

    def totals(self, table: C) -> tuple[int, ...]:
        return table.standing.totals

    def done(self, table: C) -> tuple[tuple[int, ...], ...]:
        return table.standing.done

    def winners(self, table: C) -> tuple[int, ...]:
        return table.standing.winners

    def chances(self, table: C) -> list[float] | None:
        """Measured with the shipped sheet only."""
        return None if "sheet" in table.rules.written() else self.standing(table)

    @abstractmethod
    def standing(self, table: C) -> list[float]:
        """How likely each seat is to win with the shipped sheet."""

    # -- the table --------------------------------------------------------------------------------------------

    @abstractmethod
    def contract(self, table: C, number: int) -> Contract | Refusal:
        """The contract of this number, or why nobody can have laid it."""

    @abstractmethod
    def read_groups(self, contract: Contract, seat: int, spreads: list[Spread]) -> list[Group] | Refusal:
        """The groups that a contract makes of cards, or the clause that they break."""

    def on_table(self, table: C, laid: Sequence[Mapping[str, Any]]) -> list[dict[str, Any] | Refusal]:
        deck = table.rules.deck
        groups = [_texts_of(one) for one in laid]
        names = [name for texts in groups for text in texts for name in text.split()]
        read_cards(deck, names, clause=self.material, most=sum(deck.counts))
        return [self._lies(table, one, texts) for one, texts in zip(laid, groups, strict=True)]

    def _lies(self, table: C, one: Mapping[str, Any], texts: Sequence[str]) -> dict[str, Any] | Refusal:
        """What lies as one phase. In which order somebody names its groups does not matter."""
        deck, seat, number = table.rules.deck, one.get("seat", 0), one.get("phase")
        contract = self.contract(table, number if isinstance(number, int) else 0)
        if isinstance(contract, Refusal):
            return contract
        spreads = [Spread(tuple(deck.kind_of[name] for name in text.split())) for text in texts]
        orders = permutations(spreads) if len(spreads) == len(contract.forms) else [tuple(spreads)]
        readings = [self.read_groups(contract, seat, list(order)) for order in orders]
        found = next((groups for groups in readings if not isinstance(groups, Refusal)), readings[0])
        return found if isinstance(found, Refusal) else {"phase": contract.number, **shown_groups(deck, found)}

    # -- hands ------------------------------------------------------------------------------------------------

    def hands(
        self, players: Sequence[str], scores: Sequence[Score], limits: Sequence[Limits], fit: "Classes"
    ) -> Iterator[Slip]:
        """What is wrong with who went out and with what is left."""
        out = [seat for seat, score in enumerate(scores) if is_out(score, fit)]
        if len(out) > 1:
            names = {"player": players[out[0]], "other": players[out[1]]}
            yield Slip(-1, Refusal(self.ends, "pad-two-out", **names))
        for seat, (score, limit) in enumerate(zip(scores, limits, strict=True)):
            why = self._hand(score, limit, fit, players[seat], out=seat in out)
            if why is not None:
                yield Slip(seat, why)
        yield from self._deck(scores, fit)

    def _hand(self, score: Score, limit: Limits, fit: "Classes", name: str, *, out: bool) -> Refusal | None:
        if out:
            if points_of(score):
                return Refusal(self.ends, "pad-out-points", player=name)
            return Refusal(self.lays_first, "pad-out-not-laid", player=name) if limit.fewest > 1 else None
        if not {"points", "left"} & score.keys():
            return Refusal(self.costs, "pad-no-points", player=name)
        if "left" in score:
            return self._counted(score["left"], limit, fit, name)
        if any(fit.makes(score["points"] - more * limit.extra_cost, limit) for more in range(limit.extra + 1)):
            return None
        points = {"points": score["points"], "fewest": limit.fewest, "most": limit.most + limit.extra}
        return Refusal(self.costs, "pad-no-such-sum", player=name, **points)

    def _counted(self, left: Mapping[str, int], limit: Limits, fit: "Classes", name: str) -> Refusal | None:
        strange = next((cost for cost in left if int(cost) not in fit.numbers), None)
        if strange is not None:
            return Refusal(self.costs, "pad-no-such-card", points=strange[:9])
        number = sum(left.values())
        extra = min(limit.extra, left.get(str(limit.extra_cost), 0))
        if limit.fewest <= number <= limit.most + extra:
            return None
        most = limit.most + limit.extra
        return Refusal(self.costs, "pad-card-count", player=name, cards=number, fewest=limit.fewest, most=most)

    def _deck(self, scores: Sequence[Score], fit: "Classes") -> Iterator[Slip]:
        """All hands together have no more cards of a kind than the deck."""
        found: Counter[int] = Counter()
        for score in scores:
            found.update({int(cost): number for cost, number in score.get("left", {}).items()})
        for cost, number in found.items():
            if number > fit.numbers.get(cost, number):
                details = {"points": cost, "cards": number, "most": fit.numbers[cost]}
                yield Slip(-1, Refusal(self.material, "pad-deck", **details))


class Classes:
    """The cards of a deck by what they cost: `numbers` has how many there are of each cost."""

    def __init__(self, deck: Deck, points: Sequence[int]) -> None:
        self.numbers: dict[int, int] = {}
        for kind, count in enumerate(deck.counts):
            if count:
                self.numbers[points[kind]] = self.numbers.get(points[kind], 0) + count
        self._key = tuple(sorted(self.numbers.items()))

    @property
    def free(self) -> bool:
        """Whether some cards cost nothing: then who has no points need not have gone out."""
        return 0 in self.numbers

    def makes(self, points: int, limit: Limits) -> bool:
        """Whether so many cards can make these points."""
        return points >= 0 and bool(_sums(self._key, limit.fewest, limit.most) >> points & 1)


@lru_cache(maxsize=256)
def _sums(classes: tuple[tuple[int, int], ...], fewest: int, most: int) -> int:
    """A bit for each sum that between so many cards can make."""
    sums = [1] + [0] * most
    for cost, number in classes:
        for cards in range(most, 0, -1):
            for taken in range(1, min(number, cards) + 1):
                sums[cards] |= sums[cards - taken] << taken * cost
    found = 0
    for cards in range(max(fewest, 0), most + 1):
        found |= sums[cards]
    return found


def is_out(score: Score, fit: Classes) -> bool:
    """Whether somebody went out: who has no card left has no points either."""
    nothing = score.get("points") == 0 or score.get("left") == {}
    return bool(score.get("out")) or (nothing and not fit.free)


def points_of(score: Score) -> int:
    """The points of what is left."""
    counted = sum(int(cost) * number for cost, number in score.get("left", {}).items())
    return int(score.get("points", counted))


# -- the referee ------------------------------------------------------------------------------------------------------


def read_cards(deck: Deck, value: object, *, clause: str = RECORD, most: int = MOST_ASKED) -> list[int]:
    """The cards of a question, as kinds; no more of each than there are, by the clause of the deck."""
    names = value.split() if isinstance(value, str) else value
    if not isinstance(names, list) or not 0 < len(names) <= most:
        raise refused("pad-cards", most=most)
    for name in names:
        if name not in deck.kind_of:
            raise refused("pad-cards", most=most)
    kinds = [deck.kind_of[name] for name in names]
    for kind in kinds:
        if kinds.count(kind) > deck.counts[kind]:
            raise refused("pad-deck-card", clause, card=deck.names[kind], most=deck.counts[kind])
    return kinds


def groups_of(contract: Contract, deck: Deck, kinds: list[int], seat: int) -> dict[str, Any] | None:
    """How cards make a contract: its groups, the cards that are left over, and what fits each group; None if not."""
    reach = contract.reach(kinds)
    if reach.missing:
        return None
    layout = reach.layout(row_of(kinds))
    groups = contract.placed(seat, layout)
    rest = list(kinds)
    for group in groups:
        for kind in group.cards:
            rest.remove(kind)
    return {**shown_groups(deck, groups), "rest": deck.write(rest).split()}


def shown_groups(deck: Deck, groups: Sequence[Group]) -> dict[str, list[list[str]]]:
    """Groups, and for each of them what fits it."""
    return {
        "groups": [deck.write(group.cards).split() for group in groups],
        "fits": [[name for name in deck.names_in(group.takes) if name in deck.kind_of] for group in groups],
    }


def _texts_of(one: object) -> list[str]:
    """The groups of a phase, as texts of cards."""
    texts = one.get("groups") if isinstance(one, Mapping) else None
    if not isinstance(texts, list) or not texts or not all(isinstance(text, str) and text.split() for text in texts):
        raise refused("pad-cards", most=MOST_ASKED)
    return texts
