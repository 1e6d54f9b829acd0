# Finished games, once more step by step.

no-no-round = This game has no such round.

w-review = Review
w-replay-number = Watch game { $number }
w-replay-title = Finished game, table { $code }
w-replay-round = Round
w-replay-round-of = Round { $round } / { $rounds }
w-replay-step-of = Move { $step } of { $steps }
w-replay-seat = Seen by
w-replay-everybody = everybody (open cards only)
w-replay-first = To the deal
w-replay-back = One move back
w-replay-on = One move on
w-replay-last = To the end of the round
w-replay-play = Let it run
w-replay-stop = Stop
w-replay-controls = Replay
w-replay-keys = ← → step by step, Page up and Page down round by round, Home and End, Space to let it run
w-replay-loading = Finding the game …
w-replay-proven = Shuffle checked
w-replay-proven-says = This round was worked out again from the server’s number and the players’ own random numbers, and everything matches. Bots and players who were away have no number; if there is none at all, the server alone decided. Your device told you after the round whether your own number was in it.
w-replay-unproven = No proof
w-replay-unproven-says = There is no proof of how this round was shuffled.
w-replay-wrong = Shuffle does not match!
w-replay-wrong-says = The cards of this round do not follow from the server’s number and the players’ random numbers, or the server’s number is not the one that had been sealed.
w-replay-numbers = Numbers of the players

w-keep-as-pad = Keep as a pad
