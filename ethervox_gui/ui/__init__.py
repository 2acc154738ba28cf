"""The window: Qt only, above everything else."""
