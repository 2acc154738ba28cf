"""Formulas in LaTeX become drawings, in a process of their own that may be ended."""
