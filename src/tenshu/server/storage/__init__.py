"""Where tables live when nobody looks: one database, SQLite or PostgreSQL."""
