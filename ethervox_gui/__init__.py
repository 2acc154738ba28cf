"""EthervoxGUI: a desktop chat app whose conversations outlive the context window."""

import os

__version__ = "0.1.0"

# The model has the cores: a second thread of numpy's would only wait for one, which takes far longer than
# products as small as those of queries and keys. It is read when numpy is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
