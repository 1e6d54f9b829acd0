# The dice game in the terminal.

cli-one-person = Only one person can play { $game } at a terminal: everybody would see the cards of the others. The browser has a curtain for that (./play).
t-dice-roll = { $name }, your turn: T rolls the dice.
t-dice-keep = Digits keep dice, A keeps what fits; T rolls the others.
t-dice-all-kept = All ten dice are kept: give at least one back to roll it.
t-dice-legend = ▲ kept · ● useful · ✓ counts
t-key-throw = Roll
t-key-score = Score
t-key-decline = Decline
t-key-fits = Keep what fits
