"""Live tables: the only place with time, people and a network.

`entries` – what is stored, numbered · `table` – a table is its entries, replayed · `requests` – what people ask of a
table and the entries that answers it · `boards` – what is special about one game, with a module for each · `store` –
entries on disk · `live` – a table with sockets and a clock · `hall` – all tables · `thinkers` – bots in processes of
their own · `app` – the routes · `client` – the other end of the wire.
"""
