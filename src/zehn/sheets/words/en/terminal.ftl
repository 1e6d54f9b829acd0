# The game in the terminal. $who is "me" where a sentence speaks to the person at the terminal.

no-terminal = This game is played in a terminal; input and output must not be redirected.

## The table

t-you = You
t-colour =
    { $colour ->
        [y] y
       *[other] { $colour }
    }
t-players = Round { $round }
t-players-playoff = Playoff
t-log = What happened
t-table = Table
t-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
t-points = { $count } pts
t-phase = Phase { $phase }
t-phase-laid = Phase { $phase }✓
t-phase-free = { $done } of { $all }
t-phase-out = –
t-pile = Draw pile
t-discards = Discard pile
t-empty = empty
t-under = ({ $count } below)
t-no-groups = No phase has been laid yet.
t-hand = Your hand
t-hand-phase = Phase { $phase }: { $contract }
t-hand-missing =
    { $missing ->
        [0] ready to be laid
        [one] 1 card missing
       *[other] { $missing } cards missing
    }
t-hand-laid = phase { $phase } is down
t-order-value = by value
t-order-colour = by colour
t-order-phase = towards the phase
t-legend = ● useful · ▲ selected · O: { $order }

## What to do

t-ask-draw = Your turn: D draws from the draw pile, T takes { $card } from the discard pile.
t-ask-draw-only = Your turn: D draws from the draw pile.
t-ask-draw-wanted = Your turn: D draws from the draw pile, T takes { $card } – that card helps you.
t-ask-play = Select a card and discard it with X.
t-ask-play-ready = You can lay phase { $phase }: L lays it, P shows proposals. Or discard with X.
t-ask-play-hits = H hits with the selected cards, X discards one. Fitting: { $cards }.
t-ask-play-laid = Select a card and discard it with X; nothing fits on the table right now.
t-ask-knock = { $name } discarded { $card }. Knock? K knocks, Enter lets it go.
t-ask-knock-wanted = { $name } discarded { $card } – that card helps you. K knocks, Enter lets it go.
t-ask-knock-first = First knock (K), or let the card go (Enter).
t-ask-bot = It is { $name }'s turn … (Enter: faster)
t-ask-over = { $verdict } N starts a new game, F2 shows the pad, Q quits.
t-fits-nowhere = P10-25 · { $card } fits no group on the table.
t-choose-one = Please select exactly one card to discard.
t-no-proposal = Phase { $phase } cannot be laid yet: { $missing ->
        [0] the cards fit, but none would be left to discard.
        [one] 1 card is missing.
       *[other] { $missing } cards are missing.
    }
t-typed = Type a move: discard 7r · hit * g1 high · lay 1 4r,4b,4g 8r,8b,*

## Keys

t-key-draw = Draw
t-key-take = Take
t-key-lay = Lay
t-key-proposals = Proposals
t-key-compose = Compose
t-key-hit = Hit
t-key-discard = Discard
t-key-skip = Skip
t-key-knock = Knock
t-key-let-go = Let go
t-key-hurry = Faster
t-key-hint = Hint
t-key-rules = Rules
t-key-pad = Pad
t-key-language = Deutsch
t-key-order = Sort
t-key-type = Type
t-key-save = Save
t-key-new = New
t-key-quit = Quit

## What happened

t-act-draw =
    { $who ->
        [me] draw
       *[other] draws
    }
t-act-draw-card =
    { $who ->
        [me] draw { $card }
       *[other] draws { $card }
    }
t-act-take =
    { $who ->
        [me] take { $card }
       *[other] takes { $card }
    }
t-act-knock =
    { $who ->
        [me] knock and take { $card }
       *[other] knocks and takes { $card }
    }
t-act-lay =
    { $who ->
        [me] lay phase { $phase }: { $groups }
       *[other] lays phase { $phase }: { $groups }
    }
t-act-hit =
    { $who ->
        [me] hit { $card } on { $group }
       *[other] hits { $card } on { $group }
    }
t-act-discard =
    { $who ->
        [me] discard { $card }
       *[other] discards { $card }
    }
t-act-skip =
    { $who ->
        [me] skip { $name }
       *[other] skips { $to ->
            [me] you
           *[other] { $name }
        }
    }
