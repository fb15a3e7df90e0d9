"""The client, as people use it: in a real browser, at a real server."""
