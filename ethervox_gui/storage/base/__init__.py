"""What all of storage shares: values, small checked files, low priority."""
