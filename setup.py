"""Compiles the core with mypyc, where that is possible; without mypyc or a compiler the package is plain Python.

Everything else about the package stands in pyproject.toml. `scripts/setup` builds the core of a checkout with

    python setup.py build_ext --build-lib src
"""

import ast
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent


def _core() -> ModuleType:
    """`zehn.build` without the package around it, whose dependencies need not be installed."""
    spec = spec_from_file_location("zehn_core_of_setup", ROOT / "src" / "zehn" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    plain = os.environ.get("ZEHN_PLAIN")
    os.environ["ZEHN_PLAIN"] = "1"  # nothing compiled is needed here
    spec.loader.exec_module(module)
    del os.environ["ZEHN_PLAIN"]
    if plain is not None:
        os.environ["ZEHN_PLAIN"] = plain
    return module


CORE = _core()

#: Where the build of the sources as they are now comes; whoever edits them meanwhile gets no build under a false name.
FOLDER = CORE.folder().relative_to(CORE.PACKAGE.parent)


class BuildLibrary(build_ext):
    """Builds extensions into the folder that is named after the contents of the hot modules."""

    def get_ext_fullpath(self, ext_name: str) -> str:
        return str(Path(self.build_lib, FOLDER, ext_name + sysconfig.get_config_var("EXT_SUFFIX")))

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_side_by_side(sources: list[str], *args: Any, **options: Any) -> list[str]:
            """The files of one extension on all cores."""
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                found = pool.map(lambda source: compile_all([source], *args, **options), sources)
                return [file for files in found for file in files]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


class BuildCore(build_ext):
    """Compiles the hot modules: the list of extensions is made only now, because mypyc takes its time."""

    def run(self) -> None:
        shutil.rmtree(Path(self.build_lib, "zehn", "compiled"), ignore_errors=True)
        if ready := CORE.built():  # by scripts/setup, from exactly these sources
            Path(self.build_lib, FOLDER).mkdir(parents=True)
            for file in (*ready.values(), CORE.folder() / CORE.DONE):
                shutil.copy(file, Path(self.build_lib, FOLDER))
            return
        library = BuildLibrary(Distribution({"name": "zehn", "ext_modules": _extensions()}))
        library.build_lib, library.build_temp = self.build_lib, self.build_temp
        library.ensure_finalized()
        library.run()
        files = [Path(library.get_ext_fullpath(extension.name)) for extension in library.extensions or ()]
        if files and all(file.exists() for file in files):
            (files[0].parent / CORE.DONE).touch()
        elif os.environ.get("ZEHN_REQUIRE_CORE"):
            raise SystemExit("zehn: the core could not be compiled, and ZEHN_REQUIRE_CORE asks for it")

    def get_outputs(self) -> list[str]:
        return [str(file) for file in Path(self.build_lib, "zehn", "compiled").rglob("*") if file.is_file()]


def _extensions() -> list[Extension]:
    """What mypyc makes of the hot modules; whatever cannot be compiled is left out."""
    from mypyc.build import mypycify

    sources = [str(CORE.source_of(module).relative_to(ROOT)) for module in CORE.MODULES]
    try:
        # a file a module and -O2: half the CPU time of one file at -O3, for code that is as fast
        extensions = mypycify(sources, opt_level="2", debug_level="0", group_name="zehn_core", multi_file=True)
    except SystemExit:  # what mypyc does about an error, after telling it
        print("zehn: mypyc failed; the package is plain Python", file=sys.stderr)
        return []
    docs = _docstrings()
    for file in {file for extension in extensions for file in extension.sources}:
        _put_docstrings(Path(file), docs)
    for extension in extensions:
        extension.optional = True
        _join_hottest(extension)
        if os.name == "posix":  # nothing but the entry of a module is called from outside: all else may be inlined
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return extensions


#: Where mypyc puts the signature of a function, that of a class (or nothing), and nothing for a property.
_FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s[^"}]*PyDoc_STR\()("[^"]*\\n--\\n\\n"|NULL)(?=\))')
_CLASS = re.compile(r'(CPyType_(\w+)_template_ = \{[^"}]*"[^"]*"[^"}]*PyDoc_STR\()("[^"]*\\n--\\n\\n"|NULL)(?=\))')
_PROPERTY = re.compile(r"(\(getter\)(\w+),\s*NULL, )(NULL)(?=, NULL\})")


def _put_docstrings(file: Path, docs: dict[str, str]) -> None:
    """Put the docstrings into what mypyc wrote, which leaves them out: `help()` tells the same in both builds."""

    def documented(found: re.Match[str]) -> str:
        signature = "" if found[3] == "NULL" else found[3].strip('"')
        return f'{found[1]}"{signature}{docs[found[2]]}"' if found[2] in docs else found[0]

    text = file.read_text(encoding="utf-8")
    for place in (_FUNCTION, _CLASS, _PROPERTY):
        text = place.sub(documented, text)
    file.write_text(text, encoding="utf-8")


def _docstrings() -> dict[str, str]:
    """The docstrings of the hot modules, ready for C, by the names that mypyc gives to functions, classes, getters.

    It names a module by as many of its last parts as it takes to tell all modules apart.
    """
    found: dict[str, str] = {}
    for module in CORE.MODULES:
        parts = module.split(".")
        tree = ast.parse(CORE.source_of(module).read_text(encoding="utf-8"))
        for name, text in _documented(tree):
            for start in range(len(parts)):
                found["___".join([*parts[start:], name])] = text
    return found


def _documented(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Every function, class, method and property with a docstring, and that text."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and (text := ast.get_docstring(node)):
            yield node.name, _in_c(text)
        for inner in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(inner, ast.FunctionDef) and (text := ast.get_docstring(inner)):
                yield f"{node.name}___{inner.name}", _in_c(text)
                yield f"{node.name}_get_{inner.name}", _in_c(text)


def _in_c(text: str) -> str:
    """A text between the quotes of a C string."""
    plain = {*range(0x20, 0x7F)} - set(b'"\\?')
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())


def _join_hottest(extension: Extension) -> None:
    """Compile the modules that every move passes through as one file at -O3: the compiler inlines between them."""
    names = {f"__native_{module.replace('.', '___')}.c" for module in CORE.HOTTEST}
    hottest = [source for source in extension.sources if Path(source).name in names]
    if hottest:
        joined = Path(hottest[0]).parent / "__native_hottest.c"
        lines = ['#pragma GCC optimize("O3")', *[f'#include "{Path(source).name}"' for source in hottest]]
        joined.write_text("\n".join(lines) + "\n", encoding="utf-8")
        extension.sources = [str(joined), *[source for source in extension.sources if source not in hottest]]


def _can_compile() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return not os.environ.get("ZEHN_PLAIN") and bool(shutil.which(compiler)) and find_spec("mypyc") is not None


setup(
    ext_modules=[Extension(CORE.LIBRARY, [], optional=True)] if _can_compile() else [],
    cmdclass={"build_ext": BuildCore},
)
