# Live tables: refusals with names (named-KEY, where no-KEY speaks of a seat), several players at one device, own sheets.

named-not-your-turn = It is { $player }'s turn.
named-turn-lost = { $player } has to miss this turn.
named-skip-second = A skip lies before { $player } already, and one is the most; play it in front of somebody else.
named-not-in-playoff = { $player } is not in the playoff; only the tied players play it.
named-dice-ended = { $player } has finished: either all phases are done or the last go has failed.
named-given-already = { $player } has had an ace from this player in this round already; there is no second one.
