"""`zehn doctor`: what is installed and how it is, and what to do about what is missing."""

from zehn.cli.calls import json_line
from zehn.cli.examination import FAULT, MISSING, OK, Finding, examine
from zehn.words import Language, Words, say

#: The sign before a line.
SIGNS = {OK: "+", MISSING: "-", FAULT: "!"}


def doctor(*, port: int = 8010, json: bool = False, lang: Language | None = None) -> int:
    """Examine this installation. The exit code is 1 if something keeps people from playing in the browser."""
    words, findings = say(lang), examine(port)
    faults = sum(finding.state == FAULT for finding in findings)
    if json:
        print(json_line({"ok": not faults, "findings": [_as_json(finding, words) for finding in findings]}))
    else:
        print(*[_as_text(finding, words) for finding in findings], sep="\n")
        print(words("doctor-faults" if faults else "doctor-well", count=faults))
    return int(faults > 0)


def _as_text(finding: Finding, words: Words) -> str:
    told = f"{SIGNS[finding.state]} {words(finding.key, **finding.details)}"
    return f"{told}\n    {words(finding.advice, **finding.details)}" if finding.advice else told


def _as_json(finding: Finding, words: Words) -> dict[str, object]:
    advice = words(finding.advice, **finding.details) if finding.advice else None
    return {"name": finding.name, "state": finding.state, **finding.details, "advice": advice}
