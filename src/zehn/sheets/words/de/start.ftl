# Die Startseite: Weiterspielen, beendete Spiele, was ein Spiel gebracht hat.

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
s-more-running =
    { $count ->
        [one] Noch ein laufendes Spiel
       *[other] Noch { $count } laufende Spiele
    }
s-more-finished =
    { $count ->
        [one] Noch ein Spiel
       *[other] Noch { $count } Spiele
    }
s-ended-won = Gewonnen gegen { $names }: { $points } Punkte
s-ended-lost = { $winner } hat gewonnen; du hattest { $points } Punkte
s-ended-shared = Zusammen gewonnen mit { $points } Punkten: { $winner }
s-ended-together = Sieg für { $winner } ({ $names })
s-ended-alone = Allein { $points } Punkte
s-ended-with = Gegen { $names }
s-table-gone = Der Tisch ist nicht mehr da, das Ergebnis bleibt.
s-to-table = Zum Tisch
s-more = Mehr
s-share = Teilen
s-share-game = Ein Spiel zum Nachspielen
s-shared =
    { $how ->
        [copied] Link kopiert
        [failed] Kopieren geht hier nicht: Nimm die Adresse von der Seite des Spiels.
       *[shared] Geteilt
    }
s-where = Wo gespielt wird
s-left = Du hast { $game } (Tisch { $code }) verlassen.
s-left-back = Doch weiterspielen
s-left-fine = In Ordnung

# Das Ende eines Durchgangs

s-gain-phase = Phase { $phase } ist geschafft, { $points ->
        [0] ohne Minuspunkte.
        [one] ein Punkt kommt dazu.
       *[other] { $points } Punkte kommen dazu.
    }
s-gain-none = Deine Phase lag nicht; { $points ->
        [0] Punkte kommen keine dazu.
        [one] ein Punkt kommt dazu.
       *[other] { $points } Punkte kommen dazu.
    }
s-gain-next =
    { $count ->
        [one] Als Nächstes: Phase { $phase }.
       *[other] Offen sind die Phasen { $phase }.
    }
s-gain-tasks =
    { $count ->
        [0] Du hast keine Aufgabe gelegt und bekommst { $points } Punkte; offen: { $left }.
        [one] Du hast Aufgabe { $tasks } gelegt und bekommst { $points } Punkte; offen: { $left }.
       *[other] Du hast die Aufgaben { $tasks } gelegt und bekommst { $points } Punkte; offen: { $left }.
    }

# Statistik

s-statistics = Deine Spiele in Zahlen
s-statistics-none = Hier stehen Siege, Punkte und Erfolge, sobald du ein Spiel beendet hast. Alles bleibt auf diesem Gerät.
s-statistics-forget = Zahlen löschen
s-statistics-sure = Wirklich löschen?
s-person = Wer
s-row =
    { $now ->
        [0] Längste Siegesserie: { $longest }.
       *[other] Längste Siegesserie: { $longest }. Sie läuft gerade: { $now }.
    }
s-games =
    { $games ->
        [one] Ein Spiel, { $wins } von { $against } gewonnen.
       *[other] { $games } Spiele, { $wins } von { $against } gewonnen.
    }
s-phases = Geschafft je Durchgang: { $rate }.
s-best = Bestes Ergebnis: { $points }.
s-latest = Punkte der letzten Spiele: { $points }
s-awards = Erfolge
s-award-done = (erreicht)
s-award-open = (noch offen)
s-award-first = Der erste Sieg
s-award-first-says = Ein Spiel gegen andere gewonnen.
s-award-everything = Alles gewonnen
s-award-everything-says = In jedem der drei Spiele einmal gesiegt.
s-award-row = Dreimal hintereinander
s-award-row-says = Drei Siege in Folge.
s-award-ten = Zehn Phasen
s-award-ten-says = In einem Spiel alle zehn geschafft.
s-award-dice = Goldene Würfel
s-award-dice-says = Allein 400 Punkte oder mehr gewürfelt.
s-award-struck = Alles gestrichen
s-award-struck-says = Profi-Sort ohne offene Sonderpunkte gewonnen.
s-award-clean = Weiße Weste
s-award-clean-says = Die Phasenkarten mit 0 Punkten gewonnen.
s-award-many = Stammgast
s-award-many-says = 25 Spiele beendet.
