# Profi-Sort: why a move is not possible, mistakes in task sheets, task sheet and score list.
# Seats count from 0 as in records, groups of a task from 1, groups on the table from g0.

## Deal and order

no-deal-question = Seat { $turn } has three aces or more and has to answer first: keep or redeal.
no-no-deal-question = Only a player with three aces or more right after the deal is asked.
no-dealer-again = When the cards are dealt again, the same player deals: seat { $seat }.
no-give-early = An ace is given only after drawing.
no-sit-late = An ace is played in place of drawing; a card has been drawn in this turn already.

## Drawing

no-take-barred = Cards are drawn from the talon; the discard pile is open only with the variant “draw_from_discard”.
no-take-nothing = The discard pile is empty; draw from the talon.
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
no-sort-stranger = Group { $number } holds an ace; aces belong to no task.
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
no-sort-gap = Group { $number } is not a run: ranks must rise without a gap, and a joker lies exactly where it fills in.
no-sort-suits =
    The suits of group { $number } are wrong: { $form ->
        [run] this run must be all in one suit
       *[other] the cards must have different suits
    }.
no-sort-beyond = Group { $number } runs off the edge: a run goes from the 2 to the king at most, and nothing follows the king.
no-sort-named = Group { $number } carries an @; there is none in this game, for natural cards tell what the jokers stand for.

## The repetition

no-no-repeat = This game has no task “repeat”.
no-repeat-not-done = Only a task that you have done can be repeated; task { $task } is still open.
no-no-finish = A repetition must end the round: all other cards but one would have to find a place in this turn, and they do not.
no-only-finish = After a repetition there are only hits, and the discard at the end.
no-finish-first =
    A repetition ends the round; before the discard { $cards ->
        [one] one more card has
       *[other] { $cards } more cards have
    } to be hit.

## Hitting

no-hit-before-task = You may hit only once you have laid a task of your own in this round.
no-joker-not-added = No joker can be added to this task.
no-ace-no-part = An ace cannot be hit anywhere; it is given away or discarded.
no-only-at-once =
    Here cards are added only together: { $form ->
        [twin] { $size } identical cards at once
       *[other] { $size } cards of one rank in different suits at once
    }.
no-only-new-suits = { $card } does not fit there: only the ranks that lie there belong to it, each in each suit once.
no-sort-does-not-fit =
    { $card } does not fit there: { $form ->
        [set] this group takes only its own rank
        [run] a run takes only the next card at either end, as its task asks
        [colour] this group takes only its own suit
        [any] this group takes only the ranks that its task names
       *[other] this group takes no more cards
    }.
no-joker-end-missing = A joker on a run needs the end where it goes: low or high.
no-joker-end-needless = An end is named only for a joker on a run; leave it out here.
no-sort-no-card-left = A card must be left to discard; the last card always goes on the discard pile.

## Aces

no-give-no-ace = Only aces are given; { $card } is none.
no-give-self = An ace is given to an opponent, not to yourself.
no-given-already = Seat { $seat } has had an ace from this player in this round already; there is no second one.
no-give-last = The ace is the last card; it must be left to discard.
no-sit-not-received = Only an ace that you were given can be played in place of a turn; { $card } does not lie before this player.
no-ace-received = { $card } is an ace that was given to you; it is neither given on nor discarded in a normal turn.
no-ace-keeps-in = While an ace that you were given lies before you, two cards must be left besides it: one to discard and one to hold.

## Sheets and settings

sheet-repeat-last = The repetition (repeat) stands on a sheet once at most, as the last task and never alone.
sheet-nowild = Twins (twin), groups of different suits (set with mixed) and each take no jokers; the task must end with nowild.
sheet-pairs = There must be a list of pairs here, each of two numbers of tasks on the sheet, and no task may occur twice.
setting-tasks = “{ $name }” cannot be “{ $value }”; possible are numbers joined by commas from { $known }, each once and the repetition never alone.
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
sort-task-9 = three times the same card twice
sort-task-10 = 3-5-9-J or 4-6-10-Q in four suits
sort-task-11 = two sets of 4
sort-task-12 = set of 5 and a run of 4
sort-task-13 = run of 8
sort-task-14 = set of 3 and five of one suit
sort-task-15 = repeat a task and go out
pad-sheet = Task sheet of { $player }
pad-bonus = { $points } points
pad-no-joker = without joker
pad-pair = pair { $first }+{ $second }
pad-open = open: { $points } · struck: { $struck }
pad-scores = Score list
pad-deals = deals

## The game in the terminal

talk-help =
    Type a move as it is written down, without the seat:
      draw · take · lay 4 2s,3s,4s,5s,6s,7s · hit 8s g0 · hit * g0 high · discard Kh
      give As 1 · sit As · repeat 4 … · keep · redeal
    Also: sheet (task sheet) · scores (score list) · hint · rules · help · quit
talk-player =
    { $seat } { $player }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $tasks ->
        [one] one task
       *[other] { $tasks } tasks
    } done, aces given: { $aces }
talk-piles = Talon: { $talon } · discard pile: { $top }
talk-hand = Your hand: { $cards }
talk-near =
    { $number } { $task }: { $missing ->
        [0] complete
        [one] one card is missing
       *[other] { $missing } cards are missing
    }
