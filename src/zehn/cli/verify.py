"""`zehn verify`: the referee."""

from zehn.cli.calls import DASH, Misused, json_line
from zehn.pad import judge_file
from zehn.words import Language, say


def verify(files: list[str], /, *, receipt: str | None = None, lang: Language | None = None) -> int:
    """Replay records under the rules: one verdict a line, and the largest of their exit codes."""
    if receipt is not None and len(files) > 1:
        raise Misused("cli-one-receipt")
    code = 0
    for file in files:
        name = file.replace(DASH, "-")
        verdict = judge_file(name, receipt)
        print(json_line(verdict.written(name, say(lang))), flush=True)
        code = max(code, verdict.code)
    return code
