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
