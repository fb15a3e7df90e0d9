"""Databases and records of earlier releases, and the tests that later releases still read them.

`python -m tests.frozen.freeze` makes a folder `release_X_Y`; the tests read every such folder.
"""
