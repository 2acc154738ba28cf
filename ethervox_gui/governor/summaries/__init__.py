"""Summaries: written by the model, stored, and consolidated into higher levels."""
