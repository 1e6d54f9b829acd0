# The rulebook that is made from sheet and settings, and the phases in words.

## Phases in words

form-set =
    { $count ->
        [one] set of { $size }
       *[other] { $count } sets of { $size }
    }
form-rainbow =
    { $count ->
        [one] { form-set } in different colours
       *[other] { form-set }, each in different colours
    }
form-run =
    { $count ->
        [one] { form-run-length }
       *[other] { $count } runs of { $size }
    }
form-run-length = run of { $size }
form-run-suited =
    { $count ->
        [one] { form-run } in one colour
       *[other] { form-run }, each in one colour
    }
form-colour = { $size } cards of one colour
form-twin = { $size } identical cards
form-any =
    { $size } cards { $number ->
        [one] of the value
       *[other] of the values
    } { $values }
form-each = { $values } in different colours
form-times =
    { $count ->
        [2] twice
        [3] three times
        [4] four times
        [5] five times
       *[other] { $count } times
    } { $group }
phase-no-wild = { $phase } (no wilds)
phase-numbered = Phase { $number }: { $phase }
phase-named = Phase { $number } (“{ $name }”): { $phase }

list-or = { $before } or { $last }
span = { $first } to { $last }

## Head and headings

rules-title = The Phase Card Game
rules-sheet = Your own sheet: { $name }
rules-edition =
    { $edition ->
        [classic] Classic edition (classic)
        [compact] Compact edition (compact)
       *[other] Edition { $edition }
    }
rules-variants = Variants: { $variants }
variant-fixed_rounds = fixed number of rounds
variant-knocking = knocking
variant-free_order = free order

rules-part-aim = The aim of the game
rules-part-material = What you need
rules-part-deal = Setting up
rules-part-turn = Your turn
rules-part-phases = The phases
rules-part-wilds = Wilds
rules-part-hits = Hitting
rules-part-skips = Skips
rules-part-knocking = Knocking
rules-part-end = End of the round and points
rules-part-game = Who wins
rules-part-variants = Other ways to play
rules-part-about = About these rules

rules-example = Example: { $text }
rules-decided = (Decided: { $reason })
rules-decided-switch = (Decided, switch { $switch }: { $reason })
rules-chosen-switch = (Your choice, switch { $switch }: { $reason })
rules-about =
    The number in square brackets is the number of the rule; when a move is refused, the program names it. “Decided” means that
    the printed instructions leave the point open, or say something else if taken literally; the reason is given there. Where a
    switch is named, you can change it before the game: on screen under “Options”, in the terminal with --rules.
rules-house = You have changed these settings:

rules-name-1 = Anna
rules-name-2 = Ben
rules-name-3 = Carla
rules-colour =
    { $colour ->
        [r] red
        [b] blue
        [g] green
        [y] yellow
        [o] orange
        [s] spades
        [h] hearts
        [d] diamonds
        [c] clubs
       *[other] { $colour }
    }
rules-in-colour = { $cards } in { $colour }
rules-a-card = { $colour } { $value }
rules-a-wild = wild
rules-a-skip = skip

## The aim of the game

rules-aim =
    { $count ->
        [one] You collect cards for a phase: a combination that the game asks for.
       *[other] You work your way through { $count } phases: combinations of cards that the game asks for.
    } Phase { $number }, for example, is: { $phase }. Once you have your phase together, you lay it on the table; then you get rid of
    your other cards by adding them to combinations on the table. As soon as somebody has no cards left, the round is over, and
    every card that anybody still holds costs points.
rules-aim-order =
    If you have laid your phase, you try the following one in the next round; if not, you try the same one again. The first
    player to have done phase { $last } wins – or, if several do it in the same round, the one of them with the fewest points.
rules-aim-fixed = After each round everyone moves on by one phase. After the last one the player with the fewest points wins.
rules-aim-free =
    You may do the phases in any order. The first player to have done them all wins – or, if several do so in the same round, the
    one of them with the fewest points.

## What you need

rules-players = { $players } people can play.
rules-deck =
    { $cards } cards: the values { $values } in { $colours ->
        [one] one colour
       *[other] { $colours } colours
    } ({ $names }), each card { $copies ->
        [1] once
        [2] twice
        [3] three times
       *[other] { $copies } times
    }{ $more }. You also need paper and pencil for the points.
rules-deck-more = , and also { $cards }
rules-deck-wilds =
    { $wilds ->
        [one] one wild
       *[other] { $wilds } wilds
    }
