"""Which exchanges that left the context a message asks for: signals, their limits, and what may come back."""
