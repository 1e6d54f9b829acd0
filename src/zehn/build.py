"""Which build of the core runs: the compiled one, if it was made from exactly these sources; else plain Python.

The hot modules are ordinary Python that mypyc can compile (`setup.py`). Its output is in a folder of its own, named
after their contents: a build that is older or newer than the sources is never found, so an edit takes effect at once,
and nothing has to be cleaned up. `ZEHN_PLAIN=1` in the environment asks for plain Python.
"""

import hashlib
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent

#: What is compiled, all in one library.
MODULES = (
    "zehn.cards.deck",
    "zehn.cards.groups",
    "zehn.kernel.matching",
    "zehn.kernel.templates",
    "zehn.kernel.reach",
    "zehn.kernel.classes",
    "zehn.kernel.lanes",
    "zehn.kernel.packed",
    "zehn.kernel.counted",
    "zehn.kernel.search",
    "zehn.cards.contracts",
    "zehn.cards.notation",
    "zehn.games.profisort.notation",
    "zehn.games.dice.notation",
    "zehn.games.profisort.forms",
    "zehn.kernel.grounded",
    "zehn.kernel.sorter",
    "zehn.kernel.sorting",
    "zehn.games.profisort.tasks",
    "zehn.games.phase10.hand",
    "zehn.games.chance",
    "zehn.games.shuffling",
    "zehn.games.rules",
    "zehn.games.values",
    "zehn.games.card_view",
    "zehn.games.phase10.table",
    "zehn.games.phase10.checks",
    "zehn.games.phase10.listing",
    "zehn.games.phase10.scoring",
    "zehn.games.phase10.engine",
    "zehn.games.phase10.view",
    "zehn.games.phase10.rules",
    "zehn.games.phase10.worlds",
    "zehn.games.profisort.rules",
    "zehn.games.profisort.table",
    "zehn.games.profisort.hand",
    "zehn.games.profisort.finish",
    "zehn.games.profisort.checks",
    "zehn.games.profisort.listing",
    "zehn.games.profisort.scoring",
    "zehn.games.profisort.engine",
    "zehn.games.profisort.view",
    "zehn.games.dice.dice",
    "zehn.games.dice.points",
    "zehn.games.dice.rules",
    "zehn.games.dice.table",
    "zehn.games.dice.checks",
    "zehn.games.dice.listing",
    "zehn.games.dice.scoring",
    "zehn.games.dice.engine",
    "zehn.games.dice.view",
    "zehn.players.common.player",
    "zehn.players.phase10.playing",
    "zehn.players.phase10.greedy",
    "zehn.players.phase10.steady",
    "zehn.players.phase10.random_moves",
    "zehn.players.common.xorshift",
    "zehn.players.phase10.rollouts",
    "zehn.players.phase10.opponent_hands",
    "zehn.players.phase10.fits",
    "zehn.players.phase10.shapes",
    "zehn.players.phase10.win_chance",
    "zehn.players.phase10.fast_round",
    "zehn.players.phase10.round_search",
    "zehn.players.profisort.player",
    "zehn.players.profisort.greedy",
    "zehn.players.profisort.steady",
    "zehn.players.profisort.easy",
    "zehn.players.profisort.expectation",
    "zehn.players.profisort.prospect",
    "zehn.players.profisort.ahead",
    "zehn.players.profisort.sharp",
    "zehn.players.profisort.master",
    "zehn.players.dice.player",
    "zehn.players.dice.steady",
    "zehn.tables.requests",
    "zehn.tables.clock",
    "zehn.server.sockets.limits",
    "zehn.server.sockets.session",
    "zehn.server.changes",
    "zehn.tables.table",
    "zehn.server.wire",
    "zehn.tables.boards.board",
    "zehn.tables.boards.phase10.questions",
    "zehn.tables.boards.phase10.board",
)

