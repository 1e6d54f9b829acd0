"""The web client's types of the protocol are those that scripts/protocol-types writes from the server's classes."""

import re
import subprocess
import sys

from places import ROOT
from zehn.games.fair import Proof

TYPES = ROOT / "web" / "src" / "lib" / "protocol.ts"


def fields_of(name: str, text: str) -> dict[str, bool]:
    """The fields of an interface, and whether each may be missing."""
    found = re.search(rf"export interface {name}\b[^{{]*{{\n(.*?)\n}}", text, re.DOTALL)
    assert found, name
    return {field: bool(mark) for field, mark in re.findall(r"^  (\w+)(\??):", found[1], re.MULTILINE)}


def test_the_types_are_those_of_the_classes() -> None:
    script = ROOT / "scripts" / "protocol-types"
    written = subprocess.run([sys.executable, script], capture_output=True, check=True, encoding="utf-8").stdout
    again = "run .venv/bin/python scripts/protocol-types web/src/lib/protocol.ts"
    assert TYPES.read_text(encoding="utf-8") == written, again


def test_the_proof_which_is_no_class_has_the_fields_that_are_written() -> None:
    fields = fields_of("Proof", TYPES.read_text(encoding="utf-8"))
    first, second = (Proof("00" * 32, ("a",), promises).written() for promises in (None, ("b",)))
    assert set(second) == set(fields)
    assert set(first) == {name for name, optional in fields.items() if not optional}
