"""The database, SQLite or PostgreSQL."""
