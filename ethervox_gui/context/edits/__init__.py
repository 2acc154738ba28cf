"""Which turns leave the context or come back, and the KV edits that do it."""
