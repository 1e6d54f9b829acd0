# Was die Startseite sofort sagt, und was jede Seite sagt. Alles andere wird erst geladen, wenn es gebraucht wird.

w-claim = In zehn Phasen zum Sieg
w-promise = Keine Konten, keine Werbung, nichts wird von anderswo geladen. Deine Tische bleiben auf diesem Server, dein Name und deine Plätze in diesem Browser.
w-promise-site = Keine Konten, keine Werbung, nichts wird von anderswo geladen. Deine Spiele und dein Name bleiben in diesem Browser.
w-games = Spiele
w-game-phase10 = Das Phasenspiel mit Karten
w-game-phase10-says = Sammle Drillinge, Folgen und Farben, lege zehn Phasen nacheinander aus und werde deine Karten los.
w-game-dice = Das Phasenspiel mit Würfeln
w-game-dice-says = Zehn Würfel, drei Würfe, zehn Phasen: Behalte, was passt, und hol heraus, was geht.
w-game-profisort = Profi-Sort
w-game-profisort-says = Sortiere deine Karten nach Aufgaben, streiche Sonderpunkte und mach im richtigen Moment Schluss.
w-players = { $least } bis { $most } Personen
w-changed =
    { $count ->
        [one] eine eigene Regel
       *[other] { $count } eigene Regeln
    }
w-play-now = Jetzt spielen
w-with-friends = Mit Freunden
d-play-alone = Allein gegen den eigenen Rekord
l-learn = Lernen
w-options = Optionen
w-rules = Regeln
w-your-name = Dein Name
w-guest = Gast
w-code = Tischcode
w-to-table = Zum Tisch
w-code-strange = Ein Code hat sechs oder sieben Buchstaben und Ziffern.
w-practice-go = Mit Aufgaben üben
w-keep-go = Block für echte Karten und Würfel
w-running = Deine laufenden Spiele
w-continue = Weiterspielen
w-table = Tisch { $code }
w-days-left =
    { $days ->
        [0] Wird heute gelöscht, wenn niemand spielt
        [one] Wird in einem Tag gelöscht, wenn niemand spielt
       *[other] Wird in { $days } Tagen gelöscht, wenn niemand spielt
    }
s-table-with =
    { $phase ->
        [lobby] { $count ->
            [0] noch nicht begonnen
           *[other] mit { $names }, noch nicht begonnen
        }
       *[other] { $count ->
            [0] allein
           *[other] mit { $names }
        }
    }
s-more = Mehr
s-more-running =
    { $count ->
        [one] Noch ein laufendes Spiel
       *[other] Noch { $count } laufende Spiele
    }
w-here = Auf diesem Gerät
w-save-game = Als Datei sichern
w-delete = Löschen
w-delete-sure = Endgültig löschen
w-finished = Deine beendeten Spiele
w-record = Aufzeichnung { $number }
w-replay = Nachspielen
w-hand-over = Vom Server prüfen lassen
s-ended-won = Gewonnen gegen { $names }: { $points } Punkte
s-ended-lost = { $winner } hat gewonnen; du hattest { $points } Punkte
s-ended-shared = Zusammen gewonnen mit { $points } Punkten: { $winner }
s-ended-together = Sieg für { $winner } ({ $names })
s-ended-alone = Allein { $points } Punkte
s-ended-with = Gegen { $names }
s-more-finished =
    { $count ->
        [one] Noch ein Spiel
       *[other] Noch { $count } Spiele
    }
s-table-gone = Der Tisch ist nicht mehr da, das Ergebnis bleibt.
s-to-table = Zum Tisch
s-share = Teilen
s-share-game = Ein Spiel zum Nachspielen
s-shared =
    { $how ->
        [copied] Link kopiert
        [failed] Kopieren geht hier nicht: Nimm die Adresse von der Seite des Spiels.
       *[shared] Geteilt
    }
s-left = Du hast { $game } (Tisch { $code }) verlassen.
s-left-back = Doch weiterspielen
s-left-fine = In Ordnung
w-menu = Menü
w-close = Schließen
w-home = Startseite
w-again = Noch einmal versuchen
w-not-loaded = Dieser Teil konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.
w-load-again = Neu laden
no-unreachable = Der Server ist gerade nicht zu erreichen.
w-engine-loads = Was zum Spielen ohne Server nötig ist, wird geladen …
w-engine-starts = Das Spiel auf diesem Gerät startet …
w-engine-bytes = { $loaded } von { $total } MB
no-device-old = Dieser Browser kann nicht ohne Server spielen: Ihm fehlen WebAssembly oder Worker. Ein neuerer kann es.
no-device-download = Was zum Spielen auf diesem Gerät nötig ist, konnte nicht vollständig geladen werden. Prüfe das Netz und versuche es noch einmal; was angekommen ist, bleibt erhalten.
no-device-storage = Dieser Browser lässt die Seite nichts speichern oder hat keinen Platz mehr: Ein Spiel könnte hier nicht gesichert werden. Schaffe Platz oder verlasse das private Fenster.
no-device-full = Der letzte Zug konnte nicht gespeichert werden: Dieser Browser hat keinen Platz mehr. Alles davor bleibt erhalten. Schaffe Platz, dann geht das Spiel weiter.
no-device-elsewhere = Dieses Spiel ist in einem anderen Tab offen. Spiele dort weiter, oder schließe jenen Tab und versuche es hier noch einmal.
no-device-broken = Das Spiel auf diesem Gerät ist stehen geblieben. Lade die Seite neu: Alles bis zum letzten Zug ist erhalten.
list-and = { $before } und { $last }

w-game-over = Das Spiel ist zu Ende.
w-own-phases = Eigene Phasen bauen
