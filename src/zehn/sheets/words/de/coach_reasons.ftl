# Warum ein Zug besser ist. Karten heißen wie in Aufzeichnungen.

why-coach-let-go = Die Karte war kein Klopfen wert.
why-coach-lay = Phase { $phase } war vollständig: Liegt sie, kann jede andere passende Karte weg.
why-coach-lay-task = Aufgabe { $task } war vollständig, und sie jetzt auszulegen ist mehr wert als Warten.
why-coach-hit = { $card } passt auf dem Tisch: { $points } Punkte weniger auf der Hand.
why-coach-skip = Eine Aussetzkarte hält jetzt { $name } auf, mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } auf der Hand.
why-coach-take = { $card } vom Ablagestapel war mehr wert als eine unbekannte Karte.
why-coach-draw-plain = Eine unbekannte Karte war mehr wert als die oberste auf dem Ablagestapel.
why-coach-draw = Eine unbekannte Karte war mehr wert: { $cards } von { $unseen } noch nicht gesehenen Karten helfen.
why-coach-keep-going = In den gedachten Durchgängen war es besser, { $card } abzuwerfen und mit dem Rest zu warten.
why-coach-missing = Ohne { $card } fehlt der Phase { $missing ->
        [0] nichts
        [one] eine Karte
       *[other] { $missing } Karten
    }, ohne { $other } sind es { $more }.
why-coach-missing-task = Ohne { $card } fehlt der nächsten Aufgabe { $missing ->
        [0] nichts
        [one] eine Karte
       *[other] { $missing } Karten
    }, ohne { $other } sind es { $more }.
why-coach-helping = Ohne { $card } helfen noch { $more } ungesehene Karten, ohne { $other } nur { $less }.
why-coach-wanted = { $name } wartet wohl auf { $other } (zu { $chance } %); { $card } hilft dort weniger.
why-coach-points = { $card } kostet am Ende des Durchgangs { $points } Punkte, { $other } nur { $fewer }, und gebraucht werden beide gleich wenig.
why-coach-rounds = Keine einzelne Zahl entscheidet; in den gedachten Durchgängen war es besser, { $card } wegzugeben als { $other }.
why-coach-give = Ein Ass trifft { $name } härter als alle anderen: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } auf der Hand.
why-coach-keep = Diese Karten waren mehr wert als neue.
why-coach-redeal = Neue Karten waren mehr wert als diese.
why-coach-sit = Es war den Zug wert, das Ass jetzt abzuwerfen und auszusetzen.
why-coach-dice-score = { $points } sichere Punkte waren mehr wert als noch ein Wurf oder noch ein Versuch.
why-coach-dice-pass = So wenige Punkte waren die Phase nicht wert: Noch ein Versuch ist besser.
why-coach-dice-go-on = Mit { $rolls ->
        [one] einem Wurf
       *[other] { $rolls } Würfen
    } übrig war mehr zu gewinnen als zu verlieren.
why-coach-dice-keep = Besser war es, { $dice } Würfel zu behalten, nicht { $other }, und die anderen zu werfen.
why-coach-dice-keep-other = Besser war es, andere Würfel zu behalten.
