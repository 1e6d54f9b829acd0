"""No layer reaches upward: a module imports only from its own layer and from those before it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "zehn"

# Those in one row may import each other: a contract makes its own kernel when it is first asked.
ROWS = [
    ["build"],  # which build of the others runs
    ["rooms"],  # the registry of games
    ["words", "refusals"],  # sheets/ lies below them, and is data only
    ["cards", "kernel"],
    ["games"],
    ["record"],
    ["solver"],
    ["players"],
    ["analysis"],
    ["arena"],
    ["envs"],
    ["pad"],
    ["tables"],
    ["server"],
    ["terminal"],
    ["cli"],
]
PLACE = {layer: place for place, row in enumerate(ROWS) for layer in row}

# The public face, and `python -m zehn`: they import what they like, and nothing here imports them.
FACES = ["", "__main__"]


def layer_of(module: str) -> str:
    """`zehn.cards.deck` -> `rules`; the package itself is the empty word."""
    return module.removeprefix("zehn").removeprefix(".").partition(".")[0]


def imports(source: str, module: str, *, is_package: bool = False) -> Iterator[tuple[int, str]]:
    """Line and full name of all that a module imports from zehn, wherever in the module it does so."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            names = [f"{base}.{alias.name}" if base == "zehn" else base for alias in node.names]
        else:
            continue
        yield from ((node.lineno, name) for name in names if name.split(".")[0] == "zehn")


def upward(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """What is wrong with the imports of a module, one sentence each."""
    layer = layer_of(module)
    if layer in FACES:
        return []
    if layer not in PLACE:
        return [f"{module} belongs to no layer"]
    return [
        f"{module}:{line} imports {name}"
        for line, name in imports(source, module, is_package=is_package)
        if PLACE.get(layer_of(name), len(ROWS)) > PLACE[layer]
    ]


def test_no_layer_reaches_upward() -> None:
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        module = ".".join(parts[:-1] if is_package else parts)
        found += upward(file.read_text(encoding="utf-8"), module, is_package=is_package)
    assert not found, "\n".join(found)


def test_sheets_hold_no_code() -> None:
    assert not list((PACKAGE / "sheets").rglob("*.py"))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("zehn.cards.deck", "import zehn.games"),
        ("zehn.cards.deck", "import zehn"),
        ("zehn.cards.deck", "from zehn import new"),
        ("zehn.cards.deck", "from zehn import games"),
        ("zehn.cards.deck", "from zehn.games.view import View"),
        ("zehn.cards.deck", "from ..games import view"),
        ("zehn.cards.deck", "from .. import games"),
        ("zehn.cards.deck", "def f():\n    import json, zehn.cli"),
        ("zehn.players.phase10.greedy", "if TYPE_CHECKING:\n    from zehn.arena import Match"),
        ("zehn.tables.table", "from zehn.__main__ import main"),
        ("zehn.utilities", ""),
    ],
)
def test_a_reach_upward_is_found(module: str, source: str) -> None:
    assert upward(source, module)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("zehn", "from zehn.cli import main"),
        ("zehn.cards.deck", "import json\nfrom zehnkampf import games"),
        ("zehn.cards.deck", "from zehn.cards.points import of\nfrom . import points\nfrom .points import of"),
        (
            "zehn.players.phase10.greedy",
            "from zehn import cards\nfrom ..games import view\nimport zehn.solver.dice as dice",
        ),
        ("zehn.cli", "from zehn.terminal import app\nfrom .server import table"),
    ],
)
def test_a_look_downward_is_fine(module: str, source: str) -> None:
    assert not upward(source, module)


def test_a_package_is_its_own_parent() -> None:
    assert not upward("from .cards import Card", "zehn.cards", is_package=True)
    assert upward("from ..games import view", "zehn.cards", is_package=True)
