"""What a custom sheet may cost at a live table, and how much memory it keeps."""

import json
import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from places import ROOT
from zehn.games.phase10 import Rules
from zehn.games.profisort import Rules as SortRules
from zehn.games.rules_cache import ByteCache, own_rules, size_of_sheet
from zehn.games.sheets import SheetError, outline, own_sheet, shipped
from zehn.kernel.costs import MOST, MOST_IN_ALL, sum_of, template_number, too_heavy
from zehn.kernel.search import SearchedContract
from zehn.kernel.templates import template_count
from zehn.refusals import Refused
from zehn.rooms import games
from zehn.tables.boards import board_of
from zehn.tables.rules import weigh
from zehn.tables.trials import LONGEST_QUESTION, is_slow, longest_question
from zehn.words import LANGUAGES, say

VALUES = [str(number) for number in range(1, 21)]
PAGE = ROOT / "docs" / "rules" / "sheets.md"


def sheet(*contracts: str, **deck: int) -> dict[str, Any]:
    """A sheet of the phase card game with these phases."""
    values, colours, copies = deck.get("values", 20), deck.get("colours", 8), deck.get("copies", 8)
    wilds, deal = deck.get("wilds", 8), deck.get("deal", 20)
    return {
        "game": "phase10",
        "players": {"least": 2, "most": 2},
        "deal": {"cards": deal},
        "deck": {"values": VALUES[:values], "colours": list("abcdefgh")[:colours], "copies": copies, "wilds": wilds},
        "points": [{"cards": f"1-{values}", "points": 5}, {"cards": "!", "points": 9}, {"cards": "*", "points": 9}],
        "phases": [{"contract": text} for text in contracts],
    }


@pytest.mark.parametrize("game", games())
def test_shipped_sheets_are_light(game: str) -> None:
    assert too_heavy(shipped(game).contracts, shipped(game).deal) is None


def test_the_sheet_of_the_page_is_light() -> None:
    text = PAGE.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    assert too_heavy(*outline(tomllib.loads(text))) is None


HEAVY = [
    "6*run(3)",
    "4*set(3)+2*run(4)",
    "4*run(3)",
    "2*colour(3)+2*set(3)",
    "set(4)+twin(2)+run(3)",
    "2*any(1,2,3,4,5,6,7,8,9;5)+2*set(3)",
    "set(8,mixed) nowild",
    "each(1,2,3,4,5,6,7,8) nowild",
]


