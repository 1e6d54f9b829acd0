"""A fourth game, played through everything that plays games and known to none of it: `highest`.

HIGH-01  Two to four players; the cards are 1 to 9 in two colours.
HIGH-02  Everyone gets one card, which only they see. The deal moves to the left; who follows the dealer begins.
HIGH-03  A turn is one move: `keep` the card, or `swap` it for the top card of the pile. Swapped cards lie open.
HIGH-04  After everyone's turn the highest card gets a point; of several highest ones, each.
HIGH-05  Whoever has `first_to` points after a round wins; several can.
"""

#: For `zehn.rooms.register`.
NAME, PLACE = "highest", "tiny_game.{layer}"
