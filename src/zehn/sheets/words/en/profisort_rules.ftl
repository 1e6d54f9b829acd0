# Profi-Sort: the rules, clause by clause.

sort-rules-title = Profi-Sort
sort-rules-part-tasks = The tasks
sort-rules-part-hits = Adding cards
sort-rules-part-jokers = Jokers
sort-rules-part-aces = Aces
sort-rules-part-end = Points and end
sort-rules-part-pad = What you write down

sort-rank =
    { $rank ->
        [J] J
        [Q] Q
       *[other] { $rank }
    }
sort-suit =
    { $suit ->
        [s] spades ♠
        [h] hearts ♥
        [d] diamonds ♦
        [c] clubs ♣
       *[other] { $suit }
    }
sort-joker = joker
sort-card = { $value } of { $colour }
sort-card-joker = jokers
sort-no-joker = { $phase } (no jokers)
sort-form-suit = { $size } cards of one suit
sort-form-run-suited =
    { $count ->
        [one] { form-run } in one suit
       *[other] { form-run }, each in one suit
    }
sort-form-rainbow =
    { $count ->
        [one] { form-set } in different suits
       *[other] { form-set }, each in different suits
    }
sort-form-each = { $values } in different suits
sort-form-any =
    { $size } cards { $number ->
        [one] of the rank
       *[other] of the ranks
    } { $values }

sort-aim =
    { $count ->
        [one] The task sheet has one task, a combination of cards: { $task }. You collect and sort until you can lay it.
       *[other] The task sheet has { $count } tasks: combinations of cards, for example task { $number }: { $task }. You collect, sort and sort
            again, and lay what you can, in any order and even several tasks in one turn.
    }
sort-aim-points =
    Then you get rid of your other cards, because what you still hold at the end of a round costs points. When somebody has done all tasks, the
    game ends. The player who then has the fewest points wins – not necessarily the one who finished first.
sort-aim-first =
    { $count ->
        [one] The first player to have done one task wins.
       *[other] The first player to have done { $count } tasks wins.
    }
sort-rules-01 =
    { $players } players and { $cards } cards from rummy packs: the ranks { $values } (J is the jack, Q the queen, K the king, A the ace) in
    { $suits }, each card { sort-copies }, and { $jokers ->
        [one] one joker
       *[other] { $jokers } jokers
    }. Everyone also needs a task sheet and a pencil.
sort-rules-01-no-jokers =
    { $players } players and { $cards } cards from rummy packs: the ranks { $values } (J is the jack, Q the queen, K the king, A the ace) in
    { $suits }, each card { sort-copies }. Everyone also needs a task sheet and a pencil.
sort-copies =
    { $copies ->
        [1] once
        [2] twice
        [3] three times
       *[other] { $copies } times
    }
sort-rules-02 =
    Everyone is dealt { $deal ->
        [one] one card
       *[other] { $deal } cards
    }, face down. The rest is the draw pile, face down in the middle; the discard pile beside it starts empty. The player after the dealer begins. For
    every round the cards are shuffled again, and you take turns dealing.
sort-rules-03 =
    If you have three or more aces after the deal, you may ask for a new deal or keep your cards. You are asked in order, before the first turn; as
    soon as somebody asks for a new deal, the same dealer deals again.
sort-why-03 = The instructions do not say when and in which order players are asked.
sort-turn-draw = 1. draw a card – you must;
sort-turn-play = 2. lay tasks, add cards, give aces away – if you can and want to;
sort-turn-discard = 3. put a card on the discard pile – you must, and this ends your turn.
sort-rules-04 = You always draw from the draw pile, never from the discard pile. Play goes round clockwise.
sort-rules-05 = You may draw from the draw pile or take the top card of the discard pile, but never an ace. Play goes round clockwise.
sort-rules-06 =
    On your turn you may lay one task or several, each complete and from your hand. You do every task only once in the whole game{ $repeat ->
        [0] .
       *[other] ; only task { $repeat } repeats one.
    } Even the player who begins may go out on the very first turn.
