# With friends: the invitation, who is missing, the big screen.

f-invites = { $name } invites you: { $game }
f-there = At the table already: { $names }.
f-rules = Agreed rules: { $rules }
f-rules-usual = Played by the usual rules.
f-own-sheet = custom phases
f-bots = All seats are taken, but you can play on for a bot.
f-bots-later = All seats are taken. You can take over from a bot as soon as the round is over.
f-take = Play on for { $name }
f-waiting = You get the seat of { $name } as soon as the round is over. Keep this page open.
f-away = { $name } has lost the connection.
f-away-bot =
    { $seconds ->
        [0] A bot plays on in a moment.
        [one] A bot plays on in one second.
       *[other] A bot plays on in { $seconds } seconds.
    }
f-tv = Show it on a big screen
f-tv-says = Scan the code with your phone: you hold your own cards there, and the table is here.
f-tv-start = Whoever opened the table starts on their own device.
f-tv-whole = Full screen
f-tv-window = In a window
f-my-name = Change your name
f-name-take = Apply
f-ready = ready
f-level = Level of { $name }
f-invite-text = Will you join in? { $game }
f-away-now = Let a bot play now
f-log-agreed = The rules were changed.
f-news = While you were away
f-news-read = Got it
f-news-played =
    { $count ->
        [one] A bot made one move for you.
       *[other] A bot made { $count } moves for you.
    }
f-news-more =
    { $count ->
        [one] And one more move; it is in the log.
       *[other] And { $count } more moves; they are in the log.
    }
