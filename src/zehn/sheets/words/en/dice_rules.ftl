# The rulebook of the dice game, made from sheet and settings.

dice-title = The Phase Dice Game
dice-part-points = Points and bonuses
dice-part-end = How the game ends
dice-part-alone = Playing alone

dice-aim =
    { $count ->
        [one] You roll a phase
       *[other] You roll { $count } phases, one after another
    }: combinations of numbers or colours that the game asks for. Phase { $number }, for example, is: { $phase }. For every attempt
    you have { $rolls } rolls. If you make the phase, you get points and go on to the next one; if not, you try it again on your next
    turn. The winner is the player who has done all phases and has the most points.
dice-players =
    { $players } people can play. One of you is the scribe: they take pad and pencil, write down all names – their own first, then clockwise –
    and write down the points during the game. They also begin; then play goes round clockwise. If you are more than four, put two sheets
    side by side.
dice-dice =
    Ten dice, a pad and a pencil. Six dice are high, with the numbers 5 to 10; four are low, with 1 to 4 and two wilds (W on many dice). Every
    face is blue, red, orange or green.
dice-dice-differ = No two dice are alike.
dice-why-own-dice = The instructions do not show the dice; these are your own.
dice-why-dice = The instructions do not show the dice; here they have the faces of the game in the shops.
dice-die = Die { $number }: { $faces }
dice-phases =
    { $count ->
        [one] This is the phase; the number in brackets is the most points that it can bring:
       *[other] These are the { $count } phases, in this order; the number in brackets is the most points that each can bring:
    }
dice-phase = Phase { $number }: { $phase } ({ $most })
dice-form-colour = { $size } dice of one colour
dice-form-twin = { $size } dice with the same number and colour
dice-form-any =
    { $size } dice { $number ->
        [one] with the number
       *[other] with the numbers
    } { $values }
dice-means-set =
    A set is dice with the same number; colours do not matter.
dice-means-sets = Where a phase asks for two sets, both may have the same number.
dice-means-run = A run is numbers that follow each other without a gap, between 1 and 10; colours do not matter unless the phase says so.
dice-means-suited = A run in one colour has only dice of that colour.
dice-means-colour = In dice of one colour the numbers do not matter.
dice-means-twin = Where a phase asks for the same number and colour, both must be equal.
dice-means-any = Where a phase names several numbers, you may mix them as you like.
dice-means-rainbow = “In different colours” means that no colour appears twice.
dice-example-run = { $run }: { $low } is fine, so is { $high }, and any between them.
dice-example-run-only = { $run }: only { $low } will do.
dice-example-equal = { $dice } together make phase { $phase }.
dice-example-colour = { $dice }, all in { $colour }; the wild counts because it has this colour, too.
dice-wilds = A wild stands for any number. You may use as many wilds as you like, even nothing but wilds.
dice-colours = Where a colour is asked for, a wild counts only in the colour that it shows; it cannot stand for another one.
dice-turn =
    On your turn you have up to { $rolls } rolls. First you roll all ten dice. Then you set aside what you want to keep and roll the others; then
    you do so once more, and this time you may also pick up dice that you had set aside before. You may stop at any time.
dice-noting =
    You always roll for the phase that you are in. If you make it, the points are written down, and on your next turn you try the following phase.
    If not, you get no points and try the same phase again, as often as you need.
dice-declining = If the points are too few for you, you may decline them. Then you try the same phase again on your next turn.
dice-points =
    You get the sum of the numbers on exactly the dice that the phase needs. Wilds count 0, and dice that fit but are not needed do not
    count. If there are several ways, the best one counts. From phase 2 on, keep a running total.
dice-example-points =
    { $throw } in phase { $phase }: { $sum } = { $points } points. The wilds count 0; the other dice are not needed.
dice-five-bonus =
    The five-phase bonus: if you have { $least } points or more once phase { $after } has been written down, you get { $points } more points,
    otherwise a 0.
dice-ten-bonus =
    The ten-phase bonus: the first player to have done all phases gets { $points } points. So does everyone who does phase { $last } later in the
    same round and was in that phase already when their turn began. A round always begins with the scribe and ends when everyone has had a
    turn. So players who sit before the first to finish play on in the next round and do not get this bonus.
dice-last-go =
    When somebody has done all phases, each of the others, in order, has one last go: you play your missing phases one right after another,
    each with up to { $rolls } rolls. With the first phase that you miss or decline, the game is over for you; you keep your points.
dice-last-go-five = You can still win the five-phase bonus in your last go.
dice-example-end = Example: A, B, C, D and E sit in this order; A is the scribe and begins the round.
dice-example-a = A does phase { $before }.
dice-example-b = B does phase { $last }, is the first to finish and gets a bonus of { $points } points. Now the others each have a last go.
dice-example-c = C is still in phase { $early } and does { $string } in one go: no bonus, because C was not yet in phase { $last } when the turn began.
dice-example-d = D fails in phase { $failed }; the game is over for D.
dice-example-e = E was already in phase { $last } and does it: a bonus of { $points } points, too.
dice-example-again = Now it is A’s turn again and A does phase { $last }, but in the next round: no bonus.
dice-winner =
    Only players who have done all phases can win; of these the one with the most points wins. If there is a tie, the highest score in a single
    phase decides. If that is equal, too, you win together.
dice-why-winner = The instructions have no rule for this last case.
dice-alone =
    Alone you play for your own record. All rules hold, but every failed attempt costs { $fail } points at once, even if that takes you below zero. A failed attempt
    is a whole turn in which you do not make the phase. You get the ten-phase bonus only if you make phase { $last } at the first attempt.
dice-why-alone = The instructions leave open whether a single roll or a whole turn is meant.
dice-alone-decline-fails = If you decline a phase that you have made, that is a failed attempt, too.
dice-alone-decline-free = If you decline a phase that you have made, it costs nothing, and your next attempt counts as if this one had never been made.
dice-why-decline = Taken literally, a phase that you made is no failure; but then you could wait for the best score without any risk.
dice-alone-more = For the bonus after phase { $after } your total counts with all deductions.
