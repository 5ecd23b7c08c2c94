"""Why the database refused something."""

from sqlalchemy.exc import DBAPIError, SQLAlchemyError


def reason_of(error: SQLAlchemyError) -> str:
    """The first line of what the database itself says, without the statement."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return str(said).strip().splitlines()[0]
