"""Live tables: the only place with time, people and a network.

`entries` – what is stored, numbered · `table` – a table is its entries, replayed · `requests` – what people ask of a
table and the entries that answers it · `boards` – what is special about one game, with a module for each · `store` –
entries on disk · `live` – a table with sockets and a clock · `hall` – all tables · `thinkers` – bots in processes of
their own · `jobs`, `job_pool` – costly work of strangers in a process of its own · `network`, `limits`, `limiter` –
connections and how much each may use · `app` – the routes · `client`, `witness` – the other end of the wire.
"""
