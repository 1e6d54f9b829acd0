"""`zehn site`: the games as a folder of files, for any web host."""

import gzip
import json
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from zehn.cli.calls import Misused
from zehn.words import Language, say

#: Says in the page that no server runs there, and what the page may do: nothing is loaded from elsewhere.
HEAD = """<meta name="zehn-site" content="1" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'wasm-unsafe-eval';
      worker-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'" />
    """

#: What is worth packing beforehand; the parts of the engine are packed already.
PACKED = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest")

PAGE = "index.html"


def site(*words: str, lang: Language | None = None) -> int:
    """Write the games as a folder of files that need no server."""
    if len(words) != 1:
        raise Misused("site-usage")
    folder = words[0]
    client = resources.files("zehn").joinpath("server", "static")
    if not client.joinpath("engine", "files.json").is_file():
        raise Misused("site-no-client")
    place = Path(folder)
    if place.exists() and not _is_ours(place):
        raise Misused("site-other-folder", folder=folder)
    try:
        size = _write(client, place)
    except OSError as error:
        raise Misused("site-unwritable", folder=folder, why=error.strerror or "") from error
    print(say(lang)("site-written", folder=folder, size=f"{size / 1e6:.1f}"))
    return 0


def _is_ours(place: Path) -> bool:
    """Whether a folder is empty, or holds an older version."""
    if not place.is_dir():
        return False
    page = place / PAGE
    return not any(place.iterdir()) or (page.is_file() and 'name="zehn-site"' in page.read_text(encoding="utf-8"))


def _write(client: Traversable, place: Path) -> int:
    """Write all files, the page last: whoever comes meanwhile finds the old one with its files, or the new one.

    Files of older versions stay, for pages that are open.
    """
    size = 0
    for path, original in sorted(_files(client, ""), key=lambda file: file[0] == PAGE):
        target = place / path
        target.parent.mkdir(parents=True, exist_ok=True)
        data = _fitted(path, original)
        target.write_bytes(data)
        size += len(data)
        if target.suffix in PACKED:
            target.with_name(f"{target.name}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
    return size


def _files(folder: Traversable, before: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _files(entry, f"{before}{entry.name}/")
        else:
            found.append((before + entry.name, entry.read_bytes()))
    return found


def _fitted(path: str, data: bytes) -> bytes:
    """A file as it has to be where the client lies in any folder and no server runs."""
    if path == PAGE:
        text = data.decode().replace('="/', '="./').replace("<meta charset", f"{HEAD}<meta charset", 1)
        return text.encode()
    if path == "manifest.webmanifest":
        manifest = json.loads(data)
        icons = [icon | {"src": f".{icon['src']}"} for icon in manifest["icons"]]
        del manifest["id"]
        return json.dumps(manifest | {"start_url": "./", "scope": "./", "icons": icons}, ensure_ascii=False).encode()
    return data
