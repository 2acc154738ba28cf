"""The search over memories and turns: queries, ranking, snippets, vectors."""
