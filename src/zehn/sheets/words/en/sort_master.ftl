# The strongest player of Profi-Sort: what it says about its moves. $card as in reasons.ftl.

why-sort-ahead =
    Every card that you might draw has been tried: without { $card }, { $outs ->
        [one] one of the { $unseen } unseen cards helps
       *[other] { $outs } of the { $unseen } unseen cards help
    } in your next turn.
level-profisort-master-says = Tries every card that might come, and knows from many games which tasks to save for later.
