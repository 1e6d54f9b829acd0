# The table in the browser. $who is "me" where a sentence speaks to the person at the screen.

## Preferences and menu

w-leave = Leave the table
w-leave-ask = Leave the table …
w-leave-sure = Leave in the middle of the game?
w-leave-says = A bot takes your seat, and your own link no longer leads back. If you only want to play on later, go to the start page: your game waits for you there.
w-stay = Play on
w-pause = Pause
w-resume = Go on
w-personal = Your own link: play on from another device (whoever has it plays for you)
w-sign-out = Sign out my other devices
w-sign-out-says = Your own link changes, and only this device plays on.
w-signed-out = Done. Only this device plays your seat now; the link above is new.
w-keys = Keys
w-keys-says = D draw · T take · J to the hand, ← → choose, Enter select, Shift+← → move · L lay · A arrange · H hit · X discard · S skip · K knock · W let go · N let all go · U take back · I hint · O sort · P pad · R rules · C chat · M menu

## Lobby

w-sit-down = Sit down
w-watch = Watch
w-connecting = Finding the table …
w-dealing = The cards are being dealt …
w-chairs = Seats
w-free-chair = Free seat
w-host = host
w-away = away
w-add-bot = Bot
w-remove = Remove
w-more-chairs = One seat more
w-fewer-chairs = One seat fewer
w-fill = Bots for free seats
w-start = Start
w-wait-host = The host starts the game.
w-invite = Invitation
w-invite-says = Scan the QR code, open the link, or type the code:
w-qr = QR code of { $link }
w-link = Link to the table
w-copy = Copy link
w-copied = Copied.

## Cards

w-card =
    { $colour ->
        [r] red { $value }
        [b] blue { $value }
        [g] green { $value }
        [y] yellow { $value }
       *[other] { $value }{ $colour }
    }
w-wild = wild
w-skip = skip
w-skip-short = skip
w-top-card = the top card
w-a-group = a group
w-useful = useful
w-just-drawn = just drawn

## The table

w-sheets = Pad, rules, chat
w-pad = Pad
w-talk = Chat
w-others = The others
w-on-table = On the table
w-groups-of = { $name }: phase { $phase }
w-own-place = Your seat
w-actions = What you can do
w-your-turn = Your turn
w-on-turn = their turn
w-has-skip = has a skip in front of them
w-you-skipped = You will miss your next turn.
w-offline = The connection is lost. Reconnecting …
w-paused = The game is paused.
w-between = The round is over.
w-window = Others may still knock.
w-turn-of = { $name } is playing.
w-ask-draw = Your turn: draw a card, or take { $card }.
w-ask-draw-only = Your turn: draw a card.
w-ask-knock = { $name } discarded { $card }. Knock?
w-ask-lay = You can lay phase { $phase }.
w-ask-hit =
    { $count ->
        [one] One of your cards fits: hit or discard.
       *[other] { $count } of your cards fit: hit or discard.
    }
w-ask-discard = Choose a card and discard it.
w-free-phases = { $count } phases open, any order
w-draw-pile = Draw pile, { $count } cards: draw
w-discard-onto = discard { $card } here, on { $top }
w-draw = Draw
w-take-card = Take { $card }
w-lay-phase = Lay phase { $phase }
w-hit-card = Hit { $card }
w-hit-on =
    Hit { $card }: { $group }{ $end ->
        [low] , low end
        [high] , high end
       *[none] {""}
    }
w-group =
    { $who ->
        [me] Your
       *[other] { $owner }'s
    } { $form ->
        [set] set
        [run] run
        [colour] colour group
       *[other] group
    }: { $cards }
w-skip-whom = Play the skip …
w-skip-name = Skip { $name }
w-discard-card = Discard { $card }
w-arrange-short = Arrange …
w-arrange = Arrange it yourself
w-take-out = Take { $card } out
w-put-in = { $card } to group { $number }
w-wild-left = Move the wild to the left
w-wild-right = Move the wild to the right
w-stands-for = stands for
w-compose-good = You can lay it like this.
w-clear = Clear
w-lay-it = Lay it
w-knock = Knock for { $card }
w-let-go = Let it go
w-knock-not = Let all go
w-knock-quiet = You let every card go until it is your turn.
w-hit-where = Hit where?
w-hit-target =
    { $group }{ $end ->
        [low] , at the low end
        [high] , at the high end
       *[none] {""}
    }
