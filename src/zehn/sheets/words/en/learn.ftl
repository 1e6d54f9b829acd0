# Learning to play: the game on one page, the guided hand, words of the games.

l-title = How to play: { $game }
l-try = Try it, with help
l-short = The game on one page
l-rules = All the rules
l-guide = Help for the first game
l-enough = No help
l-leave = End
l-watch = The others are playing. Watch; it is your turn in a moment.
l-over = Well done! That is how every round goes. Now you can start a whole game.
l-real = A whole game

l-phase10-1 = The aim
l-phase10-1-says = You collect ten [phases](phase) one after another, such as two [sets](set) or a [run](run). Whoever does the last one wins.
l-phase10-2 = A turn
l-phase10-2-says = Draw a card, hidden or open, and discard one at the end. Once you hold your whole phase, lay it in between.
l-phase10-3 = After that
l-phase10-3-says = With your phase on the table you may [hit](hit) all groups, those of others too: that gets rid of cards. [Wilds](wild) fit everywhere.
l-phase10-4 = The end of the round
l-phase10-4-says = Whoever discards the last card ends the round. Cards left in your hand count against you. If you did not lay your phase, you try it again.
l-dice-1 = The aim
l-dice-1-says = You roll ten [phases](phase) one after another, such as two [sets](set), and collect points on the way.
l-dice-2 = A turn
l-dice-2-says = You have three rolls. After each you keep what fits and roll the others again. A [wild](wild) is any number.
l-dice-3 = Points
l-dice-3-says = The numbers on the dice that make the phase are added up. High numbers pay; wilds count nothing.
l-dice-4 = The end
l-dice-4-says = Having enough points after phase 5, or being the first to do all ten, brings 40 more. Most points win.
l-profisort-1 = The aim
l-profisort-1-says = You lay all the [tasks](task) of your sheet, in any order, several in one turn if you like.
l-profisort-2 = A turn
l-profisort-2-says = Draw a card and discard one at the end. In between you lay tasks and [hit](hit).
l-profisort-3 = Bonus points
l-profisort-3-says = There are bonus points on your sheet. What you do not strike off counts against you at the end. Tasks without a [wild](wild) and pairs of tasks strike them.
l-profisort-4 = The end
l-profisort-4-says = Cards left in your hand count against you. Once all tasks are laid, the fewest points win.

l-cards-take = The open card, { $card }, helps your [phase](phase). Take it!
l-cards-draw =
    { $missing ->
        [0] Your turn: draw a card from the hidden pile.
        [one] Your [phase](phase) lacks one more card. The open one does not help: draw a hidden one.
       *[other] Your [phase](phase) lacks { $missing } more cards. The open one does not help: draw a hidden one.
    }
l-cards-knock = Whoever knocks now gets the open card and plays. Knock only if it helps you.
l-cards-lay = Your [phase](phase) is complete! Lay it.
l-cards-hit = { $card } fits a group on the table: tap the card and [hit](hit).
l-cards-discard = At the end you discard a card. You do not need { $card }: tap it, then discard.
l-cards-skip = You hold a [skip](skip). Play it on somebody at the end: they lose their next turn.
l-dice-roll = Phase { $phase }: roll all ten dice.
l-dice-again = Roll the other dice again.
l-dice-score = The [phase](phase) is done and brings { $points } points. Score it.
l-dice-fail = Not this time. End the attempt; you get another one.
l-dice-keep =
    { $count ->
        [0] Nothing here helps: roll them all again. Rolls left: { $left }.
       *[other] Keep the { $count } dice with a yellow dot: tap them. Then roll the others. Rolls left: { $left }.
    }
l-sort-deal = Look at your cards. You can keep them or have them dealt again.
l-sort-take = The open card, { $card }, helps you. Take it!
l-sort-draw = Draw a card from the hidden pile.
l-sort-lay = [Task](task) { $task } is complete: lay it.
l-sort-lay-bonus = [Task](task) { $task } is complete and even strikes bonus points: lay it.
l-sort-hit = { $card } fits a group on the table: tap the card and [hit](hit).
l-sort-discard = At the end you discard a card. You need { $card } least: tap it, then discard.

l-word-phase = Phase: what you are collecting now. It is only laid whole, never in parts.
l-word-set = Set: equal numbers, in any colours; a set of three unless another size is named.
l-word-run = Run: consecutive numbers such as 4 5 6 7, in any colours.
l-word-hit = Hit: add a fitting card to a group that lies on the table already.
l-word-wild = Wild: stands for any card or number you need.
l-word-skip = Skip: whoever gets it loses their next turn.
l-word-task = Task: what is on your sheet. Once it is laid, it is ticked off.
