"""Text that people typed."""


def clean(text: str) -> str:
    """Typed text on one line, without unprintable characters."""
    plain = "".join([char if char.isprintable() else " " for char in text])
    return " ".join(plain.split())
