"""Records of games in files."""

import json
import os
import platform
import re
from datetime import datetime
from pathlib import Path

from zehn.games.game import Game
from zehn.record import write_record
from zehn.words import Words


def games_folder() -> Path:
    """Where finished games are kept: the user's data directory."""
    home = Path.home()
    match platform.system():
        case "Windows":
            base = os.environ.get("LOCALAPPDATA", "") or str(home / "AppData" / "Local")
        case "Darwin":
            base = str(home / "Library" / "Application Support")
        case _:
            base = os.environ.get("XDG_DATA_HOME", "") or str(home / ".local" / "share")
    return Path(base) / "zehn" / "games"


def file_for(game: Game, now: datetime) -> Path:
    """A file name that says when and by whom a game was played."""
    names = "-".join([re.sub(r"\W+", "", name.lower()) for name in game.table.players])
    return games_folder() / f"{now:%Y-%m-%d-%H%M%S}-{names[:60]}.json"


def save(game: Game, path: Path) -> None:
    """Write the record of a game to a file, whole or not at all; raises OSError where that is not possible."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(write_record(game), ensure_ascii=False, indent=1)
    part = path.with_name(f"{path.name}.part")
    part.write_text(text + "\n", encoding="utf-8")
    part.replace(path)


def not_saved(game: Game, name: str, say: Words) -> str:
    """Save a game under a typed name; why that failed, empty if it did not."""
    path = Path(name.strip()).expanduser()
    if not name.strip():
        return say("t-why-nowhere")
    if path.is_dir():
        return say("t-why-folder")
    try:
        save(game, path)
    except (OSError, ValueError) as error:
        return getattr(error, "strerror", None) or str(error)
    return ""
