# Live tables: refusals (no-…), quick phrases, what the server prints.

no-no-game = There is no such game; there are { $games }.
no-no-lesson = There is no lesson for this game.
no-rules-unreadable = These rules cannot be read.
no-rules-heavy = These phases are too much work for a live table: choose simpler ones.
no-contract-heavy = “{ $contract }” is too much work for a live table: ask for fewer groups, or take fewer values or colours or a smaller deck.
no-record-long = This record is too long to be shown here: it may have at most { $rounds } rounds and { $moves } moves.
no-no-coach = There is no coach for this game.
no-coach-later = The tables for this review are still being made, which takes a few minutes. Try again then.
no-coach-elsewhere = This review needs tables that only a server has.
no-no-step = That round has no such step.
no-table-full = Every seat at this table is taken.
no-chair-taken = Somebody sits in this seat already.
no-chair-in-round = A bot plays this seat until the round ends; you can take it after that. This way nobody gets to see somebody else's hand.
no-chair-free = Nobody sits in this seat.
no-no-figures = There are no figures for such phases.
no-not-away = Nobody is missing in this seat.
no-chairs-taken = Somebody is sitting in a seat that would be removed.
no-chairs-empty = There are free seats: let bots take them, or remove them.
no-no-chair = There is no such seat.
no-name-empty = A name needs at least one visible character.
no-name-alike = This name looks like { $other }, who sits here already: choose another one.
no-name-late = Names can be changed before and after a game.
no-not-playing = There is no round to play in at the moment.
no-not-over = The game is not over yet.
no-started-already = The game has started already.
no-paused = The game is paused.
no-stale = This question has been answered already; the table has moved on.
no-no-window = There is no card to let go at the moment.
no-window-open = Others may still knock; you can draw after that.
no-undo-barred = Moves cannot be taken back at this table.
no-undo-none = There is nothing to take back: a card has been seen, or the turn is over.
no-ready-late = The cards are being dealt already; a random number has to be promised before that.
no-promise-signs = A promise is the SHA-256 hash of a random number: 64 hexadecimal digits.
no-reveal-late = A random number is shown by whoever promised it: once all promises are settled, and before the deal.
no-reveal-other = This is not the random number that was promised.
no-chat-off = There is no chat at this table.
no-muted = The host has switched off your chat.
no-no-phrase = There is no such phrase.
no-no-level = There is no such bot; there are { $levels }.
no-seat-not-yours = This is not your seat.
no-host-only = Only the host can do this.
no-host-stays = The host cannot be sent away; they can only leave.
no-message-unreadable = This message cannot be understood.
no-message-large = This message is too long.
no-hello-twice = The message hello has come already; it comes only once.
no-hello-first = The first message must be hello.
no-too-fast = Too many messages: wait a moment.
no-token-wrong = This link no longer leads to a seat.
no-signed-out = You signed out this device from another one. To play here again, open your own link from that device.
no-no-table = There is no table with this code.
no-table-broken = This table cannot be read: what the server has stored of it is damaged. Nothing was deleted; whoever runs the server can look into it.
no-no-record = There is no finished game with this number.
no-spectators-barred = Spectators are not welcome at this table.
no-too-many =
    { $what ->
        [tables] Too many new tables
        [chairs] Too many seats taken
        [guesses] Too many wrong table codes
        [readings] Too many requests
        [reviews] Too many reviews
        [uploads] Too many files
        [hints] Too many hints
        [sockets] Too many connections
       *[requests] Too many requests
    } from your network: try again in { $wait ->
        [one] a second
       *[other] { $wait } seconds
    }.
no-job-heavy = That took the server too long. Try something smaller.
no-busy = The server is too busy at the moment: try again in { $wait ->
        [one] a second
       *[other] { $wait } seconds
    }.
no-other-host = The server does not answer to this name. Its operator can add the name to the configuration.
no-table-crowded = Too many people are already watching this table.
no-other-origin = This page does not belong to this server.
no-no-hint = There is nothing to decide for this seat at the moment.
no-store-fails = The server cannot save anything at the moment; nothing is lost. Try again in a moment.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nice one!
phrase-thanks = Thank you!
phrase-oops = Oops.
phrase-hurry = Your turn!
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
phrase-again = Another game?
phrase-bye = Bye!

serve-address = Zehn is ready: { $address }
serve-lan = On the same network: { $address }
serve-store = Tables are kept in { $store }
serve-stop = Stop with Ctrl+C; after the next start every table goes on where it was.
serve-no-extra = The server needs packages that are missing: pip install zehn.
serve-port = The port { $port } is in use: choose another one with --port.
serve-no-store = The store { $store } cannot be opened: { $why }
serve-store-busy = Another server is using the store { $store } already: stop it first, or choose another store with --store.
serve-store-damaged = The store { $store } is damaged: { $why }. Nothing was changed; put a backup in its place.
serve-no-key = The key that signs seats cannot be used ({ $file }): { $why }
serve-core-ready = The core is compiled now: bots use it from here on, the server at its next start.
serve-page = The server is running. A client connects to { $address }.
serve-no-client = The table in the browser has not been built: it needs Node.js 20 or newer; then run ./play again.

config-unread = The configuration { $file } cannot be read: { $why }
config-no-toml = The configuration { $file } is not TOML: { $why }
config-wrong = { $file }: “{ $name }” must be a table.
config-unknown = { $file }: there is no “{ $name }”; there are { $names }.
config-list = { $file }: “{ $name }” must be a list of texts.
config-network = { $file }: “{ $text }” in “{ $name }” is not an address or a network.
config-count = { $file }: “{ $name }” must be a number greater than 0.
config-days = { $file }: “{ $name }” must be a number of days; 0 means for ever.
config-rate = { $file }: “{ $name }” must be like {"{"} burst = 20, per_minute = 10 {"}"} or per_second.
