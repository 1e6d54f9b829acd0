# The pad of Profi-Sort.

no-pad-no-bonus = { $player } has no bonus to strike for task { $task }: it was not laid, or it has none.
no-pad-tasks-cards = { $player } cannot have laid all that: the tasks take { $cards } cards, and there are { $most }.
no-pad-repeat-nothing = { $player } has no task to repeat yet.
no-pad-repeat-out = { $player } can repeat a task only by going out with it.
no-pad-two-winners = The first to have { $tasks } tasks wins at once, so nobody else can have them in the same round.
no-pad-task-not-made =
    These cards make no task. Task { $task } comes closest: { $missing ->
        [one] one card is missing
       *[other] { $missing } cards are missing
    }.
pad-ask-task =
    { $count ->
        [0] all tasks done
        [one] task { $tasks }
       *[other] tasks { $tasks }
    }
pad-yes-task = Yes, that is task { $task }: { $groups }
pad-help-profisort =
    Answer for each player who is asked: the tasks laid, then = and the points left, or out:
      4 7! =35  tasks 4 and 7, the second without a joker (!), 35 points left
      12 out    task 12, and went out
      =85       no task
w-keep-task =
    { $name }: task { $task }, { $laid ->
        [yes] laid
        [bare] laid without joker
       *[no] not laid
    }
w-keep-task-says = Tap a task once if it was laid, twice if it was laid without a joker.
w-keep-joker = joker