rules-deck-skips =
    { $skips ->
        [one] one skip
       *[other] { $skips } skips
    }

## Setting up

rules-deal =
    In every round the dealer shuffles and deals { $cards ->
        [one] one card
       *[other] { $cards } cards
    } to everyone, one at a time and face down, starting on their left. The other cards are the draw pile, face down. Its top card
    is turned up and put beside it; this is the start of the discard pile.
rules-dealer =
    The player on the dealer’s left begins, then play goes round clockwise. The next round is dealt by the player on the left of
    this round’s dealer.
rules-first-card-ignore = If the first card turned up is a skip, nothing happens.
rules-first-card-skips =
    If the first card turned up is a skip, the player on the dealer’s left misses the first turn; the card stays on the discard
    pile. This applies only to the start of a round, not to a card turned up later.
rules-why-p10-05 = The instructions do not say; by the publisher’s own rule the player who would begin misses a turn.

## Your turn

rules-turn = On your turn you do this, in this order:
rules-turn-draw = 1. draw a card – you must;
rules-turn-lay = 2. lay your phase – if you can and want to;
rules-turn-hit = 3. hit: add cards to groups on the table – if you like, but only once your own phase is there;
rules-turn-discard = 4. discard a card – you must, and this ends your turn.
rules-turn-discard-any = 4. discard a card – you must if you have one left, and this ends your turn.
rules-turn-hand = You only ever play cards from your own hand.
rules-draw = You draw either the top card of the draw pile, face down, or the open card on top of the discard pile.
rules-take-skip-no = If the top card of the discard pile is a skip, nobody may take it.
rules-take-skip-yes = You may also take a skip from the discard pile.
rules-why-p10-08 = The instructions do not forbid it, the publisher does.
rules-turning-at_once =
    If the draw pile is empty when a turn begins, the whole discard pile, top card included, is first turned over and shuffled:
    this is the new draw pile. Its top card is again turned up and put beside it. Nobody can take the old top card any more.
rules-turning-on_draw =
    If the draw pile is empty, you may still take the open card. Only when somebody wants to draw from the empty pile is the whole
    discard pile, top card included, turned over and shuffled: this is the new draw pile. Its top card is again turned up and put
    beside it, and then the player draws.
rules-why-p10-09 = No instructions say exactly when the pile is turned over.
rules-go-out-discard =
    Your last card, too, must be discarded. So when you lay and hit, you always keep at least one card in your hand.
rules-go-out-any =
    You need not discard your last card: you may also lay it or hit with it; then the round ends at once.
rules-turn-limit =
    After { $turns ->
        [one] one turn
       *[other] a total of { $turns } turns
    } a round ends in any case, and everyone counts their hand{ $skips ->
        [0] .
       *[other] ; turns that were missed do not count.
    } (Our own addition, switch
    turn_limit: you will not find it in any instructions, but very rarely nothing fits anywhere any more, and the round would go
    on for ever.)
rules-turn-limit-none = There is no limit to the number of turns in a round. (Switch turn_limit)

## The phases

rules-phases =
    { $count ->
        [one] This is the phase:
       *[other] These are the { $count } phases:
    }
rules-phases-own =
    { $count ->
        [one] Instead of the usual phases you play this one:
       *[other] Instead of the usual phases you play these { $count }:
    }
rules-phases-chosen =
    { $count ->
        [one] You play only this one of the { $all } phases.
       *[other] You play only these of the { $all } phases.
    }
rules-phases-last = The last one is phase { $last }.
rules-means-set = A set is cards of the same value; colours do not matter.
rules-means-run = A run is cards whose values go up without a gap; colours do not matter unless the phase says so.
rules-means-colour = In cards of one colour the values do not matter.
rules-means-twin = Identical cards have the same value and the same colour.
rules-means-any = Where a phase names several values, you may mix them as you like.
rules-means-rainbow = “In different colours” means that no colour appears twice, and that wilds do not count.
rules-run-ends = { $first } does not follow { $last }: a run stays between { $first } and { $last }.
rules-order =
    You do the phases in order, whatever the others are doing, and at most one in each round. Once you have laid your phase, you
    try the following one in the next round, even if you had cards left. If you have not laid it, you try the same one again, as
    often as you need.
rules-order-fixed =
    { $count ->
        [one] You play a single round.
       *[other] You play exactly { $count } rounds, one for each phase. After each round everyone moves on by one phase, whether
            they have laid it or not. In a round you lay only the phase that it is about.
    }
