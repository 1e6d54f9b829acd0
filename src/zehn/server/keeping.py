"""How long unused tables and tokens of seats are kept."""

from typing import NamedTuple

DAY = 86_400


class Keeping(NamedTuple):
    """Days after its last entry until a table or a pad is deleted, days until a token ends; 0: never."""

    table_days: float = 90
    token_days: float = 180
    pad_days: float = 400

    @property
    def table_ms(self) -> int:
        """The same for tables in milliseconds, as entries count time."""
        return int(self.table_days * DAY * 1000)

    @property
    def pad_ms(self) -> int:
        """The same for pads."""
        return int(self.pad_days * DAY * 1000)

    @property
    def token_seconds(self) -> int:
        """The same for tokens in seconds."""
        return int(self.token_days * DAY)
