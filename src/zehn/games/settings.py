"""Settings: what players choose before a game, each declared in the sheet with its clause."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from zehn.cards.contracts import Contract
from zehn.refusals import ZehnError

#: The greatest number that a setting may have: far beyond any game, and within what machines count in.
MOST = 999_999_999


class SettingError(ZehnError):
    """An unknown setting or a value that it does not have."""

    def __init__(self, name: str, key: str, **details: object) -> None:
        super().__init__(key, name=name, **details)
        self.args = (name, key)  # what a copy is made with
        self.name = name


class Setting:
    """One setting of a sheet: its type, its values, its defaults and the clause it comes from."""

    def __init__(self, name: str, entry: Mapping[str, Any]) -> None:
        self.name = name
        self.type: str = entry["type"]
        self.values: list[str] = entry.get("values", [])
        self.least: int = entry.get("least", 0)
        self.nullable: bool = entry.get("nullable", False)
        self.editions: Mapping[str, Any] = entry.get("editions", {})
        self.clause: str = entry["clause"]
        self._default = entry.get("default")

    def default(self, edition: str) -> Any:
        """The value that holds where the setting is not named."""
        return self.editions.get(edition, self._default)

    def accepts(self, value: Any) -> bool:
        """Whether a value is one of this setting's."""
        match self.type:
            case "choice":
                return isinstance(value, str) and value in self.values
            case "choices":
                return isinstance(value, list) and all(isinstance(v, str) and v in self.values for v in value)
            case "flag":
                return isinstance(value, bool)
            case "count":
                return (value is None and self.nullable) or (type(value) is int and self.least <= value <= MOST)
            case "seconds":
                return type(value) in (int, float) and self.least <= value <= MOST
            case "dice":
                return isinstance(value, list) and all(_is_die(die) for die in value)
            case _:
                return isinstance(value, str)


def _is_die(value: Any) -> bool:
    """Whether a value has the form of a die: a list of names of faces."""
    return isinstance(value, list) and all(isinstance(face, str) for face in value)


def read_setting(name: str, value: Any, settings: Mapping[str, Setting], contracts: Sequence[Contract]) -> Any:
    """A setting's value, checked; raises a `SettingError` that says what it may be."""
    setting = settings.get(name)
    if setting is None:
        raise SettingError(name, "setting-unknown", known=", ".join(settings))
    if setting.type == "selection":
        select(name, value, contracts)
        return value
    if setting.type == "tasks":
        select_tasks(name, value, contracts)
        return value
    if not setting.accepts(value):
        known = ", ".join(setting.values)
        details = {"value": str(value)[:60], "known": known, "least": setting.least, "most": MOST}
        raise SettingError(name, f"setting-{setting.type}", **details)
    return value


def select(name: str, value: Any, contracts: Sequence[Contract]) -> tuple[Contract, ...]:
    """The contracts that a selection means (P10-V2): `first:5`, `even`, `odd`, `1,4,8`; ascending."""
    chosen = _selected(value, contracts) if isinstance(value, str) else ()
    if not chosen:
        raise SettingError(name, "setting-selection", value=str(value)[:60], most=len(contracts))
    return chosen


def _selected(value: str, contracts: Sequence[Contract]) -> tuple[Contract, ...]:
    if value in ("even", "odd"):
        return tuple(contract for contract in contracts if contract.number % 2 == (value == "odd"))
    if re.fullmatch(r"first:[1-9][0-9]?", value):
        number = int(value.removeprefix("first:"))
        return tuple(contracts[:number]) if number <= len(contracts) else ()
    if not re.fullmatch(r"[1-9][0-9]?(,[1-9][0-9]?)*", value):
        return ()
    numbers = [int(part) for part in value.split(",")]
    chosen = tuple(contract for contract in contracts if contract.number in numbers)
    return chosen if len(chosen) == len(numbers) else ()


def select_tasks(name: str, value: Any, contracts: Sequence[Contract]) -> tuple[Contract, ...]:
    """The tasks of a sheet that are played (SORT-26): `1,2,7`, ascending; never the repetition alone."""
    listed = isinstance(value, str) and value[:1].isdigit()
    chosen = _selected(value, contracts) if listed else ()
    if not any(contract.need for contract in chosen):
        raise SettingError(name, "setting-tasks", value=str(value)[:60], known=_numbers(contracts))
    return chosen


def _numbers(contracts: Sequence[Contract]) -> str:
    return ", ".join([str(contract.number) for contract in contracts])


def read_text(text: str) -> tuple[str, Any]:
    """A setting from the command line, `name=value`: numbers, true, false, null and lists (JSON) are understood."""
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise SettingError(text, "setting-text")
    if name == "variants":
        return name, [part for part in value.split(",") if part]
    known = {"true": True, "false": False, "null": None}
    if value.startswith("["):
        return name, _read_list(name, value)
    if value in known:
        return name, known[value]
    if re.fullmatch(r"[0-9]{1,9}", value) and name not in ("phases", "tasks"):
        return name, int(value)
    if re.fullmatch(r"[0-9]{1,9}\.[0-9]{1,9}", value):
        return name, float(value)
    return name, value


def _read_list(name: str, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise SettingError(name, "setting-text") from None
