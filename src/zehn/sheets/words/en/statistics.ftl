# What was played on this device: figures and achievements.

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
