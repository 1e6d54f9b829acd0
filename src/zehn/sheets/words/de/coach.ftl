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
