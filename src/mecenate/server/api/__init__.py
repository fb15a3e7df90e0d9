"""The HTTP side of the house, a controller a subject; OpenAPI describes it at /api/schema."""
