"""Edits of the context: which turns leave, the plan for the cells, and its proof on a model of the cache."""
