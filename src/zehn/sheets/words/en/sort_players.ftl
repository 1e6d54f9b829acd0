# Players of Profi-Sort: why those who count would do what they suggest. $card as in reasons.ftl.

why-sort-lay-left =
    That does task { $task }{ $points ->
        [0] {""}
       *[other] , strikes { $points } bonus points
    } and leaves you { $left ->
        [one] only one card
       *[other] { $left } cards
    } at the end of the turn: waiting promises less.
why-sort-lay-out =
    That does task { $task }{ $points ->
        [0] {""}
       *[other] , strikes { $points } bonus points
    } and lets you get rid of everything else in this very turn.
why-sort-wait =
    Task { $task } would be complete, but would leave you sitting there with { $left ->
        [one] one card
       *[other] { $left } cards
    }: other tasks promise more.
why-sort-thrown =
    Even without { $card } task { $task } misses only { $missing ->
        [one] one card
       *[other] { $missing } cards
    }, and { $outs ->
        [one] one of the { $unseen } unseen cards helps
       *[other] { $outs } of the { $unseen } unseen cards help
    }.
why-sort-thrown-complete = Even without { $card } task { $task } is complete.
why-sort-ahead =
    The cards that you might draw have been tried: without { $card }, { $outs ->
        [one] at least one of the { $unseen } unseen cards helps
       *[other] at least { $outs } of the { $unseen } unseen cards help
    } in your next turn.
level-profisort-easy-says = Collects for one task, gives no aces away and overlooks this and that, as people do.
level-profisort-greedy-says = Plays for the nearest task and lays and hits whatever it can.
level-profisort-steady-says = Keeps several tasks in sight and throws away what none of them can use.
level-profisort-sharp-says = Counts what can still come, and lays only what is worth more than waiting.
level-profisort-master-says = Tries in its head what might come next, and knows from many games which tasks to save for later.
