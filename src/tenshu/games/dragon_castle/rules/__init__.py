"""The rules of Dragon Castle, one module per chapter of RULES.md."""
