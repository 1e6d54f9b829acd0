"""The words: both languages say the same things, every sentence that the source asks for exists, and none is idle."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from zehn.games.settings import Setting
from zehn.games.sheets import shipped
from zehn.rooms import games
from zehn.words import LANGUAGES, words

SOURCE = Path(__file__).parent.parent / "src" / "zehn"
WORDS = SOURCE / "sheets" / "words"
PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 5, "other": 7}

#: Files whose every message is one sentence on one line.
SENTENCES = ("refusals.ftl", "sheets.ftl", "record.ftl", "dice.ftl")

#: Words for the same thing that would confuse: the other one is used everywhere.
FOREIGN = {
    "de": r"Runden?\b|Ziehstapel|Nachziehstapel|Straße|Aussetzen-Karte|Set\b|Wildcard|Dealer",
    "en": r"colors?\b|melds?\b|jokers?\b|stock\b|straights?\b|[Tt]alon|[Cc]hairs?\b",
}
#: Profi-Sort has words of its own: jokers, suits and ranks, in German a Talon.
SORT_FOREIGN = {
    "de": r"Runden?\b|Aufnahmestapel|Straße|Set\b|Wildcard|Dealer|Phasen?\b",
    "en": r"colou?rs?\b|melds?\b|\bwilds?\b|stock\b|straights?\b|phases?\b|[Tt]alon|[Cc]hairs?\b",
}
FOREIGN_IN = {
    (file, language): foreign
    for file in ("profisort.ftl", "profisort_rules.ftl", "web_sort.ftl", "pad_sort.ftl", "options_sort.ftl")
    for language, foreign in SORT_FOREIGN.items()
}


# -- the Fluent files -----------------------------------------------------------------------------------------


class Needs(NamedTuple):
    """What a message needs: variables, other messages, and the keys of its selectors."""

    variables: set[str]
    messages: set[str]
    choices: dict[str, set[str]]


def parts(node: object) -> Iterator[object]:
    """A node of a Fluent file and all nodes within it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        yield from chain.from_iterable(parts(child) for child in vars(node).values())
    elif isinstance(node, list):
        yield from chain.from_iterable(parts(child) for child in node)


def needs_of(entry: ftl.Message) -> Needs:
    needs = Needs(set(), set(), {})
    for node in parts(entry):
        if isinstance(node, ftl.VariableReference):
            needs.variables.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            needs.messages.add(node.id.name)
        elif isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            names = {key.name if isinstance(key, ftl.Identifier) else key.value for key in keys}
            needs.choices.setdefault(node.selector.id.name, set()).update(names)
    return needs


class Message(NamedTuple):
    """A message of a file, and all that it needs itself."""

    key: str
    file: str
    needs: Needs


def entries(language: str) -> Iterator[tuple[str, ftl.EntryType]]:
    for file in sorted((WORDS / language).iterdir()):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            yield file.name, entry


@cache
def messages(language: str) -> dict[str, Message]:
    found = {}
    for file, entry in entries(language):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Message(entry.id.name, file, needs_of(entry))
    return found


def whole(language: str, key: str) -> list[Needs]:
    """What a message and all those that it quotes need."""
    needs = messages(language)[key].needs
    return [needs, *chain.from_iterable(whole(language, quoted) for quoted in sorted(needs.messages))]


