# What the start page says at once, and what every page says. All else is loaded only when it is needed.

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
d-play-alone = Alone, to beat your record
l-learn = Learn
w-options = Options
w-rules = Rules
w-your-name = Your name
w-guest = Guest
w-code = Table code
w-to-table = To the table
w-code-strange = A code has six or seven letters and digits.
w-practice-go = Practice with exercises
w-keep-go = Pad for real cards and dice
w-running = Your games in progress
w-continue = Continue
w-table = Table { $code }
w-days-left =
    { $days ->
        [0] Will be deleted today unless somebody plays
        [one] Will be deleted in one day unless somebody plays
       *[other] Will be deleted in { $days } days unless somebody plays
    }
s-table-with =
    { $phase ->
        [lobby] { $count ->
            [0] not started yet
           *[other] with { $names }, not started yet
        }
       *[other] { $count ->
            [0] alone
           *[other] with { $names }
        }
    }
s-more = More
s-more-running =
    { $count ->
        [one] One more game in progress
       *[other] { $count } more games in progress
    }
w-here = On this device
w-save-game = Save as a file
w-delete = Delete
w-delete-sure = Delete for good
w-finished = Your finished games
w-record = Record { $number }
w-replay = Replay
w-hand-over = Have the server check it
s-ended-won = You beat { $names }: { $points } points
s-ended-lost = { $winner } won; you had { $points } points
s-ended-shared = Shared win with { $points } points: { $winner }
s-ended-together = { $winner } won ({ $names })
s-ended-alone = Alone: { $points } points
s-ended-with = Against { $names }
s-more-finished =
    { $count ->
        [one] One more game
       *[other] { $count } more games
    }
s-table-gone = The table is gone; the result stays.
s-to-table = To the table
s-share = Share
s-share-game = A game to replay
s-shared =
    { $how ->
        [copied] Link copied
        [failed] Copying does not work here: take the address from the page of the game.
       *[shared] Shared
    }
s-left = You have left { $game } (table { $code }).
s-left-back = Play on after all
s-left-fine = All right
w-menu = Menu
w-close = Close
w-home = Start page
w-again = Try again
w-not-loaded = This part could not be loaded. Check the connection and load the page again.
w-load-again = Load again
no-unreachable = The server cannot be reached at the moment.
w-engine-loads = Fetching what is needed to play without a server …
w-engine-starts = Starting the game on this device …
w-engine-bytes = { $loaded } of { $total } MB
no-device-old = This browser cannot play without a server: it lacks WebAssembly or workers. A newer browser can.
no-device-download = What is needed to play on this device could not be fetched completely. Check the network and try again; what has arrived is kept.
no-device-storage = This browser does not let the page keep anything, or has no room left: a game here could not be saved. Make some room, or leave the private window.
no-device-full = The last move could not be saved: this browser has no room left. Everything before is kept. Make some room, and the game goes on.
no-device-elsewhere = This game is open in another tab. Play on there, or close that tab and try again here.
no-device-broken = The game on this device has stopped. Load the page again: everything up to the last move is kept.
list-and = { $before } and { $last }

w-game-over = The game is over.
w-own-phases = Build your own phases
