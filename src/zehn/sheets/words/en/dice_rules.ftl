# The rulebook of the dice game, made from sheet and settings.

dice-title = The Phase Dice Game
dice-part-material = Players and dice
dice-part-phases = The phases
dice-part-turn = The turn
dice-part-points = Points and bonuses
dice-part-end = The end
dice-part-alone = Alone

dice-players =
    The game is for { $players } players. Whoever keeps the pad sits on seat 0 and begins; then it goes round clockwise.
dice-dice =
    There are ten dice: six high ones with the numbers 5 to 10 and four low ones with 1 to 4 and two wilds (*).
    Every face has a colour: blue (b), red (r), orange (o) or green (g). These are their faces:
dice-phases =
    { $count ->
        [one] This is the phase to be rolled, with the most points that it can bring:
       *[other] These are the { $count } phases, to be rolled in this order, with the most points that each can bring:
    }
dice-phase = Phase { $number }: { $phase } ({ $most })
dice-form-colour = { $size } dice of one colour
dice-form-twin = { $size } dice with the same number and colour
dice-form-any =
    { $size } dice { $number ->
        [one] with the number
       *[other] with the numbers
    } { $values }
dice-means =
    A set is dice with the same number, a run is dice with numbers in sequence from 1 to 10; colours do not matter for
    either. Two sets of one phase may have the same number.
dice-wilds = A wild stands for any number. There may be as many wilds in a phase as you like, even nothing but wilds.
dice-colours =
    Where a colour is asked for, a wild counts as a die of the colour that it shows and cannot stand for another one.
dice-turn =
    On your turn you have up to three rolls for your phase. First you roll all ten dice. Then you set aside any dice you
    like and roll the others, and then once more; dice that were set aside before may be rolled again. You may stop
    earlier.
dice-noting =
    If you have made your phase, it is noted, and on your next turn you try the next one. If not, you get no points
    and try the same phase again.
dice-declining = You may decline to have a phase noted that you have made; then you try it again on your next turn.
dice-points =
    A phase brings the sum of the numbers on exactly the dice that it needs; wilds count 0, and further fitting dice
    count nothing. Of several ways to choose the dice the best one counts.
dice-five-bonus =
    When phase { $after } is noted and the total is then { $least } or more, { $points } points are added, once.
dice-ten-bonus =
    Whoever is first to have done all phases gets { $points } points, and so does everyone who does phase { $last } later
    in the same round and was in that phase already when the turn began.
dice-last-go =
    When the first player has done all phases, each of the others has one last go: all missing phases one directly after
    another, with three rolls each. The first phase that is not noted ends it, and the points so far stand.
dice-winner =
    The winner is the player with the most points among those who have done all phases; if these are equal, the one with
    the best single phase; if these are equal, too, the victory is shared.
dice-alone =
    If you play alone, every failed attempt costs { $fail } points at once, even below zero, and the bonus for all phases
    is given only if phase { $last } is made at the first attempt.
dice-alone-decline-fails = To decline a phase that you have made is a failed attempt, too.
dice-alone-decline-free =
    To decline a phase that you have made costs nothing, and the next attempt counts as if this one had not been.
dice-alone-more =
    The bonus for the first phases is decided by the total with all deductions.
