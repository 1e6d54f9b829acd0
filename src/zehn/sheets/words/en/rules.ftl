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

list-and = { $before } and { $last }
list-or = { $before } or { $last }
span = { $first } to { $last }

## Head and headings

rules-title = The Phase Card Game
rules-sheet = Sheet: { $name }
rules-edition = Edition: { $edition }
rules-variants = Variants: { $variants }
variant-fixed_rounds = fixed number of rounds
variant-knocking = knocking
variant-free_order = free order

rules-part-material = Cards and deal
rules-part-turn = The turn
rules-part-phases = The phases
rules-part-wilds = Wilds
rules-part-hits = Hits
rules-part-skips = Skips
rules-part-knocking = Knocking
rules-part-end = End of the round and points
rules-part-game = End of the game
rules-part-house = House rules

## Cards and deal

rules-players = The game is for { $players } players.
rules-deck =
    It is played with { $cards } cards. The values { $values } come { $colours ->
        [one] in one colour
       *[other] in { $colours } colours
    } ({ $names }), each of these cards { $copies ->
        [1] once
        [2] twice
        [3] three times
       *[other] { $copies } times
    }.
rules-deck-more = Add to these { $cards }.
rules-deck-wilds =
    { $wilds ->
        [one] one wild
       *[other] { $wilds } wilds
    } (*)
rules-deck-skips =
    { $skips ->
        [one] one skip
       *[other] { $skips } skips
    } (!)
