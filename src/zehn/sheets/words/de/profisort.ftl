# Profi-Sort: warum ein Zug nicht geht, Fehler in Aufgabenblättern, Aufgabenblatt und Punkteliste.
# Plätze zählen wie in Aufzeichnungen ab 0, Gruppen einer Aufgabe ab 1, Gruppen auf dem Tisch ab g0.

## Geben und Reihenfolge

no-deal-question = Platz { $turn } hat drei oder mehr Asse und muss erst sagen, ob neu gegeben wird: keep (behalten) oder redeal (neu geben).
no-no-deal-question = Gefragt wird nur, wer gleich nach dem Geben drei Asse oder mehr hat.
no-dealer-again = Wird neu gegeben, gibt derselbe Geber noch einmal: Platz { $seat }.
no-give-early = Ein Ass wird erst nach dem Ziehen abgegeben.
no-sit-late = Ausgesetzt wird anstelle des Ziehens; in diesem Zug ist schon gezogen.

## Ziehen

no-take-barred = Gezogen wird nur vom Talon; vom Ablagestapel geht es nur mit der Variante „draw_from_discard“.
no-take-nothing = Der Ablagestapel ist leer; es bleibt nur der Talon.
no-take-ace = Ein Ass darf nicht vom Ablagestapel gezogen werden.

## Aufgaben

no-no-such-task = Eine Aufgabe { $task } gibt es auf diesem Blatt nicht.
no-task-not-chosen = Aufgabe { $task } gehört nicht zu den Aufgaben, die für dieses Spiel gewählt wurden.
no-task-done = Aufgabe { $task } ist schon erledigt; niemand legt dieselbe Aufgabe zweimal.
no-lay-repeat = Aufgabe { $task } ist das Wiederholen; sie wird mit repeat und der Nummer der wiederholten Aufgabe gelegt.
no-task-groups-many =
    Die Aufgabe besteht aus { $groups ->
        [one] einer Gruppe
       *[other] { $groups } Gruppen
    }; eine weitere gehört nicht dazu.
no-task-groups-few =
    Nur ganze Aufgaben werden ausgelegt, und diese besteht aus { $groups ->
        [one] einer Gruppe
       *[other] { $groups } Gruppen
    }.
no-joker-barred = Aufgabe { $task } wird ohne Joker gelegt.
no-only-jokers = Die { $number }. Gruppe besteht nur aus Jokern; in jeder Gruppe muss mindestens eine natürliche Karte liegen.
no-sort-short =
    Die { $number }. Gruppe ist unvollständig; verlangt { $form ->
        [set] sind mindestens { $size } Karten mit demselben Wert
        [run] ist eine Folge aus mindestens { $size } Karten
        [colour] sind mindestens { $size } Karten einer Farbe
        [twin] sind mindestens { $size } völlig gleiche Karten
        [any] sind mindestens { $size } Karten mit den genannten Werten
        [each] ist jeder der { $size } genannten Werte
        [rainbow] sind { $size } Karten mit demselben Wert in verschiedenen Farben
       *[other] sind mindestens { $size } Karten
    }.
no-sort-stranger = In der { $number }. Gruppe liegt ein Ass; Asse gehören zu keiner Aufgabe.
no-sort-mixed =
    In der { $number }. Gruppe passen die Karten nicht zusammen: { $form ->
        [set] Alle müssen denselben Wert haben
        [colour] Alle müssen dieselbe Farbe haben
        [twin] Sie muss aus lauter Paaren völlig gleicher Karten bestehen
        [any] Alle müssen einen der Werte haben, die die Aufgabe nennt
        [each] Es müssen genau die Werte sein, die die Aufgabe nennt
        [rainbow] Sie muss aus lauter ganzen Vierlingen bestehen
       *[other] So verlangt sie die Aufgabe nicht
    }.
no-sort-gap = Die { $number }. Gruppe ist keine Folge: Die Werte müssen lückenlos aufsteigen, und ein Joker liegt genau an der Stelle, die er füllt.
no-sort-suits =
    In der { $number }. Gruppe stimmen die Farben nicht: { $form ->
        [run] Diese Folge muss ganz in einer Farbe sein
       *[other] Die Karten müssen verschiedene Farben haben
    }.
no-equal-groups =
    Die Gruppen einer Aufgabe müssen verschieden sein: { $form ->
        [twin] Keine Karte darf zweimal als Paar liegen
       *[other] Kein Wert darf zweimal liegen
    }.
no-sort-values = Gruppe { $number } muss beide Werte zeigen, jeden mit mindestens einer Karte, die kein Joker ist.
no-sort-beyond = Die { $number }. Gruppe geht über den Rand hinaus: Eine Folge reicht höchstens von der 2 bis zum König, und nach dem König kommt nichts mehr.
no-sort-named = Die { $number }. Gruppe trägt ein @; das gibt es hier nicht, denn natürliche Karten sagen schon, wofür die Joker stehen.

## Aufgabe wiederholen

