# The dice game: why a move, a roll or a setting is not possible. Dice count from 0 as in records.

## Moves and rolls

no-dice-roll-first = The dice have to be rolled first.
no-dice-keep-first = The dice have been rolled; before the next roll, name the dice that you keep (keep - if none).
no-dice-no-rolls-left = All { $rolls } rolls of this attempt are used; now score the phase (score) or do not (pass).
no-dice-round-over = Everyone has had a turn in this round; the next move belongs to the next round.
no-dice-ended = Seat { $seat } has finished: either all phases are done or the last go has failed.
no-dice-count = A roll shows all { $dice } dice, and here { $thrown } are named.
no-dice-no-such-face = Die { $die } has no face { $face }.
no-dice-no-such-die = There is no die { $die }; the dice are numbered from 0 to { $last }.
no-dice-kept-changed = Die { $die } was kept and must still show { $face }.
no-dice-not-made = The dice do not make phase { $phase }, so it cannot be scored.

## Questions to the solver

no-dice-no-such-phase = There is no phase { $phase }; this sheet has { $phases }.
no-dice-rolls-left = There are three rolls in an attempt, so 0 to 3 can be left, not { $rolls }.
no-dice-needless = With three rolls left there are no dice on the table yet; leave out --dice.
no-dice-missing = Please say with --dice what the ten dice show, such as 5r,10r,7r,9r,9r,5b,1b,*r,3r,1g.
no-dice-unreadable = “{ $text }” is not a roll; one looks like this: 5r,10r,7r,9r,9r,5b,1b,*r,3r,1g.
no-dice-others = The solver knows the solo game, and this record has { $players } players.
no-dice-other-game = So far there is advice for the dice game only, and this is a record of { $game }.
no-dice-unsolvable = The solver cannot solve phase { $phase } of this sheet with these dice.
no-dice-endless = Where a failed attempt costs nothing, it is best to go on rolling for ever; there is nothing to solve.

## Own dice and phases

setting-dice = “{ $name }” cannot be “{ $value }”; it takes ten lists of six faces each, such as 5r or *b.
setting-dice-count = “{ $name }” must have ten dice, and here there are { $count }.
setting-dice-face = “{ $name }”: “{ $face }” on die { $die } is not a face; a face is 1 to 10 or * and then b, r, o or g.
setting-dice-die = “{ $name }”: die { $die } must have the numbers { $faces }, each in a colour of your choice.
setting-dice-phase = “{ $name }”: with these dice there is a phase that can never be made.
sheet-phase-impossible = No roll of these dice can make this phase.
