# What can be agreed on before a game of Profi-Sort.

w-set-tasks = Tasks
w-tasks-preset =
    { $preset ->
        [all] All
       *[other] Short evening: 3, 4, 7, 10, 15
    }
w-tasks-own = Choose tasks
w-set-first_to = Beginners’ game: the first to do this many tasks wins
w-set-variants-draw_from_discard = Draw from the discard pile
w-set-variants-draw_from_discard-says = You may draw the top card of the discard pile instead, but never an ace.
w-set-bonus_without_joker = Bonus points of each task that allows jokers
w-set-equal_groups = The groups of one task
w-set-equal_groups-allowed = may have the same rank
w-set-equal_groups-distinct = must have different ranks, and task 7 both ranks
w-set-aces_each_round = In a round a player may give
w-set-aces_each_round-per_receiver = one ace to each opponent
w-set-aces_each_round-one = a single ace
w-set-discard_received_ace = An ace that you were given may also be discarded in a usual turn
w-set-bonus_pairs = Bonus points of each pair of tasks
