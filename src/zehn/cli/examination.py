"""What `zehn doctor` looks at, one function a thing. Nothing is changed, and nothing is sent anywhere."""

import os
import platform
import shutil
import socket
import sqlite3
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from zehn import build
from zehn.version import __version__
from zehn.words import LANGUAGES, user_language

#: The checkout, if this is one.
ROOT = build.PACKAGE.parent.parent

#: Extras, and a package of each by which it is known.
EXTRAS = {"postgres": "psycopg", "odds": "numpy", "arena": "openskill", "rl": "pettingzoo", "ray": "ray"}

BROWSERS = (
    "firefox", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge",
    "brave-browser", "epiphany", "konqueror", "falkon",
)  # fmt: skip

#: Where browsers are on a Mac and on Windows.
PLACES = (
    "/Applications/Safari.app", "/Applications/Firefox.app", "/Applications/Google Chrome.app",
    "C:/Program Files/Mozilla Firefox/firefox.exe", "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)  # fmt: skip

#: The oldest Node.js that builds the table in the browser.
NODE = 20


#: How a thing is; without one that is `missing` people can play, with a `fault` they cannot.
OK, MISSING, FAULT = "ok", "missing", "fault"


class Finding(NamedTuple):
    """A thing and how it is: the key of the sentence that says so, its details, and the key of what to do."""

    name: str
    state: str
    key: str
    details: dict[str, str]
    advice: str = ""


def examine(port: int) -> list[Finding]:
    """Everything, in the order in which it is told."""
    found = [_versions(), _build(), *_extras(), _client(), _store(), _port(port), _browsers()]
    return [*found, *([_compiler(), _node()] if is_checkout() else []), _languages()]


def is_checkout() -> bool:
    """Whether the sources lie here, with the scripts that set them up."""
    return (ROOT / "scripts" / "setup").is_file()


def _versions() -> Finding:
    details = {"zehn": __version__, "python": platform.python_version(), "system": platform.platform(terse=True)}
    return Finding("versions", OK, "doctor-versions", details)


def _build() -> Finding:
    if build.BUILD == "compiled":
        return Finding("build", OK, "doctor-compiled", {})
    why = _why_plain()
    return Finding("build", MISSING, "doctor-plain", {"why": why}, f"doctor-plain-{why}")


def _why_plain() -> str:
    """Why the core runs as plain Python, in a word."""
    if os.environ.get("ZEHN_PLAIN"):
        return "wanted"
    if build.built():
        return "librt"
    if not is_checkout():
        return "wheel"
    if _runs(ROOT / "build" / "core.lock"):
        return "compiling"
    if not has_compiler():
        return "compiler"
    word, _, sources = _read(ROOT / "build" / "core.failed").partition(" ")
    known = sources.startswith(build.folder().name) and word in ("packages", "failed")
    return word if known else "sources"


def _runs(lock: Path) -> bool:
    """Whether the process that holds a lock is there."""
    try:
        os.kill(int(lock.readlink().name), 0)
    except (OSError, ValueError):
        return False
    return True


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError:
        return ""


def _extras() -> Iterator[Finding]:
    for extra, package in EXTRAS.items():
        if find_spec(package):
            yield Finding(f"extra-{extra}", OK, "doctor-extra", {"extra": extra})
        else:
            yield Finding(f"extra-{extra}", MISSING, "doctor-no-extra", {"extra": extra}, "doctor-install-extra")


def _client() -> Finding:
    if (build.PACKAGE / "server" / "static" / "index.html").is_file():
        return Finding("client", OK, "doctor-client", {})
    return Finding("client", FAULT, "doctor-no-client", {}, "doctor-build-client")


def _store() -> Finding:
    """The store of this user: where it is, how large, and whether it can be read and written."""
    from zehn.server.store.places import data_folder

    file = data_folder() / "tables.db"
    try:
        return _looked_into(file)
    except (OSError, sqlite3.Error) as error:
        return Finding("store", FAULT, "doctor-store-bad", {"store": str(file), "why": str(error)}, "doctor-store-mend")


def _looked_into(file: Path) -> Finding:
    if not file.exists():
        nearest = next(folder for folder in file.parents if folder.exists())
        if not os.access(nearest, os.W_OK | os.X_OK):
            raise PermissionError(str(nearest))
        return Finding("store", OK, "doctor-store-new", {"store": str(file)})
    if not os.access(file, os.R_OK | os.W_OK):
        raise PermissionError(str(file))
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as store:
        store.execute("select count(*) from sqlite_master").fetchone()
    size = sum(each.stat().st_size for each in file.parent.glob(f"{file.name}*"))
    return Finding("store", OK, "doctor-store", {"store": str(file), "size": f"{size / 1e6:.1f}"})


def _port(port: int) -> Finding:
    with socket.socket(socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            return Finding("port", MISSING, "doctor-port-taken", {"port": str(port)}, "doctor-other-port")
    return Finding("port", OK, "doctor-port", {"port": str(port)})


def _browsers() -> Finding:
    found = [name for name in BROWSERS if shutil.which(name)] + [
        Path(place).stem for place in PLACES if Path(place).exists()
    ]
    if found:
        return Finding("browsers", OK, "doctor-browsers", {"browsers": ", ".join(found)})
    return Finding("browsers", MISSING, "doctor-no-browser", {}, "doctor-other-browser")


def has_compiler() -> bool:
    """Whether there is a C compiler, the one that setup.py would call."""
    return bool(shutil.which(_compiler_name()))


def _compiler_name() -> str:
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def _compiler() -> Finding:
    name = _compiler_name()
    told = _first_line(name, "--version")
    if told:
        return Finding("compiler", OK, "doctor-compiler", {"compiler": told})
    return Finding("compiler", MISSING, "doctor-no-compiler", {"compiler": name}, "doctor-install-compiler")


def _node() -> Finding:
    told = _first_line("node", "--version") if shutil.which("npm") else ""
    if not told:
        return Finding("node", MISSING, "doctor-no-node", {}, "doctor-install-node")
    details = {"node": told.removeprefix("v")}
    if int(details["node"].partition(".")[0]) < NODE:
        return Finding("node", MISSING, "doctor-old-node", details, "doctor-install-node")
    return Finding("node", OK, "doctor-node", details)


def _first_line(*command: str) -> str:
    """What a program prints first; nothing if it is not there or fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=20, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.partition("\n")[0].strip()


def _languages() -> Finding:
    details = {"languages": ", ".join(LANGUAGES), "language": user_language(), "python": sys.executable}
    return Finding("languages", OK, "doctor-languages", details)