no-no-repeat = In diesem Spiel gibt es die Aufgabe „Wiederholen“ nicht.
no-repeat-not-done = Wiederholen kannst du nur, was du schon erledigt hast; Aufgabe { $task } ist noch offen.
no-no-finish = Das Wiederholen muss den Durchgang beenden: Alle anderen Karten bis auf eine müssten sich in diesem Zug anlegen lassen, und das geht so nicht.
no-only-finish = Nach dem Wiederholen wird nur noch angelegt und zuletzt abgeworfen.
no-finish-first =
    Nach dem Wiederholen wird der Durchgang beendet; vor dem Abwerfen { $cards ->
        [one] muss noch eine Karte
       *[other] müssen noch { $cards } Karten
    } angelegt werden.

## Anlegen

no-hit-before-task = Anlegen darf erst, wer in diesem Durchgang selbst eine Aufgabe ausgelegt hat.
no-joker-not-added = An diese Aufgabe darf kein Joker angelegt werden.
no-ace-no-part = Ein Ass kann nirgends angelegt werden; es wird abgegeben oder abgeworfen.
no-only-at-once =
    Hier werden Karten nur zusammen angelegt: { $form ->
        [twin] { $size } völlig gleiche Karten auf einmal
       *[other] { $size } Karten eines Werts in verschiedenen Farben auf einmal
    }.
no-only-new-suits = { $card } passt hier nicht: Es gehören nur die ausgelegten Werte dazu, und jeder in jeder Farbe nur einmal.
no-sort-does-not-fit =
    { $card } passt hier nicht: { $form ->
        [set] Diese Gruppe nimmt nur ihren eigenen Wert
        [run] Eine Folge nimmt nur die nächste Karte an einem ihrer Enden, wie es die Aufgabe verlangt
        [colour] Diese Gruppe nimmt nur ihre eigene Farbe
        [any] Diese Gruppe nimmt nur die Werte, die ihre Aufgabe nennt
       *[other] Diese Gruppe nimmt keine weiteren Karten
    }.
no-joker-end-missing = Ein Joker an einer Folge braucht das Ende, an das er gelegt wird: low (unten) oder high (oben).
no-joker-end-needless = Ein Ende wird nur für einen Joker an einer Folge genannt; hier gehört es weg.
no-sort-no-card-left = Eine Karte muss zum Abwerfen bleiben; die letzte Karte kommt immer auf den Ablagestapel.

## Asse

no-give-no-ace = Abgegeben werden nur Asse; { $card } ist keines.
no-give-self = Ein Ass wird einem Mitspieler gegeben, nicht sich selbst.
no-given-already = Platz { $seat } hat in diesem Durchgang schon ein Ass vom selben Platz bekommen; ein zweites ist nicht erlaubt.
no-give-last = Das Ass ist die letzte Karte; sie muss zum Abwerfen bleiben.
no-given-one = In einem Durchgang darf jeder höchstens ein Ass abgeben, und eines ist schon abgegeben.
no-sit-not-received = Aussetzen kannst du nur mit einem Ass, das du bekommen hast; { $card } ist keines davon.
no-ace-received = { $card } ist ein bekommenes Ass; es wird weder weitergegeben noch in einem normalen Zug abgeworfen.
no-ace-not-given-on = { $card } ist ein bekommenes Ass; es darf abgeworfen, aber nicht weitergegeben werden.
no-ace-keeps-in = Solange du ein bekommenes Ass hast, müssen dir außer ihm zwei Karten bleiben: eine zum Abwerfen und eine zum Behalten.

## Blätter und Einstellungen

sheet-repeat-last = Das Wiederholen (repeat) steht höchstens einmal auf dem Blatt, als letzte Aufgabe und nie allein.
sheet-nowild = Zwillinge (twin), Gruppen aus verschiedenen Farben (set mit mixed) und each nehmen keine Joker; die Aufgabe muss mit nowild enden.
sheet-pairs = Hier muss eine Liste von Paaren stehen, jedes aus zwei Nummern vorhandener Aufgaben, und keine Aufgabe darf zweimal vorkommen.
setting-tasks = „{ $name }“ kann nicht „{ $value }“ sein; erlaubt sind Nummern mit Kommas aus { $known }, jede einmal und das Wiederholen nie allein.
setting-distinct = „{ $name }“ kann nicht „{ $value }“ sein: Aufgabe { $task } hat mehr Gruppen, als es verschiedene Werte oder Karten gibt.
setting-first-to = „{ $name }“ kann nicht „{ $value }“ sein; auf dem Blatt stehen nur { $most } Aufgaben.
variant-draw_from_discard = Ziehen vom Ablagestapel

## Aufgabenblatt und Punkteliste

