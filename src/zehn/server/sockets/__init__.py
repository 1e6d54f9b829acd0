"""WebSockets: connections, their limits, and the messages."""
