# The levels of the bots, each with a sentence; and how strong they are.

level-easy = easy-going
level-easy-says = Plays for the fun of it and overlooks this and that, as people do.
level-sharp = strong
level-sharp-says = Counts what is still to come, and does not discard the card that you are waiting for.
level-master = masterly
level-master-says = Thinks of the end of the round: collects what will fit, remembers what you took and discarded, and plays out close decisions in its mind.
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
