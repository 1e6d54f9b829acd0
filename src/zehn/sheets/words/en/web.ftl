# The table in the browser. $who is "me" where a sentence speaks to the person at the screen.

## Start

w-claim = In ten phases to victory
w-promise = No accounts, no ads, nothing loaded from elsewhere. Your tables stay on this server, your name and your seats in this browser.
w-promise-site = No accounts, no ads, nothing is loaded from elsewhere. Your games and your name stay in this browser.
w-games = Games
w-game-phase10 = The phase card game
w-game-phase10-says = Collect sets, runs and colours, lay ten phases one after another, and get rid of your cards.
w-game-dice = The phase dice game
w-game-dice-says = Ten dice, three rolls, ten phases: keep what fits and score as much as you can.
w-game-profisort = Profi-Sort
w-game-profisort-says = Sort your cards into tasks, strike off bonus points, and go out at the right moment.
w-players = { $least } to { $most } players
w-changed =
    { $count ->
        [one] one rule of your own
       *[other] { $count } rules of your own
    }
w-play-now = Play now
w-with-friends = With friends
w-options = Options
w-rules = Rules
w-your-name = Your name
w-guest = Guest
w-join = Join a table
w-join-says = Somebody gave you a code? Type it here.
w-code = Table code
w-to-table = To the table
w-code-strange = A code has six or seven letters and digits.
w-running = Your games in progress
w-finished = Your finished games
w-continue = Continue
w-look = View
w-record = Record { $number }
w-table-with =
    { $phase ->
        [lobby] With { $names } · waiting to start
        [over] With { $names } · finished
       *[other] With { $names } · in progress
    }
w-again = Try again
no-unreachable = The server cannot be reached at the moment.

## Options

w-bots = Opponents
w-bot-count =
    { $count ->
        [one] 1 opponent
       *[other] { $count } opponents
    }
w-level = Level of the bots
w-pace = Bots think
w-pace-name =
    { $number ->
        [0] hardly at all
        [1] briefly
        [2] at leisure
       *[other] for a long time
    }
w-clock = Time for a decision
w-clock-name =
    { $seconds ->
        [0] as long as you like
       *[other] { $seconds } seconds
    }
w-house-rules = House rules
w-usual = Reset
w-none = none
w-set-edition = Edition
w-set-edition-classic = Classic
w-set-edition-compact = Compact
w-set-variants = Variants
w-set-variants-fixed_rounds = Fixed number of rounds
w-set-variants-fixed_rounds-says = After each round everybody moves on by one phase, laid or not. The fewest points win.
w-set-variants-knocking = Knocking
w-set-variants-knocking-says = After a discard, everybody may knock for the card out of turn.
w-set-variants-free_order = Free order
w-set-variants-free_order-says = Lay any phase that you have not done yet.
w-set-phases = Phases
w-set-first_card_skip = If the first card turned up is a skip
w-set-first_card_skip-ignore = nothing happens
w-set-first_card_skip-skips_first_player = the player who would begin misses a turn
w-set-take_skip = Skips may be taken from the discard pile (to the letter, the instructions do not forbid it)
w-set-go_out = The last card
w-set-go_out-discard = is always discarded
w-set-go_out-any = may also be laid or hit
w-set-turn_limit = Most turns in a round
w-set-used_skip_goes = A used skip goes
w-set-used_skip_goes-under = under the discard pile
w-set-used_skip_goes-top = on top of the discard pile
w-set-final_tie = A tie at the end
w-set-final_tie-shared = is a shared victory
w-set-final_tie-playoff = is settled by a playoff
w-set-turn_pile = When the draw pile is empty, the discard pile is turned over
w-set-turn_pile-at_once = at once, before the next turn
w-set-turn_pile-on_draw = only when somebody wants to draw from it; until then the open card may be taken
w-set-last_skip = A skip as your last card
w-set-last_skip-skip = is played in front of somebody, as usual
w-set-last_skip-either = may also simply be discarded
w-set-knock_again = Whoever has knocked may knock again
w-set-knock_again-own_turn = after a turn of their own or somebody else’s knock
w-set-knock_again-next_discard = from the second card on that others discard
w-set-solo_decline = Alone, to decline a phase that you have made
w-set-solo_decline-fails = is a failed attempt
w-set-solo_decline-free = costs nothing; hints still count it as a failed attempt
w-set-knock_window = Seconds for knocking
w-phases-preset =
    { $preset ->
        [all] All
        [short] Short evening: 1, 4, 8
        [five] The first five
        [even] Even ones
       *[odd] Odd ones
    }
w-phases-own = Choose phases

## Preferences and menu

w-preferences = Preferences
w-language = Language
w-theme = Appearance
w-theme-auto = as on this device
w-theme-light = light
w-theme-dark = dark
w-marks = Mark useful cards
w-sound = Sounds
w-speed = Motion
w-speed-off = none
w-speed-slow = slow
w-speed-usual = normal
w-speed-fast = fast
w-print = Cards
w-print-usual = illustrated
w-print-large = large print
w-suits = French suits
w-suits-two = two colours
w-suits-four = four colours
w-volume = Volume
w-buzz = Vibrate when it is your turn (phones)
w-menu = Menu
w-close = Close
w-home = Start page
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
w-days-left =
    { $days ->
        [0] Will be deleted today unless somebody plays
        [one] Will be deleted in one day unless somebody plays
       *[other] Will be deleted in { $days } days unless somebody plays
    }
w-keys = Keys
w-keys-says = D draw · T take · J to the hand, ← → choose, Enter select, Shift+← → move · L lay · A arrange · H hit · X discard · S skip · K knock · W let go · N let all go · U take back · I hint · O sort · P pad · R rules · C chat · M menu

## Lobby

w-table = Table { $code }
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

w-game-over = The game is over.
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
w-on-device = Play on this device
w-on-device-says = Without a server, and without a network from the second visit on. The first game fetches about 7 MB.
w-site-says = Everything is played on this device: no server, no account, and no network from the second visit on.
w-here = On this device
w-device-friends = Everybody plays on this device and passes it around. Add the others below.
w-engine-loads = Fetching what is needed to play without a server …
w-engine-starts = Starting the game on this device …
w-engine-bytes = { $loaded } of { $total } MB
w-level-missing = { $why ->
    [slow] too slow for a browser
    [wait] too slow for a bot in a browser, but it gives the hints when you play alone
   *[tables] needs tables that are too large for a browser
}
w-save-game = Save as a file
w-hand-over = Have the server check it
w-delete = Delete
w-delete-sure = Delete for good
no-device-old = This browser cannot play without a server: it lacks WebAssembly or workers. A newer browser can.
no-device-download = What is needed to play on this device could not be fetched completely. Check the network and try again; what has arrived is kept.
no-device-storage = This browser does not let the page keep anything, or has no room left: a game here could not be saved. Make some room, or leave the private window.
no-device-full = The last move could not be saved: this browser has no room left. Everything before is kept. Make some room, and the game goes on.
no-device-elsewhere = This game is open in another tab. Play on there, or close that tab and try again here.
no-device-broken = The game on this device has stopped. Load the page again: everything up to the last move is kept.
