# Reviews of finished games in the browser: what every move was worth.

w-review-working = Looking at round { $round } of { $rounds } …
w-review-again = Go on
w-review-curve = Chances to win, move by move
w-review-curve-points = Expected final total, move by move
w-review-curve-says = { $name } had { $chance } in the end.
w-review-moments = What mattered most
w-review-moments-none = No move stands out that would have been clearly better.
w-review-moment = Round { $round }: { $name }, { $cost }
w-review-next = Next move: { $said }
w-review-better = Better: { $said }
w-review-no-knock = { $name } let the card go by.
w-review-cost = It cost { $cost } ({ $low } to { $high }).
w-review-percent = { $value } %
w-review-points = { $value } points
w-review-forced = There was nothing to decide.
w-review-fine = Well played.
w-review-undecided = Nobody can tell whether another move was better.
w-review-inaccuracy = Inaccuracy
w-review-mistake = Mistake
w-review-blunder = Blunder
w-review-players = Luck and skill
w-review-player = Player
w-review-luck = Luck
w-review-lost = Lost by own moves
w-review-marks = Inaccuracies, mistakes, blunders
w-review-note = All figures come from what the player could see at that moment. The brackets hold the truth 19 times out of 20.
