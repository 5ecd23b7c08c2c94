"""Messages: keys and arguments that the language files turn into text."""

from __future__ import annotations

from typing import Union

Arg = Union[int, str, "Message"]


class Message:
    """A key of the language files with its arguments, which may be messages themselves."""

    def __init__(self, key: str, args: dict[str, Arg] | None = None) -> None:
        self.key = key
        self.args: dict[str, Arg] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.args.items())
        return f"{self.key}({inside})"

    def __reduce__(self) -> tuple[object, ...]:
        return Message, (self.key, self.args)

    def to_json(self) -> dict[str, object]:
        """The message as JSON data."""
        args: dict[str, object] = {}
        for name, value in self.args.items():
            args[name] = value.to_json() if isinstance(value, Message) else value
        return {"key": self.key, "args": args}


class Reason:
    """Why something is not allowed: the tag of a rule and a message."""

    def __init__(self, rule: str, message: Message) -> None:
        self.rule = rule
        self.message = message

    def __repr__(self) -> str:
        return f"[{self.rule}] {self.message!r}"

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, (self.rule, self.message)

    def to_json(self) -> dict[str, object]:
        """The reason as JSON data."""
        return {"rule": self.rule, **self.message.to_json()}


def because(rule: str, key: str, **args: Arg) -> Reason:
    """The reason with the text `why-KEY` and the tag of its rule."""
    return Reason(rule, Message(f"why-{key}", args))
