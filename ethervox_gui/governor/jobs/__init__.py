"""Jobs: everything that can be asked of the governor, and the queue in which they wait."""
