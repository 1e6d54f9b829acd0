"""What is in the files that people install: everything that they need, and nothing else."""

import hashlib
import re
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

import zehn
from released import CLIENT, KINDS, ROOT, Clone, Files, packed
from zehn import build

pytestmark = pytest.mark.xdist_group("release")  # all with the same files

SOURCE = ROOT / "src"

#: What a wheel may hold besides modules.
DATA = re.compile(
    r"zehn/(py\.typed|sheets/\w+\.toml|sheets/words/(de|en)/\w+\.ftl|(players|analysis|pad)/(\w+/)?\w+\.toml"
    r"|solver/plain/published\.zip"
    r"|server/static/(assets/)?[\w.-]+\.(html|js|css|svg|webmanifest|md|woff2|png)"
    r"|server/static/rules/\w+\.(de|en)\.json"
    r"|server/static/engine/([0-9a-f]{20}\.part|\w+\.json|[0-9a-f]{12}/[\w.]+\.mjs))"
)
METADATA = {"METADATA", "RECORD", "WHEEL", "entry_points.txt", "top_level.txt", "licenses/LICENSE"}
COMPILED = re.compile(r"zehn/compiled/[0-9a-f]{20}/(done|zehn[\w.]+\.(cpython|cp)[\w-]*\.(so|pyd))")


def written() -> set[str]:
    """The package in the checkout, without what Python and mypyc leave there."""
    found = {path.relative_to(SOURCE).as_posix() for path in (SOURCE / "zehn").rglob("*") if path.is_file()}
    return {name for name in found if "/compiled/" not in name and "/__pycache__/" not in name}


def test_what_was_built_is_told(printed: str, clone: Clone) -> None:
    lines = [line.split() for line in printed.splitlines()]
    assert sorted(name for _, _, name in lines) == sorted(file.name for file in clone.dist.iterdir())
    for found, size, name in lines:
        content = (clone.dist / name).read_bytes()
        assert (hashlib.sha256(content).hexdigest(), len(content)) == (found, int(size))


def test_names_say_what_runs_where(files: Files) -> None:
    number = zehn.__version__
    assert files.sdist.name == f"zehn-{number}.tar.gz"
    assert files.pure.name == f"zehn-{number}-py3-none-any.whl"
    if files.compiled:
        assert re.fullmatch(rf"zehn-{number}-cp3\d+-cp3\d+-(.*\.)?manylinux_2_\d+_\w+\.whl", files.compiled.name)


def test_the_pure_wheel_is_the_package(files: Files) -> None:
    info = f"zehn-{zehn.__version__}.dist-info"
    assert packed(files.pure) == written() | {f"{info}/{name}" for name in METADATA}


def test_the_compiled_wheel_has_the_core_besides(files: Files) -> None:
    if files.compiled is None:
        pytest.skip("the core is not compiled here")
    core = packed(files.compiled) - packed(files.pure)
    assert core
    assert [name for name in core if not COMPILED.fullmatch(name)] == []
    assert len(core) == len(build.MODULES) + 2, "each module, the library, and the mark of a complete build"
    assert packed(files.pure) <= packed(files.compiled)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "sdist"])
def test_nothing_else_is_in_a_wheel(files: Files, kind: str) -> None:
    names = {name for name in packed(files.file(kind)) if ".dist-info/" not in name and not COMPILED.fullmatch(name)}
    assert [name for name in names if not name.endswith(".py") and not DATA.fullmatch(name)] == []
    assert not [name for name in names if re.search(r"(^|/)(tests?|conftest|node_modules)(/|\.|$)", name)]


@pytest.mark.parametrize(
    "name",
    [
        "py.typed", "sheets/phase10.toml", "sheets/words/de/refusals.ftl", "sheets/words/en/refusals.ftl",
        "players/phase10/levels.toml", "analysis/marks.toml", "server/static/index.html", "server/static/licenses.md",
    ],
)  # fmt: skip
def test_what_a_package_cannot_do_without(files: Files, name: str) -> None:
    assert f"zehn/{name}" in packed(files.pure)


def test_the_licences_of_what_the_client_contains_are_in_the_wheel(files: Files) -> None:
    with ZipFile(files.pure) as archive:
        text = archive.read("zehn/server/static/licenses.md").decode()
    assert "svelte" in text
    assert "Permission is hereby granted" in text


def test_the_source_distribution_holds_what_it_is_built_from(files: Files) -> None:
    with tarfile.open(files.sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for name in ("LICENSE", "README.md", "CHANGELOG.md", "pyproject.toml", "setup.py", "web/package-lock.json"):
        assert name in names
    assert {f"src/{name}" for name in written()} <= names
    assert not [name for name in names if re.search(r"^tests/|/compiled/|node_modules|\.(so|c|h|pyc)$", name)]
    assert (CLIENT / "index.html").as_posix() in names


def test_building_twice_gives_the_same_bytes(clone: Clone, files: Files, tmp_path: Path) -> None:
    kinds = [kind for kind in ("sdist", "pure") if kind in KINDS]
    clone.release(*kinds, "--out", tmp_path)
    for kind in kinds:
        assert files.file(kind).read_bytes() == (tmp_path / files.file(kind).name).read_bytes()


def test_the_metadata_are_complete(files: Files) -> None:
    with ZipFile(files.pure) as archive:
        text = archive.read(f"zehn-{zehn.__version__}.dist-info/METADATA").decode()
    head, _, readme = text.partition("\n\n")
    fields = dict(line.split(": ", 1) for line in head.splitlines())
    assert (fields["Version"], fields["License-Expression"]) == (zehn.__version__, "MIT")
    assert fields["Description-Content-Type"] == "text/markdown"
    assert readme == (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_version_is_written_once() -> None:
    """Everything else asks for it."""
    number = re.compile(rf'"{re.escape(zehn.__version__)}"')
    places = [*SOURCE.rglob("*.py"), ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "web" / "package.json"]
    found = [place for place in places if number.search(place.read_text(encoding="utf-8"))]
    assert found == [SOURCE / "zehn" / "version.py"]
