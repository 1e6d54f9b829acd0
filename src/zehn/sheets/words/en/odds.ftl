# Advice and odds of the dice game on the command line.

advice-value = Expected final total: { $value }
advice-best = Best: { $move }
advice-line = { $value }  { $move }
advice-nothing = There is nothing to decide now.
odds-solving = Solving the dice game
odds-title = The dice game, alone and at its best: { $value } points
odds-head = phase   chance   turns   points   most
odds-note =
    chance: to make the phase in one turn, playing for nothing else · turns: how many that takes on average
    points: the best average of one turn, a miss counting 0 · most: the greatest score
