"""The rules of The White Castle, one module per chapter."""
