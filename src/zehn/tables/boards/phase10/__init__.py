"""The phase card game at a live table.

`board` – set up, asked, shown · `states` – what goes out · `questions` – what a seat may do · `views` – from what was
shown back to a view.
"""

from zehn.tables.boards.phase10.board import Phase10Board

BOARD = Phase10Board()
