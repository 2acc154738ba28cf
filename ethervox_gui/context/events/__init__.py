"""What happened, as frozen values: the contract with other programs, and what serves the window alone."""