sort-task-1 = 5 Zwillinge
sort-task-2 = 3 Drillinge
sort-task-3 = Vierling aus 4 Farben
sort-task-4 = Sechserfolge in einer Farbe
sort-task-5 = 2 Zwillinge und Sechserfolge
sort-task-6 = 2 Fünferfolgen
sort-task-7 = 6 Zweien und Dreien
sort-task-8 = 7 Bilder
sort-task-9 = 3-mal dieselbe Karte doppelt
sort-task-10 = 3-5-9-B oder 4-6-10-D aus 4 Farben
sort-task-11 = 2 Vierlinge
sort-task-12 = Fünfling und Viererfolge
sort-task-13 = Achterfolge
sort-task-14 = Drilling und 5 einer Farbe
sort-task-15 = Aufgabe wiederholen und beenden
pad-sheet = Aufgabenblatt: { $player }
pad-bonus = { $points } Punkte
pad-no-joker = ohne Joker
pad-pair = Paar { $first }+{ $second }
pad-open = offen: { $points } · gestrichen: { $struck }
pad-scores = Punkteliste
pad-deals = gibt als Nächstes
pad-open-bonus = Offene Sonderpunkte
pad-total = Gesamt
pad-done = Erledigte Aufgaben

## Das Spiel im Terminal

talk-help =
    So gibst du einen Zug ein:
      draw (ziehen) · take (vom Ablagestapel ziehen) · lay 4 2s,3s,4s,5s,6s,7s (Aufgabe 4 auslegen)
      hit 8s g0 (an Gruppe g0 anlegen) · hit * g0 high (Joker oben; low: unten) · discard Kh (abwerfen)
      give As 1 (Platz 1 ein Ass geben) · sit As (mit dem Ass aussetzen) · repeat 4 … (Aufgabe 4 wiederholen)
      keep (Karten behalten) · redeal (neu geben lassen)
    Farben: s oder ♠ Pik · h oder ♥ Herz · d oder ♦ Karo · c oder ♣ Kreuz; B Bube · D Dame · K König · A Ass · * Joker
    Außerdem: sheet (Aufgabenblatt) · scores (Punkteliste) · cover (bekommene Asse verdeckt halten oder aufdecken)
      hint (Tipp) · rules (Regeln) · help (diese Hilfe) · quit (aufhören)
talk-player =
    { $seat } { $player }: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, { $tasks ->
        [one] eine Aufgabe
       *[other] { $tasks } Aufgaben
    } erledigt, bekommene Asse: { $aces }
talk-down = verdeckt
talk-piles = Talon: { $talon } · Ablagestapel: { $top }
talk-hand = Deine Hand: { $cards }
talk-near =
    { $number } { $task }: { $missing ->
        [0] vollständig
        [one] eine Karte fehlt
       *[other] { $missing } Karten fehlen
    }
talk-won = Das Spiel ist zu Ende. Der Sieg geht an: { $players }

## Warum ein Bot täte, was er rät

why-sort-keep =
    Trotz der Asse lohnen sich diese Karten: { $missing ->
        [0] Aufgabe { $task } ist schon vollständig
        [one] Für Aufgabe { $task } fehlt nur eine Karte
       *[other] Für Aufgabe { $task } fehlen nur { $missing } Karten
    }.
why-sort-redeal =
    Asse gehören zu keiner Aufgabe, und selbst für die nächste, Aufgabe { $task }, { $missing ->
        [0] reicht der Rest knapp
        [one] fehlt noch eine Karte
       *[other] fehlen noch { $missing } Karten
    }.
why-sort-sit = Das Ass kostet { $points } Punkte und lässt dich nicht fertig werden; wer am weitesten ist, hat noch { $cards } Karten auf der Hand.
why-sort-take-nearer = { $card } bringt dich Aufgabe { $task } näher.
why-sort-draw-plain = Auf dem Ablagestapel liegt nichts, was du ziehen könntest und brauchst.
why-sort-draw-complete = Aufgabe { $task } ist schon vollständig: Zieh eine Karte und lege sie dann aus.
why-sort-draw =
    { $outs ->
        [one] Eine
       *[other] { $outs }
    } der { $unseen } Karten, die du noch nicht gesehen hast, { $outs ->
        [one] bringt
       *[other] bringen
    } dich Aufgabe { $task } näher.
why-sort-lay =
    Aufgabe { $task } ist damit geschafft{ $points ->
        [0] {""}
       *[other] , und { $points } Sonderpunkte werden gestrichen
    }; danach kannst du passende Karten anlegen.
why-sort-repeat = Aufgabe { $task } noch einmal, alles Übrige lässt sich anlegen: Der Durchgang ist zu Ende, und du schreibst keine Punkte.
why-sort-give = { $name } hat { $cards } Karten und wird mit einem Ass vor sich nicht fertig; du bist { $points } Punkte los.
why-sort-hit =
    Das passt: { $points } Punkte weniger auf der Hand, { $left ->
        [one] nur noch eine Karte übrig
       *[other] noch { $left } Karten übrig
    }.
why-sort-discard-ace = { $card } gehört zu keiner Aufgabe und würde { $points } Punkte kosten.
why-sort-discard-least = { $card } hilft den offenen Aufgaben am wenigsten und würde { $points } Punkte kosten.
why-sort-discard-spare = { $card } wird für Aufgabe { $task } nicht gebraucht und würde { $points } Punkte kosten.
