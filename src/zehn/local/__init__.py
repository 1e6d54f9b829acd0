"""Live tables on one device, without a server: what the server adds to `zehn.tables`, for somebody who plays alone or
with others at the same device.

Nothing here waits, stores or sleeps. Whoever runs it – a browser's worker, a test – asks, stores the entries that it is
given, says that they are stored, and comes back when time is due. It runs on the standard library alone.

`table` – a table: requests, bots and clock · `desk` – what the server's HTTP routes answer · `device` – both as texts
of JSON, for a host that is not Python.
"""
