"""The operator's settings from a TOML file: limits, names, proxies. docs/host/limits.md shows one."""

import os
import tomllib
from ipaddress import ip_network
from pathlib import Path
from typing import Any, NamedTuple

from zehn.server.keeping import Keeping
from zehn.server.sockets.limits import Limits, Rate

#: These limits must be at least one.
_COUNTS = frozenset(name for name, value in Limits()._asdict().items() if not isinstance(value, Rate))


class ConfigurationError(Exception):
    """An error in a configuration: the file, the key, and the key of the sentence."""

    def __init__(self, file: str, name: str, sentence: str, **details: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.details = {"file": file, "name": name} | details


class Configuration(NamedTuple):
    """`proxies` are trusted about the addresses of clients, `hosts` are further names of this server, `metrics` are
    the networks that may read figures, `keeping` is for how long what is kept.
    """

    limits: Limits = Limits()
    keeping: Keeping = Keeping()
    proxies: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    metrics: tuple[str, ...] = ("127.0.0.0/8", "::1")


def read_configuration(file: str | None) -> Configuration:
    """The configuration from a file; without one, from the environment and defaults."""
    name = file or os.environ.get("ZEHN_CONFIG") or ""
    found = _checked(_loaded(name), name) if name else Configuration()
    return found._replace(
        proxies=found.proxies or _listed("FORWARDED_ALLOW_IPS"), hosts=found.hosts or _listed("ZEHN_HOSTS")
    )


def _listed(variable: str) -> tuple[str, ...]:
    words = os.environ.get(variable, "").replace(",", " ").split()
    return tuple("0.0.0.0/0" if word == "*" and variable != "ZEHN_HOSTS" else word for word in words)


def _loaded(name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(name).read_text(encoding="utf-8"))
    except (OSError, UnicodeError) as error:
        raise ConfigurationError(name, "", "config-unread", why=str(error)) from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ConfigurationError(name, "", "config-no-toml", why=str(error)) from error


def _checked(given: dict[str, Any], file: str) -> Configuration:
    _known(given, {"limits", "keeping", "network"}, file)
    network = given.get("network", {})
    _known(network, {"proxies", "hosts", "metrics"}, file)
    lists = {name: _texts(value, name, file) for name, value in network.items()}
    return Configuration(_limits(given.get("limits", {}), file), _keeping(given.get("keeping", {}), file), **lists)


def _keeping(table: Any, file: str) -> Keeping:
    """Days; 0 for no end."""
    _known(table, set(Keeping._fields), file)
    for name, value in table.items():
        if isinstance(value, bool) or not isinstance(value, int | float) or value < 0:
            raise ConfigurationError(file, name, "config-days")
    return Keeping(**table)


def _known(table: Any, names: set[str], file: str) -> None:
    if not isinstance(table, dict):
        raise ConfigurationError(file, str(table)[:40], "config-wrong")
    for name in table:
        if name not in names:
            raise ConfigurationError(file, name, "config-unknown", names=", ".join(sorted(names)))


def _texts(value: Any, name: str, file: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise ConfigurationError(file, name, "config-list")
    for text in value if name != "hosts" else ():
        try:
            ip_network(text, strict=False)
        except ValueError as error:
            raise ConfigurationError(file, name, "config-network", text=text) from error
    return tuple(value)


def _limits(table: Any, file: str) -> Limits:
    _known(table, set(Limits._fields), file)
    return Limits(**{name: _limit(name, value, file) for name, value in table.items()})


def _limit(name: str, value: Any, file: str) -> Any:
    """A number, or a rate: how many at once, and how many more a second or a minute."""
    if name in _COUNTS:
        if isinstance(value, bool) or not isinstance(value, int | float) or value <= 0:
            raise ConfigurationError(file, name, "config-count")
        return value
    match value:
        case {"burst": int(burst) | float(burst), "per_second": int(rate) | float(rate)} if len(value) == 2:
            return Rate(burst, rate)
        case {"burst": int(burst) | float(burst), "per_minute": int(rate) | float(rate)} if len(value) == 2:
            return Rate(burst, rate / 60)
    raise ConfigurationError(file, name, "config-rate")
