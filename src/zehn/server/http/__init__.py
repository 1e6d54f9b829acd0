"""The HTTP side: the application, its routes and pages, and what keeps it safe."""
