"""`python -m zehn.cli`."""

from zehn.cli.entry import main

main()
