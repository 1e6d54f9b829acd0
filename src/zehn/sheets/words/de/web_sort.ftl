# Profi-Sort im Browser. $who ist „me“, wo ein Satz die Person am Bildschirm anspricht.

## Karten

w-joker = Joker
w-suited =
    { w-suit } { $value ->
        [J] Bube
        [Q] Dame
        [K] König
        [A] Ass
       *[other] { $value }
    }
w-suit =
    { $suit ->
        [s] Pik
        [h] Herz
        [d] Karo
       *[c] Kreuz
    }
w-the-suited =
    { $kind ->
        [wild] { $part ->
            [who] ein Joker
           *[what] einen Joker
        }
       *[other] { $value ->
            [J] { $part ->
                [who] der { w-suit }-Bube
               *[what] den { w-suit }-Buben
            }
            [Q] die { w-suit }-Dame
            [K] { $part ->
                [who] der { w-suit }-König
               *[what] den { w-suit }-König
            }
            [A] das { w-suit }-Ass
           *[other] die { w-suit }-{ $value }
        }
    }
w-index =
    { $value ->
        [J] B
        [Q] D
        [K] K
        [A] A
       *[other] { $value }
    }
w-sort-group =
    { $form ->
        [set] Gleiche Werte
        [run] Folge
        [colour] Eine Farbe
        [twin] Völlig gleiche Karten
        [any] Ausgewählte Werte
        [each] Quartett
        [rainbow] Vierling in vier Farben
       *[other] Gruppe
    } { $who ->
        [me] bei dir
       *[other] bei { $owner }
    }: { $cards }

## Der Tisch

w-sort-talon = Talon
w-sort-talon-draw = Talon, { $count } Karten: ziehen
w-sort-laying =
    { $name } · { $again ->
        [yes] Aufgabe { $task } noch einmal
       *[no] Aufgabe { $task }
    }
w-sort-done-of = { $done } von { $all }
w-sort-has-aces = bekommen und offen: { $cards }
w-sort-before-you = Vor dir liegt:
w-sort-ace-down = Verdeckt halten
w-sort-ace-up = Aufdecken
w-sort-own-sheet = Dein Aufgabenblatt
w-sort-task = { $task }. { $words }
w-sort-once-more = { $task }. { $words } – noch einmal, zum Beenden
w-sort-ready = kann jetzt ausgelegt werden
w-sort-lay-now = auslegbar
w-sort-lacks = { $missing ->
    [one] 1 fehlt
   *[other] { $missing } fehlen
}
w-sort-bonus-says = Umrandet: Sonderpunkte, die noch offen sind. Leg die Aufgabe ohne Joker aus, dann streichst du sie; was offen bleibt (jetzt { $points }), zählt am Ende zu deinen Punkten.
w-sort-bonus-open =
    { $points ->
        [one] 1 Sonderpunkt offen
       *[other] { $points } Sonderpunkte offen
    }
w-sort-bonus-struck =
    { $points ->
        [one] 1 Sonderpunkt gestrichen
       *[other] { $points } Sonderpunkte gestrichen
    }
w-sort-aim = Tipp eine Aufgabe an, und deine Hand wird danach geordnet.
w-sort-stand = { $done } von { $all } Aufgaben
w-sort-points = { $count } Punkte + { $bonus } Sonderpunkte
w-sort-order =
    { $order ->
        [value] Nach Wert
        [colour] Nach Farbe
        [phase] Zur Aufgabe hin
       *[own] Wie ich mag
    }
w-sort-keys = D ziehen · T Ablage ziehen · S aussetzen · K behalten · N neu geben · J zur Hand, Q zu den Aufgaben, ← → wählen, Enter markieren, Umschalt+← → verschieben · L auslegen · E wiederholen und beenden · A selbst legen · H anlegen · G Ass geben · X abwerfen · U zurücknehmen · I Tipp · O ordnen · P Block · R Regeln · C Chat · M Menü

## Was zu tun ist

w-sort-ask-deal = Du hast mindestens drei Asse: behalten oder neu geben lassen?
w-sort-deal-of = { $name } hat mindestens drei Asse und überlegt, ob neu gegeben wird.
w-sort-again = Die Karten werden neu gegeben.
w-sort-ask-draw = Du bist dran: Zieh eine Karte.
w-sort-ask-take = Du bist dran: Zieh eine Karte vom Talon, oder zieh { $card } vom Ablagestapel.
w-sort-ask-sit = Du bist dran: Zieh eine Karte, oder setz mit dem bekommenen Ass aus.
w-sort-ask-take-or-sit = Du bist dran: Zieh eine Karte vom Talon, zieh { $card } vom Ablagestapel, oder setz mit dem bekommenen Ass aus.
w-sort-ask-lay =
    { $count ->
        [one] Du kannst Aufgabe { $task } auslegen.
       *[other] Du kannst { $count } Aufgaben auslegen.
    }
