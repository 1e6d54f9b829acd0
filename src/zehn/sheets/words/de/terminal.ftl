# Das Spiel im Terminal. $who ist „me“, wo der Satz den Menschen am Terminal anspricht.

no-terminal = Gespielt wird in einem Terminal; Ein- und Ausgabe dürfen nicht umgeleitet sein.

## Der Tisch

t-you = Du
t-colour =
    { $colour ->
        [y] ge
       *[other] { $colour }
    }
t-players = Durchgang { $round }
t-players-playoff = Stechen
t-log = Verlauf
t-table = Tisch
t-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
t-points = { $count } P
t-phase = Phase { $phase }
t-phase-laid = Phase { $phase }✓
t-phase-free = { $done } von { $all }
t-phase-out = –
t-pile = Aufnahmestapel
t-discards = Ablagestapel
t-empty = leer
t-under = ({ $count } darunter)
t-no-groups = Noch liegt keine Phase.
t-hand = Deine Hand
t-hand-phase = Phase { $phase }: { $contract }
t-hand-missing =
    { $missing ->
        [0] bereit zum Auslegen
        [one] 1 Karte fehlt
       *[other] { $missing } Karten fehlen
    }
t-hand-laid = Phase { $phase } liegt
t-order-value = nach Wert
t-order-colour = nach Farbe
t-order-phase = zur Phase hin
t-legend = ● nützlich · ▲ gewählt · O: { $order }

## Was zu tun ist

t-ask-draw = Du bist dran: D nimmt vom Aufnahmestapel, T nimmt { $card } vom Ablagestapel.
t-ask-draw-only = Du bist dran: D nimmt vom Aufnahmestapel.
t-ask-draw-wanted = Du bist dran: D nimmt vom Aufnahmestapel, T nimmt { $card } – die Karte hilft dir.
t-ask-play = Wähle eine Karte und wirf sie mit X ab.
t-ask-play-ready = Du kannst Phase { $phase } auslegen: L legt sie, P zeigt Vorschläge. Oder wirf mit X ab.
t-ask-play-hits = H legt gewählte Karten an, X wirft eine ab. Passend: { $cards }.
t-ask-play-laid = Wähle eine Karte und wirf sie mit X ab; angelegt werden kann gerade keine.
t-ask-knock = { $name } hat { $card } abgeworfen. Klopfen? K klopft, Enter lässt die Karte liegen.
t-ask-knock-wanted = { $name } hat { $card } abgeworfen – die Karte hilft dir. K klopft, Enter lässt sie liegen.
t-ask-knock-first = Erst klopfen (K) oder die Karte liegen lassen (Enter).
t-ask-bot = { $name } ist dran … (Enter: schneller)
t-ask-over = { $verdict } N beginnt ein neues Spiel, F2 zeigt den Block, Q beendet.
t-fits-nowhere = P10-25 · { $card } passt an keine Gruppe auf dem Tisch.
t-choose-one = Bitte genau eine Karte zum Abwerfen wählen.
t-no-proposal = Phase { $phase } geht noch nicht: { $missing ->
        [0] Die Karten passen, aber nicht so, dass eine zum Abwerfen bleibt.
        [one] Es fehlt 1 Karte.
       *[other] Es fehlen { $missing } Karten.
    }
t-typed = Zug eintippen (Gelb als y): discard 7r · hit * g1 high · lay 1 4r,4b,4g 8r,8b,*

## Tasten

t-key-draw = Aufnehmen
t-key-take = Nehmen
t-key-lay = Auslegen
t-key-proposals = Vorschläge
t-key-compose = Selbst legen
t-key-hit = Anlegen
t-key-discard = Abwerfen
t-key-skip = Aussetzen
t-key-knock = Klopfen
t-key-let-go = Liegen lassen
t-key-hurry = Schneller
t-key-hint = Tipp
t-key-rules = Regeln
t-key-pad = Block
t-key-language = English
t-key-order = Ordnen
t-key-type = Tippen
t-key-save = Sichern
t-key-new = Neu
t-key-quit = Ende

## Was geschah

t-act-draw =
    { $who ->
        [me] nimmst auf
       *[other] nimmt auf
    }
t-act-draw-card =
    { $who ->
        [me] nimmst { $card } auf
       *[other] nimmt { $card } auf
    }
t-act-take =
    { $who ->
        [me] nimmst { $card }
       *[other] nimmt { $card }
    }
t-act-knock =
    { $who ->
        [me] klopfst und nimmst { $card }
       *[other] klopft und nimmt { $card }
    }
t-act-lay =
    { $who ->
        [me] legst Phase { $phase } aus: { $groups }
       *[other] legt Phase { $phase } aus: { $groups }
    }
t-act-hit =
    { $who ->
        [me] legst { $card } an { $group } an
       *[other] legt { $card } an { $group } an
    }
t-act-discard =
    { $who ->
        [me] wirfst { $card } ab
       *[other] wirft { $card } ab
    }
t-act-skip =
    { $who ->
        [me] lässt { $name } aussetzen
       *[other] lässt { $to ->
            [me] dich
           *[other] { $name }
        } aussetzen
    }
