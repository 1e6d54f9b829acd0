"""Decks in a record: whether a text names exactly the cards of a game. For all card games."""

from zehn.cards.deck import Deck
from zehn.refusals import Refusal


def wrong_deck(deck: Deck, text: str, clause: str) -> Refusal | None:
    """Why a text is not the whole deck in some order: a word that is not a card, too few cards, a card too often."""
    words = text.split()
    stranger = next((word for word in words if word not in deck.kind_of), None)
    if stranger is not None:
        return Refusal(clause, "deck-stranger", card=stranger[:20])
    if len(words) != len(deck.cards):
        return Refusal(clause, "deck-size", cards=str(len(words)), whole=str(len(deck.cards)))
    for kind, name in enumerate(deck.names):
        found = words.count(name)
        if found > deck.counts[kind]:
            return Refusal(clause, "deck-twice", card=name, found=str(found), times=str(deck.counts[kind]))
    return None
