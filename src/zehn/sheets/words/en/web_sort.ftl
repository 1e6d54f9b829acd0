# Profi-Sort in the browser. $who is "me" where a sentence speaks to the person at the screen.

## Cards

w-joker = joker
w-suited =
    { $value ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $value }
    } of { w-suit }
w-suit =
    { $suit ->
        [s] spades
        [h] hearts
        [d] diamonds
       *[c] clubs
    }
w-the-suited =
    { $kind ->
        [wild] { $part ->
            [who] a joker
           *[what] a joker
        }
       *[other] the { $value ->
            [J] jack
            [Q] queen
            [K] king
            [A] ace
           *[other] { $value }
        } of { w-suit }
    }
w-index =
    { $value ->
        [J] J
        [Q] Q
        [K] K
        [A] A
       *[other] { $value }
    }
w-sort-group =
    { $who ->
        [me] Your
       *[other] { $owner }'s
    } { $form ->
        [set] equal ranks
        [run] run
        [colour] one suit
        [twin] identical cards
        [any] chosen ranks
        [each] quartet
        [rainbow] four of a kind in four suits
       *[other] group
    }: { $cards }

## The table

w-sort-talon = Draw pile
w-sort-talon-draw = Draw pile, { $count } cards: draw
w-sort-laying =
    { $name } · { $again ->
        [yes] task { $task } once more
       *[no] task { $task }
    }
w-sort-done-of = { $done } of { $all }
w-sort-has-aces = received, lying open: { $cards }
w-sort-before-you = In front of you:
w-sort-ace-down = Hold face down
w-sort-ace-up = Turn face up
w-sort-own-sheet = Your task sheet
w-sort-task = { $task }. { $words }
w-sort-once-more = { $task }. { $words } – once more, to go out
w-sort-ready = can be laid now
w-sort-lay-now = lay it!
w-sort-lacks = { $missing } missing
w-sort-bonus-says = Framed: bonus points that are still open. Lay the task without a joker to strike them off; what is left ({ $points } now) is added to your points at the end.
w-sort-bonus-open =
    { $points ->
        [one] 1 bonus point open
       *[other] { $points } bonus points open
    }
w-sort-bonus-struck =
    { $points ->
        [one] 1 bonus point struck
       *[other] { $points } bonus points struck
    }
w-sort-aim = Tap a task to sort your hand towards it.
w-sort-stand = { $done } of { $all } tasks
w-sort-points = { $count } points + { $bonus } bonus points
w-sort-order =
    { $order ->
        [value] By rank
        [colour] By suit
        [phase] For the task
       *[own] My order
    }
w-sort-keys = D draw · T draw the top discard · S sit out · K keep · N deal again · J to the hand, Q to the tasks, ← → choose, Enter select, Shift+← → move · L lay · E repeat and go out · A arrange · H hit · G give an ace · X discard · U take back · I hint · O sort · P pad · R rules · C chat · M menu

## What is to be done

w-sort-ask-deal = You have three aces or more: keep your cards, or have them dealt again?
w-sort-deal-of = { $name } has three aces or more and may have the cards dealt again.
w-sort-again = The cards are dealt again.
w-sort-ask-draw = Your turn: draw a card.
w-sort-ask-take = Your turn: draw a card, or draw { $card } from the discard pile.
w-sort-ask-sit = Your turn: draw a card, or sit out with the ace you were given.
w-sort-ask-take-or-sit = Your turn: draw a card, draw { $card } from the discard pile, or sit out with the ace you were given.
w-sort-ask-lay =
    { $count ->
        [one] You can lay task { $task }.
       *[other] You can lay { $count } tasks.
    }
w-sort-ask-repeat = You can repeat a task and go out.
w-sort-ask-finish = Now hit with all your cards and discard the last one.
w-sort-ask-last = Discard your last card: that ends the round.
w-sort-draw = Draw
w-sort-keep = Keep
w-sort-redeal = Deal again
w-sort-sit = Sit out
w-sort-sit-with = Sit out: { $card } on the discard pile
w-sort-lay-task = Lay task { $task }
w-sort-lay-some = Lay …
w-sort-repeat = Repeat and go out
w-sort-give = Give an ace
w-sort-give-whom = Who gets an ace?
w-sort-give-to = { $card } for { $name }
w-sort-give-name = Give { $name } the ace
w-sort-strikes =
    { $points ->
        [one] strikes 1 bonus point
       *[other] strikes { $points } bonus points
    }
