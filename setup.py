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

#: Whether it is an error if the core cannot be compiled.
REQUIRED = bool(os.environ.get("ZEHN_REQUIRE_CORE"))

#: Where the build of the sources as they are now comes; whoever edits them meanwhile gets no build under a false name.
FOLDER = CORE.folder().relative_to(CORE.PACKAGE.parent)


class BuildLibrary(build_ext):
    """Builds extensions into the folder that is named after the contents of the hot modules."""

    def get_ext_fullpath(self, ext_name: str) -> str:
        return str(Path(self.build_lib, FOLDER, ext_name + sysconfig.get_config_var("EXT_SUFFIX")))

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_side_by_side(sources: list[str], *args: Any, **options: Any) -> list[str]:
            """The files of one extension on all cores, the one that takes longest first."""

            def compile_one(source: str) -> list[str]:
                level = LEVELS.get(Path(source).name)
                more = [*(options.get("extra_postargs") or ()), *([level] if level and os.name == "posix" else ())]
                return compile_all([source], *args, **{**options, "extra_postargs": more})

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [file for files in pool.map(compile_one, sources) for file in files]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


class BuildCore(build_ext):
    """Compiles the hot modules: the list of extensions is made only now, because mypyc takes its time."""

    def run(self) -> None:
        if ready := CORE.built():  # by scripts/compile, from exactly these sources
            self._copy(ready)
            return
        if OBSTACLE and REQUIRED:
            raise SystemExit(f"zehn: ZEHN_REQUIRE_CORE asks for the compiled core, but {OBSTACLE}")
        made = Path(self.build_temp, "core")
        shutil.rmtree(made, ignore_errors=True)
        library = BuildLibrary(Distribution({"name": "zehn", "ext_modules": _extensions(Path(self.build_temp, "c"))}))
        library.build_lib, library.build_temp = str(made), self.build_temp
        library.ensure_finalized()
        library.run()
        files = [Path(library.get_ext_fullpath(extension.name)) for extension in library.extensions or ()]
        unchanged = CORE.folder().name == FOLDER.name
        if unchanged and files and all(file.exists() for file in files):
            self._put_in_place(made)
        elif REQUIRED:
            raise SystemExit("zehn: the core could not be compiled, and ZEHN_REQUIRE_CORE asks for it")

    def _copy(self, ready: dict[str, Path]) -> None:
        place = Path(self.build_lib, FOLDER)
        if place.exists() and place.samefile(CORE.folder()):
            return
        shutil.rmtree(place.parent, ignore_errors=True)
        place.mkdir(parents=True)
        for file in (*ready.values(), CORE.folder() / CORE.DONE):
            shutil.copy(file, place)

    def _put_in_place(self, made: Path) -> None:
        """In one step, when it is complete: nobody ever sees half of it."""
        place = Path(self.build_lib, FOLDER)
        (made / FOLDER / CORE.DONE).touch()
        shutil.rmtree(place.parent, ignore_errors=True)
        place.parent.mkdir(parents=True)
        (made / FOLDER).rename(place)

    def get_outputs(self) -> list[str]:
        return [str(file) for file in Path(self.build_lib, "zehn", "compiled").rglob("*") if file.is_file()]


def _extensions(folder: Path) -> list[Extension]:
    """What mypyc makes of the hot modules, its C in a folder; whatever cannot be compiled is left out."""
    from mypyc.build import mypycify

    # only our own modules are looked at: reading SQLAlchemy and Litestar takes as long as half of the rest, and they
    # need not be installed here
    lenient = (
        "--no-site-packages",
        "--ignore-missing-imports",
        "--follow-imports=silent",
        "--no-warn-unused-ignores",
        "--allow-subclassing-any",
    )
    sources = [*lenient, *(str(CORE.source_of(module).relative_to(ROOT)) for module in CORE.MODULES)]
    try:
        extensions = mypycify(
            sources,
            opt_level="1",
            debug_level="0",
            group_name="zehn_core",
            multi_file=True,
            target_dir=str(folder),
        )
    except SystemExit:  # what mypyc does about an error, after telling it
        print("zehn: mypyc failed; the package is plain Python", file=sys.stderr)
        return []
    docs = _docstrings()
    for extension in extensions:
        extension.optional = True
        if os.name == "posix":  # nothing but the entry of a module is called from outside: all else may be inlined
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
        for file in map(Path, extension.sources):
            if extension.name == CORE.LIBRARY:
                _put_docstrings(file, docs)
            else:
                _shorten(file)
        if extension.name == CORE.LIBRARY:
            _join(extension)
    return extensions


#: What the entry of a module needs of Python.h: reading all of it takes longer than all the rest of such a file.
_ENTRY_NEEDS = """typedef struct _object PyObject;
extern PyObject *Py_BuildValue(const char *, ...);
extern PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
extern PyObject *PyObject_GetAttrString(PyObject *, const char *);
extern void *PyCapsule_GetPointer(PyObject *, const char *);
extern void PyErr_Clear(void);
extern void Py_DecRef(PyObject *);
#define Py_DECREF(object) Py_DecRef(object)
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
"""


def _shorten(entry: Path) -> None:
    """Let the entry of a module declare by itself what it calls."""
    if os.name == "posix":
        text = entry.read_text(encoding="utf-8")
        entry.write_text(text.replace("#include <Python.h>\n", _ENTRY_NEEDS), encoding="utf-8")


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


#: How well the compiler is to work on the files that are made of several modules; on all others a little.
LEVELS = {"__native_hottest.c": "-O3", "__native_warm.c": "-O2"}


def _join(extension: Extension) -> None:
    """Compile modules as a few files: headers are read once, and between the hottest the compiler inlines.

    -O1 takes half the time of -O2, and that a third of -O3: each module gets what shows in `zehn bench`.
    """
    from mypyc.common import RUNTIME_C_FILES

    groups = {"hottest": CORE.HOTTEST, "warm": CORE.WARM}
    rest = [module for module in CORE.MODULES if module not in {*CORE.HOTTEST, *CORE.WARM}]
    groups |= {"first": tuple(rest[::2]), "second": tuple(rest[1::2])}
    joined = []
    for name, modules in groups.items():
        names = {f"__native_{module.replace('.', '___')}.c" for module in modules}
        if name == "hottest":  # what mypyc brings along is called all the time: lists, integers, attributes
            names |= set(RUNTIME_C_FILES)
        sources = [source for source in extension.sources if Path(source).name in names]
        extension.sources = [source for source in extension.sources if source not in sources]
        if sources:
            file = Path(sources[0]).parent / f"__native_{name}.c"
            lines = [f'#include "{Path(source).name}"\n' for source in sources]
            file.write_text("".join(lines), encoding="utf-8")
            joined.append(str(file))
    extension.sources = [*joined, *extension.sources]


def _obstacle() -> str:
    """Why nothing is compiled; empty if it can be tried."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.environ.get("ZEHN_PLAIN"):
        return "ZEHN_PLAIN asks for plain Python"
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    return "" if find_spec("mypyc") else "mypyc is not installed"


OBSTACLE = _obstacle()

setup(
    ext_modules=[Extension(CORE.LIBRARY, [], optional=True)] if REQUIRED or not OBSTACLE else [],
    cmdclass={"build_ext": BuildCore},
)
