# Analysen beendeter Spiele im Browser: was jeder Zug wert war.

w-review-working = Durchgang { $round } von { $rounds } wird angesehen …
w-review-again = Weitermachen
w-review-curve = Gewinnchancen, Zug für Zug
w-review-curve-points = Erwartete Endsumme, Zug für Zug
w-review-curve-says = { $name } hatte am Ende { $chance }.
w-review-moments = Was am meisten zählte
w-review-moments-none = Kein Zug fällt auf, bei dem ein anderer klar besser gewesen wäre.
w-review-moment = Durchgang { $round }: { $name }, { $cost }
w-review-next = Nächster Zug: { $said }
w-review-better = Besser: { $said }
w-review-no-knock = { $name } klopfte nicht.
w-review-cost = Das kostete { $cost } ({ $low } bis { $high }).
w-review-percent = { $value } %
w-review-points = { $value } Punkte
w-review-forced = Es gab nichts zu entscheiden.
w-review-fine = Gut gespielt.
w-review-undecided = Ob ein anderer Zug besser war, lässt sich nicht sagen.
w-review-inaccuracy = Ungenauigkeit
w-review-mistake = Fehler
w-review-blunder = Grober Fehler
w-review-players = Glück und Können
w-review-player = Spieler
w-review-luck = Glück
w-review-lost = Durch eigene Züge verloren
w-review-marks = Ungenauigkeiten, Fehler, grobe Fehler
w-review-note = Alle Zahlen beruhen auf dem, was man am Platz in diesem Augenblick sehen konnte. Der wahre Wert liegt 19 von 20 Mal in den Klammern.