sort-rules-07 = What you lay does only one task, even if the cards would do for two; say which.
sort-example-two = You lay task { $task }, and four equal cards in it happen to have four suits: task { $other } is not done by that.
sort-rules-10 =
    { $count ->
        [one] This is the task.
       *[other] These are the { $count } tasks.
    } If more of your cards fit, you may lay them with it.
sort-rules-26-tasks =
    { $count ->
        [one] You play only this one of the { $all } tasks
       *[other] You play only these of the { $all } tasks
    }{ $bonuses ->
        [0] .
       *[other] ; only they and their bonus points count.
    }
sort-rules-task = { $number }. { $task }
sort-rules-10-joker = { $task } – { $cards } cards, jokers allowed
sort-rules-10-no-joker = { $task } – { $cards } cards, no jokers
sort-rules-10-example = { $task }; e.g. { $cards }
sort-rules-11 =
    Aces belong to no task. Suits matter only where a task names them.
sort-rules-11-run = The ranks go up from 2 to 10, then jack, queen, king; the 2 does not follow the king.
sort-rules-11-court = Jacks, queens and kings are court cards.
sort-rules-12 = Two groups of a task may have the same rank.
sort-rules-12-any = In task { $tasks } any mix of the two ranks will do, even only one of them.
sort-rules-12-distinct =
    Pairs and sets that you lay together must have different ranks, and double cards must be different cards. Cards added later may repeat a
    rank.
sort-rules-12-any-distinct = In task { $tasks } both ranks must appear, each at least once without a joker.
sort-why-12 = Taken literally, the list of tasks names different ranks; here, as in the other two games, they may usually be equal.
sort-rules-13 =
    Task { $repeat }: you lay a task that you have already done once more and end the round with it. You can do this only if you can add all your
    other cards but one in the same turn and discard the last one. You may have done the task in the same turn. After the repetition you only add cards and discard.
sort-why-13 = The instructions ask only that the round ends with it; here it is checked beforehand that it can.
sort-rules-08 =
    Once you have laid a task of your own in this round, you may on your turn add fitting cards to all groups on the table, your own and those of
    others.
sort-fits-set = Pairs and sets take the same rank, without limit.
sort-fits-run = A run takes the next lower or the next higher rank, down to { $first } and up to { $last }.
sort-fits-suited = A run in one suit stays in that suit.
sort-fits-colour = Cards of one suit take the same suit.
sort-fits-any = Where a task names its ranks, further cards of these ranks fit.
sort-rules-09 = Some groups take cards in another way.
sort-rules-09-rows = The { form-set } of task { $task } takes only another whole { form-set } in different suits, of any rank.
sort-rules-09-twins = Task { $task } takes only a whole pair at once: the same card twice, whichever it is.
sort-rules-09-each = Task { $task } ({ $ranks }) takes only ranks that are there already, each in a suit in which it is still missing there.
sort-rules-09-other = The other row does not belong to it.
sort-rules-09-repeat = Exception: if you repeat task { $task } with it as task { $repeat } and end the round, you may lay it.
sort-why-09 = The instructions leave open whether the further group must have the same rank.
sort-example-added = { $cards } (task { $task }) takes { $more }.
sort-rules-14 = A joker stands for any card. No group may be jokers only: in each there is at least one natural card, one that is no joker.
sort-example-joker = { $cards } is fine in task { $task }.
sort-rules-15-none = No task on your sheet allows jokers: they are neither laid nor added, you can only discard them.
sort-rules-15 =
    Where jokers are allowed, you may also add them, even if the task was laid without one. You can never add one to a task without jokers. A joker on the table
    stays there: nobody exchanges it or takes it back.
sort-rules-16 =
    If you lay a task that allows jokers without any joker, you strike its bonus points. What counts is what you lay; cards added later change nothing.
