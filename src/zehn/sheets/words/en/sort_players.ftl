# Players of Profi-Sort: why those who count would do what they suggest. $card as in reasons.ftl.

why-sort-lay-left =
    That completes task { $task }{ $points ->
        [0] {""}
       *[other] , strikes { $points } bonus points
    } and leaves you { $left ->
        [one] only one card
       *[other] { $left } cards
    } at the end of the turn: waiting promises less.
why-sort-lay-out =
    That completes task { $task }{ $points ->
        [0] {""}
       *[other] , strikes { $points } bonus points
    } and lets you get rid of everything else in this very turn.
why-sort-wait =
    Task { $task } would be complete, but would leave you sitting there with { $left ->
        [one] one card
       *[other] { $left } cards
    }: other tasks promise more.
why-sort-thrown =
    { $card } is not needed: without it task { $task } lacks only { $missing ->
        [one] one card
       *[other] { $missing } cards
    }, and of the { $unseen } cards that you have not seen { $outs ->
        [one] one helps
       *[other] { $outs } help
    } you on.
why-sort-thrown-complete = { $card } is not needed: task { $task } is complete without it.
why-sort-ahead =
    { $card } is the one you can best do without: in your next turn { $outs ->
        [one] at least one
       *[other] at least { $outs }
    } of the { $unseen } cards that you have not seen will help.
