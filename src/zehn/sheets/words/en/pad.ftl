# The pad for people with real cards and dice: why an entry is impossible (no-…), the pad in the terminal (pad-…).

## What is no entry

no-pad-format = A pad begins with "format": "{ $format }"; here this is missing or different.
no-pad-entry = An entry does one thing: { $acts }.
no-pad-key = There is no “{ $name }” in an entry of a pad.
no-pad-full = The pad is full; it holds { $most } entries.
no-pad-undo = There is no such entry to take back.
no-pad-name = A name has 1 to { $most } characters.
no-pad-name-twice = Two players have the same name.
no-pad-players-late = The number of players is fixed once a round has been written down.
no-pad-seat = There is no such seat; seats are counted from 0 to { $most }.
no-pad-round = There is no such round; { $rounds } are written down.
no-pad-scores = A round has a score for each of the { $players } players.
no-pad-score = The score of { $player } cannot be read: “{ $name }”.
no-pad-missing = This round is not complete: a score is missing.

## Who went out, and what is left

no-pad-two-out = Only one player can go out; here { $player } and { $other } have no cards left.
no-pad-nobody-out = Somebody must go out, because this game has no limit of turns.
no-pad-out-points = { $player } went out and so has no cards left to count.
no-pad-out-not-laid = { $player } cannot go out without having laid in this round.
no-pad-no-points = What { $player } has left is missing: points, or who went out.
no-pad-no-such-sum =
    { $player } cannot have { $points } points: no { $fewest ->
        [10] 10 cards
       *[other] { $fewest } to { $most } cards
    } add up to that.
no-pad-no-such-card = No card costs { $points } points.
no-pad-card-count =
    { $player } cannot have { $cards ->
        [one] one card
       *[other] { $cards } cards
    } left, but { $fewest ->
        [10] exactly 10
       *[other] { $fewest } to { $most }
    }.
no-pad-deck = { $cards } cards of { $points } points are left altogether, but the deck has only { $most }.

## Phases

no-pad-not-made =
    These cards do not make phase { $phase }: { $missing ->
        [one] one card is missing
       *[other] { $missing } cards are missing
    }.
no-pad-playoff-points = In a playoff nobody writes points down, and neither does { $player }.
no-pad-playoff-seat = { $player } does not take part in the playoff.
no-pad-playoff-two = In a playoff the first to lay the phase wins, so only one player can have laid it.
no-pad-cards = Cards are written as 7r, ! and *; ask about up to { $most } of them.
no-pad-deck-card = The deck has { $card } only { $most } times.

## Dice

no-pad-dice-most = Phase { $phase } brings { $most } points at most, not { $points }.
no-pad-dice-sum = No dice make { $points } points in phase { $phase }.
no-pad-one-phase = { $player } can have one phase noted in a turn; several only in the last go.
no-pad-declined = Declining a phase is a failed attempt here; it costs nothing only alone, and with solo_decline = "free".
no-pad-ended = { $player } has finished and has no more turns.
no-pad-turn = It is the turn of { $player }.
no-pad-dice-faces = Ten dice cannot show this: six of them have 5 to 10, four have 1 to 4 and wilds.
no-pad-dice-face = “{ $face }” is not a face of a die; where the phase asks for colours, it looks like 7r or *b.

## In the terminal

pad-title =
    { $game ->
        [phase10] The pad of the phase card game
        [dice] The pad of the phase dice game
        [profisort] The pad of Profi-Sort
       *[other] The pad
    }
pad-phase = Phase
pad-round-line = Round { $round }
pad-sum = Total
pad-next-dealer = { $player } deals the next round.
pad-next-thrower = { $player } rolls.
pad-winner = { $players } won.
pad-fault = Round { $round }: { $why }
pad-help-phase10 =
    Answer for each player who is asked, with what is left in points:
      x 35      laid the phase, 35 points left (x4 35: phase 4, where the order is free)
      x out     laid the phase and went out
      85        not laid
