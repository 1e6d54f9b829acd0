# Live tables: refusals with names (named-KEY, where no-KEY speaks of a seat), several players on one device, own sheets.

named-not-your-turn = It is { $player }'s turn.
named-turn-lost = { $player } has to miss this turn.
named-skip-second = { $player } already has a skip, and nobody may have two; play it in front of somebody else.
named-not-in-playoff = { $player } is not in the playoff; only the tied players play it.
named-dice-ended = { $player } has finished: either all phases are done or the last go has failed.
named-deal-question = { $player } has three aces or more and has to answer first: keep them, or deal again.
named-given-already = { $player } has already had an ace from you in this round; a second one is not allowed.

## Cards and groups within sentences

w-the-card =
    { $kind ->
        [wild] { $part ->
            [who] a wild
           *[what] a wild
        }
        [skip] a skip
       *[other] the { $card }
    }
w-the-group =
    { $owner ->
        [me] your
        [self] their own
       *[other] { $name }'s
    } { $form ->
        [set] { $value }s
        [run] run { $low }–{ $high }
        [colour] { $colour ->
            [r] red cards
            [b] blue cards
            [g] green cards
            [y] yellow cards
           *[other] cards of one colour
        }
       *[other] group
    }

## Several players on one device

w-here-too = Another player on this device
w-here-too-says = Pass the device around: between two players a curtain hides the cards.
w-here-too-name = Their name
w-here-too-add = Sit down too
w-curtain = { $name }, it is your turn
w-curtain-says = Take the device. Nobody else should look at it now.
w-curtain-lift = I am { $name }: show my cards
w-knock-as = { $name } knocks

## The connection

w-back-online = Connected again.
