"""Packs that people edit: shown and checked. The server does not keep them."""
