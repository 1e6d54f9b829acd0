"""Contracts: what a phase or a task asks for, written as a short text.

    2*set(3)            two sets of three              set(4,mixed)        four equal in four suits
    set(3)+run(4)       a set and a run                run(6,suited)       a run in one suit
    colour(7)           seven of one colour            3*twin(2)           three times a card twice
    any(J,Q,K;7)        seven of these values          each(3,5,9,J)       these values, all suits different
    each(…)|each(…)     one or the other               … nowild            no wilds, now or later

`suit` is another word for `colour`.
"""

import re
from collections.abc import Callable, Iterator, Sequence

from mypy_extensions import mypyc_attr

from zehn.cards.deck import Deck
from zehn.cards.groups import Form, Group, Layout, Pool, Rainbow, Run, Spread
from zehn.cards.rows import i64
from zehn.kernel.choice import compile_contract
from zehn.kernel.costs import Cost, cost_of_cards
from zehn.kernel.reach import CompiledContract, Reach
from zehn.refusals import ZehnError

_GROUP = re.compile(r"(?:(?P<times>[1-9][0-9]?)\*)?(?P<rows>.+)")
_CALL = re.compile(r"(?P<word>[a-z]+)\((?P<inside>[^()]+)\)")


@mypyc_attr(native_class=False)
class ContractError(ZehnError):
    """A contract that cannot be read or met; `key` names the sentence, `details` fill it."""


class Contract:
    """One phase or task: its number, its forms in order, and whether wilds may be used for it.

    `thoughts` caches what players compute about it, as long as the contract exists.
    """

    def __init__(self, number: int, text: str, forms: tuple[Form, ...], *, wild: bool) -> None:
        self.number = number
        self.text = text
        self.forms = forms
        self.wild = wild
        self.need = sum(form.size for form in forms)
        self.deck = forms[0].deck
        self._compiled: CompiledContract | None = None
        self.thoughts: dict[str, object] = {}

    @property
    def compiled(self) -> CompiledContract:
        """This contract compiled for the kernel, when first needed."""
        if self._compiled is None:
            self._compiled = compile_contract(self.deck, [form.placements() for form in self.forms], wild=self.wild)
        return self._compiled

    def reach(self, cards: list[int]) -> Reach:
        """How near a hand is to this contract."""
        return self.compiled.reach(cards)

    def cost(self, deal: int) -> Cost:
        """What this contract costs for a hand of this size, before its tables are made."""
        return cost_of_cards(self, deal + 1)

    def placed(self, owner: i64, layout: Layout) -> list[Group]:
        """The groups of a layout of this contract, in front of a seat."""
        groups: list[Group] = []
        line, ends, names, start = layout.line, layout.ends, layout.names, i64(0)
        for number, form in enumerate(self.forms):
            end = ends[number]
            groups.append(form.placed(owner, line, start, end, names[number] if names else ""))
            start = end
        return groups

    def __repr__(self) -> str:
        return f"<Contract {self.number}: {self.text}>"


def read_contract(
    number: int, text: str, deck: Deck, *, most: int, kind: Callable[..., Contract] = Contract
) -> Contract:
    """The contract that a text means; `most` is the greatest number of cards that can ever be laid."""
    body, _, flag = text.strip().partition(" ")
    if flag.strip() not in ("", "nowild"):
        raise ContractError("contract-flag", flag=flag.strip())
    forms: list[Form] = []
    for part in body.split("+"):
        match = _GROUP.fullmatch(part)
        if not match:
            raise ContractError("contract-group", group=part)
        forms += [_read_form(match["rows"], deck)] * int(match["times"] or 1)
        if sum(form.size for form in forms) > most:
            raise ContractError("contract-large", most=most)
    if flag:
        for form in forms:
            form.wild = 0
    return kind(number, text, tuple(forms), wild=not flag)


