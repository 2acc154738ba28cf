"""The pure core: what a context is, when it is full, and what to do then.  Standard library only."""
