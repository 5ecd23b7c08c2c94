"""The rules of Terra Mystica, one module for a chapter or two of the rulebook."""
