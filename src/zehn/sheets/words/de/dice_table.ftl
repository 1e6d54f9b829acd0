# Das Würfelspiel an Live-Tischen: Absagen (no-…) und was der Tisch im Browser sagt (d-…).

no-dice-told = Niemand sagt den Würfeln, wie sie fallen: wirf, ohne Augen zu nennen.
