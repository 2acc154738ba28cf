"""What fills and changes the KV cache, and checks it against the timeline."""
