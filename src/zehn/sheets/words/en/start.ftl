# The start page: playing on, finished games, how a game ended.

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
s-more-running =
    { $count ->
        [one] One more game in progress
       *[other] { $count } more games in progress
    }
s-more-finished =
    { $count ->
        [one] One more game
       *[other] { $count } more games
    }
s-ended-won = You beat { $names }: { $points } points
s-ended-lost = { $winner } won; you had { $points } points
s-ended-shared = Shared win with { $points } points: { $winner }
s-ended-together = { $winner } won ({ $names })
s-ended-alone = Alone: { $points } points
s-ended-with = Against { $names }
s-table-gone = The table is gone; the result stays.
s-to-table = To the table
s-more = More
s-share = Share
s-share-game = A game to replay
s-shared =
    { $how ->
        [copied] Link copied
        [failed] Copying does not work here: take the address from the page of the game.
       *[shared] Shared
    }
s-where = Where games are played
s-left = You have left { $game } (table { $code }).
s-left-back = Play on after all
s-left-fine = All right

# The end of a round

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

# Statistics

s-statistics = Your games in figures
s-statistics-none = Wins, points and achievements are shown here once you have finished a game. Everything stays on this device.
s-statistics-forget = Delete the figures
s-statistics-sure = Really delete?
s-person = Who
s-row =
    { $now ->
        [0] Longest winning streak: { $longest }.
       *[other] Longest winning streak: { $longest }. The current one: { $now }.
    }
s-games =
    { $games ->
        [one] One game, { $wins } of { $against } won.
       *[other] { $games } games, { $wins } of { $against } won.
    }
s-phases = Done per round: { $rate }.
s-best = Best result: { $points }.
s-latest = Points of the latest games: { $points }
s-awards = Achievements
s-award-done = (achieved)
s-award-open = (still open)
s-award-first = The first win
s-award-first-says = Won a game against others.
s-award-everything = All three
s-award-everything-says = Won each of the three games once.
s-award-row = Three in a row
s-award-row-says = Won three games running.
s-award-ten = Ten phases
s-award-ten-says = Did all ten in one game.
s-award-dice = Golden dice
s-award-dice-says = Rolled 400 points or more alone.
s-award-struck = Struck off
s-award-struck-says = Won Profi-Sort with no open bonus points.
s-award-clean = Clean slate
s-award-clean-says = Won the phase cards with 0 points.
s-award-many = Regular
s-award-many-says = Finished 25 games.