rules-order-free =
    The order is free: in each round you may lay any one phase that you have not done yet. Say which one it is; it gets its X at
    once. Cards that are added later never turn it into another one.
rules-whole = You always lay the whole phase in one go, never just a part of it. You may also wait.
rules-further =
    If more of your cards fit these groups, you may lay them at the same time. You may not add a further group{ $groups ->
        [one] .
       *[other] : if two are asked for, you cannot lay a third.
    }
rules-same-value = Two groups of a phase may have the same value
rules-same-value-cards = : { $cards }.
rules-apart = The groups of a phase stay apart on the table.

rules-example-group = { $group }: { $cards }
rules-example-run = { $run }: { $low } is fine, so is { $high }, and any between them; { $around } is not.
rules-example-lay =
    { $name } is in phase { $phase }, holds { $hand } and draws { $drawn }. Now the phase is complete: { $groups } may be laid.
rules-example-further = In phase { $phase } you may add at once: { $fits }.
rules-example-lay-free =
    { $name } holds { $hand } and draws { $drawn }. Now phase { $phase } is complete: { $groups } may be laid.
rules-example-fits = to { $cards } any other { $values }
rules-example-ends = to { $cards } { $values }
rules-example-end = one { $value }
rules-example-equal =
    { $cards } equal cards { $ways ->
        [one] are also { $sets }
       *[other] also count as { $sets }
    }
rules-with-respect = { $before } or { $last }
rules-example-grown =
    Phase { $phase } ({ $run }) stays phase { $phase }, even if the run grows when cards are hit; it does not become phase { $other }.

## Wilds

rules-wild =
    A wild stands for any value and any colour, when you lay and when you hit. You may use as many as you like; a phase may even be
    nothing but wilds.
rules-wild-barred = Where a phase says “no wilds”, none are allowed, not even when you hit.
rules-wild-fixed =
    Once a wild is on the table, what it stands for is settled{ $runs ->
        [0] .
       *[other] : in a run by its place.
    } If a group is nothing but wilds, you say { $names } they stand for.
rules-wild-names-value = which value
rules-wild-names-start = which starting value
rules-wild-names-colour = which colour
rules-wild-names-card = which card
rules-why-p10-21 = The instructions do not say when this is settled; this way it is clear what can be added.
rules-wild-stays = A wild on the table stays there: nobody exchanges it or takes it back.
rules-wild-no-skip = A wild cannot be used as a skip.

## Hitting

rules-hit =
    Once your phase is on the table in this round you may, on your turn – this very one included – hit: add any number of fitting
    cards to your own groups and to those of others.
rules-fits-set = A set takes its own value.
rules-fits-run = A run takes the next lower or the next higher value; if it goes from { $first } to { $last }, nothing more fits.
rules-fits-suited = A run in one colour stays in that colour.
rules-fits-colour = Cards of one colour take the same colour.
rules-fits-twin = Identical cards take only the same card again.
rules-fits-any = A group of several values takes these values.
rules-fits-rainbow = Nothing is added to groups in different colours.
rules-fits-wild =
    A wild fits wherever another card would fit{ $runs ->
        [0] .
       *[other] ; on a run you say at which end it goes.
    }
rules-fits-skip = Skips fit nowhere.
rules-example-hit =
    In front of { $other } there is { $cards }. { $name } has already laid a phase and adds { $first } to it, and then { $second } in the same
    turn.

## Skips

rules-skip =
    You play a skip at the end of your turn instead of a discard: not on the discard pile but in front of a player of your choice –
    never in front of yourself.
rules-why-p10-26-classic = The margin of the instructions speaks only of the next player, the text of any player.
rules-why-p10-26-compact = The instructions ask for a discard at the end of every turn; here the skip itself counts as this discard.
rules-skip-one = Nobody ever has more than one skip in front of them.
rules-skip-under = If there is a skip in front of you when your turn comes, you miss it: all you do is slide the card under the discard pile.
rules-skip-top = If there is a skip in front of you when your turn comes, you miss it: all you do is put the card on top of the discard pile.
rules-skip-last-skip =
    You may also end a round with a skip as your last card. You play it as usual, in front of anyone you like; it no longer has any
    effect.
rules-skip-last-either =
    You may also end a round with a skip as your last card. You simply discard it, or play it in front of anyone you like; it no
    longer has any effect.
rules-why-p10-29 = The classic instructions say it is “played”, the compact ones “put down”.
rules-skip-discard = Only if everyone else already has a skip in front of them may you put one on the discard pile.
rules-why-p10-30 = Otherwise you could not end your turn if you had nothing but skips.

