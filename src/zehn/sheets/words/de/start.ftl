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
