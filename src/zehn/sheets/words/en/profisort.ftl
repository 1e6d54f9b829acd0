# Profi-Sort: why a move is not possible, mistakes in task sheets, task sheet and score list.
# Seats count from 0 as in records, groups of a task from 1, groups on the table from g0.

## Deal and order

no-deal-question = Seat { $turn } has three aces or more and has to answer first: keep or redeal.
no-no-deal-question = Only a player with three aces or more right after the deal is asked.
no-dealer-again = When the cards are dealt again, the same player deals: seat { $seat }.
no-give-early = An ace is given only after drawing.
no-sit-late = An ace is played instead of drawing; a card has been drawn in this turn already.

## Drawing

no-take-barred = Cards are drawn from the draw pile; the discard pile is open only with the variant “draw_from_discard”.
no-take-nothing = The discard pile is empty; draw from the draw pile.
no-take-ace = An ace cannot be drawn from the discard pile.

## Tasks

no-no-such-task = There is no task { $task } on this sheet.
no-task-not-chosen = Task { $task } is not among the tasks chosen for this game.
no-task-done = Task { $task } has been done already; nobody lays the same task twice.
no-lay-repeat = Task { $task } is the repetition; it is laid with repeat and the number of the task that is repeated.
no-task-groups-many =
    The task has { $groups ->
        [one] one group
       *[other] { $groups } groups
    }; a further one does not belong to it.
no-task-groups-few =
    Only whole tasks are laid, and this one has { $groups ->
        [one] one group
       *[other] { $groups } groups
    }.
no-joker-barred = Task { $task } is laid without jokers.
no-only-jokers = Group { $number } is all jokers; every group needs at least one natural card.
no-sort-short =
    Group { $number } is incomplete; it takes { $form ->
        [set] at least { $size } cards of the same rank
        [run] a run of at least { $size } cards
        [colour] at least { $size } cards of one suit
        [twin] at least { $size } identical cards
        [any] at least { $size } cards of the ranks named
        [each] each of the { $size } ranks named
        [rainbow] { $size } cards of the same rank in different suits
       *[other] at least { $size } cards
    }.
no-sort-stranger = Group { $number } has an ace in it; aces belong to no task.
no-sort-mixed =
    The cards of group { $number } do not go together: { $form ->
        [set] all of them must have the same rank
        [colour] all of them must have the same suit
        [twin] it must be made of pairs of identical cards
        [any] each must have one of the ranks that the task names
        [each] they must be exactly the ranks that the task names
        [rainbow] it must be made of whole fours of a kind
       *[other] the task does not ask for them
    }.
no-sort-gap = Group { $number } is not a run: the ranks must go up without a gap, and a joker goes exactly where it fills one.
no-sort-suits =
    The suits of group { $number } are wrong: { $form ->
        [run] this run must be all in one suit
       *[other] the cards must have different suits
    }.
no-equal-groups =
    The groups of one task must be different: { $form ->
        [twin] no card may be laid twice as a pair
       *[other] no rank may be laid twice
    }.
no-sort-values = Group { $number } must show both ranks, each with at least one card that is not a joker.
no-sort-beyond = Group { $number } goes too far: a run goes from the 2 to the king at most, and nothing follows the king.
no-sort-named = Group { $number } has an @; this game has none, because the natural cards tell what the jokers stand for.

## The repetition

no-no-repeat = This game has no task “repeat”.
no-repeat-not-done = Only a task that you have done can be repeated; task { $task } is still open.
no-no-finish = A repetition must end the round: all your other cards but one would have to fit somewhere in this turn, and they do not.
no-only-finish = After a repetition you only hit, and discard at the end.
no-finish-first =
    A repetition ends the round; before the discard { $cards ->
        [one] one more card has
       *[other] { $cards } more cards have
    } to be hit.

## Hitting

no-hit-before-task = You may hit only once you have laid a task of your own in this round.
no-joker-not-added = No joker can be added to this task.
no-ace-no-part = An ace fits nowhere; it is given away or discarded.
no-only-at-once =
    Here cards are added only together: { $form ->
        [twin] { $size } identical cards at once
       *[other] { $size } cards of one rank in different suits at once
    }.
no-only-new-suits = { $card } does not fit there: only the ranks that are there belong to it, and each suit only once for each rank.
no-sort-does-not-fit =
    { $card } does not fit there: { $form ->
        [set] this group takes only its own rank
        [run] a run takes only the next card at either end, as its task asks
        [colour] this group takes only its own suit
        [any] this group takes only the ranks that its task names
       *[other] this group takes no more cards
    }.
no-joker-end-missing = For a joker on a run, say at which end it goes: low or high.
no-joker-end-needless = An end is named only for a joker on a run; leave it out here.
no-sort-no-card-left = A card must be left to discard; the last card always goes on the discard pile.

## Aces

no-give-no-ace = Only aces are given; { $card } is not one.
no-give-self = An ace is given to an opponent, not to yourself.
no-given-already = Seat { $seat } has already had an ace from the same seat in this round; a second one is not allowed.
no-give-last = The ace is the last card; it must be left to discard.
no-given-one = Nobody may give more than one ace in a round, and one has been given already.
no-sit-not-received = You can sit out only with an ace that you were given; { $card } is not one of them.
no-ace-received = { $card } is an ace that was given to you; it can neither be passed on nor discarded in a usual turn.
no-ace-not-given-on = { $card } is an ace that was given to you; it can be discarded, but not passed on.
no-ace-keeps-in = As long as you have an ace that you were given, two cards must be left besides it: one to discard and one to keep.

