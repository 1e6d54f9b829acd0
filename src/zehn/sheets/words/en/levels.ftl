# The levels of the bots, each with a sentence; and how strong they are.

level-random = random moves
level-random-says = Plays any legal card: easy to beat, for a first game or with children.
level-greedy = simple
level-greedy-says = Takes what helps at once and discards what is expensive.
level-easy = easy-going
level-easy-says = Plays for the fun of it and overlooks this and that, as people do.
level-steady = good
level-steady-says = Counts which of the unseen cards would still help.
level-sharp = strong
level-sharp-says = Counts what is still to come, and does not discard the card that you are waiting for.
level-master = masterly
level-master-says = Thinks of the end of the round: collects what will fit, remembers what you took and discarded, and plays out close decisions in its mind.
level-solver = very good
level-racer = plays to win

level-dice-random-says = Keeps and scores at random: easy to beat, for a first game or with children.
level-dice-steady-says = Keeps what brings it closest to the phase, and scores as soon as it is made.
level-dice-solver-says = Plays without a mistake for the highest score, as if it were alone at the table.
level-dice-racer-says = Weighs every point against the turns that are left: the hardest to beat.
level-profisort-easy-says = Collects for one task, gives no aces away and overlooks this and that, as people do.
level-profisort-greedy-says = Plays for the nearest task and lays and hits whatever it can.
level-profisort-steady-says = Keeps several tasks in sight and discards what none of them can use.
level-profisort-sharp-says = Counts what can still come, and lays only what is worth more than waiting.
level-profisort-master-says = Tries in its head what might come next, and knows from many games which tasks to save for later.

level-strength = Wins { $wins } of 100 games against { $against } (between { $low } and { $high }, measured in { $pairs } pairs of deals).
level-strength-dice = Wins { $wins } of 100 games against { $against } (between { $low } and { $high }, measured in { $pairs } pairs of games with the same rolls).
level-yardstick = The others are measured against this bot.
level-alone = Alone it makes { $points } points on average.

why-overlooked = { $card } would have helped, but was overlooked.
why-skip-next = { $name } comes next.
why-discard-any = { $card } is not needed at the moment.

levels-none = The bots of this game have no measured levels yet.
cli-help-levels =
    zehn levels – the levels of the bots: how they play, and how strong they are

    Usage: zehn levels [GAME] [--lang de|en]

    GAME is phase10 (by default), dice or profisort. The names in front are those for zehn play --bots.

    Options:
      --lang de|en    the language

    Example:
      zehn levels phase10
