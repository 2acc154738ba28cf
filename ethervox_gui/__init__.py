"""EthervoxGUI: a desktop chat app whose conversations outlive the context window."""

__version__ = "0.1.0"