## Knocking

rules-knock =
    If somebody else discards a card that you need, you quickly knock on the table. The first to knock gets the card instead of drawing
    and plays a whole turn. Then it is the turn of the knocker’s left neighbour; anyone passed over loses only that turn. The player
    whose turn is next may take the card without knocking.
rules-knock-never =
    A skip in front of a player who is passed over stays there. There is no knocking for the first card turned up, after a skip has
    been played, or for a skip on the discard pile.
rules-knock-first = There is no knocking for the first card turned up.
rules-example-knock =
    { $first }, { $second } and { $third } sit in this order. { $first } discards, { $third } knocks and plays. Then it is
    { $first }’s turn again; { $second } was passed over.
rules-knock-again-next_discard =
    You may not knock twice in a row: after a turn that you got by knocking, you let go the first card that somebody else discards;
    from the second one on you may knock again{ $skips ->
        [0] .
       *[other] . A skip that is put in front of somebody is no discard.
    } In the next round you are free again.
rules-knock-again-own_turn =
    You may not knock twice in a row: first somebody else must have knocked, or you must have drawn a card in a regular turn of your
    own{ $skips ->
        [0] .
       *[other] . A turn that you miss does not count.
    } In the next round you are free again.
rules-why-p10-v3a = The instructions leave open what exactly “in a row” means.
rules-knock-skipped = You may knock even with a skip in front of you; it stays until your next regular turn.
rules-knock-window =
    You may knock until the next player has drawn. On screen, that player can draw { $seconds ->
        [0] at once
        [one] after one second or as soon as all others have let the card go
       *[other] after { $seconds } seconds or as soon as all others have let the card go
    }. { $skips ->
        [0] Only then is the pile turned over, if need be.
       *[other] Only then are turns missed and, if need be, the pile turned over.
    }
rules-why-p10-v3b = The instructions do not say how long you may knock.

## End of the round and of the game

rules-round-end = The round ends at once when somebody has discarded their last card.
rules-round-end-any = The round ends at once when somebody has played their last card.
rules-points = Everyone else writes down points for the cards left in their hand. This is what cards cost – { $costs }.
rules-points-skips = A skip in front of you costs nothing.
rules-cost = { $cards }: { $points } each
rules-card-wild = wilds
rules-card-skip = skips
rules-cross = Everyone who has laid their phase gets an X for it on the score sheet, even with cards left.
rules-shuffle = Then all cards are collected, those on the table too, and shuffled for the next round.
rules-example-cost = { $name } is left with { $cards }: { $sum } = { $points } points.
rules-example-pad = This is what a score sheet may look like after { $rounds } rounds:
rules-example-row = { $name }: X for phase { $done } · points { $sum } = { $points } · phase { $next } next
rules-win =
    The game ends with the round in which at least one player has laid phase { $last }. Only those who have laid it can win; if there
    are several, the one with the fewest points overall wins. You need not be the one who ended the round.
rules-why-p10-35 = The instructions can also be read to mean that you must.
rules-win-fixed = After the last round the player with the fewest points wins, no matter how many phases are done.
rules-win-free =
    The first player to have done { $count ->
        [one] the phase
        [2] both phases
       *[other] all { $count } phases
    } wins at the end of that round; if there are several, the one with the fewest points.
rules-tie-shared = If there is a tie, you win together.
rules-why-p10-36-shared = The classic instructions say nothing about ties.
rules-tie-playoff =
    If there is a tie, there is a playoff: one more round in which all tied players try phase { $last }. The deal passes round as
    before, but only the tied players get cards and play. Whoever lays the phase first wins at once; no points are written down.
rules-why-p10-36-playoff = The playoff is in the compact instructions; they leave open who deals and plays in it.
rules-tie-again = If the playoff ends because the turn limit is reached, another one follows.

## Variants that are not chosen

rules-other = You can agree on these before a game; they are not in force now:
rules-other-fixed_rounds = Fixed number of rounds: after each one everyone moves on by one phase; in the end the fewest points win. (variants=fixed_rounds)
rules-other-phases = Fewer phases: only the first ones, the even ones, the odd ones or your own choice. (phases=first:5)
rules-other-knocking = Knocking: if you can use a card that was discarded, you knock and get it out of turn. (variants=knocking)
rules-other-free_order = Free order: in each round you lay any phase that you have not done yet. (variants=free_order)
rules-other-go_out = Going out without a discard: the last card may also be laid or hit. (go_out=any)
