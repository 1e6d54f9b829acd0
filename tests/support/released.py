"""What scripts/release makes of the sources as they are now, and empty environments in which it is installed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import zehn
from zehn import build

ROOT = Path(__file__).parent.parent.parent
CLIENT = Path("src", "zehn", "server", "static")
CORE = build.folder().relative_to(ROOT)
TOOLS = Path(sys.executable).parent
PINS = ROOT / "requirements" / "all.txt"
LONG = bool(os.environ.get("ZEHN_LONG"))

#: What is built: the compiled wheel only if the core is compiled already, because compiling takes minutes.
KINDS = ("sdist", "pure", "compiled") if build.built() or LONG else ("sdist", "pure")


def why_not() -> str:
    """Why nothing can be built here; empty if it can."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        return "not a git clone"
    return "" if (ROOT / CLIENT / "index.html").exists() else "the web client is not built (it needs Node.js 20)"


def environ(**more: str) -> dict[str, str]:
    """The environment of somebody who knows nothing of this checkout."""
    own = ("ZEHN_", "PYTHON", "VIRTUAL_ENV", "COVERAGE")
    return {name: value for name, value in os.environ.items() if not name.startswith(own)} | more


def run(*command: str | Path, cwd: Path, code: int = 0, **more: str) -> str:
    """What a command prints, on both ways if it should fail."""
    done = subprocess.run(
        command, cwd=cwd, env=environ(**more), capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    return (done.stdout + done.stderr if code else done.stdout).strip()


class Clone:
    """A clone in which everything is committed, with a changelog that is ready for this version.

    What scripts/setup would build is taken over from the checkout, so it has nothing to do.
    """

    def __init__(self, folder: Path, *, client: bool = True) -> None:
        self.folder = folder
        for name in self._names():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
        self.write("CHANGELOG.md", f"# Changelog\n\n## [Unreleased]\n\n## [{zehn.__version__}] – 2026-01-31\n")
        self.write("scripts/setup", "#!/bin/sh\n")
        self.git("init", "--quiet")
        self.write(".git/info/exclude", ".venv\n")
        (folder / ".venv").symlink_to(TOOLS.parent)
        self.commit()
        if client:
            shutil.copytree(ROOT / CLIENT, folder / CLIENT)
        if (ROOT / CORE).exists():
            shutil.copytree(ROOT / CORE, folder / CORE)

    @staticmethod
    def _names() -> list[str]:
        """The files that git knows or would take, but not the pictures and pages, which nothing is made of."""
        listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT).split("\0")
        return [name for name in listed if (ROOT / name).is_file() and not name.startswith("docs/")]

    def git(self, *command: str) -> str:
        """A git command."""
        return run("git", "-c", "user.name=Anna", "-c", "user.email=anna@zehn.example", *command, cwd=self.folder)

    def write(self, name: str, text: str) -> None:
        """Write a file."""
        (self.folder / name).write_text(text, encoding="utf-8")

    def commit(self) -> None:
        """Commit everything, always at the same time."""
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "As it is", "--date", "2026-01-31T12:00:00Z")

    def release(self, *options: str | Path, code: int = 0) -> str:
        """What scripts/release prints."""
        return run(sys.executable, self.folder / "scripts" / "release", *options, cwd=self.folder, code=code)

    @property
    def dist(self) -> Path:
        """Where the files are."""
        return self.folder / "dist"


class Files:
    """What was built, by kind."""

    def __init__(self, folder: Path) -> None:
        (self.sdist,) = folder.glob("zehn-*.tar.gz")
        (self.pure,) = folder.glob("zehn-*-none-any.whl")
        self.compiled = next(iter(folder.glob("zehn-*-cp3*.whl")), None)

    def file(self, kind: str) -> Path:
        """The file of a kind."""
        found = getattr(self, kind)
        assert isinstance(found, Path), f"there is no {kind} wheel"
        return found


def packed(wheel: Path) -> set[str]:
    """The files in a wheel."""
    with ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if not name.endswith("/")}


class Installed:
    """An environment that was empty before one file was installed into it."""

    def __init__(self, folder: Path, file: Path, **more: str) -> None:
        self.folder, self.more = folder, more
        uv = TOOLS / "uv"
        run(uv, "venv", "--quiet", "--python", sys.executable, folder / "venv", cwd=folder)
        self.tools = folder / "venv" / "bin"
        command = ("pip", "install", "--quiet", "--python", self.tools / "python", "--constraint", PINS)
        run(uv, *command, file, cwd=folder, code=0, **more)

    def zehn(self, *arguments: str) -> str:
        """What a command of `zehn` prints, in English."""
        return run(self.tools / "zehn", *arguments, cwd=self.folder, ZEHN_LANG="en")

    def python(self, program: str) -> str:
        """What a program prints."""
        return run(self.tools / "python", "-c", program, cwd=self.folder)
