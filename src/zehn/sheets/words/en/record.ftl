# What is wrong with a record. First what is no record at all; keys are written as in the file.

## The file

no-file-missing = There is no such file.
no-file-folder = This is a folder, not a file.
no-file-forbidden = This file cannot be read: permission denied.
no-file-unreadable = This file cannot be read.
no-file-large = The file is too large; a record has { $most } MB at most.

## JSON

no-record-no-text = This is not text in UTF-8, so it is not a record.
no-record-no-json = This is not valid JSON; the mistake is in line { $line }, column { $column }.
no-record-deep = This is nested so deeply that it cannot be a record.
no-record-number = There is a number in it with so many digits that it cannot be read.
no-record-constant = { $name } is not a value in JSON.
no-record-twice = The key “{ $name }” occurs twice in the same object, so it is not clear which one counts.

## The structure

no-record-object = A record is a JSON object; this is something else.
no-record-format = A record says "format": "{ $format }"; here this is missing or different.
no-record-game = “game” must be one of these: { $games }.
no-record-missing = The record has no “{ $name }”.
no-record-type =
    “{ $name }” must be { $type ->
        [number] a whole number
        [text] a text
        [texts] a list of texts
        [object] an object
        [pairs] a list of pairs, each a number and a text
       *[objects] a list of objects
    }.

## Rounds, dealer, cards

no-round-early = This round comes too early: the one before it is not over yet.
no-round-late = The game was over before this round.
no-dealer-nobody = There is no such dealer; the seats go from 0 to { $most }.
no-dealer-other = The next dealer is the left neighbour of the last one: seat { $seat }.
no-deck-stranger = “{ $card }” in the deck is not a card of this game.
no-deck-size = The deck has { $cards } cards instead of { $whole }.
no-deck-twice = The card { $card } occurs { $found } times in the deck; there are only { $times } of it.

## The result

no-result-other = The result in the record does not match the game as it was played: { $name } differs.

no-proof-broken = The proof of this round is broken: the commitment must be the hash of the server’s number (seed), random numbers (nonces) are short texts, and from version 2 on each one must have been promised by its hash.
no-proof-nonces = The proof of this round must have one random number (nonce) for each player.
no-proof-other = This round was not dealt as its proof says.

## Whose random numbers were in a shuffle

shuffle-alone = Nobody at the table had a part in this shuffle: the server alone decided it. The proof shows only that its number was sealed before.
shuffle-withheld = A random number was promised and not revealed in time (withheld): whoever does that often may be choosing between two deals.

## A receipt: what somebody's own device saw

no-receipt-format = A receipt says "format": "{ $format }"; here this is missing or different.
no-receipt-unproven = This round has no proof, but according to the receipt a number of the server had been sealed for it.
no-receipt-seed = According to the receipt, the server’s number of this round is not the one that had been sealed before the deal.
no-receipt-promises = According to the receipt, the random numbers promised in this round are not those that were settled before the deal.
no-receipt-nonce = A random number that the table had accepted for this round, according to the receipt, is missing or different.
no-receipt-cards = According to the receipt, other cards were seen in this round than the record says.
no-receipt-throws = According to the receipt, other dice were seen in this round than the record says.
