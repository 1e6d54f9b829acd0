"""Live tables on one device, without a server: what the server adds to `zehn.tables`, for somebody who plays alone or
with others at the same device.

Nothing here waits, stores or sleeps. The host – a browser's worker, a test – sends requests, stores the entries it gets
back, reports that they are stored, and calls again when a timer is due. It needs only the standard library.

`table` – a table: requests, bots and clock · `desk` – what the server's HTTP routes answer · `desks` – where else
questions are answered · `device` – all of it as texts of JSON, for a host that is not Python.
"""
