"""The page in a real browser, on the real service."""
