# Why a move is not possible: one sentence for each refusal. The clause stands before it.
# Seats count from 0 as in records, groups of a phase from 1, groups on the table from g0.

## Before the game

no-players = The game is for at least { $least } and at most { $most } players.
no-variants-exclude = “fixed_rounds” and “free_order” exclude each other; please choose only one of the two.

## Whose turn it is

no-unreadable =
    “{ $move }” cannot be read as a move; a move looks like this: { $game ->
        [dice] 0 keep 1,4,7
        [profisort] 1 discard Kh
       *[phase10] 1 discard 7r
    }.
no-move-of-several-games = “{ $move }” can be a move of several games: { $games }. Say which one is meant.
game-unknown = There is no game “{ $name }”; there are { $games }.
dealer-unknown = There is no seat { $seat } for the dealer; seats are counted from 0 to { $last }.
chance-not-picklable = This game cannot be pickled, because its chance, { $name }, cannot: { $why }.
no-other-seat = Only moves of seat { $seat } count here.
no-no-such-seat = There is no seat { $seat } in this game; seats count from 0.
no-not-in-playoff = Seat { $seat } is not in the playoff; only the tied players play it.
no-not-your-turn = It is the turn of seat { $turn }.
no-turn-lost = Seat { $seat } has to miss this turn.
no-round-over = The round is over; play goes on when the next one has been dealt.
no-game-over = The game is over; there are no more moves.

## The steps of a turn

no-draw-first = First draw a card; laying, hitting and discarding come after that.
no-drawn-already = A card has been drawn in this turn already; now lay, hit or discard.
no-not-in-hand = { $card } is not in your hand (or not often enough); only cards from your own hand can be played.
no-no-card-left = After laying or hitting you must have a card left to discard.

## Drawing

no-pile-not-turned = The draw pile is empty: the discard pile is turned over before this move, and the order of its cards is missing or does not match the pile.
no-nothing-to-take = The discard pile is empty; draw from the draw pile.
no-take-skip = A skip cannot be taken from the discard pile; draw from the draw pile.

## Laying

no-laid-already = Phase { $phase } is on the table already; no more than one phase is laid in a round.
no-other-phase = Phase { $phase } comes next; no other phase can be laid.
no-phase-done = Phase { $phase } has been done already; only a phase that is still open can be laid.
no-phase-not-chosen = Phase { $phase } is not among the phases chosen for this game.
no-no-such-phase = There is no phase { $phase } on this sheet.
no-wild-barred = Phase { $phase } allows no wilds.
no-group-too-many =
    The phase has { $groups ->
        [one] one group
       *[other] { $groups } groups
    }; a further one does not belong to it.
no-group-too-few =
    Only the whole phase can be laid, and it has { $groups ->
        [one] one group
       *[other] { $groups } groups
    }.
no-group-short =
    Group { $number } is incomplete; it takes { $form ->
        [set] at least { $size } cards of the same value
        [run] a run of at least { $size } cards
        [colour] at least { $size } cards of one colour
        [twin] at least { $size } identical cards
        [any] at least { $size } cards of the values named
        [each] every value named as a natural card: { $size } cards without wilds
        [rainbow] { $size } natural cards of the same value
       *[other] at least { $size } cards
    }.
no-group-stranger = Group { $number } has a card that belongs in no phase; skips are never laid.
no-group-mixed =
    The cards of group { $number } do not go together: { $form ->
        [set] all of them must have the same value
        [colour] all of them must have the same colour
        [twin] all of them must be equal in value and colour
        [any] each must have one of the values that the phase names
        [each] they must be exactly the values that the phase names
        [rainbow] they must be exactly { $size } cards of the same value
       *[other] the phase does not ask for them
    }.
no-group-gap = Group { $number } is not a run: the values must go up without a gap, and a wild goes exactly where it fills one.
no-group-suits =
    The colours of group { $number } are wrong: { $form ->
        [run] this run must be all in one colour
       *[other] every card must have a colour of its own
    }.
no-group-beyond = Group { $number } goes too far: a run stays between the lowest and the highest value, and the lowest does not follow the highest.
no-group-wild-named = Group { $number } has a natural card, which already tells what its wilds stand for; only a group that is all wilds is named with @.
no-group-wild-unnamed =
    Group { $number } is all wilds; then { $form ->
        [set] its value
        [run] its starting value
        [colour] its colour
        [twin] the card
        [any] the first of the values that the phase lists
       *[other] a fitting value
    } must be named after @.

## Hitting

no-hit-before-lay = You may hit only once your own phase of this round is on the table.
no-no-such-group = There is no group g{ $group } on the table.
no-card-does-not-fit =
    { $card } does not fit there: { $form ->
        [set] this group takes only its own value
        [run] a run takes only the next value at either end
        [colour] this group takes only its own colour
        [twin] this group takes only the same card again
        [any] this group takes only the values that its phase names
       *[other] this group takes no more cards
    }.
no-skip-fits-nowhere = A skip fits nowhere; it is played in front of an opponent.
no-end-missing = For a wild on a run, say at which end it goes: low or high.
no-end-needless = An end is named only for a wild on a run; leave it out here.
no-end-closed =
    The run cannot grow at this end: it already { $end ->
        [low] starts at the lowest
       *[high] ends at the highest
    } value.

## Discarding and skipping

no-discard-skip = A skip is played in front of an opponent; it may be discarded only when all the others have one already.
no-no-skip-in-hand = There is no skip in your hand.
no-wild-no-skip = A wild cannot serve as a skip, and there is no skip in your hand.
no-skip-self = A skip is played in front of an opponent, never in front of yourself.
no-skip-second = Seat { $seat } already has a skip, and nobody may have two; play it in front of somebody else.

## Knocking

no-no-knocking = There is no knocking in this game; for that, the variant “knocking” must be chosen.
no-knock-late = Too late: you can knock only until the next player has drawn.
no-knock-nothing = You can knock only right after a discard, and never for a skip.
no-knock-own = You cannot knock for the card that you discarded yourself.
no-knock-next = You may not knock twice in a row; you may knock again from the second card on that others discard.
no-knock-twice = You may not knock twice in a row; first somebody else has to knock, or you have to draw in a regular turn of your own.