def variables(language: str, key: str) -> set[str]:
    return set().union(*(needs.variables for needs in whole(language, key)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_sound(language: str) -> None:
    junk = [(file, entry.content) for file, entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert not junk
    keys = [entry.id.name for _, entry in entries(language) if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys)), "a key occurs twice"


def test_all_languages_have_the_same_keys_in_the_same_files() -> None:
    first, *others = [{key: message.file for key, message in messages(language).items()} for language in LANGUAGES]
    assert all(first == other for other in others)


def test_all_languages_use_the_same_variables() -> None:
    for key in messages("en"):
        used = {language: variables(language, key) for language in LANGUAGES}
        assert len(set(map(frozenset, used.values()))) == 1, f"{key}: {used}"


def samples(language: str, key: str) -> Iterator[dict[str, object]]:
    """Details for a message: the usual ones, then each variable once with every other value that it may have."""
    usual: dict[str, object] = dict.fromkeys(variables(language, key), 2)
    yield usual
    yield dict.fromkeys(usual, "7r")
    for needs in whole(language, key):
        for name, choices in needs.choices.items():
            for choice in sorted(choices):
                number = int(choice) if choice.isdigit() else PLURALS.get(choice)
                yield usual | {name: choice if number is None else number}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for key, message in messages(language).items():
        for details in samples(language, key):
            text = words(language)(key, **details)
            assert text.strip(), key
            assert not re.search(r"\{ *\$|\$\w|  +\S.*\.$|None", text), f"{key}: {text}"
            if message.file in SENTENCES or key.startswith("no-"):
                assert re.fullmatch(r".+\.", text), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_word(language: str) -> None:
    for key, message in messages(language).items():
        foreign = FOREIGN_IN.get((message.file, language), FOREIGN[language])
        for details in samples(language, key) if message.file != "bench.ftl" else ():
            text = words(language)(key, **details)
            assert not re.search(foreign, text), f"{key}: {text}"


# -- the source -----------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """A place in the source that asks for a message: its key (`…` for a part only known later), and what it gives."""

    where: str
    key: str
    given: frozenset[str] | None


#: Where the key of a message stands in a call, what is put before it, and what is always given with it.
CALLS: dict[str, tuple[int, str, frozenset[str]]] = {
    "Refusal": (1, "no-", frozenset()),
    "Fault": (0, "no-group-", frozenset({"number", "form", "size"})),
    "SheetError": (1, "", frozenset()),
    "ContractError": (0, "", frozenset()),
    "SettingError": (1, "", frozenset({"name"})),
    "denied": (0, "no-", frozenset()),
    "words": (0, "", frozenset()),
    "say": (0, "", frozenset()),
}


def texts(node: ast.AST | None, scope: ast.AST) -> set[str]:
    """The texts that an expression may be, as far as its function tells; unknown parts are `…`."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=body, orelse=other):
            return texts(body, scope) | texts(other, scope)
        case ast.JoinedStr(values=parts):
            return {"".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in parts)}
        case ast.Name(id=name):
            values = [node.value for node in ast.walk(scope) if isinstance(node, ast.Assign) and named(node, name)]
            return set().union(*(texts(value, scope) for value in values if not isinstance(value, ast.Name)))
    return set()


def named(node: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in node.targets)


def given(call: ast.Call, always: frozenset[str], scope: ast.AST) -> frozenset[str] | None:
    """The names of the details that a call gives; None if it does not tell."""
    names = set(always)
    for keyword in call.keywords:
        if keyword.arg is None:
            return None
        if keyword.arg == "details":
            values = [node.value for node in ast.walk(scope) if isinstance(node, ast.Assign) and named(node, "details")]
            table = values[0] if isinstance(keyword.value, ast.Name) and values else keyword.value
            if not isinstance(table, ast.Dict):
                return None
            names |= {str(key.value) for key in table.keys if isinstance(key, ast.Constant)}
        names.add(keyword.arg)
    return frozenset(names)


def asked_in(source: str, where: str) -> Iterator[Asked]:
    tree = ast.parse(source)
    for scope in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        for call in ast.walk(scope):
            if not isinstance(call, ast.Call):
                continue
            name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
            place, before, always = CALLS.get(name, (len(call.args), "", frozenset()))
            for text in texts(call.args[place], scope) if place < len(call.args) else ():
                if text not in LANGUAGES:
                    yield Asked(f"{where}:{call.lineno}", before + text, given(call, always, scope))


@cache
def sources() -> dict[str, str]:
    files = sorted(SOURCE.rglob("*.py"))
    return {file.relative_to(SOURCE).as_posix(): file.read_text(encoding="utf-8") for file in files}


@cache
def asked() -> frozenset[Asked]:
    return frozenset(chain.from_iterable(asked_in(source, name) for name, source in sources().items()))


def matching(key: str) -> list[str]:
    """The messages that a key with unknown parts may mean."""
    pattern = re.compile(".+".join(re.escape(part) for part in key.split("…")))
    return [name for name in messages("en") if pattern.fullmatch(name)]


def problems(places: frozenset[Asked]) -> Iterator[str]:
    for place in sorted(places, key=str):
        keys = matching(place.key)
        if not keys and place.key.strip("…"):
            yield f"{place.where} asks for {place.key}, which there is not"
        for key in keys if "…" not in place.key else ():
            missing = variables("en", key) - (place.given if place.given is not None else variables("en", key))
            if missing:
                yield f"{place.where} does not give {', '.join(sorted(missing))} to {key}"


def test_every_sentence_that_the_source_asks_for_exists_and_gets_its_details() -> None:
    assert len(asked()) > 150
    assert not list(problems(asked()))


@pytest.mark.parametrize(
    "source",
    [
        'def f():\n    return Refusal("P10-06", "no-such-thing")',
        'def f():\n    return Refusal("P10-06", "draw-first" if f else "draw-last")',
        'def f():\n    key = "a" if f else "b"\n    return Refusal("P10-25", key)',
        'def f():\n    return Refusal("P10-27", "skip-second", place=3)',
        'def f():\n    return Fault("crooked")',
        'def f():\n    raise SheetError("deck", "sheet-names", details={"least": 1})',
        'def f():\n    raise SettingError("deck", f"nothing-{f}")',
        'def f(words):\n    return words("rules-deal")',
    ],
)
def test_a_missing_sentence_or_detail_is_found(source: str) -> None:
    assert list(problems(frozenset(asked_in(source, "x.py"))))


def test_what_types_and_variants_ask_for_exists() -> None:
    settings = list(chain.from_iterable(shipped(game).settings.values() for game in games()))
    assert {f"setting-{setting.type}" for setting in settings} <= set(messages("en"))
    assert {f"variant-{name}" for name in variants(settings)} <= set(messages("en"))


def variants(settings: list[Setting]) -> set[str]:
    return set(chain.from_iterable(setting.values for setting in settings if setting.name == "variants"))


def said_in(source: str) -> Iterator[str]:
    """Every text of a module that could be a key or a part of one; unknown parts are `…`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant | ast.JoinedStr):
            yield from texts(node, node)


def said_in_client(source: str) -> Iterator[str]:
    """The same for the table in the browser: what stands in quotes, with unknown parts as `…`."""
    for text in re.findall(r"""["'`]([a-z](?:[\w-]|\$\{[^}]*\})*)["'`]""", source):
        yield re.sub(r"\$\{[^}]*\}", "…", text)


def client_says() -> set[str]:
    files = [file for file in (SOURCE.parent.parent / "web" / "src").rglob("*") if file.suffix in (".ts", ".svelte")]
    return set(chain.from_iterable(said_in_client(file.read_text(encoding="utf-8")) for file in files))


def everything_said() -> set[str]:
    return client_says().union(*(said_in(source) for source in sources().values()))


def test_the_client_asks_only_for_words_that_exist() -> None:
    asked = {text for text in client_says() if re.match(r"[dtw]-", text)}
    assert len(asked) > 100
    assert [key for key in asked if not matching(key)] == []


def idle(said: set[str]) -> list[str]:
    """The messages that nothing in the source can mean and no other message quotes."""
    quoted = set().union(*(message.needs.messages for message in messages("en").values()))
    begun = [text for text in said if re.match(r"[a-z]+-.*…", text) and text not in ("no-…", "group-…")]
    pattern = re.compile("|".join(re.escape(text).replace("…", ".+") for text in begun))

    def is_said(key: str) -> bool:
        return not said.isdisjoint((key, key.removeprefix("no-"))) or bool(pattern.fullmatch(key))

    faults = {place.key for place in asked() if place.key.startswith("no-group-")}
    return [key for key in messages("en") if key not in quoted | faults and not is_said(key)]


def test_no_sentence_is_idle() -> None:
    assert idle(everything_said()) == []


def test_an_idle_sentence_is_found() -> None:
    said = everything_said()
    gone = {"rules-dealer", "knock-late", "sheet-huge"}
    assert set(idle(said - gone)) - set(idle(said)) == {"rules-dealer", "no-knock-late", "sheet-huge"}
