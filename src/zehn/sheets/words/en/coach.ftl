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

## Why a move is better. Cards are named as in records.

why-coach-let-go = The card was not worth a knock.
why-coach-lay = Phase { $phase } was complete: once it is down, every other card that fits can go.
why-coach-lay-task = Task { $task } was complete, and laying it now is worth more than waiting.
why-coach-hit = { $card } fits on the table: { $points } points less in hand.
why-coach-skip = A skip now stops { $name }, who holds { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
why-coach-take = { $card } from the discard pile was worth more than an unknown card.
why-coach-draw-plain = An unknown card was worth more than the top discard.
why-coach-draw = An unknown card was worth more: { $cards } of { $unseen } unseen cards help.
why-coach-keep-going = In the imagined rounds it was better to discard { $card } and to wait with the rest.
why-coach-missing = Without { $card } the phase lacks { $missing ->
        [0] nothing
        [one] one card
       *[other] { $missing } cards
    }; without { $other } it lacks { $more }.
why-coach-missing-task = Without { $card } the nearest task lacks { $missing ->
        [0] nothing
        [one] one card
       *[other] { $missing } cards
    }; without { $other } it lacks { $more }.
why-coach-helping = Without { $card }, { $more } unseen cards still help; without { $other } only { $less }.
why-coach-wanted = { $name } probably wants { $other } (chance { $chance } %); { $card } helps them less.
why-coach-points = { $card } costs { $points } points if the round ends, { $other } only { $fewer }, and both are needed as little.
why-coach-rounds = No single number decides it; in the imagined rounds { $card } was the better card to give away than { $other }.
why-coach-give = An ace costs { $name } more than it does anybody else: { $cards ->
        [one] one card is
       *[other] { $cards } cards are
    } left in that hand.
why-coach-keep = The hand was worth more than a new deal.
why-coach-redeal = A new deal was worth more than this hand.
why-coach-sit = Sitting out with the ace now was worth the turn.
why-coach-dice-score = { $points } points for certain were worth more than another roll or another try.
why-coach-dice-pass = So few points were not worth the phase: trying again is better.
why-coach-dice-go-on = With { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    } left there was more to gain than to lose.
why-coach-dice-keep = Of the dice it was better to keep { $dice }, not { $other }, and to roll the others.
why-coach-dice-keep-other = It was better to keep other dice.
