"""Where a page's questions that need no table are answered: by functions with names, in modules called desks.

A desk has `ANSWERS`: functions from plain data to plain data, by name. It is imported when it is first asked. A
function whose answer takes long is a generator: it yields parts of the answer, or how far it is, and returns the
answer.
"""

from collections.abc import Generator
from importlib import import_module
from typing import Any

#: `rules` is asked of the first desk, `pad.show` of a desk named `pad`. Its layer has to be among those that
#: `web/engine.js` packs.
DESKS: dict[str, str] = {
    "": "zehn.local.desk",
    "pad": "zehn.local.pad",
    "coach": "zehn.local.coach",
    "evenings": "zehn.local.evenings",
}

#: An answer in parts.
Parts = Generator[Any, None, Any]


def answer(what: str, fields: Any) -> Any:
    """The answer to a question, or its parts."""
    desk, _, name = what.rpartition(".")
    return import_module(DESKS[desk]).ANSWERS[name](fields)
