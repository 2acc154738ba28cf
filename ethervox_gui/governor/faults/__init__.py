"""Page faults: a message touches exchanges that left, and they come back before its reply."""