pad-help-dice =
    Answer for each player who is asked:
      47        the points noted; - for a failed attempt; in a last go several: 34 40 -
      9,9,…     all ten dice, * is a wild; the pad finds the best score
pad-help-commands =
    Or a command:
      fix N     write round N again          undo      take the last entry back
      names A,B rename the players           deal A    who deals the first round
      may A 7r 7b …  may A lay these cards?  csv       print the pad as CSV
      show      show the pad                 help      this page
      quit      leave; everything is in the file already
pad-ask = { $player } ({ $hint })
pad-ask-phase =
    { $count ->
        [0] all phases done
        [one] phase { $phases }
       *[other] phases { $phases }
    }
pad-ask-last = last go, phases { $phases }
pad-ask-playoff = playoff
pad-again = Round { $round } once more
pad-not-read = This answer cannot be read; help shows what is possible.
pad-yes = Yes, that is phase { $phase }: { $groups }
pad-yes-dice = Yes, phase { $phase } is worth { $points } points.
pad-rest = Left over: { $cards }
cli-pad-file = { $file }, line { $line }: { $why }
cli-pad-unwritten = { $file } cannot be written: { $why }
cli-pad-who = Nobody is named for the new pad: name the players with --players.
cli-pad-exists = { $file } is there already; leave out --record, --players and --rules to go on with it.

## In the browser

no-pad-gone = This browser has no such pad.
w-keep = Keep score
w-keep-says = For a game with real cards or dice: the pad counts, checks and knows whose turn it is. Everything stays on this device and works offline.
w-keep-new = New pad
w-keep-name = Name
w-keep-add = Add
w-keep-out-name = Remove { $name }
w-keep-begin = Begin
w-keep-all = All pads
w-keep-open = Open a pad or a record …
w-keep-delete = Throw the pad of { $names } away
w-keep-rounds =
    { $count ->
        [0] no round yet
        [one] one round
       *[other] { $count } rounds
    }
w-keep-won = Won: { $names }
w-keep-deals = { $name } deals
w-keep-throws = { $name } rolls
w-keep-large = Large type
w-keep-points = Points
w-keep-points-of = Points of { $name }
w-keep-count = { $name }: { $cards } left
w-keep-clear = { $name }: delete
w-keep-wild = wild
w-keep-skip = skip
w-keep-laid = { $name } laid phase { $phase }
w-keep-out = went out
w-keep-out-of = { $name } went out
w-keep-save = Write down
w-keep-failed = Not made
w-keep-noted = Noted: { $points }
w-keep-again = Start over
w-keep-next-phase = Next phase
w-keep-dice-of = The dice of { $name }
w-keep-dice-says = Type the points, or tap ten dice.
w-keep-colour =
    { $colour ->
        [b] blue
        [r] red
        [o] orange
        [g] green
       *[other] { $colour }
    }
w-keep-fault = Round { $round } does not fit any more:
w-keep-correct = Correct
w-keep-round-again = Correct round { $round }
w-keep-leave = Leave it as it is
w-keep-remove = Remove this round
w-keep-undo = Undo
w-keep-more = More
w-keep-names = Names, dealer, rules
w-keep-player = Player { $number }
w-keep-first-dealer = First dealer
w-keep-print = Print
w-keep-share = Share as text
w-keep-file = Save as file
w-keep-copied = Copied.
w-keep-may = May I lay this?
w-keep-who = Who asks
w-keep-what = What for
w-keep-due = what is due
w-keep-ask = Ask
w-keep-yes = Yes, that makes { $phase }.
w-keep-yes-dice = Yes: phase { $phase } is worth { $points } points.
w-keep-fits = fits: { $cards }
w-keep-rest = Left over: { $cards }
w-keep-history = Who has won what
w-keep-games = Games
w-keep-wins = Wins
w-keep-average = Points on average
w-keep-streak = Wins in a row
w-keep-best = Best roll
