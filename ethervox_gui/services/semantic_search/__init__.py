"""Search by meaning, with an embedding model."""
