# The coach: what every move was worth. Chances are told in points of a hundred, solo dice in points of the game.

## The summary

coach-head = { $game }: { $players }. { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    } with a choice.
coach-unfinished = The game was not finished; the result is what the standing promises.
coach-result = Result: { $result }, from { $start } at the start.
coach-luck = Luck with cards and dice: { $luck }.
coach-loss = Lost by own decisions: { $loss }, each of { $unforced } cost { $each } on average ({ $low } to { $high }).
coach-loss-none = There was nothing to decide.
coach-like = You played like `{ $level }`.
coach-like-among = You played like `{ $level }`; what cannot be ruled out: { $levels }.
coach-marks = { $blunder ->
        [one] One blunder
       *[other] { $blunder } blunders
    }, { $mistake ->
        [one] one mistake
       *[other] { $mistake } mistakes
    }, { $inaccuracy ->
        [one] one inaccuracy
       *[other] { $inaccuracy } inaccuracies
    }.
coach-remainder = The rest, { $remainder }, is what the others drew and played, and what nobody can tell apart.
coach-moments = What mattered most
coach-moments-none = No move stands out that would have been clearly better.
coach-decisions = Every decision
coach-more = Every decision: add --all. As a page with pictures: --html FILE. For programs: --json.
coach-moment = Round { $round }, move { $move }, { $name }: { $played } – better: { $best }, by { $cost } ({ $low } to { $high }), { $verdict }.
coach-good = Round { $round }, move { $move }, { $name }: { $played } – { $verdict }.
coach-no-knock = no knock
coach-verdict-forced = nothing to decide
coach-verdict-fine = fine
coach-verdict-undecided = cannot be told
coach-verdict-inaccuracy = inaccuracy
coach-verdict-mistake = mistake
coach-verdict-blunder = blunder
coach-points = { $value } points
coach-working = Looking at the game again
coach-written = The page is in { $file }.

## The page

coach-page-title = Review: { $players }
coach-curve = The chances after every move
coach-curve-points = The expected final total after every move
coach-table-seat = Player
coach-table-result = Result
coach-table-luck = Luck
coach-table-loss = Lost
coach-table-each = For each decision
coach-table-like = Like
coach-table-file = Game
coach-note = Every figure comes from what the player could see at that moment. Costs are differences in the same imagined worlds; the brackets hold the truth 19 times out of 20.
coach-form = { $name }: loss for each decision, game after game
coach-form-head = Over { $games } games

## What is wrong with a call

coach-no-seat = There is no seat { $seat } in this game; the last one is { $last }.
coach-budget = The budget is a number of rounds from 1 to { $most }.
coach-seed = The seed is a whole number from 0 to { $most }.
coach-workers = The number of processes is from 1 to { $most }.
coach-one-way = Either --json or --html, not both.
coach-record = { $file }: { $why }
coach-unwritten = { $file } could not be written: { $why }.
coach-no-game = There is no coach for this game.
coach-no-moves = { $file }: nothing was played in this game yet.
