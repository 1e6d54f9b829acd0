# Eigene Phasen: der Baukasten für einen eigenen Abend.

e-title = Eigene Phasen
e-says = Stell die Phasen für euren Abend zusammen oder lass sie auslosen. Wie schwer jede ist, probiert das Spiel für dich aus.
e-kept = Deine Abende
e-new = Neuer Abend
e-name = Name
e-unnamed = Unser Abend
e-phases = Phasen
e-new-phase = Neue Phase
e-change-phase = Phase ändern
e-edit = Ändern
e-remove = Weglassen
e-up = Phase { $number } nach vorn
e-down = Phase { $number } nach hinten
e-take = Übernehmen
e-add-group = Was soll man sammeln?
e-and = Und dazu
e-kind-set = Gleiche Zahlen
e-kind-run = Folge
e-kind-colour = Eine Farbe
e-kind-suited = Folge in einer Farbe
e-kind-twin = Gleiche Karten
e-kind-mixed = Gleiche Zahl, lauter Farben
e-kind-any = Bestimmte Zahlen
e-kind-each = Von jeder Zahl eine
e-cards = Karten
e-times = Wie oft
e-values = Welche Zahlen
e-fewer = { $name }: eins weniger
e-more = { $name }: eins mehr
e-wild = Joker sind erlaubt
e-wild-never = Ohne Joker: Lauter verschiedene Farben gehen nur mit echten Karten
e-measuring = Wird ausgespielt …
e-easy = leicht
e-medium = mittel
e-hard = schwer
e-rising = erst leicht, dann schwer
e-turns =
    { $turns ->
        [one] im Mittel ein Zug
       *[other] im Mittel { $turns } Züge
    }
e-dealt = { $chance } % haben sie gleich auf der Hand
e-random = Phasen auslosen
e-level = Schwierigkeit
e-length = Wie viele
e-roll = Auslosen
e-roll-says = Die Phasen dieses Abends werden dabei ersetzt.
e-drop = Abend löschen
e-play = Damit spielen
e-share-text = Eigene Phasen: { $name }
e-broken = Dieser Link ist unvollständig. Lass ihn dir noch einmal schicken.
