# Why a move is better. Cards are named as in records.

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
