# The dice game at live tables: refusals (no-…) and what the table in the browser says (d-…).

no-dice-told = Nobody tells the dice how to fall: throw without naming faces.