w-undo = Take back
w-hint = Hint
w-order =
    { $order ->
        [value] By value
        [colour] By colour
        [phase] For the phase
       *[own] My order
    }
w-seconds = { $seconds } s
w-chat = Say something
w-send = Send
w-chat-fresh =
    { $count ->
        [one] New:
       *[other] { $count } new, the last:
    }
w-search = Search the rules
w-found =
    { $count ->
        [0] Nothing found.
        [one] One rule found.
       *[other] { $count } rules found.
    }

## What happened

w-log-undo =
    { $who ->
        [me] You take a move back.
       *[other] { $name } takes a move back.
    }
w-log-stood-in =
    { $who ->
        [me] A bot sits in for you.
       *[other] A bot sits in for { $name }.
    }
w-log-returned =
    { $who ->
        [me] You are back.
       *[other] { $name } is back.
    }
w-log-left =
    { $who ->
        [me] You have left.
       *[other] { $name } has left.
    }
w-log-joined =
    { $who ->
        [me] You sit down.
       *[other] { $name } sits down.
    }
w-log-dealt = The cards are dealt.
w-log-by-bot = (played by the bot)
w-log-late = (time was up)
w-log-continued = From here a finished game goes on; all cards lie as they did there.
w-log-paused = The game is paused.
w-log-resumed = The game goes on.

## Hints

w-hint-draw = Hint: draw from the draw pile.
w-hint-take = Hint: take { $card }.
w-hint-knock = Hint: knock for { $card }.
w-hint-lay = Hint: lay phase { $phase }.
w-hint-hit =
    Hint: hit { $card }{ $end ->
        [low] , at the low end
        [high] , at the high end
       *[none] {""}
    }.
w-hint-discard = Hint: discard { $card }.
w-hint-skip = Hint: skip { $name }.

## Pad

w-next-round = Next round
w-next-in = Next round in
w-waiting-others = Waiting for the others
w-rematch = Rematch
w-go-on = Back to the table
w-done = done
w-open = open
w-proof =
    { $verdict ->
        [proven] ✓ The shuffle was checked: sealed before the deal, with your own number in it
        [away] ✓ The shuffle was checked; your number was not in it
        [other-device] ✓ The shuffle was checked; the number came from another of your devices
        [unfair] The cards were not dealt fairly!
       *[unseen] The server’s number is the one that was sealed; this device has not seen the whole round
    }
w-proof-says = The server’s number was sealed before the deal. Everybody at the table then promised a random number of their own and showed it only when no more could be added. From all the numbers your device has worked out the deal again and compared it with every card that it saw.
w-unfair = Somebody is cheating at this table!
w-unfair-do = Keep the record and your receipt; they prove it.
w-unfair-proof-broken = What was shown after the round does not match what had been sealed and promised before it.
w-unfair-seed-changed = The server’s number is not the one that had been sealed before the deal.
w-unfair-promises-dropped = The number that you had promised was left out.
w-unfair-promises-changed = Numbers were added or exchanged after everybody's had been shown.
w-unfair-nonce-dropped = Your number was left out or changed, although the table had accepted it.
w-unfair-cards-other = The cards or dice are not those that follow from the numbers.
w-receipt = Receipt
w-receipt-says = What this device saw of the shuffles: zehn verify compares the record with it
w-proof-sealed = Sealed before the deal
w-proof-seed = The server’s number

# without a server
w-device-friends = Everybody plays on this device and passes it around. Add the others below.

## What a round brought

s-gain-phase = Phase { $phase } is done; { $points ->
        [0] no points are added.
        [one] one point is added.
       *[other] { $points } points are added.
    }
s-gain-none = You had not laid your phase; { $points ->
        [0] no points are added.
        [one] one point is added.
       *[other] { $points } points are added.
    }
s-gain-next =
    { $count ->
        [one] Next: phase { $phase }.
       *[other] Open phases: { $phase }.
    }
s-gain-tasks =
    { $count ->
        [0] You laid no task and get { $points } points; to go: { $left }.
        [one] You laid task { $tasks } and get { $points } points; to go: { $left }.
       *[other] You laid tasks { $tasks } and get { $points } points; to go: { $left }.
    }
