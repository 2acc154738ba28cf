"""The SQLite database: connections, schema and errors."""