t-note-deal =
    { $who ->
        [me] — Durchgang { $round }: Du gibst.
       *[other] — Durchgang { $round }: { $name } gibt.
    }
t-note-playoff = — Gleichstand, also ein Stechen: { $names }.
t-note-lost =
    { $who ->
        [me] Du setzt aus.
       *[other] { $name } setzt aus.
    }
t-note-turned = Der Ablagestapel ist gemischt und liegt als neuer Aufnahmestapel bereit.
t-note-out =
    { $who ->
        [me] Du hast keine Karten mehr: Durchgang { $round } ist zu Ende.
       *[other] { $name } hat keine Karten mehr: Durchgang { $round } ist zu Ende.
    }
t-note-limit = Die Höchstzahl an Zügen ist erreicht: Durchgang { $round } ist zu Ende.
t-note-playoff-won =
    { $who ->
        [me] Du hast das Stechen gewonnen.
       *[other] { $name } hat das Stechen gewonnen.
    }

## Tipp

t-hint-let-go = Tipp: Die Karte liegen lassen.
t-hint-draw = Tipp: Vom Aufnahmestapel nehmen (D).
t-hint-take = Tipp: { $card } vom Ablagestapel nehmen (T).
t-hint-knock = Tipp: Um { $card } klopfen (K).
t-hint-lay = Tipp: Phase { $phase } auslegen (L): { $groups }
t-hint-hit = Tipp: { $card } an { $group } anlegen (H){ $end ->
        [low] , unten
        [high] , oben
       *[none] {""}
    }.
t-hint-discard = Tipp: { $card } abwerfen (X).
t-hint-skip = Tipp: { $name } aussetzen lassen (!).
t-hint-none = Einen Tipp gibt es, wenn du dran bist.

## Fenster

t-yes = Ja
t-no = Nein
t-choice-keys = Ziffer, Klick oder ↑ ↓ und Enter · Esc zurück
t-line-keys = Enter: in Ordnung · Esc: zurück
t-choose-proposal = So lässt sich die Phase auslegen:
t-proposal = Phase { $phase }:
t-choose-hit = Wohin mit { $card }?
t-hit-at = g{ $group } · { $name }
t-hit-low = g{ $group } · { $name }, unten
t-hit-high = g{ $group } · { $name }, oben
t-choose-skip = Wer soll aussetzen?
t-skip-whom = { $name } – { $cards }, { $phase }
t-quit = Wirklich aufhören? Das laufende Spiel geht verloren; mit { $save } sicherst du es vorher.
t-quit-over = Wirklich aufhören?
t-new = Das laufende Spiel aufgeben und ein neues beginnen?
t-save = Das Spiel in eine Datei schreiben:
t-saved = Gesichert: { $path }
t-not-saved = Das Spiel lässt sich nicht sichern: { $why }.
t-why-folder = dort liegt ein Ordner
t-why-nowhere = der Name fehlt
t-search = Suchen: einfach tippen …
t-found = Treffer { $number } von { $count }
t-rules-keys = ↑ ↓ Bild↑ Bild↓ blättern · Enter: nächster Treffer · Esc zurück
t-pad-title =
    { $round ->
        [0] Der Block – noch ist kein Durchgang gespielt.
       *[other] Der Block nach Durchgang { $round }
    }
t-pad-keys = ↑ ↓ blättern · Enter: weiter
t-phases = Phase
t-rounds = Punkte
t-round = Durchgang { $round }
t-total = Summe
t-left = Am Ende von Durchgang { $round } auf der Hand:
t-none = –

## Selbst legen

t-compose-title = Phase { $phase } auslegen: { $contract }
t-compose-group = Gruppe { $number }
t-compose-empty = leer
t-compose-good = So kann die Phase liegen: Enter legt sie aus.
t-compose-keys = ←→ Leertaste oder Ziffer: Karte zur Gruppe ▶ · ↑↓ Gruppe · Rücktaste zurück · < > Joker verschieben · Enter auslegen · Esc
t-compose-more = Bild↑ Bild↓: andere Phase

## Wer gewonnen hat

t-won-alone =
    { $who ->
        [me] Du gewinnst: Außer dir hat niemand Phase { $phase } geschafft.
       *[other] { $name } gewinnt: Niemand sonst hat Phase { $phase } geschafft.
    }
t-won-all =
    { $who ->
        [me] Du gewinnst: Außer dir hat niemand alle Phasen geschafft.
       *[other] { $name } gewinnt: Niemand sonst hat alle Phasen geschafft.
    }
t-won-fewest =
    { $who ->
        [me] Du gewinnst mit { $points } Punkten: Von allen, die am Ziel sind, hast du die wenigsten.
       *[other] { $name } gewinnt mit { $points } Punkten, den wenigsten von allen, die am Ziel sind.
    }
t-won-rounds =
    { $who ->
        [me] Du gewinnst mit { $points } Punkten, den wenigsten von allen.
       *[other] { $name } gewinnt mit { $points } Punkten, den wenigsten von allen.
    }
t-won-together = Ein gemeinsamer Sieg: { $names } mit je { $points } Punkten (P10-36).
t-won-playoff =
    { $who ->
        [me] Du gewinnst das Stechen (P10-36).
       *[other] { $name } gewinnt das Stechen (P10-36).
    }
