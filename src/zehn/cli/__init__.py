"""`zehn …`: the command line. `entry` is the way in, `commands` names the commands, each in a module of its own;
`calls`, `matches`, `solving` and `copying` hold what commands share.
"""

from zehn.cli.commands import app
from zehn.cli.entry import call, main

__all__ = ["app", "call", "main"]
