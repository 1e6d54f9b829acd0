# The dice game at live tables: refusals (no-…) and what the table in the browser says (d-…).

no-dice-told = Nobody tells the dice how to fall: roll without naming faces.

## Dice

d-face =
    { $colour ->
        [r] red { $value }
        [b] blue { $value }
        [g] green { $value }
        [o] orange { $value }
       *[other] { $value }{ $colour }
    }
d-wild =
    { $colour ->
        [r] red wild
        [b] blue wild
        [g] green wild
        [o] orange wild
       *[other] wild
    }
d-the-face =
    { $colour ->
        [r] the red { $value }
        [b] the blue { $value }
        [g] the green { $value }
        [o] the orange { $value }
       *[other] { $value }{ $colour }
    }
d-the-wild =
    { $colour ->
        [r] the red wild
        [b] the blue wild
        [g] the green wild
        [o] the orange wild
       *[other] the wild
    }
d-die = Die { $number }: { $face }
d-die-kept = kept
d-die-counts = counts
d-die-useful = useful
d-die-hint = hint: keep
d-dice = Dice
d-dice-of = The dice of { $name }
d-in-cup = The dice are in the cup.
d-rolling = The dice are rolling …

## The table

d-round = Round { $round }
d-attempt = Attempt { $round }
d-phase = Phase { $phase }
d-phase-is = Phase { $phase }: { $contract }
d-up-to = up to { $most } points
d-all-done = All phases done
d-out = out
d-throws = Roll { $roll } of { $rolls }
d-throws-none = { $rolls } rolls
d-last-go = Last go!
d-last-go-says =
    { $who ->
        [me] You were the first to do all phases. Now everybody else has one last go.
       *[other] { $name } was the first to do all phases. Everybody else has one last go: all missing phases in a row, until one fails.
    }
d-ask-roll = Your turn: roll the dice.
d-ask-roll-again = Roll the other dice.
d-ask-made =
    { $left ->
        [0] Phase made: score it, or decline.
       *[other] Phase made: score it, or roll again for more.
    }
d-ask-keep = Choose the dice to keep, then roll the others.
d-ask-missed = The phase is not made. Your attempt is over.
d-turn-of =
    { $made ->
        [yes] { $name } has phase { $phase }: { $points } points.
       *[no] { $name } is trying phase { $phase }.
    }
d-kept-none = Tap the dice that you want to keep.
d-kept-fits =
    { $missing ->
        [0] Kept: { $fits } dice make the phase, { $points } points.
       *[other] Kept: { $fits ->
            [0] no die fits
            [one] one die fits
           *[other] { $fits } dice fit
        }, { $missing } missing.
    }
d-counts = { $points } points
d-counts-not = Not made yet
d-total-then = Total then: { $total }
d-bonus-five = with the five-phase bonus of { $points }
d-bonus-five-not = without the five-phase bonus
d-bonus-ten = with the ten-phase bonus of { $points }
d-bonus-ten-not = without the ten-phase bonus
d-last-attempt =
    { $made ->
        [yes] { $name }, phase { $phase }: { $points } points
       *[no] { $name }, phase { $phase }: no score
    }
d-five-progress = Five-phase bonus: { $total } of { $least }
d-five-won = Five-phase bonus: { $points }
d-ten-won = Ten-phase bonus: { $points }

## What can be done

d-throw-all = Roll the dice
d-throw =
    { $count ->
        [one] Roll one die
       *[other] Roll { $count } dice
    }
d-score = Score { $points }
d-decline = Decline
d-give-up = End attempt
d-costs = −{ $points }
d-keep-useful = Keep what fits
d-keys-says = T roll · 1 to 9 and 0 keep a die · J to the dice, ← → choose, Enter keep · A keep what fits · N keep none · S score · X decline · I hint · U take back · P pad · R rules · C chat · M menu

## What happened

d-log-round = Round { $round } begins.
d-log-roll =
    { $who ->
        [me] You roll: { $faces }.
       *[other] { $name } rolls: { $faces }.
    }
