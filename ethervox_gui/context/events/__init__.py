"""What happened, as frozen values, for the front ends."""
