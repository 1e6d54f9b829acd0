"""A live table as pure code on the standard library: no network, store, threads or processes.

`entries` – what happens, numbered · `table` – a table is its entries, replayed · `protocol` – messages to and
from clients · `requests` – from a request to entries · `seating`, `clock` – who is connected, and what happens with
time · `boards` – what is specific to a game, a room for each · `retelling` – replays of finished games · `witness` –
whether the shuffles were fair.
"""
