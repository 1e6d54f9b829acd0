"""A live table as pure code on the standard library: no network, store, threads or processes.

`entries` – what happens, numbered · `table` – a table is its entries, replayed · `protocol` – what clients ask and are
told · `requests` – from a request to entries · `seating`, `clock` – who is there, and what time does ·
`boards` – what is special about one game, a room for each · `retelling` – finished games told again · `witness` –
whether the shuffles were fair.
"""
