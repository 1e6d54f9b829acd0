"""Live tables on a machine: the only place with time, people and a network. What a table is, `zehn.tables` says.

`live_table` – a table with sessions, a store and a clock · `table_manager` – all tables · `codec`, `wire` – what goes
over the wire, as JSON · `http` – routes and pages · `sockets` – connections and how much each may use · `bots` – when
they act, and the processes in which they think · `jobs` – costly work of strangers, in processes of their own ·
`store` – entries on disk · `cluster` – other processes on the same store · `client` – the other end of the wire.
"""
