# Rat und Chancen des Würfelspiels auf der Kommandozeile.

advice-value = Erwartete Endpunktzahl: { $value }
advice-best = Am besten: { $move }
advice-line = { $value }  { $move }
advice-nothing = Jetzt gibt es nichts zu entscheiden.
odds-solving = Das Würfelspiel wird gelöst
odds-title = Das Würfelspiel allein, bestmöglich gespielt: { $value } Punkte
odds-head = Phase   Chance    Züge   Punkte   Höchstwert
odds-note =
    Chance: die Phase in einem Zug zu schaffen, wenn nur das zählt · Züge: wie viele es dafür im Mittel braucht
    Punkte: der beste Mittelwert eines Zugs, ein Fehlversuch zählt 0 · Höchstwert: so viel ist höchstens möglich
