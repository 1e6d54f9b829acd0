"""The solved solo game on the standard library alone, for places without NumPy such as a browser.

What takes long to compute is stored for the published game (`published.zip`, made by `scripts/solved-dice`): the values
of all states, and the tables of the phase that asks for a colour. An attempt at a phase that asks for numbers is solved
when somebody asks, in lists (`numbers.py`).
"""
