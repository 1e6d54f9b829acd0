"""Own evenings for a page without a server: how hard phases are, and random ones. Plain data in, plain data out."""

from typing import Any

from zehn.tables.evenings import invented, measured
from zehn.tables.plain import Wire


def _measure(fields: Any) -> Wire:
    return measured(fields["game"], fields["rules"], fields["lang"])


def _invent(fields: Any) -> Wire:
    return invented(fields["game"], fields["level"], fields["length"], fields["seed"], fields["lang"])


ANSWERS = {"measure": _measure, "invent": _invent}
