# Why a bot would play what it suggests. $card comes as “the red 7” in the browser and as 7r elsewhere.

why-take-nearer =
    { $missing ->
        [0] { $card } completes phase { $phase }.
        [one] { $card } brings you closer to phase { $phase }: then only one card is missing.
       *[other] { $card } brings you closer to phase { $phase }: then { $missing } cards are missing.
    }
why-take-fits = { $card } fits a group on the table, and you can hit with it at once.
why-draw-nearer =
    { $card } does not bring you closer to phase { $phase }; { $outs ->
        [one] one
       *[other] { $outs }
    } of the { $unseen } cards that you have not seen would.
why-draw-alone =
    { $outs ->
        [one] One
       *[other] { $outs }
    } of the { $unseen } cards that you have not seen { $outs ->
        [one] brings
       *[other] bring
    } you closer to phase { $phase }.
why-draw-down = { $card } fits no group on the table.
why-draw-complete = Phase { $phase } is complete already: draw, then lay it.
why-let-go = { $card } does not bring you closer.
why-lay = Once phase { $phase } is down, it is done, and you can hit with your other cards.
why-hit =
    { $card } fits: { $points } points fewer in your hand, and { $left ->
        [0] your last card is gone
        [one] one card left
       *[other] { $left } cards left
    }.
why-discard-spare =
    { $card } is not needed for phase { $phase }: without it { $outs ->
        [one] one unseen card still brings
       *[other] { $outs } unseen cards still bring
    } you closer, and it would cost { $points } points.
why-discard-dear = Nothing fits any more, and { $card } would cost the most: { $points } points.
why-discard-out = Your last card ends the round, and you write down no points.
why-skip =
    { $name } has the fewest cards of all who can be skipped: { $cards ->
        [one] only one
       *[other] { $cards }
    }.
why-skip-level = Nobody who can be skipped has fewer cards than { $name }.
