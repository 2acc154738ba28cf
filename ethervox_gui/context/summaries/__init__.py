"""What makes a good summary: what matters, what is grounded, what is missing."""
