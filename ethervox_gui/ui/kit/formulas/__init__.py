"""Formulas in texts: where they stand, and how they are drawn on the line that they are in."""