rules-deal =
    At the start of each round everyone is dealt { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, one at a time, starting at the dealer’s left. The rest lies face down as the draw pile; its top card
    is turned up and opens the discard pile.
rules-dealer =
    The player on the dealer’s left begins, then play goes clockwise. The next round is dealt by whoever sits
    to the left of the last dealer.
rules-first-card-ignore = If the first card turned up is a skip, it just lies there and does nothing.
rules-first-card-skips =
    If the first card turned up is a skip, the player on the dealer’s left loses the first turn; the card
    stays on the discard pile. This holds only at the start of a round, not when the pile is turned over.

## The turn

rules-turn =
    A turn has four steps: draw one card (you must), lay your phase (you may), hit (you may, once your own
    phase is on the table), and discard one card (you must). You only ever play cards from your own hand.
rules-draw =
    You draw either the top card of the draw pile, unseen, or the top card of the discard pile.
rules-take-skip-no = A skip on top of the discard pile cannot be taken.
rules-take-skip-yes = A skip, too, may be taken from the discard pile.
rules-turning-at_once =
    If the draw pile is empty when a turn begins, the whole discard pile, top card included, is first
    shuffled and put down as the new draw pile; its top card is turned up and opens the new discard pile. This
    happens even if the player would have liked the old top card.
rules-turning-on_draw =
    If the draw pile is empty, the open card may still be taken. Only when somebody draws from the empty pile is the
    whole discard pile, top card included, shuffled and put down as the new draw pile; its top card is turned up
    and opens the new discard pile, then the player draws.
rules-go-out-discard =
    The turn ends with the discard, and your last card, too, is discarded. So laying and hitting must always
    leave at least one card in your hand.
rules-go-out-any =
    The turn ends with the discard. Your last card, however, need not be discarded: you may also lay or hit
    it, and then the round ends at once.
rules-turn-limit =
    If nobody has played their last card after { $turns ->
        [one] one turn
       *[other] { $turns } turns, those of all players together
    }, the round ends, and everyone counts what is left in hand. Lost turns are not counted.
rules-turn-limit-none = There is no greatest number of turns in a round.

## The phases

rules-phases =
    { $count ->
        [one] This is the phase to be done:
       *[other] These are the { $count } phases to be done:
    }
rules-phases-own =
    In place of the usual phases there { $count ->
        [one] is the one of this sheet:
       *[other] are the { $count } of this sheet:
    }
rules-phases-chosen =
    They are chosen from the { $all } phases of the sheet; only the chosen ones count, and the last of them
    is phase { $last }.
rules-means-set = A set is cards of the same value; colours do not matter.
rules-means-run =
    A run is cards whose values rise without a gap; colours do not matter unless the phase says so.
rules-means-colour = In cards of one colour the values do not matter.
rules-means-twin = Identical cards are equal in value and colour.
rules-means-any = Where a phase offers several values, they may be mixed in any way.
rules-means-rainbow =
    In different colours means that no colour appears twice in the group. Such a group is made of natural
    cards only.
rules-run-ends =
    A run stays between { $first } and { $last }; { $first } does not follow { $last }.
rules-order =
    Phases are done in ascending order, at most one in each round. If you have laid your phase, you go on to
    the following one in the next round, even if you had cards left; if not, you try the same one again.
rules-order-fixed =
    There are exactly as many rounds as phases ({ $count }). After each round everyone moves on by one phase,
    whether it was laid or not. At most one phase is laid in each round, the one you have got to.
rules-order-free =
    The order is free: in each round you may lay any one phase that you have not done yet. Its X is noted at
    once, for the phase that you name; hits never turn it into another one.
rules-whole = A phase is laid whole and in one go, never in part, and only from your own hand.
rules-further =
    Further fitting cards may be laid along with it, just as they could be hit afterwards. An additional
    group does not belong to it.
rules-same-value =
    Two sets of a phase may have the same value: enough equal cards may be shared out between them.
rules-apart = The groups of a phase stay apart on the table.

## Wilds

rules-wild =
    A wild stands for any value and any colour, when laying as well as when hitting. A phase may hold any
    number of wilds, even nothing but wilds.
rules-wild-barred = A phase marked “no wilds” allows none, nor may any be hit on it later.
rules-wild-fixed =
    What a wild stands for is settled when it is put down: in a run by its place, in a group of nothing but
    wilds by the value, the starting value or the colour that the player names.
rules-wild-stays = A wild on the table is neither exchanged nor taken back.
rules-wild-no-skip = A wild does not count as a skip.

## Hits

rules-hit =
    Once you have laid your phase in this round you may, from that very turn on, hit any number of fitting
    cards on any groups on the table, your own and those of others, but only when it is your turn.
rules-fits-set = A set takes its own value.
rules-fits-run =
    A run takes the next value below its lowest or above its highest; one that goes from { $first } to
    { $last } takes nothing more.
rules-fits-suited = A run in one colour stays in that colour.
rules-fits-colour = Cards of one colour take their colour.
rules-fits-twin = Identical cards take only the same card again.
rules-fits-any = A group that offers several values takes these values.
rules-fits-rainbow = Nothing is hit on groups in different colours.
rules-fits-wild =
    A wild fits wherever any other card fits; on a run you say at which end it goes.
rules-fits-skip = Skips fit nowhere.

## Skips

rules-skip =
    A skip is played at the end of a turn in place of the discard: in front of an opponent of your choice,
    never in front of yourself and not on the discard pile.
rules-skip-one = No player has more than one skip in front of them.
rules-skip-under =
    If there is a skip in front of you, you lose your next turn: all you do is slide the card under the discard
    pile.
rules-skip-top =
    If there is a skip in front of you, you lose your next turn: all you do is put the card on top of the
    discard pile.
rules-skip-last-skip =
    A skip may be your last card, too. It is played like any skip but has no effect, and you may name any opponent,
    even one who has a skip already.
rules-skip-last-either =
    A skip may be your last card, too. You may simply discard it, or play it: it then has no effect, and you may
    name any opponent, even one who has a skip already.
rules-skip-discard =
    Only if every opponent already has a skip may you discard one like any other card.

## Knocking

rules-knock =
    Right after a discard, anyone but the player who discarded may knock for that card. The first to knock gets
    it in place of a draw and plays a whole turn. Then it is the turn of the knocker’s left neighbour; players
    jumped over lose only that turn. The player whose turn it would be anyway may also take the card without
    knocking.
rules-knock-never =
    A skip in front of a player who was jumped over stays. There is no knock for the first card turned up, after a skip has been played, or for a skip that has been
    discarded.
rules-knock-first = There is no knock for the first card turned up.
rules-knock-again-next_discard =
    You may not knock twice in a row: you cannot knock for the first card that another player discards after your
    knocked turn, but for the second one you can. A skip that is played in front of somebody is no discard. The ban
    ends with the round.
rules-knock-again-own_turn =
    You may not knock twice in a row: after your knock somebody else must have knocked, or you must have
    drawn in a regular turn of your own; a lost turn is not a regular one. The ban ends with the round.
rules-knock-skipped =
    You may knock even with a skip in front of you; it stays until your next regular turn.
rules-knock-window =
    You can knock until the next player has drawn. At a table with a clock, that player may do so { $seconds ->
        [0] at once
        [one] after one second or as soon as all others have waved the card through
       *[other] after { $seconds } seconds or as soon as all others have waved the card through
    }. Only then are turns lost and, if need be, the pile turned over.

## End of the round and of the game

rules-round-end = The round ends at once when a player has discarded their last card.
rules-round-end-any = The round ends at once when a player has played their last card.
rules-points = Everyone else writes down points for the cards left in hand: { $costs }.
rules-points-skips = A skip lying in front of a player does not count.
rules-cost = { $cards }: { $points } each
rules-card-wild = wilds
rules-card-skip = skips
rules-cross = Every player whose phase is on the table gets an X for it.
rules-shuffle = All cards are shuffled for the next round.
rules-win =
    The game ends with the round in which at least one player has laid phase { $last }. Only those who have
    laid it can win; of several the one with the fewest points overall. The winner need not be the
    one who went out.
rules-win-fixed =
    After the last round the player with the fewest points wins, no matter how many phases they have done.
rules-win-free =
    The first player to have done { $count ->
        [one] the phase
       *[other] all { $count } phases
    } wins at the end of that round; of several the one with
    the fewest points.
rules-tie-shared = Players who are still level win together.
rules-tie-playoff =
    Players who are still level play off: one more round, in which all of them try phase { $last }. The deal
    passes on among all players as usual; only the level players are dealt cards, and only they play. Whoever
    lays the phase first wins at once; no points are written down.
rules-tie-again = If the playoff ends by the greatest number of turns, another one follows.

## House rules

rules-house = Other than usual in the edition “{ $edition }”, these settings hold:
