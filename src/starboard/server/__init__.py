"""The table in the browser: lobby, live tables over WebSocket, storage. Knows no rules."""
