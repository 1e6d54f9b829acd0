# Records that somebody opens in the browser.

no-record-unreadable = This file cannot be read.
w-record-open = Replay a record
w-record-open-says = A game that was saved as a file, from the terminal or from a table: drop it here or choose it. The referee checks every move first.
w-record-choose = Choose a file …
w-record-reading = The referee is reading …
w-record-title = A game from a file
