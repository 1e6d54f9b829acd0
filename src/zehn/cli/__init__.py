"""`zehn …`: the command line. `entry` is the way in, `commands` names the commands, each in a module of its own;
`calls`, `matches`, `solving` and `copying` hold what commands share.
"""

from typing import TYPE_CHECKING, Any

from zehn.cli.entry import call, main

if TYPE_CHECKING:
    from zehn.cli.commands import app

__all__ = ["app", "call", "main"]


def __getattr__(name: str) -> Any:
    """The commands: a page of help does without what reads their calls."""
    if name != "app":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from zehn.cli.commands import app

    return app