talk-won = The game is over. Won by: { $players }

## The rules, clause by clause

sort-rules-title = Profi-Sort
sort-rules-sheet = Sheet: { $name }
sort-rules-part-deal = Cards and deal
sort-rules-part-turn = The turn
sort-rules-part-tasks = The tasks
sort-rules-part-jokers = Jokers
sort-rules-part-aces = Aces
sort-rules-part-end = Points and end
sort-rules-part-pad = The pad
sort-rules-01 = The game is for { $least } to { $most } players and { $cards } cards: two rummy packs in which every card from 2 to 10, jack, queen, king and ace occurs twice in four suits, and { $jokers } jokers. On paper 10h is the ten of hearts (suits s h d c: spades, hearts, diamonds, clubs; J Q K A: jack, queen, king, ace), * a joker.
sort-rules-02 = Everyone gets { $deal } cards; the rest is the talon, face down. The discard pile starts empty. The player after the dealer begins, and the deal goes round.
sort-rules-03 = Whoever has three aces or more after the deal may have the cards dealt again. Before the first turn each such player is asked, in order from the beginner on, and answers keep or redeal. As soon as somebody wants a new deal nobody else is asked, and the same dealer deals again.
sort-rules-04 = A turn is: draw one card, play what you like, and put one card on the discard pile at the end. Only cards of the own hand are laid, hit, discarded or given. Play goes clockwise.
sort-rules-04-talon = Cards are drawn from the talon, never from the discard pile.
sort-rules-05 = In place of a card of the talon the top card of the discard pile may be drawn, but never an ace.
sort-rules-06 = In one turn a player may do one task of the sheet or several, in any order, each complete and from the hand. Nobody does the same task twice. Even the beginner may go out in the very first turn.
sort-rules-07 = One laying does exactly one task, even if the cards would do for two; the player says which.
sort-rules-08 = Who has laid a task in this round may add cards to all groups on the table, own and others’: equal ranks without limit, to runs down to the 2 and up to the king as the task asks, to a suit group its suit, to task 7 twos and threes, to task 8 court cards.
sort-rules-09 = Three tasks grow in another way. A four of a kind in four suits takes only another complete one, of any rank. Three times a card twice takes only one more pair of identical cards at once. 3-5-9-J (or 4-6-10-Q) takes only these ranks, each in suits that it does not show there yet; the other quartet does not belong to it.
sort-rules-10 = { $count } tasks are played. Further fitting cards may be laid with a task at once.
sort-rules-10-joker = { $task } (with jokers)
sort-rules-10-no-joker = { $task } (no jokers, now or later)
sort-rules-11 = Ranks go from the 2 to the king; aces belong to no task and to no run, and the 2 does not follow the king. Suits matter only where the task names them.
sort-rules-12 = Two groups of one task may have the same rank. For task 7 any mix of twos and threes will do.
sort-rules-13 = Task { $repeat }: lay a task once more that you have done before, and end the round with it. That is possible only if all other cards but the last one, which is discarded, find a place in this very turn. From then on there are only hits and the discard, and each hit must leave the end possible. The task repeated may be one of the same turn.
sort-rules-14 = No group consists of jokers only: there is at least one natural card in each.
sort-rules-15 = A joker may be added to every group of a task with jokers, also if it was laid without; never to a task without. A joker on the table is neither taken back nor exchanged.
sort-rules-16 = Who lays a task that allows jokers without a single one strikes its bonus. What counts is the laying with all its cards; what is added later does not matter, and a repetition strikes nothing.
sort-rules-17 = An own ace can be discarded or, on the own turn after drawing, be laid before an opponent. It is not replaced: one plays on with a card fewer. The turn still ends with a discard.
sort-rules-18 = In a round everyone gets one ace at most from each other player.
sort-rules-19 = An ace that was given lies open. On the own turn its owner can put it on the discard pile in place of drawing, and the turn is over, or keep it and play as usual. It can neither be given on nor be discarded in a normal turn.
sort-rules-20 = Nobody goes out with an ace that was given: laying, hitting and giving must leave two cards besides it, one to discard and one to hold; own aces count.
sort-rules-21 = The round ends when somebody has put the last card on the discard pile, or at the start of a turn when the talon is empty.
sort-rules-22 = Then everyone counts what is left: 2 to 10 five points each, court cards ten, aces fifteen (given ones too), jokers twenty.
sort-rules-23 = The game ends with the round in which somebody has done all tasks of the sheet.
sort-rules-24 = At the end the bonuses that were not struck are added to the points of all rounds. The fewest points win, whoever ended the game; equal ones win together.
sort-rules-25 = Bonuses: { $bonus } for each task that allows jokers, and { $pairs_bonus } for each of these pairs, struck as soon as both tasks are done: { $pairs }.
sort-rules-26 = Beginners’ game: who first has done { $first_to } tasks wins at once with that laying; no points are counted.
sort-rules-27 = Everyone has a sheet on which done tasks and struck bonuses are crossed out. One list shows for each round its points and the total, and by I, II and III who dealt.
