#!/bin/sh
# Measures the first minute of a newcomer: `make play` on a fresh clone with an empty home. See first_minute.py.
exec python3 "$(dirname "$0")/first_minute.py" "$@"
