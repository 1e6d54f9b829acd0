# Bots that count: why they would play what they suggest. $card as in reasons.ftl.

why-take-soon = { $card } will fit as soon as your phase is down.
why-discard-counted =
    { $card } is not needed: without it { $outs ->
        [one] one unseen card still brings
       *[other] { $outs } unseen cards still bring
    } you closer to phase { $phase }. There is a { $chance } % chance that { $name } is waiting for it.
why-discard-down = { $card } would cost { $points } points; there is a { $chance } % chance that { $name } can use it.
why-lay-left =
    Laid like this, phase { $phase } leaves you { $left ->
        [0] no card that could not be hit
        [one] one card that cannot be hit
       *[other] { $left } cards that cannot be hit
    }.
why-hit-opens =
    { $card } opens the way: after it { $more ->
        [one] one more of your cards fits
       *[other] { $more } more of your cards fit
    }.
why-skip-down =
    { $name }'s phase is down already, and { $cards ->
        [one] only one card is left
       *[other] only { $cards } cards are left
    }: that is the most urgent.

## Bots that think of the end of the round

why-take-fills =
    { $card } brings you no closer to phase { $phase }, but it will fit once the phase is down: { $fit ->
        [one] one of your cards is
       *[other] { $fit } of your cards are
    } gone then.
why-discard-fits =
    { $card } is not needed: without it { $outs ->
        [one] one unseen card still brings
       *[other] { $outs } unseen cards still bring
    } you closer to phase { $phase }, and once it is down { $fit ->
        [one] one of your cards is
       *[other] { $fit } of your cards are
    } gone. There is a { $chance } % chance that { $name } is waiting for it.
why-take-foreseen = { $card } pays off later: { $rounds } trial rounds show it.
why-draw-foreseen = { $card } helps less than it seems to: { $rounds } trial rounds show it.
why-discard-foreseen = { $card } is the one you can best do without: { $rounds } trial rounds show it.
why-skip-foreseen = Skipping { $name } gains the most now: { $rounds } trial rounds show it.