t-note-deal =
    { $who ->
        [me] — Round { $round }: you deal.
       *[other] — Round { $round }: { $name } deals.
    }
t-note-playoff = — A tie, so there is a playoff: { $names }.
t-note-lost =
    { $who ->
        [me] You miss a turn.
       *[other] { $name } misses a turn.
    }
t-note-turned = The discard pile is shuffled and becomes the new draw pile.
t-note-out =
    { $who ->
        [me] You are out of cards: round { $round } is over.
       *[other] { $name } is out of cards: round { $round } is over.
    }
t-note-limit = The turn limit is reached: round { $round } is over.
t-note-playoff-won =
    { $who ->
        [me] You won the playoff.
       *[other] { $name } won the playoff.
    }

## Hint

t-hint-let-go = Hint: let the card go.
t-hint-draw = Hint: draw from the draw pile (D).
t-hint-take = Hint: take { $card } from the discard pile (T).
t-hint-knock = Hint: knock for { $card } (K).
t-hint-lay = Hint: lay phase { $phase } (L): { $groups }
t-hint-hit = Hint: hit { $card } on { $group } (H){ $end ->
        [low] , at the low end
        [high] , at the high end
       *[none] {""}
    }.
t-hint-discard = Hint: discard { $card } (X).
t-hint-skip = Hint: skip { $name } (!).
t-hint-none = You can have a hint when it is your turn.

## Windows

t-yes = Yes
t-no = No
t-choice-keys = Digit, click, or ↑ ↓ and Enter · Esc goes back
t-line-keys = Enter: OK · Esc: back
t-choose-proposal = Ways to lay the phase:
t-proposal = Phase { $phase }:
t-choose-hit = Where should { $card } go?
t-hit-at = g{ $group }, { $name }
t-hit-low = g{ $group }, { $name }, low end
t-hit-high = g{ $group }, { $name }, high end
t-choose-skip = Who misses a turn?
t-skip-whom = { $name } – { $cards }, { $phase }
t-quit = Really quit? The game will be lost; { $save } saves it first.
t-quit-over = Really quit?
t-new = Give up this game and start a new one?
t-save = Write the game to a file:
t-saved = Saved: { $path }
t-not-saved = The game cannot be saved: { $why }.
t-why-folder = there is a folder of that name
t-why-nowhere = the name is missing
t-search = Search: just type …
t-found = Match { $number } of { $count }
t-rules-keys = ↑ ↓ PgUp PgDn scroll · Enter: next match · Esc goes back
t-pad-title =
    { $round ->
        [0] The pad – no round has been played yet.
       *[other] The pad after round { $round }
    }
t-pad-keys = ↑ ↓ scroll · Enter: go on
t-phases = Phase
t-rounds = Points
t-round = Round { $round }
t-total = Total
t-left = Left in hand at the end of round { $round }:
t-none = –

## Composing a lay

t-compose-title = Lay phase { $phase }: { $contract }
t-compose-group = Group { $number }
t-compose-empty = empty
t-compose-good = The phase can be laid like this: Enter lays it.
t-compose-keys = ←→ Space or digit: card to group ▶ · ↑↓ group · Backspace takes back · < > move wilds · Enter lays · Esc
t-compose-more = PgUp PgDn: another phase

## Who won

t-won-alone =
    { $who ->
        [me] You win: nobody else has done phase { $phase }.
       *[other] { $name } wins: nobody else has done phase { $phase }.
    }
t-won-all =
    { $who ->
        [me] You win: nobody else has done all phases.
       *[other] { $name } wins: nobody else has done all phases.
    }
t-won-fewest =
    { $who ->
        [me] You win with { $points } points, the fewest of all who have finished.
       *[other] { $name } wins with { $points } points, the fewest of all who have finished.
    }
t-won-rounds =
    { $who ->
        [me] You win with { $points } points, the fewest of all.
       *[other] { $name } wins with { $points } points, the fewest of all.
    }
t-won-together = A shared victory: { $names } with { $points } points each (P10-36).
t-won-playoff =
    { $who ->
        [me] You win the playoff (P10-36).
       *[other] { $name } wins the playoff (P10-36).
    }
