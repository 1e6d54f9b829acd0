# Der Trainer: was jeder Zug wert war. Chancen stehen in Prozentpunkten, beim Würfeln allein in Punkten des Spiels.

## Die Zusammenfassung

coach-head = { $game }: { $players }. { $rounds ->
        [one] Ein Durchgang
       *[other] { $rounds } Durchgänge
    }, { $decisions ->
        [one] eine Entscheidung
       *[other] { $decisions } Entscheidungen
    } mit Auswahl.
coach-unfinished = Das Spiel wurde nicht beendet; als Ergebnis gilt, was der Stand verspricht.
coach-result = Ergebnis: { $result }, am Anfang { $start }.
coach-luck = Glück mit Karten und Würfeln: { $luck }.
coach-loss = Durch eigene Entscheidungen verloren: { $loss }; jede der { $unforced } kostete im Schnitt { $each } ({ $low } bis { $high }).
coach-loss-none = Es gab nichts zu entscheiden.
coach-like = Du hast wie `{ $level }` gespielt.
coach-like-among = Du hast wie `{ $level }` gespielt; nicht auszuschließen sind: { $levels }.
coach-marks = { $blunder ->
        [one] Ein grober Fehler
       *[other] { $blunder } grobe Fehler
    }, { $mistake ->
        [one] ein Fehler
       *[other] { $mistake } Fehler
    }, { $inaccuracy ->
        [one] eine Ungenauigkeit
       *[other] { $inaccuracy } Ungenauigkeiten
    }.
coach-remainder = Der Rest, { $remainder }, ist das, was die anderen gezogen und gespielt haben, und was niemand unterscheiden kann.
coach-moments = Was am meisten zählte
coach-moments-none = Bei keinem Zug wäre ein anderer klar besser gewesen.
coach-decisions = Alle Entscheidungen
coach-more = Alle Entscheidungen: mit --all. Als Seite mit Bildern: --html DATEI. Für Programme: --json.
coach-moment = Durchgang { $round }, Zug { $move }, { $name }: { $played } – besser: { $best }, um { $cost } ({ $low } bis { $high }), { $verdict }.
coach-good = Durchgang { $round }, Zug { $move }, { $name }: { $played } – { $verdict }.
coach-no-knock = nicht klopfen
coach-verdict-forced = nichts zu entscheiden
coach-verdict-fine = gut
coach-verdict-undecided = nicht zu sagen
coach-verdict-inaccuracy = Ungenauigkeit
coach-verdict-mistake = Fehler
coach-verdict-blunder = grober Fehler
coach-points = { $value } Punkte
coach-working = Das Spiel wird noch einmal angesehen
coach-written = Die Seite steht in { $file }.

## Die Seite

coach-page-title = Rückblick: { $players }
coach-curve = Die Chancen nach jedem Zug
coach-curve-points = Das erwartete Endergebnis nach jedem Zug
coach-table-seat = Spieler
coach-table-result = Ergebnis
coach-table-luck = Glück
coach-table-loss = Verloren
coach-table-each = Je Entscheidung
coach-table-like = Wie
coach-table-file = Spiel
coach-note = Jede Zahl kommt aus dem, was der Spieler in diesem Moment sehen konnte. Kosten sind Unterschiede in denselben gedachten Welten; in der Klammer liegt in 19 von 20 Fällen der wahre Wert.
coach-form = { $name }: Verlust je Entscheidung, Spiel für Spiel
coach-form-head = Über { $games } Spiele

## Was an einem Aufruf nicht stimmt

coach-no-seat = Den Platz { $seat } gibt es in diesem Spiel nicht; der letzte ist { $last }.
coach-budget = Das Budget ist eine Zahl von Durchgängen von 1 bis { $most }.
coach-seed = Der Startwert ist eine ganze Zahl von 0 bis { $most }.
coach-workers = Die Zahl der Prozesse liegt zwischen 1 und { $most }.
coach-one-way = Entweder --json oder --html, nicht beides.
coach-record = { $file }: { $why }
coach-unwritten = { $file } ließ sich nicht schreiben: { $why }.
coach-no-game = Für dieses Spiel gibt es keinen Trainer.
coach-no-moves = { $file }: In diesem Spiel wurde noch nichts gespielt.

## Warum ein Zug besser ist. Karten heißen wie in Aufzeichnungen.

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
