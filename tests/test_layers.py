"""No layer reaches upward: a module imports only from its own layer and from those before it."""

import ast
import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from zehn.rooms import games

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "zehn"

# Those in one row may import each other: a contract makes its own kernel when it is first asked.
ROWS = [
    ["version"],  # the one place where it stands
    ["build"],  # which build of the others runs
    ["rooms"],  # the registry of games
    ["folders"],  # where files are kept
    ["words", "refusals"],  # sheets/ lies below them, and is data only
    ["cards", "kernel"],
    ["games"],
    ["record"],
    ["solver"],
    ["players"],
    ["arena"],
    ["analysis"],
    ["envs"],
    ["pad"],
    ["tables"],
    ["local"],
    ["server"],
    ["terminal"],
    ["cli"],
]
PLACE = {layer: place for place, row in enumerate(ROWS) for layer in row}

# The public face, and `python -m zehn`: they import what they like, and nothing here imports them.
FACES = ["", "__main__"]


def layer_of(module: str) -> str:
    """`zehn.cards.deck` -> `cards`; the package itself is the empty word."""
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
            names = [f"{base}.{alias.name}" for alias in node.names]
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


def modules() -> Iterator[tuple[str, str, bool]]:
    """All modules: source, name, and whether it is a package."""
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        yield file.read_text(encoding="utf-8"), ".".join(parts[:-1] if is_package else parts), is_package


def test_no_layer_reaches_upward() -> None:
    found = []
    for source, module, is_package in modules():
        found += upward(source, module, is_package=is_package)
    assert not found, "\n".join(found)


def test_the_picture_shows_the_layers_as_they_are() -> None:
    picture = runpy.run_path(str(ROOT / "scripts" / "layers-picture"))
    shown = [sorted(layers) for layers, _ in picture["LAYERS"]]
    known = [sorted(row) for row in ROWS[::-1]]
    alone = ["version", "build", "rooms", "folders", "words", "refusals"]  # one row of the picture, above the sheets
    assert [row for row in shown if row[0] not in (*alone, "sheets")] == [row for row in known if row[0] not in alone]
    assert (ROOT / "docs" / "pictures" / "layers.svg").read_text(encoding="utf-8") == picture["drawn"]()


def test_every_layer_has_a_line_in_the_architecture() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    layers = {module.split(".")[1] for _, module, _ in modules() if "." in module} - {"__main__"}
    missing = [layer for layer in sorted(layers) if f"`{layer}/`" not in text and f"`{layer}.py`" not in text]
    assert not missing


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


# -- rooms ----------------------------------------------------------------------------------------------------

#: What may name a game outside its rooms, and why.
KNOWN_PLACES = {
    "zehn": "the public face names the classes of our games",
    "zehn.rooms": "the registry itself",
    "zehn.games.settings": "`dice` is also a type of setting",
    "zehn.games.chance": "a script tells throws as texts, which only the dice game can read",
}

#: The solver knows the dice game only.
SOLVER = "dice"


def game_of(module: str) -> str:
    """The game in whose room a module is; empty for what all games share."""
    if layer_of(module) == "solver":
        return SOLVER
    return next((part for part in module.split(".")[2:] if part in games()), "")


