"""How near a hand is to a contract: several ways to count, one interface. No rule is decided here."""
