"""What a request says: its schema, its messages, its policy, and the errors it may get."""
