"""Who may talk to the server: pages of its own host, and in what language they are answered."""

from collections.abc import Mapping, Sequence
from ipaddress import ip_address
from urllib.parse import urlsplit

from zehn.words import LANGUAGES

#: Headers of every answer: what browsers must not do with it.
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


#: Endings of names that only a local network can assign.
_PRIVATE = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box")


class Hosts:
    """The names under which this server may be called; any other name that leads here is an attack.

    Addresses in numbers, names without a dot and names of private networks are always right; others are configured
    (`*`: any).
    """

    def __init__(self, names: Sequence[str] = ()) -> None:
        self.any = "*" in names
        self.names = {name.lower() for name in names}

    def know(self, host: str) -> bool:
        """Whether a Host header names this server."""
        name = host.strip().lower()
        name = name[1 : name.find("]")] if name.startswith("[") else name.split(":", 1)[0]
        private = bool(name) and ("." not in name or name.endswith(_PRIVATE))
        return self.any or private or name in self.names or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_own_page(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from a page of this host, or from no page."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:
        return False


def language(headers: Mapping[str, str]) -> str:
    """The language of the client that asks."""
    code = headers.get("accept-language", "")[:2].lower()
    return code if code in LANGUAGES else "en"
