"""The values that storage returns, and threads of low priority."""
