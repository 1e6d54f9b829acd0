"""`zehn …`."""


def main() -> None:
    """The command line."""
    print("zehn")
