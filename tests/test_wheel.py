"""The wheel that people install: it holds all of the package, and works without the checkout."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

pytestmark = pytest.mark.xdist_group("wheel")  # one process builds it

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "zehn"
LEFT_OUT = ("__pycache__", "compiled")
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]


def run(*command: str | Path, cwd: Path, **environ: str) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=os.environ | environ, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, so that nothing old in the checkout gets in and nothing new is left behind."""
    copy, out = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    for file in ROOT.iterdir():
        if file.is_file() and file.suffix in {"", ".toml", ".md", ".py"} and not file.name.startswith("."):
            shutil.copy(file, copy)
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns(*LEFT_OUT, "*.egg-info"))
    wheel = ("wheel", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", out, ".")
    run(*PIP, *wheel, cwd=copy, CC="no-such-compiler")
    (built,) = out.glob("zehn-*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("installed")
    run(*PIP, "install", "--no-index", "--no-deps", "--target", target, wheel, cwd=target)
    return target


def test_the_wheel_holds_the_whole_package_and_nothing_else(wheel: Path) -> None:
    written = {f"zehn/{path.relative_to(SOURCE).as_posix()}" for path in SOURCE.rglob("*") if path.is_file()}
    with ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert packed == {name for name in written if not any(part in LEFT_OUT for part in name.split("/"))}


@pytest.mark.parametrize(
    "name", ["sheets/phase10.toml", "sheets/words/de/refusals.ftl", "sheets/words/en/refusals.ftl", "py.typed"]
)
def test_sheets_and_words_are_in_the_wheel(wheel: Path, name: str) -> None:
    with ZipFile(wheel) as archive:
        assert f"zehn/{name}" in archive.namelist()


def test_the_wheel_is_imported_without_the_checkout(installed: Path, tmp_path: Path) -> None:
    where = run(sys.executable, "-c", "import zehn; print(zehn.__file__)", cwd=tmp_path, PYTHONPATH=str(installed))
    assert Path(where) == installed / "zehn" / "__init__.py"


def test_the_wheel_brings_the_command(installed: Path, tmp_path: Path) -> None:
    usage = run(sys.executable, installed / "bin" / "zehn", "--help", cwd=tmp_path, PYTHONPATH=str(installed))
    assert "zehn" in usage