#: Those that every move of a simulated game passes through.
HOTTEST = (
    "zehn.cards.deck",
    "zehn.cards.groups",
    "zehn.cards.notation",
    "zehn.cards.contracts",
    "zehn.kernel.reach",
    "zehn.kernel.classes",
    "zehn.kernel.counted",
    "zehn.kernel.lanes",
    "zehn.kernel.packed",
    "zehn.games.phase10.hand",
    "zehn.games.phase10.table",
    "zehn.games.phase10.checks",
    "zehn.games.phase10.scoring",
    "zehn.games.phase10.view",
    "zehn.games.phase10.engine",
    "zehn.players.common.xorshift",
    "zehn.players.common.player",
    "zehn.players.phase10.greedy",
    "zehn.players.phase10.random_moves",
    "zehn.players.phase10.rollouts",
)

#: Those that games of dice and of Profi-Sort, worlds and the stronger bots pass through all the time.
WARM = (
    "zehn.kernel.matching",
    "zehn.kernel.search",
    "zehn.games.chance",
    "zehn.games.shuffling",
    "zehn.games.phase10.worlds",
    "zehn.players.phase10.playing",
    "zehn.players.phase10.steady",
    "zehn.players.phase10.win_chance",
    "zehn.players.phase10.fast_round",
    "zehn.kernel.sorter",
    "zehn.kernel.sorting",
    "zehn.kernel.grounded",
    "zehn.games.profisort.forms",
    "zehn.games.profisort.hand",
    "zehn.games.profisort.checks",
    "zehn.games.profisort.finish",
    "zehn.games.profisort.engine",
    "zehn.players.profisort.player",
    "zehn.players.profisort.greedy",
    "zehn.games.dice.dice",
    "zehn.games.dice.points",
    "zehn.games.dice.table",
    "zehn.games.dice.checks",
    "zehn.games.dice.engine",
    "zehn.players.dice.steady",
)

#: The library that holds the code of all of them, and the file that says that a build is complete.
LIBRARY = "zehn_core__mypyc"
DONE = "done"


def source_of(module: str) -> Path:
    """The file of a module."""
    return PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")


def folder() -> Path:
    """Where the build of exactly these sources lies, if there is one."""
    contents = hashlib.sha256()
    for module in MODULES:
        contents.update(source_of(module).read_bytes() + b"\0")
    return PACKAGE / "compiled" / contents.hexdigest()[:20]


def built() -> dict[str, Path]:
    """The compiled file of every hot module; none if they have not all been built for this Python."""
    place = folder()
    if not (place / DONE).exists():
        return {}
    files = {name: place / f"{name}{EXTENSION_SUFFIXES[0]}" for name in (*MODULES, LIBRARY)}
    return files if all(file.exists() for file in files.values()) else {}


class Compiled(MetaPathFinder):
    """Finds the compiled modules."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of this name, if there is one."""
        if fullname not in self.files:
            return None
        file = str(self.files[fullname])
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def _has_runtime() -> bool:
    """Whether the runtime of compiled modules is installed."""
    try:
        import librt.vecs
    except ImportError:
        return False
    return librt.vecs is not None


def choose() -> str:
    """Choose the build, before any hot module is imported; its name."""
    files = {} if os.environ.get("ZEHN_PLAIN") else built()
    if not files or not _has_runtime():
        return "plain"
    sys.meta_path.insert(0, Compiled(files))
    return "compiled"


def stand_in() -> None:
    """Where nothing is installed – a browser, PyPy –, provide the two words of `mypy_extensions` that the core uses.

    They mean something to mypyc alone.
    """
    if "mypy_extensions" not in sys.modules and find_spec("mypy_extensions") is None:
        words = ModuleType("mypy_extensions")
        vars(words).update(i64=int, mypyc_attr=lambda *_, **__: lambda kind: kind)
        sys.modules["mypy_extensions"] = words


if __name__ == "__main__":  # for scripts: whether there is a build, or the name that one would have
    if sys.argv[1:] == ["--sources"]:
        sys.stdout.write(folder().name + "\n")
        sys.exit()
    sys.exit(not built())

stand_in()

#: `compiled` or `plain`.
BUILD = choose()
