# The dice game in the terminal.

cli-one-person = Only one person can play { $game } at a terminal: the cards of the others would lie open. The browser has a curtain for that (./play).
t-dice-roll = { $name }, your turn: T throws the dice.
t-dice-keep = Digits keep dice, A keeps what fits; T throws the others.
t-dice-all-kept = All ten dice are kept: give at least one back to throw it.
t-dice-legend = ▲ kept · ● useful · ✓ counts
t-key-throw = Throw
t-key-score = Score
t-key-decline = Note nothing
t-key-fits = Keep what fits