w-sort-ask-repeat = Du kannst eine Aufgabe wiederholen und den Durchgang beenden.
w-sort-ask-finish = Jetzt alles anlegen und die letzte Karte abwerfen.
w-sort-ask-last = Wirf die letzte Karte ab: Damit ist der Durchgang zu Ende.
w-sort-draw = Ziehen
w-sort-keep = Behalten
w-sort-redeal = Neu geben lassen
w-sort-sit = Aussetzen
w-sort-sit-with = Aussetzen: { $card } auf den Ablagestapel
w-sort-lay-task = Aufgabe { $task } auslegen
w-sort-lay-some = Auslegen …
w-sort-repeat = Wiederholen und beenden
w-sort-give = Ass geben
w-sort-give-whom = Wem gibst du ein Ass?
w-sort-give-to = { $card } für { $name }
w-sort-give-name = { $name } das Ass geben
w-sort-strikes =
    { $points ->
        [one] streicht 1 Sonderpunkt
       *[other] streicht { $points } Sonderpunkte
    }
w-lay-what = Auslegen
w-lay-which = Was soll ausgelegt werden?
w-proposals = So geht es:

## Was geschah

w-sort-act-keep =
    { $who ->
        [me] behältst deine Karten
       *[other] behält die Karten
    }
w-sort-act-redeal =
    { $who ->
        [me] lässt neu geben
       *[other] lässt neu geben
    }
w-sort-act-draw =
    { $who ->
        [me] ziehst
       *[other] zieht
    }
w-sort-act-draw-card =
    { $who ->
        [me] ziehst { $card }
       *[other] zieht { $card }
    }
w-sort-act-take =
    { $who ->
        [me] ziehst { $card } vom Ablagestapel
       *[other] zieht { $card } vom Ablagestapel
    }
w-sort-act-sit =
    { $who ->
        [me] setzt aus und legst { $card } ab
       *[other] setzt aus und legt { $card } ab
    }
w-sort-act-give =
    { $who ->
        [me] gibst { $name } { $card }
       *[other] gibt { $to ->
            [me] dir
           *[other] { $name }
        } { $card }
    }
w-sort-act-lay =
    { $who ->
        [me] legst Aufgabe { $task } aus: { $groups }
       *[other] legt Aufgabe { $task } aus: { $groups }
    }
w-sort-act-repeat =
    { $who ->
        [me] wiederholst Aufgabe { $task } und beendest den Durchgang: { $groups }
       *[other] wiederholt Aufgabe { $task } und beendet den Durchgang: { $groups }
    }
w-sort-act-hit =
    { $who ->
        [me] legst an: { $card }
       *[other] legt an: { $card }
    }
w-sort-act-discard =
    { $who ->
        [me] wirfst { $card } ab
       *[other] wirft { $card } ab
    }
w-sort-note-struck =
    { $who ->
        [me] Du streichst { $points } Sonderpunkte.
       *[other] { $name } streicht { $points } Sonderpunkte.
    }
w-sort-note-talon = Der Talon ist leer: Durchgang { $round } ist zu Ende.

## Tipps

w-sort-hint-keep = Tipp: Behalte deine Karten.
w-sort-hint-redeal = Tipp: Lass neu geben.
w-sort-hint-draw = Tipp: Zieh vom Talon.
w-sort-hint-take = Tipp: Zieh { $card } vom Ablagestapel.
w-sort-hint-sit = Tipp: Setz mit dem Ass aus, das du bekommen hast.
w-sort-hint-lay = Tipp: Leg Aufgabe { $task } aus.
w-sort-hint-repeat = Tipp: Wiederhole Aufgabe { $task } und beende den Durchgang.
w-sort-hint-hit =
    Tipp: Leg { $card } an{ $end ->
        [low] , unten
        [high] , oben
       *[none] {""}
    }.
w-sort-hint-give = Tipp: Gib { $name } { $card }.
w-sort-hint-discard = Tipp: Wirf { $card } ab.

## Blatt und Punkteliste

w-sort-sheets = Aufgabenblätter
w-sort-tasks = Aufgaben
w-sort-with-jokers = Joker erlaubt
w-sort-pair = Paar { $one } + { $other }
w-sort-struck = gestrichen
w-sort-open-bonus = Offene Sonderpunkte
w-sort-scores = Punkteliste
w-sort-rounds = Durchgänge
w-sort-deals = gibt als Nächstes

## Wer gewonnen hat

w-sort-won-first =
    { $who ->
        [me] Du hast zuerst { w-sort-won-tasks } geschafft und gewinnst!
       *[other] { $name } hat zuerst { w-sort-won-tasks } geschafft und gewinnt.
    }
w-sort-won-tasks =
    { $count ->
        [one] eine Aufgabe
       *[other] { $count } Aufgaben
    }
w-sort-won-ended =
    { $who ->
        [me] Du hast alle Aufgaben geschafft und gewinnst mit den wenigsten Punkten: { $points }, davon { $bonus } offene Sonderpunkte.
       *[other] { $name } hat alle Aufgaben geschafft und gewinnt mit den wenigsten Punkten: { $points }, davon { $bonus } offene Sonderpunkte.
    }
w-sort-won-fewest =
    { $by ->
        [me] Du hast alle Aufgaben geschafft
       *[other] { $ender } hat alle Aufgaben geschafft
    }, aber es gewinnt, wer die wenigsten Punkte hat: { $who ->
        [me] du mit { $points }, davon { $bonus } offene Sonderpunkte!
       *[other] { $name } mit { $points }, davon { $bonus } offene Sonderpunkte.
    }
w-sort-won-together = Gleich wenige Punkte, also ein gemeinsamer Sieg: { $names } mit { $points }.
