"""Summaries: how they are asked for, written without a model, checked, and how they stand in the context."""
