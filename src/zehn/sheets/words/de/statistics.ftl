# Was auf diesem Gerät gespielt wurde: Zahlen und Erfolge.

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