def strangers(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """Imports from the room of a game, where they do not belong."""
    found = imports(source, module, is_package=is_package)
    rooms = {(line, game_of(name)) for line, name in found if layer_of(name) != "solver"}
    return [
        f"{module}:{line} imports a room of {game}" for line, game in sorted(rooms) if game not in ("", game_of(module))
    ]


def named_games(source: str, module: str) -> list[str]:
    """The name of a game in the code of what all games share: there it can only tell them apart.

    What a function takes if it is not told (`game="phase10"`) is no such thing.
    """
    tree = ast.parse(source)
    defaults = {
        id(value)
        for node in ast.walk(tree)
        if isinstance(node, ast.arguments)
        for value in (*node.defaults, *node.kw_defaults)
    }
    return [
        f"{module}:{node.lineno} names {node.value}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value in games() and id(node) not in defaults
    ]


def checked() -> Iterator[tuple[str, str, bool]]:
    return (found for found in modules() if found[1] not in KNOWN_PLACES)


def test_a_game_is_imported_in_its_own_rooms_only() -> None:
    found = [wrong for source, module, package in checked() for wrong in strangers(source, module, is_package=package)]
    assert not found, "\n".join(found)


def test_a_game_is_named_in_its_own_rooms_only() -> None:
    found = [wrong for source, module, _ in checked() if not game_of(module) for wrong in named_games(source, module)]
    assert not found, "\n".join(found)


def test_every_known_place_is_still_needed() -> None:
    for source, module, package in modules():
        if module in KNOWN_PLACES:
            assert strangers(source, module, is_package=package) or named_games(source, module), module


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("zehn.players.common.player", "from zehn.games.phase10.engine import Phase10"),
        ("zehn.players.common.player", "from zehn.games import phase10"),
        ("zehn.arena.outcome", "import zehn.games.dice"),
        ("zehn.terminal.dice.app", "def f():\n    from zehn.terminal.phase10.app import GameApp"),
        ("zehn.record.profisort", "from zehn.record.phase10 import RECORDER"),
        ("zehn.arena.kits", "from .dice import DiceKit"),
    ],
)
def test_a_stranger_in_a_room_is_found(module: str, source: str) -> None:
    assert strangers(source, module, is_package=module == "zehn.arena.kits")


@pytest.mark.parametrize(
    "source",
    [
        'def f(game):\n    return game == "dice"',
        'KINDS = {"phase10": 1}',
        'match game:\n    case "profisort": pass',
        'PLAYERS["dice"]',
    ],
)
def test_a_name_of_a_game_is_found(source: str) -> None:
    assert named_games(source, "zehn.arena.match")


def test_rooms_are_open_to_their_own_game() -> None:
    own = "from zehn.games.dice import DiceGame\nfrom zehn.solver.dice import DiceSolver\nfrom zehn.cards import deck"
    assert not strangers(own, "zehn.players.dice.solver")
    assert not strangers("from zehn.games.dice import DiceGame", "zehn.solver.advice")
    assert not named_games('def f(game: str = "phase10") -> None: ...', "zehn.cli.levels")


# -- the client in the browser ----------------------------------------------------------------------------------

CLIENT = ROOT / "web" / "src"
NAMES = "|".join(games())

#: A game told apart by its name, and something imported from a game's room.
TOLD_APART = re.compile(
    rf"""\b[gG]ame(?:\.\w+)?\s*[!=]==?\s*["'](?:{NAMES})["']|["'](?:{NAMES})["']\s*[!=]==?.*\bgame\b"""
)
ROOM_OF = re.compile(rf"""from\s+["'][^"']*/({NAMES})/""")


def client_faults(text: str, path: Path) -> list[str]:
    """What is wrong in a file of the client. `games.ts` is the registry of its folder."""
    if path.name == "games.ts":
        return []
    own = next((part for part in path.parts if part in games()), "")
    foreign = [f"{path} imports a room of {game}" for game in ROOM_OF.findall(text) if game != own]
    return foreign + [f"{path} tells games apart: {found}" for found in ([] if own else TOLD_APART.findall(text))]


def test_the_client_knows_games_in_their_rooms_only() -> None:
    found = []
    for file in sorted(CLIENT.rglob("*")):
        if file.suffix in (".ts", ".svelte"):
            found += client_faults(file.read_text(encoding="utf-8"), file.relative_to(CLIENT))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("table/common/Lobby.svelte", 'if (state.game === "dice") go();'),
        ("start/Start.svelte", '{"phase10" === game ? 1 : 2}'),
        ("parts/Dialog.svelte", 'import Pad from "../table/dice/Pad.svelte";'),
        ("table/dice/Table.svelte", 'import { act } from "../phase10/story";'),
    ],
)
def test_a_game_told_apart_in_the_client_is_found(path: str, text: str) -> None:
    assert client_faults(text, Path(path))


def test_rooms_of_the_client_are_open_to_their_own_game() -> None:
    assert not client_faults('import Pad from "../table/dice/Pad.svelte";', Path("pad/dice/Entry.svelte"))
    assert not client_faults('import { dice } from "./dice/game";', Path("table/games.ts"))
    assert not client_faults('if (setting.type !== "dice") go();', Path("start/WishesDialog.svelte"))
