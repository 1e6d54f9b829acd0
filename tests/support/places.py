"""Where the project is: tests are in folders of several depths."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
