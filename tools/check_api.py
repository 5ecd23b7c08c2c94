"""Check that the page's types match the service; `check_api.py --write` generates them."""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.write_schema import schema_text  # noqa: E402 - found by the path above

WEB = ROOT / "web"
TYPES = WEB / "src/lib/schema.ts"
NAME = "web/src/lib/schema.ts"


def make_types() -> str:
    """Generate the types from the service's schema."""
    with tempfile.TemporaryDirectory() as folder:
        schema, types = Path(folder) / "schema.json", Path(folder) / "schema.ts"
        schema.write_text(schema_text(), encoding="utf-8")
        program = WEB / "node_modules/.bin/openapi-typescript"
        command = [
            str(part)
            for part in (program, schema, "--default-non-nullable", "false", "--output", types)
        ]
        done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"The types cannot be made: {done.stderr.strip()}")
        return types.read_text(encoding="utf-8")


def main() -> int:
    """Write the types, or report whether they are up to date."""
    made = make_types()
    if sys.argv[1:] == ["--write"]:
        TYPES.write_text(made, encoding="utf-8")
        print(f"{NAME} is written.")
        return 0
    if not TYPES.is_file() or TYPES.read_text(encoding="utf-8") != made:
        print(f"{NAME} is not what the service says: run `npm run api` in web/.")
        return 1
    print(f"{NAME} is what the service says.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
