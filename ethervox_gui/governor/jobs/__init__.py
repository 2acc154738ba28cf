"""The jobs that front ends submit, and the queue they wait in."""