def _read_form(text: str, deck: Deck) -> Form:
    calls = [_CALL.fullmatch(row) for row in text.split("|")]
    if None in calls:
        raise ContractError("contract-group", group=text)
    found = [(call["word"], call["inside"]) for call in calls if call]
    if len(found) > 1 and any(word != "each" for word, _ in found):
        raise ContractError("contract-group", group=text)
    if found[0][0] == "each":
        return _each([inside for _, inside in found], deck)
    word, inside = found[0]
    maker = _FORMS.get(word)
    if maker is None:
        raise ContractError("contract-word", word=word)
    return maker(inside, deck)


def _size(text: str, *, least: int, most: int, group: str) -> int:
    if not re.fullmatch("[0-9]{1,2}", text) or not least <= int(text) <= most:
        raise ContractError("contract-size", group=group, least=least, most=most)
    return int(text)


def _option(inside: str, option: str, group: str) -> tuple[str, bool]:
    size, _, flag = inside.partition(",")
    if flag not in ("", option):
        raise ContractError("contract-group", group=f"{group}({inside})")
    return size, bool(flag)


def _values(text: str, deck: Deck) -> list[int]:
    names = text.split(",")
    for name in names:
        if name not in deck.values[: deck.plain]:
            raise ContractError("contract-value", value=name)
    return [deck.values.index(name) for name in names]


def _set(inside: str, deck: Deck) -> Form:
    text, mixed = _option(inside, "mixed", "set")
    most = len(deck.colours) * (1 if mixed else deck.copies)
    size = _size(text, least=2, most=most, group="set")
    if mixed:
        return Rainbow(deck, "rainbow", [(value,) * size for value in range(deck.plain)])
    return Pool(deck, size, "set", list(zip(deck.values[: deck.plain], deck.value_masks, strict=False)))


def _run(inside: str, deck: Deck) -> Form:
    text, suited = _option(inside, "suited", "run")
    return Run(deck, _size(text, least=2, most=deck.plain, group="run"), suited=suited)


def _colour(inside: str, deck: Deck) -> Form:
    size = _size(inside, least=2, most=deck.plain * deck.copies, group="colour")
    return Pool(deck, size, "colour", list(zip(deck.colours, deck.colour_masks, strict=True)))


def _twin(inside: str, deck: Deck) -> Form:
    size = _size(inside, least=2, most=deck.copies, group="twin")
    cells = range(deck.plain * len(deck.colours))
    return Pool(deck, size, "twin", [(deck.names[kind], 1 << kind) for kind in cells])


def _any(inside: str, deck: Deck) -> Form:
    names, _, number = inside.partition(";")
    values = list(dict.fromkeys(_values(names, deck)))  # a value named twice counts once
    most = len(values) * deck.copies * len(deck.colours)
    size = _size(number, least=2, most=most, group="any")
    mask = 0
    for value in values:
        mask |= deck.value_masks[value]
    return Pool(deck, size, "any", [(deck.values[values[0]], mask)])


def _each(insides: list[str], deck: Deck) -> Form:
    rows = [tuple(_values(inside, deck)) for inside in insides]
    lengths = {len(row) for row in rows}
    if len(lengths) > 1 or not 2 <= max(lengths) <= len(deck.colours):
        raise ContractError("contract-size", group="each", least=2, most=len(deck.colours))
    return Rainbow(deck, "each", rows)


_FORMS: dict[str, Callable[[str, Deck], Form]] = {
    "set": _set,
    "run": _run,
    "colour": _colour,
    "suit": _colour,
    "twin": _twin,
    "any": _any,
}


def layings(
    forms: Sequence[Form], cards: list[int], *, wild: bool, before: Spread | None = None
) -> Iterator[list[Spread]]:
    """Every way to lay some forms one after another; equal forms only in ascending order of their cards."""
    if not forms:
        yield []
        return
    for spread in forms[0].spreads(cards, wild=wild):
        if before is not None and (spread.cards, spread.at) < (before.cards, before.at):
            continue
        rest = list(cards)
        for kind in spread.cards:
            rest.remove(kind)
        equal = len(forms) > 1 and forms[1] is forms[0]
        for others in layings(forms[1:], rest, wild=wild, before=spread if equal else None):
            yield [spread, *others]