sort-rules-16-repeat = When you repeat a task, nothing is struck.
sort-rules-17 =
    Aces make players miss a turn. You can discard an ace of your own, or, on your turn and after drawing, put it in front of somebody else. You get no new card
    for it; you play on with one card fewer, and at the end of your turn you discard a card as always. Remember this with tasks that need all your cards.
sort-why-17 = The instructions do not say whether you may do so before drawing.
sort-rules-18 = In a round you may give each player one ace at most.
sort-rules-18-one = In a round you may give away one ace at most, whoever gets it.
sort-why-18 = The instructions allow one “per player”; this can mean each giver or each receiver.
sort-rules-19 =
    An ace that you were given lies open in front of you or is held back to front in your hand. On your turn you have a choice: either you discard it instead
    of drawing, and so miss your turn, or you keep it and play as usual. You may not pass it on.
sort-rules-19-keep = At the end of a usual turn you may not discard it.
sort-rules-19-discard = But you may discard it at the end of a usual turn, too.
sort-why-19 = The instructions do not say whether you may also discard it in a usual turn.
sort-rules-20 =
    As long as you have an ace that you were given you cannot go out: after your turn you must have at least one more card besides it. So laying, adding and
    giving must leave you two, one to discard and one to keep; aces of your own count.
sort-rules-21 =
    The round ends when somebody has got rid of all cards – the last one must go on the discard pile – or when the draw pile is empty at the start of a turn.
sort-why-21 = The instructions leave open when exactly an empty draw pile ends the round.
sort-rules-22 = Then everyone counts what they still have. This is what cards cost – { $costs }. Aces that you were given count, too.
sort-rules-23 = The game ends with the round in which somebody has done all tasks of the sheet.
sort-why-23 = The instructions do not say whether the round is played to its end.
sort-rules-24 =
    At the end the bonus points that you have not struck are added to your points from all rounds. The fewest points win. If there is a tie, you win
    together.
sort-rules-24-plain = The fewest points win. If there is a tie, you win together.
sort-why-24 = The instructions say nothing about ties.
sort-example-final =
    { $first } has { $low } points, { $second } { $high }. { $first } still has { $open } bonus points open, { $second } only { $few }: { $sum } to { $other }.
    { $second } wins.
sort-rules-25 = There are bonus points on the task sheet. Those that you do not strike are added at the end.
sort-rules-25-joker = Each task that allows jokers has { $bonus }; you strike them if you lay it without any joker.
sort-rules-25-pairs =
    { $count ->
        [one] The pair of tasks { $pairs } has { $bonus }; you strike them once both tasks are done.
       *[other] Each of these pairs of tasks has { $bonus }; you strike them once both tasks are done: { $pairs }.
    }
sort-why-25 = The task sheet with the figures is not part of the instructions.
sort-rules-26 =
    You play the beginners’ game: the first player to have done { $first_to ->
        [one] one task
       *[other] { $first_to } tasks
    } wins at once. No points are counted.
sort-rules-27-sheet = On your task sheet you cross out what is done.
sort-rules-27-bonus = You strike bonus points there, too.
sort-rules-27 =
    One of you writes down everybody’s points. In the first line, each player’s short name comes before the slash and their points after it; from the second line on, the
    points of the round come before it and the total after it. The Roman numeral beside the line shows who deals next; the first dealer is I.
sort-rules-27-end = At the end of the game the open bonus points are added.
sort-example-scores = This is what the list of { $names } may look like after five rounds; { $first } dealt first:
sort-other-draw_from_discard = Drawing from the discard pile: you may take its top card instead of drawing, but never an ace. (variants=draw_from_discard)
sort-other-first_to = Beginners’ game: the first to have done five or ten tasks wins, without points. (first_to=5)
sort-other-tasks = Fewer tasks: leave some out until you know the game. (tasks=3,4,7)
