"""WebSockets: connections, how much each may use, and what is said over them."""