d-log-keep =
    { $who ->
        [me] You keep { $count ->
            [0] no die
            [one] one die
           *[other] { $count } dice
        }.
       *[other] { $name } keeps { $count ->
            [0] no die
            [one] one die
           *[other] { $count } dice
        }.
    }
d-log-score =
    { $who ->
        [me] You score { $points } points.
       *[other] { $name } scores { $points } points.
    }
d-log-noted =
    { $who ->
        [me] You score the phase.
       *[other] { $name } scores the phase.
    }
d-log-pass =
    { $who ->
        [me] You do not score.
       *[other] { $name } does not score.
    }
d-log-finished =
    { $who ->
        [me] You are the first to do all phases. The others have one last go.
       *[other] { $name } is the first to do all phases. The others have one last go.
    }

## Hints

d-hint-roll = Hint: roll.
d-hint-keep = Hint: keep { $faces }.
d-hint-keep-none = Hint: roll all ten dice again.
d-hint-score = Hint: score { $points } points.
d-hint-pass = Hint: do not score; try again next time.

## The pad

d-pad-phase = Phase
d-pad-most = max.
d-pad-five = Five-phase bonus
d-pad-five-says = { $points } points if you have { $least } or more after phase { $after }
d-pad-ten = Ten-phase bonus
d-pad-ten-says = { $points } points if you finish first
d-pad-ten-alone = { $points } points if the last phase succeeds at the first attempt
d-pad-off = Failed attempts
d-pad-total = Total
d-pad-open = open
d-pad-now = now
d-pad-running = running total { $total }
d-best = Your best results alone
d-best-here = this game
d-best-none = Your results will be listed here, in this browser only.
d-best-line = { $points } points
d-proof =
    { $verdict ->
        [proven] ✓ The dice were checked: sealed before the round, with your own number in it
        [away] ✓ The dice were checked; your number was not in it
        [other-device] ✓ The dice were checked; the number came from another of your devices
        [unfair] The dice were not rolled fairly!
       *[unseen] The server’s number is the one that was sealed; this device has not seen the whole round
    }
d-proof-says = The server’s number was sealed before the round. Everybody at the table then promised a random number of their own and showed it only when no more could be added. From all the numbers your device has worked out every roll again and compared it with the dice that it saw.
d-won-alone = You did all phases with { $points } points.
d-won-record = Your best result so far!
d-won-together = { $names } share the victory: { $points } points each, and the same best phase.
d-won-best =
    { $who ->
        [me] You win with { $points } points: in a tie the best single phase decides, and yours is { $highest }.
       *[other] { $name } wins with { $points } points: in a tie the best single phase decides, here { $highest }.
    }
d-won-only =
    { $who ->
        [me] You win with { $points } points: nobody else did all { $phases } phases.
       *[other] { $name } wins with { $points } points: nobody else did all { $phases } phases.
    }
d-won-most =
    { $who ->
        [me] You win with { $points } points, the most of those who did all { $phases } phases.
       *[other] { $name } wins with { $points } points, the most of those who did all { $phases } phases.
    }

## Start

## Why a bot would play what it suggests

why-dice-nearest = This brings you closest to phase { $phase }: { $fits } of { $need } dice fit already.
why-dice-made = Phase { $phase } is made, and { $points } sure points are worth more than another roll.
why-dice-spare = Phase { $phase } is safe with { $points } points: roll the other dice again; that cannot cost anything and may bring more.
why-dice-all-count = Phase { $phase } is made with { $points } points, and every die counts. This hint is only an estimate: the exact answer is still being worked out.
why-dice-missed = The dice do not make phase { $phase }.
why-dice-worth = Then you can expect a final total of { $value } points.
why-dice-worth-score = If you score, you can expect a final total of { $value } points; otherwise { $other }.
why-dice-worth-pass = If you do not score, you can expect a final total of { $value } points; otherwise { $other }.
why-dice-race = A failed attempt costs a turn, and the others do not wait: this is the best balance between points and chances.
