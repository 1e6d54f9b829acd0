"""What holds for all tests: no example of hypothesis fails because the machine is busy."""

from hypothesis import settings

settings.register_profile("zehn", deadline=None)
settings.load_profile("zehn")
