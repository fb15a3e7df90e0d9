"""HTTP: routes, and who may ask for what."""
