"""Reads and writes of the KV cache: plans carried out, pages, blocks, and the check that it is as planned."""
