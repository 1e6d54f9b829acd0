"""The rulebook: what is in force is printed, with its clause, in both languages – and nothing else."""

import re
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import zehn
from places import ROOT
from zehn.cards.contracts import ContractError, read_contract
from zehn.games.card_sheet import CardSheet
from zehn.games.phase10 import Rules
from zehn.games.rulebook import contract_words, rulebook
from zehn.games.sheets import SheetError, load_sheet, own_sheet, shipped
from zehn.players import play_game
from zehn.players.phase10 import Steady
from zehn.words import LANGUAGES, words

DOCS = ROOT / "docs"
BASE = {f"P10-{number:02}" for number in range(1, 37)}
ORDER, WIN, CROSS = "P10-15", "P10-35", "P10-33"
KNOCKING = {"P10-V3", "P10-V3a", "P10-V3b"}


def book(language: str = "en", own: dict[str, Any] | None = None, *, width: int = 88, **settings: Any) -> str:
    return rulebook(Rules(card_sheet(own), settings), words(language), width=width)


def card_sheet(own: dict[str, Any] | None) -> CardSheet:
    sheet = own_sheet({"game": "phase10"} | own) if own is not None else shipped("phase10")
    assert isinstance(sheet, CardSheet)
    return sheet


def clauses(text: str) -> set[str]:
    return set(re.findall(r"\[(P10-\w+)\]", text))


def flat(text: str) -> str:
    return " ".join(text.split())


def paragraph(text: str, clause: str) -> str:
    """The paragraph that ends with a clause, without examples and headings."""
    for block in re.sub(r"^.*\n-+\n", "", text, flags=re.MULTILINE).split("\n\n"):
        told = flat("\n".join([line for line in block.splitlines() if not line.startswith("    ")]))
        if told.endswith(f"[{clause}]"):
            return told.removesuffix(f" [{clause}]")
    raise AssertionError(clause)


# -- phases in words ------------------------------------------------------------------------------------------


def in_words(text: str, language: str) -> str:
    deck = card_sheet({"deck": {"copies": 3}}).deck
    return contract_words(read_contract(1, text, deck, most=20), words(language))


@pytest.mark.parametrize(
    ("text", "german", "english"),
    [
        ("2*set(3)", "2 Drillinge", "2 sets of 3"),
        ("set(3)+set(3)", "2 Drillinge", "2 sets of 3"),
        ("set(3)+run(4)", "Drilling + Viererfolge", "set of 3 + run of 4"),
        ("set(5)+set(2)", "Fünfling + Zwilling", "set of 5 + set of 2"),
        ("set(4)+set(6)+set(7)", "Vierling + Sechsling + Siebenling", "set of 4 + set of 6 + set of 7"),
        ("2*set(8)", "2 Achtlinge", "2 sets of 8"),
        ("set(9)", "9 Karten mit demselben Wert", "set of 9"),
        ("2*set(9)", "2-mal 9 Karten mit demselben Wert", "2 sets of 9"),
        ("run(7)", "Siebenerfolge", "run of 7"),
        ("run(12)", "Zwölferfolge", "run of 12"),
        ("2*run(5)", "2 Fünferfolgen", "2 runs of 5"),
        ("run(6,suited)", "Sechserfolge in einer Farbe", "run of 6 in one colour"),
        ("2*run(4,suited)", "2 Viererfolgen in je einer Farbe", "2 runs of 4, each in one colour"),
        ("colour(7)", "7 Karten einer Farbe", "7 cards of one colour"),
        ("2*suit(4)", "zweimal 4 Karten einer Farbe", "twice 4 cards of one colour"),
        ("3*twin(2) nowild", "dreimal 2 identische Karten (ohne Joker)", "three times 2 identical cards (no wilds)"),
        ("6*twin(2)", "6-mal 2 identische Karten", "6 times 2 identical cards"),
        ("any(2,3;6)", "6 Karten mit den Werten 2 oder 3", "6 cards of the values 2 or 3"),
        ("any(10,11,12;7)", "7 Karten mit den Werten 10, 11 oder 12", "7 cards of the values 10, 11 or 12"),
        ("any(7;4)", "4 Karten mit dem Wert 7", "4 cards of the value 7"),
        ("set(4,mixed)", "Vierling in lauter verschiedenen Farben", "set of 4 in different colours"),
        ("each(3,5,9,11)", "3, 5, 9 und 11 in lauter verschiedenen Farben", "3, 5, 9 and 11 in different colours"),
        (
            "each(3,5)|each(4,6)",
            "3 und 5 oder 4 und 6 in lauter verschiedenen Farben",
            "3 and 5 or 4 and 6 in different colours",
        ),
    ],
)
def test_a_phase_in_words(text: str, german: str, english: str) -> None:
    assert (in_words(text, "de"), in_words(text, "en")) == (german, english)


