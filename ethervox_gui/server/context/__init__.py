"""What happens to a request's context: policy, counting, the guard's plan, summaries."""
