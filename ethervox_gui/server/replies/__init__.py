"""Who answers a request, a local model or another server, and how the answer is sent."""
