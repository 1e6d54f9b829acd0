"""A call of the command line, as all its tests make it."""

from typing import Any, NamedTuple

import pytest

from zehn import cli


class Said(NamedTuple):
    """What a call printed, and its exit code."""

    code: Any
    out: str
    err: str


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Any:
    def called(*arguments: str) -> Said:
        with pytest.raises(SystemExit) as left:
            cli.main(arguments)
        return Said(left.value.code, *capsys.readouterr())

    return called
