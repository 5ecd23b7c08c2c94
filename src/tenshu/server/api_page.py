"""The API as one page of plain HTML, made from its OpenAPI: no script, nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any, Final

Json = dict[str, Any]

STYLE: Final = """
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif;
  color: #222; background: #fbf8f1; }
code, pre { font: 0.9rem/1.45 ui-monospace, monospace; }
pre { padding: 0.8rem; overflow-x: auto; background: #f0ebdf; }
h3 code { font-size: 1.05rem; }
table { border-collapse: collapse; margin: 0.4rem 0 1rem; }
td { padding: 0.15rem 1rem 0.15rem 0; vertical-align: top; border-bottom: 1px solid #ddd4c0; }
@media (prefers-color-scheme: dark) {
  body { color: #e8e2d4; background: #1d1b18; } a { color: #8fb7e0; }
  pre { background: #2a2723; } td { border-color: #45403a; }
}
"""
EXAMPLE: Final = """curl -N -H "Authorization: Bearer $TOKEN" $SERVER/api/stream/event
curl -N -H "Authorization: Bearer $TOKEN" "$SERVER/api/bot/table/$TABLE/stream?since=0"
curl -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
     -d '{"version": 12, "action": "take d4", "key": "v12"}' $SERVER/api/bot/table/$TABLE/act"""
INTRODUCTION: Final = f"""
<p>A program plays by a token, made in the settings of the page: send it as
<code>Authorization: Bearer tenshu_…</code> with every request under <code>/api/bot</code> and
<code>/api/stream</code>. The page itself uses the other addresses, with a cookie.</p>
<p>A stream has no end and sends one JSON text a line; a line of type <code>beat</code> says that it is
alive. The first line is how things stand. When a stream ends, open it again, with
<code>?since=VERSION</code> for what was missed. Each move names the version that was seen: 409 means
that it is stale (the answer has the position as it is), 429 to wait for <code>Retry-After</code>
seconds. The same <code>key</code> makes a move that is sent twice one move.</p>
<pre>{escape(EXAMPLE)}</pre>
<p>The same for machines: <a href="/schema">OpenAPI</a>.</p>
"""


def make_page(schema: Json) -> str:
    """The page of a schema."""
    paths: list[tuple[str, Json]] = sorted(schema["paths"].items(), key=_bots_first)
    operations = "".join(
        _operation(path, method, operation)
        for path, methods in paths
        for method, operation in methods.items()
    )
    types = "".join(_type(*item) for item in sorted(schema["components"]["schemas"].items()))
    title = escape(f"{schema['info']['title']} API {schema['info']['version']}")
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width">'
        f"<style>{STYLE}</style><h1>{title}</h1>{INTRODUCTION}"
        f"<h2>Requests</h2>{operations}<h2>Types</h2>{types}</html>"
    )


def _bots_first(item: tuple[str, Json]) -> tuple[bool, str]:
    return not item[0].startswith(("/api/bot", "/api/stream")), item[0]


def _operation(path: str, method: str, operation: Json) -> str:
    """One request: what it does, takes and answers."""
    rows = [
        (f"{part['name']} <i>({part['in']})</i>", _shape(part.get("schema", {})))
        for part in operation.get("parameters", ())
    ]
    for media in operation.get("requestBody", {}).get("content", {}).values():
        rows.append(("<i>body</i>", _shape(media["schema"])))
    refusals: list[str] = []
    for status, answer in sorted(operation["responses"].items()):
        if not status.startswith("2"):
            refusals.append(status)
            continue
        for kind, media in answer.get("content", {}).items():
            rows.append((f"{status} <i>{escape(kind)}</i>", _shape(media.get("schema", {}))))
    rows.append(("refusals", escape(" ".join(refusals))))
    about = escape(operation.get("description") or operation.get("summary") or "")
    return f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{about}</p>{_table(rows)}"


def _type(name: str, schema: Json) -> str:
    """One type: its fields, or what it is one of."""
    wanted = schema.get("required", ())
    rows = [
        (escape(field) + ("" if field in wanted else " <i>(optional)</i>"), _shape(shape))
        for field, shape in schema.get("properties", {}).items()
    ]
    inside = _table(rows) if rows else f"<p>{_shape(schema)}</p>"
    about = escape(schema.get("description", ""))
    return f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3><p>{about}</p>{inside}'


def _shape(schema: Json) -> str:
    """A type in a few words, with links to the types that have a name."""
    if "$ref" in schema:
        name = escape(str(schema["$ref"]).rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return " | ".join(_shape(part) for part in schema[word])
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in values)
    if schema.get("type") == "array":
        return f"list of {_shape(schema.get('items', {}))}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"map to {_shape(schema['additionalProperties'])}"
    kind = schema.get("type", "anything")
    return escape(" | ".join(kind) if isinstance(kind, list) else str(kind))


def _table(rows: list[tuple[str, str]]) -> str:
    return "<table>" + "".join(f"<tr><td>{a}<td>{b}" for a, b in rows) + "</table>"
