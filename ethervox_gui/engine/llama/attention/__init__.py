"""What a message attends to of what is not in the cache: its queries against keys from saved pages."""