w-lay-what = Lay
w-lay-which = What do you want to lay?
w-proposals = Ways to lay:

## What happened

w-sort-act-keep =
    { $who ->
        [me] keep your cards
       *[other] keeps the cards
    }
w-sort-act-redeal =
    { $who ->
        [me] have the cards dealt again
       *[other] has the cards dealt again
    }
w-sort-act-draw =
    { $who ->
        [me] draw
       *[other] draws
    }
w-sort-act-draw-card =
    { $who ->
        [me] draw { $card }
       *[other] draws { $card }
    }
w-sort-act-take =
    { $who ->
        [me] draw { $card } from the discard pile
       *[other] draws { $card } from the discard pile
    }
w-sort-act-sit =
    { $who ->
        [me] sit out with { $card }
       *[other] sits out with { $card }
    }
w-sort-act-give =
    { $who ->
        [me] give { $name } { $card }
       *[other] gives { $to ->
            [me] you
           *[other] { $name }
        } { $card }
    }
w-sort-act-lay =
    { $who ->
        [me] lay task { $task }: { $groups }
       *[other] lays task { $task }: { $groups }
    }
w-sort-act-repeat =
    { $who ->
        [me] repeat task { $task } and go out: { $groups }
       *[other] repeats task { $task } and goes out: { $groups }
    }
w-sort-act-hit =
    { $who ->
        [me] hit with { $card }
       *[other] hits with { $card }
    }
w-sort-act-discard =
    { $who ->
        [me] discard { $card }
       *[other] discards { $card }
    }
w-sort-note-struck =
    { $who ->
        [me] You strike { $points } bonus points.
       *[other] { $name } strikes { $points } bonus points.
    }
w-sort-note-talon = The draw pile is empty: round { $round } is over.

## Hints

w-sort-hint-keep = Hint: keep your cards.
w-sort-hint-redeal = Hint: have the cards dealt again.
w-sort-hint-draw = Hint: draw from the draw pile.
w-sort-hint-take = Hint: draw { $card } from the discard pile.
w-sort-hint-sit = Hint: sit out with the ace you were given.
w-sort-hint-lay = Hint: lay task { $task }.
w-sort-hint-repeat = Hint: repeat task { $task } and go out.
w-sort-hint-hit =
    Hint: hit with { $card }{ $end ->
        [low] , at the low end
        [high] , at the high end
       *[none] {""}
    }.
w-sort-hint-give = Hint: give { $name } { $card }.
w-sort-hint-discard = Hint: discard { $card }.

## Sheet and score list

w-sort-sheets = Task sheets
w-sort-tasks = Tasks
w-sort-with-jokers = jokers allowed
w-sort-pair = Pair { $one } + { $other }
w-sort-struck = struck
w-sort-open-bonus = Open bonus points
w-sort-scores = Score list
w-sort-rounds = Rounds
w-sort-deals = deals next

## Who won

w-sort-won-first =
    { $who ->
        [me] You are the first to have done { w-sort-won-tasks }: you win!
       *[other] { $name } is the first to have done { w-sort-won-tasks } and wins.
    }
w-sort-won-tasks =
    { $count ->
        [one] one task
       *[other] { $count } tasks
    }
w-sort-won-ended =
    { $who ->
        [me] You have done all tasks and win with the fewest points: { $points }, { $bonus } of them open bonus points.
       *[other] { $name } has done all tasks and wins with the fewest points: { $points }, { $bonus } of them open bonus points.
    }
w-sort-won-fewest =
    { $by ->
        [me] You have done all tasks
       *[other] { $ender } has done all tasks
    }, but the fewest points win, and { $who ->
        [me] those are yours: { $points }, { $bonus } of them open bonus points!
       *[other] { $name } has them: { $points }, { $bonus } of them open bonus points.
    }
w-sort-won-together = Equally few points, so it is a shared victory: { $names }, with { $points } each.
