"""Where the keys are, and where they go next."""
