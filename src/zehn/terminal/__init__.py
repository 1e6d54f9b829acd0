"""The game in the terminal.

`match` – the game, its bots and whose answer is awaited · `story` – what happened, in words · `plan` – which cards
are useful, and how to lay · `composing` – a lay put together by hand · `faces` – how a card looks · `flow` – blocks
of text that can be clicked · `panels`, `hand` – the parts of the table · `*_screen` – the screens · `saving` – records
in files · `app` – all of it together.
"""