## Sheets and settings

sheet-repeat-last = The repetition (repeat) may be on a sheet only once, as the last task and never alone.
sheet-nowild = Twins (twin), groups of different suits (set with mixed) and each take no jokers; the task must end with nowild.
sheet-pairs = There must be a list of pairs here, each of two numbers of tasks on the sheet, and no task may occur twice.
setting-tasks = “{ $name }” cannot be “{ $value }”; possible are numbers joined by commas from { $known }, each once and the repetition never alone.
setting-distinct = “{ $name }” cannot be “{ $value }”: task { $task } has more groups than there are different ranks or cards.
setting-first-to = “{ $name }” cannot be “{ $value }”; there are only { $most } tasks on the sheet.
variant-draw_from_discard = drawing from the discard pile

## Task sheet and score list

sort-task-1 = five pairs
sort-task-2 = three sets of 3
sort-task-3 = four of a kind in four suits
sort-task-4 = run of 6 in one suit
sort-task-5 = two pairs and a run of 6
sort-task-6 = two runs of 5
sort-task-7 = six 2s and 3s
sort-task-8 = seven court cards
sort-task-9 = three cards, each of them twice
sort-task-10 = 3-5-9-J or 4-6-10-Q in four suits
sort-task-11 = two sets of 4
sort-task-12 = set of 5 and a run of 4
sort-task-13 = run of 8
sort-task-14 = set of 3 and five of one suit
sort-task-15 = repeat a task and go out
pad-sheet = Task sheet: { $player }
pad-bonus = { $points } points
pad-no-joker = without joker
pad-pair = pair { $first }+{ $second }
pad-open = open: { $points } · struck: { $struck }
pad-scores = Score list
pad-deals = deals next
pad-open-bonus = Open bonus points
pad-total = Total
pad-done = Tasks done

## The game in the terminal

talk-help =
    This is how you type a move:
      draw · take (from the discard pile) · lay 4 2s,3s,4s,5s,6s,7s (task 4)
      hit 8s g0 (on group g0) · hit * g0 high (a joker at the high end, or low) · discard Kh
      give As 1 (an ace to seat 1) · sit As (sit out with the ace) · repeat 4 … (task 4 once more)
      keep (your cards) · redeal (have the cards dealt again)
    Suits: s or ♠ spades · h or ♥ hearts · d or ♦ diamonds · c or ♣ clubs; J jack · Q queen · K king · A ace · * joker
    Also: sheet (task sheet) · scores (score list) · cover (hold aces you were given face down, or turn them up)
      hint · rules · help · quit
talk-player =
    { $seat } { $player }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $tasks ->
        [one] one task
       *[other] { $tasks } tasks
    } done, aces received: { $aces }
talk-down = face down
talk-piles = Draw pile: { $talon } · discard pile: { $top }
talk-hand = Your hand: { $cards }
talk-near =
    { $number } { $task }: { $missing ->
        [0] complete
        [one] one card is missing
       *[other] { $missing } cards are missing
    }
talk-won = The game is over. Won by: { $players }

## Why a bot would play what it suggests

why-sort-keep =
    In spite of the aces these cards are worth keeping: { $missing ->
        [0] task { $task } is complete already
        [one] task { $task } lacks only one card
       *[other] task { $task } lacks only { $missing } cards
    }.
why-sort-redeal =
    Aces belong to no task, and even the nearest one, task { $task }, { $missing ->
        [0] leaves little to play with
        [one] still lacks a card
       *[other] still lacks { $missing } cards
    }.
why-sort-sit = The ace costs { $points } points and keeps you from going out; whoever is closest to that still has { $cards } cards.
why-sort-take-nearer = { $card } brings you nearer to task { $task }.
why-sort-draw-plain = Nothing on the discard pile is both allowed and of use to you.
why-sort-draw-complete = Task { $task } is complete already: draw a card, then lay it.
why-sort-draw =
    { $outs ->
        [one] One
       *[other] { $outs }
    } of the { $unseen } cards that you have not seen { $outs ->
        [one] brings
       *[other] bring
    } you nearer to task { $task }.
why-sort-lay =
    That completes task { $task }{ $points ->
        [0] {""}
       *[other] {" "}and strikes { $points } bonus points
    }; then you can hit with cards that fit.
why-sort-repeat = Task { $task } once more, and all other cards can be hit: the round is over, and you write down no points.
why-sort-give = { $name } has { $cards } cards and cannot go out with an ace from you; you get rid of { $points } points.
why-sort-hit =
    It fits: { $points } points fewer in hand, { $left ->
        [one] one card left
       *[other] { $left } cards left
    }.
why-sort-discard-ace = { $card } belongs to no task and would cost { $points } points.
why-sort-discard-least = { $card } helps the open tasks least and would cost { $points } points.
why-sort-discard-spare = { $card } is not needed for task { $task } and would cost { $points } points.
