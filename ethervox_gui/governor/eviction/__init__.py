"""Turns leave: when, which, who decides, what stands in for them, and the edit itself."""
