"""Pages of the KV cache on the disk, and notes about what they belong to."""
