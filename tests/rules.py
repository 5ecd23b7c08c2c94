"""The mark that ties a test to the rules it shows."""

import pytest


def rule(*tags: str) -> pytest.MarkDecorator:
    """Mark a test as showing the rules with these tags, such as `DC 3.3`."""
    return pytest.mark.rule(*tags)