@pytest.mark.parametrize("contract", HEAVY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_would_hold_up_others_is_refused_by_name(contract: str, language: str) -> None:
    with pytest.raises(Refused) as refused:
        weigh({"sheet": sheet("set(3)", contract)})
    assert refused.value.refusal.key == "contract-heavy"
    assert contract in refused.value.refusal.sentence(say(language))


def test_the_same_groups_with_a_usual_deck_are_light() -> None:
    for contract in ("3*run(3)", "3*set(2)+run(3)", "set(3)+run(4)+colour(3)", "2*run(3,suited)", "5*twin(2)"):
        weigh({"sheet": sheet(contract, values=12, colours=4, copies=2, deal=10)})


def test_many_phases_are_too_much_together_where_each_is_not() -> None:
    one = {"values": 12, "colours": 4, "copies": 2, "deal": 10}
    weigh({"sheet": sheet("3*set(2)+run(3)", **one)})
    with pytest.raises(Refused, match="run"):
        weigh({"sheet": sheet(*["3*set(2)+run(3)"] * 12, **one)})


@pytest.mark.parametrize("contract", ["5*twin(2)", "5*run(2)", "3*twin(2)", "3*run(3,suited)"])
def test_phases_on_dice_are_weighed_before_anybody_asks_whether_they_can_be_made(contract: str) -> None:
    with pytest.raises(Refused, match="too much work"):
        weigh({"sheet": {"game": "dice", "phases": [{"contract": contract}]}})


def test_tasks_with_jokers_in_every_group_are_weighed_too() -> None:
    tasks = [{"contract": "4*run(2)"}]
    deck = {"values": [*VALUES, "A"][1:], "colours": ["a"], "copies": 4, "wilds": 30}
    own = {"game": "profisort", "players": {"most": 2}, "deck": deck, "tasks": tasks, "pairs": []}
    points = [{"cards": "2-A", "points": 5}, {"cards": "*", "points": 9}]
    with pytest.raises(Refused) as refused:
        weigh({"sheet": own | {"points": points}})
    assert refused.value.refusal.key == "contract-heavy"


# -- random sheets ----------------------------------------------------------------------------------------------------

sizes = some.integers(2, 6)
groups = some.one_of(
    some.builds("{}({})".format, some.sampled_from(["set", "run", "colour", "twin"]), sizes),
    some.builds("run({},suited)".format, sizes),
    some.builds("set({},mixed)".format, sizes),
    some.builds(
        lambda values, size: f"any({','.join(values)};{size})",
        some.lists(some.sampled_from(VALUES[:8]), min_size=2, max_size=8, unique=True),
        sizes,
    ),
)
contracts = some.builds(
    lambda parts, end: "+".join(f"{times}*{group}" for times, group in parts) + end,
    some.lists(some.tuples(some.integers(1, 4), groups), min_size=1, max_size=3),
    some.sampled_from(["", " nowild"]),
)
decks = some.fixed_dictionaries(
    {"values": some.integers(8, 20), "colours": some.integers(2, 8), "copies": some.integers(1, 8)}
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(contracts, decks, some.integers(8, 20), some.sampled_from([0, 8, 30]))
def test_what_passes_has_few_templates_and_a_quick_kernel(
    contract: str, deck: dict[str, int], deal: int, wilds: int
) -> None:
    try:
        found, dealt = outline(sheet(contract, deal=deal, wilds=wilds, **deck))
    except SheetError:
        return
    if too_heavy(found, dealt) is None:
        options = [form.placements() for form in found[0].forms]
        assert template_number(found[0].forms) == template_count(options)
        assert found[0].cost(dealt).templates <= MOST.templates
        assert not isinstance(found[0].compiled, SearchedContract)
        assert len(getattr(found[0].compiled, "templates", [])) <= found[0].cost(dealt).templates


def test_all_together_is_no_less_than_one() -> None:
    assert MOST.within(MOST_IN_ALL)
    assert sum_of([]) == (0, 0, 0, 0)


# -- the clock as a second net ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games())
def test_shipped_rules_are_not_slow(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1_000_000))
    monkeypatch.setattr("zehn.tables.trials.process_time", lambda: next(clock) * LONGEST_QUESTION / 2)
    monkeypatch.setattr("zehn.tables.trials.LONGEST_TRIAL", 1e9)
    assert longest_question(board_of(game), board_of(game).rules({})) > 0
    assert not is_slow(game, {})


def test_a_single_long_question_makes_rules_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1_000_000))
    monkeypatch.setattr("zehn.tables.trials.process_time", lambda: next(clock) * LONGEST_QUESTION * 2)
    monkeypatch.setattr("zehn.tables.trials.LONGEST_TRIAL", 1e9)
    assert is_slow("phase10", {})


# -- what is kept -----------------------------------------------------------------------------------------------------


def test_a_cache_of_bytes_forgets_what_was_not_asked_for_longest() -> None:
    cache = ByteCache(10)
    for name in "abc":
        cache.put(name, name.upper(), 3)
    assert cache.get("a") == "A"
    cache.put("d", "D", 4)
    assert [cache.get(name) for name in "abcd"] == ["A", None, "C", "D"]
    assert cache.size == 10
    cache.put("a", "again", 2)
    assert (cache.get("a"), cache.size, len(cache)) == ("again", 9, 3)
    cache.put("huge", "X", 11)
    assert (cache.get("huge"), cache.size) == (None, 9)
    cache.clear()
    assert (cache.get("a"), cache.size) == (None, 0)


def test_many_own_sheets_neither_fill_the_memory_nor_push_out_shipped_rules() -> None:
    plain, chosen, sort = Rules.read({}), Rules.read({"turn_limit": 77}), SortRules.read({"first_to": 3})
    own = sheet("3*set(2)+run(3)", values=12, colours=4, copies=2, deal=10)
    read = []
    for number in range(192):
        read.append(Rules.read({"sheet": own | {"name": str(number)}}))
        assert own_rules.size <= own_rules.most
    assert [rules.sheet.name for rules in read] == [str(number) for number in range(192)]
    assert len(own_rules) < 192
    assert Rules.read({"sheet": own | {"name": "191"}}) is read[-1]
    assert Rules.read({}) is plain
    assert Rules.read({"turn_limit": 77}) is chosen
    assert SortRules.read({"first_to": 3}) is sort


def test_an_estimate_is_not_below_what_the_words_of_lanes_take() -> None:
    own = own_sheet(sheet("2*set(3)+run(3)", values=12, colours=4, copies=2, deal=10))
    lanes: Any = own.contracts[0].compiled
    steps = [step for ground in getattr(lanes, "ground", []) for step in _stairs(ground)]
    assert steps or hasattr(lanes, "rows")
    words = sum(number.__sizeof__() for step in steps for number in (step.rise, step.fall))
    assert size_of_sheet(own) >= words + len(json.dumps(own.own))


def _stairs(step: Any) -> list[Any]:
    found = [step]
    while hasattr(found[-1], "more"):
        found.append(found[-1].more)
    return found
