"""Who may talk to the server: pages of its own host, and in what language they are answered."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from zehn.rules.words import LANGUAGES

#: What every answer forbids a browser to do with it.
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def is_own_page(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from a page of this host, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:
        return False


def language(headers: Mapping[str, str]) -> str:
    """The language of whoever asks."""
    code = headers.get("accept-language", "")[:2].lower()
    return code if code in LANGUAGES else "en"
