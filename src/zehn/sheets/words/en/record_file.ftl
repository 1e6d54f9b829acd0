# Records that somebody opens in the browser.

no-record-unreadable = This file cannot be read.
w-record-open = Open a file
w-record-open-says = The record of a game, from the terminal or from a table, is replayed; the referee checks every move first. A game that was saved on a device goes on here. Drop the file here or choose it.
w-record-choose = Choose a file …
w-record-reading = The referee is reading …
w-record-title = A game from a file
