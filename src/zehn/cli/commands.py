"""The commands and where they live: each in a module of its own that is imported when it is called."""

from typing import Annotated

from cyclopts import App, Parameter

from zehn.cli.names import COMMANDS

Many = Annotated[list[str] | None, Parameter(consume_multiple=(1, None))]

app = App(
    name="zehn",
    help_flags=(),
    version_flags=(),
    default_parameter=Parameter(negative=()),
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
)

for command in COMMANDS:
    app.command(f"zehn.cli.{command}:{command}", name=command)
