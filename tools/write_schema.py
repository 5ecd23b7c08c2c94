"""Write the service's OpenAPI schema, the socket's messages included: `write_schema.py [FILE]`."""

import json
import sys
from pathlib import Path

from tenshu.server.app import create_inner_app
from tenshu.server.routes.schema import full_schema
from tenshu.server.service import Service
from tenshu.server.settings import Settings


def schema_text() -> str:
    """The schema as stable JSON."""
    app = create_inner_app(Service(Settings(db="")))
    return json.dumps(full_schema(app), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(schema_text(), encoding="utf-8")
    else:
        print(schema_text(), end="")