# -- the shipped rules ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["classic", "compact"])
def test_an_edition_tells_every_clause_once(language: str, edition: str) -> None:
    text = book(language, edition=edition)
    assert clauses(text) == BASE
    assert all(text.count(f"[{clause}]") == 1 for clause in BASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_ten_phases_are_listed(language: str) -> None:
    text = book(language)
    for contract in card_sheet(None).contracts:
        assert f"Phase {contract.number}: {contract_words(contract, words(language))}\n" in text


def test_the_editions_differ_where_the_rules_do() -> None:
    classic, compact = book(edition="classic"), book(edition="compact")
    assert "under the discard pile" in paragraph(classic, "P10-28")
    assert "on top of the discard pile" in paragraph(compact, "P10-28")
    assert "win together" in paragraph(classic, "P10-36")
    assert "playoff" in paragraph(compact, "P10-36")
    assert "discard it" in paragraph(compact, "P10-29")
    told = BASE - {"P10-26", "P10-28", "P10-29", "P10-35", "P10-36"}
    assert all(paragraph(classic, clause) == paragraph(compact, clause) for clause in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("variants", "more", "fewer"),
    [
        (["fixed_rounds"], {"P10-V1"}, {ORDER, WIN}),
        (["free_order"], {"P10-V4"}, {ORDER, WIN, CROSS}),
        (["knocking"], KNOCKING, set()),
        (["knocking", "fixed_rounds"], KNOCKING | {"P10-V1"}, {ORDER, WIN}),
        (["free_order", "knocking"], KNOCKING | {"P10-V4"}, {ORDER, WIN, CROSS}),
    ],
)
def test_variants_replace_what_they_change(language: str, variants: list[str], more: set[str], fewer: set[str]) -> None:
    text = book(language, variants=variants)
    assert clauses(text) == (BASE | more) - fewer
    assert all(words(language)(f"variant-{name}") in text for name in variants)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("phases", "numbers"), [("first:5", "1 2 3 4 5"), ("even", "2 4 6 8 10"), ("8,1", "1 8"), ("10", "10")]
)
def test_only_the_chosen_phases_are_told(language: str, phases: str, numbers: str) -> None:
    text = book(language, phases=phases, edition="compact")
    assert re.findall(r"^ +Phase (\d+): ", text, re.MULTILINE) == numbers.split()
    last = f"phase {numbers.rpartition(' ')[2]}"
    assert (last in paragraph(text, "P10-V2").lower()) == (" " in numbers)
    assert last in paragraph(text, "P10-36").lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "value", "clause"),
    [
        ("first_card_skip", "skips_first_player", "P10-05"),
        ("take_skip", True, "P10-08"),
        ("go_out", "any", "P10-10"),
        ("go_out", "any", "P10-31"),
        ("turn_limit", 250, "P10-11"),
        ("turn_limit", None, "P10-11"),
        ("used_skip_goes", "top", "P10-28"),
        ("final_tie", "playoff", "P10-36"),
        ("turn_pile", "on_draw", "P10-09"),
        ("last_skip", "either", "P10-29"),
    ],
)
def test_a_setting_changes_its_clause_and_is_named(language: str, name: str, value: Any, clause: str) -> None:
    usual, changed = book(language), book(language, **{name: value})
    assert paragraph(usual, clause) != paragraph(changed, clause)
    assert words(language)("rules-house") not in usual
    assert f"    {name} = " in changed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_knock_window_is_told(language: str) -> None:
    slow = book(language, variants=["knocking"], knock_window=7)
    assert " 7 " in paragraph(slow, "P10-V3b")
    assert paragraph(slow, "P10-V3b") != paragraph(book(language, variants=["knocking"]), "P10-V3b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_knock_again_is_told(language: str) -> None:
    usual = book(language, variants=["knocking"])
    changed = book(language, variants=["knocking"], knock_again="next_discard")
    assert paragraph(usual, "P10-V3a") != paragraph(changed, "P10-V3a")
    assert "    knock_again = next_discard [P10-V3a]" in changed


@pytest.mark.parametrize("width", [40, 88, 120])
def test_no_line_is_too_long(width: int) -> None:
    for language in LANGUAGES:
        text = book(language, width=width, variants=["knocking"], go_out="any")
        assert max(len(line) for line in text.splitlines()) <= width
        assert flat(text) == flat(book(language, variants=["knocking"], go_out="any"))


def test_clauses_and_words_are_never_torn() -> None:
    whole = book(variants=["knocking"]).split()
    assert all(book(variants=["knocking"], width=width).split() == whole for width in range(30, 90))


# -- own sheets -----------------------------------------------------------------------------------------------

RUMMY: dict[str, Any] = {
    "name": "Rommé zu viert",
    "players": {"least": 3, "most": 3},
    "deal": {"cards": 11},
    "deck": {
        "values": ["9", "10", "J", "Q", "K"],
        "colours": ["s", "h", "d", "c"],
        "wilds": 0,
        "skips": 0,
        "copies": 3,
    },
    "points": [{"cards": "9-10", "points": 1}, {"cards": "J-K", "points": 3}],
    "phases": [{"contract": "each(9,J,K) nowild", "name": "Bunt"}, {"contract": "any(J,Q,K;7)"}],
    "rules": {"turn_limit": 60},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_own_sheet_is_told_as_it_is(language: str) -> None:
    text = book(language, RUMMY)
    about_skips = {"P10-05", "P10-08", "P10-26", "P10-27", "P10-28", "P10-29", "P10-30"}
    about_wilds = {"P10-20", "P10-21", "P10-22", "P10-23"}
    about_runs, about_groups = {"P10-14"}, {"P10-18", "P10-19"}
    assert clauses(text) == BASE - about_skips - about_wilds - about_runs - about_groups
    assert "Rommé zu viert" in text
    assert "2" not in paragraph(text, "P10-01")
    assert "60" in paragraph(text, "P10-02")
    assert "9, 10, J, Q" in paragraph(text, "P10-02")
    assert "11" in paragraph(text, "P10-03")
    assert "60" in paragraph(text, "P10-11")
    assert "Bunt" in text
    assert "turn_limit = 60 [P10-11]" in text


def test_points_are_told_by_cost() -> None:
    assert "1 to 9: 5 each; 10 to 12: 10 each; skips: 15 each; wilds: 20 each" in paragraph(book(), "P10-32")
    assert "9 bis 10: je 1; J, Q und K: je 3" in paragraph(book("de", RUMMY), "P10-32")


def test_a_phase_without_wilds_says_so_among_the_wilds() -> None:
    own = {"phases": [{"contract": "2*set(3) nowild"}, {"contract": "run(4)"}]}
    assert "no wilds" in paragraph(book(own=own), "P10-20")
    assert "no wilds" not in paragraph(book(), "P10-20")


def test_every_kind_of_group_is_explained_and_can_or_cannot_be_hit() -> None:
    phases = ["set(3)", "run(4,suited)", "colour(4)", "twin(2)", "any(1,2;4)", "set(4,mixed) nowild"]
    own = {"phases": [{"contract": text} for text in phases]}
    for language in LANGUAGES:
        means, fits = (paragraph(book(language, own), clause) for clause in ("P10-13", "P10-25"))
        for kind in ("set", "run", "colour", "twin", "any", "rainbow"):
            assert flat(words(language)(f"rules-means-{kind}")) in means
        for kind in ("set", "suited", "colour", "twin", "any", "rainbow"):
            assert flat(words(language)(f"rules-fits-{kind}")) in fits


# -- decisions and examples -----------------------------------------------------------------------------------

#: The clauses that are marked as decided in the rules of the project, and those whose reading is a setting.
DECIDED = {"P10-05", "P10-08", "P10-09", "P10-21", "P10-26", "P10-29", "P10-30", "P10-36", "P10-V3a", "P10-V3b"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "more"), [("classic", set()), ("compact", {"P10-35"})])
def test_decisions_are_marked_with_switch_and_reason(language: str, edition: str, more: set[str]) -> None:
    text = book(language, edition=edition, variants=["knocking"])
    mark = {"en": "(Decided", "de": "(Entschieden"}[language]
    assert {clause for clause in clauses(text) if mark in paragraph(text, clause)} == DECIDED | more
    switches = {
        "P10-05": "first_card_skip",
        "P10-08": "take_skip",
        "P10-09": "turn_pile",
        "P10-29": "last_skip",
        "P10-36": "final_tie",
        "P10-V3a": "knock_again",
    }
    assert all(f" {switch}: " in paragraph(text, clause) for clause, switch in switches.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_players_chose_is_not_called_decided(language: str) -> None:
    chosen = {"en": "(Your choice, switch take_skip", "de": "(Von euch gewählt, Schalter take_skip"}[language]
    assert chosen in paragraph(book(language, take_skip=True), "P10-08")
    assert chosen not in book(language)


def test_the_turn_limit_is_told_as_an_addition() -> None:
    assert "(Our own addition, switch turn_limit" in paragraph(book(), "P10-11")
    assert "(Unser Zusatz, Schalter turn_limit" in paragraph(book("de"), "P10-11")


def test_variants_that_are_not_chosen_have_a_line() -> None:
    assert all(f"variants={name})" in flat(book()) for name in ("fixed_rounds", "knocking", "free_order"))
    fixed = flat(book(variants=["fixed_rounds"]))
    assert "variants=knocking)" in fixed
    assert "variants=free_order)" not in fixed
    assert "variants=fixed_rounds)" not in fixed


def examples(text: str) -> list[str]:
    lines = re.findall(r"^    (?:Example|Beispiel): (.*(?:\n      .*)*)", text, re.MULTILINE)
    return [flat(line) for line in lines]


def test_examples_come_from_the_sheet() -> None:
    usual = examples(book())
    assert "set of 3: 7-7-7; run of 4: 5-6-7-8; 7 cards of one colour: 1-2-4-6-7-9-11 in green" in usual
    assert "Ben is left with 3, 7, 11, skip and wild: 5 + 5 + 10 + 15 + 20 = 55 points." in usual
    assert "In phase 2 you may add at once: to 5-5-5 any other 5 and to 7-8-9-10 one 6 and one 11." in usual
    own = examples(book(own=RUMMY))
    assert "Ben is left with J, 10 and Q: 3 + 1 + 3 = 7 points." in own
    assert all("wild" not in line and "skip" not in line for line in own)


def test_free_order_has_no_last_phase_and_shows_that_phases_do_not_grow() -> None:
    text = flat(book(phases="4,5", variants=["free_order"]))
    assert "You play only these of the 10 phases. [P10-V2]" in text
    assert "Phase 4 (run of 7) stays phase 4, even if the run grows when cards are hit" in text
    assert "Anna holds 4, 5, 6, 7, 8, 9 and draws 10. Now phase 4 is complete" in text
    assert "The first player to have done both phases wins" in text


@pytest.mark.parametrize(
    ("language", "of_runs"), [("de", ("Folge", "Anfang", "dritte")), ("en", ("run", "start", "third"))]
)
def test_without_runs_nothing_is_said_of_them(language: str, of_runs: tuple[str, ...]) -> None:
    sets, runs = (book(language, phases=phases, first_card_skip="skips_first_player") for phases in ("1", "4"))
    told = "".join([paragraph(sets, clause) for clause in ("P10-13", "P10-21", "P10-25")])
    assert not any(word in told for word in of_runs)
    assert of_runs[1] in paragraph(runs, "P10-21")
    assert of_runs[2] in paragraph(sets, "P10-17")
    assert of_runs[2] not in paragraph(runs, "P10-17")


@pytest.mark.parametrize(
    ("language", "missed"), [("de", ("ausgesetzt", "aussetzt", "Aussetzkarte")), ("en", ("miss", "skip"))]
)
@pytest.mark.parametrize("again", ["own_turn", "next_discard"])
def test_without_skips_nobody_misses_a_turn(language: str, missed: tuple[str, ...], again: str) -> None:
    rules: dict[str, Any] = {"variants": ["knocking"], "knock_again": again}
    told = [paragraph(book(language, deck, **rules), c) for deck in (None, {"deck": {"skips": 0}}) for c in MISSED]
    assert [any(word in text for word in missed) for text in told] == [True] * 3 + [False] * 3


MISSED = ["P10-11", "P10-V3a", "P10-V3b"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_card_need_not_be_discarded_where_it_may_be_hit(language: str) -> None:
    must, may = (words(language)(f"rules-turn-{name}") for name in ("discard", "discard-any"))
    assert must in flat(book(language))
    assert may in flat(book(language, go_out="any"))
    assert must not in flat(book(language, go_out="any"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_after_five_rounds_adds_up(language: str) -> None:
    rows = re.findall(r"([\d +]+) = (\d+) · ", flat(book(language)))
    assert len(rows) == 3
    for row, total in rows:
        assert sum(map(int, row.split("+"))) == int(total)
        assert row.count("+") == 4


@pytest.mark.parametrize(
    "phases",
    [["set(4,mixed) nowild"], ["run(12)"], ["2*set(5)"], ["6*twin(2)", "colour(9)"], ["any(1;8)", "run(3,suited)"]],
)
def test_odd_phases_have_true_examples_or_none(phases: list[str]) -> None:
    own = {"phases": [{"contract": text} for text in phases], "deck": {"copies": 3}, "deal": {"cards": 12}}
    for language in LANGUAGES:
        assert book(language, own)


# -- the pages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["rules/phase10.md", "de/rules/phase10.md"])
def test_a_page_of_rules_has_every_clause_and_every_setting(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    assert clauses(text) == BASE | KNOCKING | {"P10-V1", "P10-V2", "P10-V4"}
    for setting in card_sheet(None).settings.values():
        row = next(line for line in text.splitlines() if f"| `{setting.name}` |" in line)
        assert all(f"`{value}`" in row for value in setting.values)


@pytest.mark.parametrize(("page", "language"), [("rules/phase10.md", "en"), ("de/rules/phase10.md", "de")])
def test_a_page_of_rules_has_the_shipped_phases(page: str, language: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    for contract in card_sheet(None).contracts:
        assert f"- Phase {contract.number}: {contract_words(contract, words(language))}\n" in text


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", (DOCS / "rules/sheets.md").read_text(encoding="utf-8"), re.DOTALL)


def test_the_example_of_an_own_sheet_is_told_as_the_page_says(tmp_path: Path) -> None:
    (example,), phases = blocks("toml"), blocks("text")[0]
    (tmp_path / "evening.toml").write_text(example, encoding="utf-8")
    sheet = load_sheet(tmp_path / "evening.toml")
    assert isinstance(sheet, CardSheet)
    told = rulebook(Rules(sheet), words("en"))
    assert [line.strip() for line in told.splitlines() if line.startswith("    Phase ")] == phases.splitlines()
    assert clauses(told) >= BASE - {"P10-14"}
    for name in ("go_out", "turn_limit"):
        assert f"    {name} = {tomllib.loads(example)['rules'][name]}" in told


def test_the_example_of_an_own_sheet_is_played() -> None:
    (example,) = blocks("toml")
    game = zehn.new("phase10", players=["A", "B", "C"], seed=1, rules={"sheet": tomllib.loads(example)})
    play_game(game, [Steady(Random(seat)) for seat in range(3)])
    assert [1, 2, 3, 4, 5, 6, 7] in game.result()["done"]


def notation() -> list[str]:
    text = (DOCS / "rules/sheets.md").read_text(encoding="utf-8").partition("## How a phase is written")[2]
    rows = [line.replace("\\|", "¦").split("|") for line in text.splitlines() if line.startswith("| `")]
    return [entry.replace("¦", "|") for row in rows for entry in re.findall(r"`([^`]+)`", row[3])]


def test_the_notation_on_the_page_can_be_read() -> None:
    examples = notation()
    assert len(examples) == 13
    for text in examples:
        assert read_contract(1, text, card_sheet(None).deck, most=10).text == text


def mistakes() -> list[tuple[str, str]]:
    text = (DOCS / "rules/sheets.md").read_text(encoding="utf-8").partition("## When something is wrong")[2]
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| `")]
    return [(row[1].strip(), row[2].strip().strip("`")) for row in rows]


def test_the_page_shows_mistakes() -> None:
    assert len(mistakes()) == 7


@pytest.mark.parametrize(("entry", "sentence"), mistakes())
def test_a_mistake_reads_as_the_page_says(
    entry: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = entry.split("`")[1]
    before = "[[phases]]\n" if line.startswith("contract") else "[rules]\n" if entry.endswith("`[rules]`") else ""
    monkeypatch.chdir(tmp_path)
    Path("evening.toml").write_text(f'game = "phase10"\n{before}{line}\n', encoding="utf-8")
    with pytest.raises(SheetError) as error:
        load_sheet("evening.toml")
    assert error.value.text(words("en")) == sentence


@pytest.mark.parametrize(
    ("row", "key"),
    [
        ({"cards": "9-1", "points": 5}, "points[0].cards"),
        ({"cards": "1-9", "point": 5, "points": 5}, "points[0].point"),
    ],
)
def test_points_are_given_for_spans_that_run_upwards_and_nothing_else(row: dict[str, object], key: str) -> None:
    with pytest.raises(SheetError) as error:
        own_sheet({"game": "phase10", "points": [row, {"cards": "1-12", "points": 1}]})
    assert error.value.key == key


@pytest.mark.parametrize("dealer", [-1, 2])
def test_a_dealer_has_a_seat(dealer: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        zehn.new("phase10", players=["A", "B"], dealer=dealer)


@pytest.mark.parametrize("text", ["run(٣)", "٢*set(3)"])
def test_only_plain_digits_are_numbers(text: str) -> None:
    with pytest.raises(ContractError):
        read_contract(1, text, card_sheet(None).deck, most=10)
