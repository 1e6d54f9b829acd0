# Profi-Sort: warum ein Zug nicht geht, Fehler in Aufgabenblättern, Aufgabenblatt und Punkteliste.
# Plätze zählen wie in Aufzeichnungen ab 0, Gruppen einer Aufgabe ab 1, Gruppen auf dem Tisch ab g0.

## Geben und Reihenfolge

no-deal-question = Platz { $turn } hat drei Asse oder mehr und muss erst antworten: keep (behalten) oder redeal (neu geben).
no-no-deal-question = Gefragt wird nur, wer gleich nach dem Geben drei Asse oder mehr hat.
no-dealer-again = Wird neu gegeben, gibt derselbe Spieler noch einmal: Platz { $seat }.
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
no-sort-beyond = Die { $number }. Gruppe geht über den Rand hinaus: Eine Folge reicht höchstens von der 2 bis zum König, und nach dem König kommt nichts mehr.
no-sort-named = Die { $number }. Gruppe trägt ein @; das gibt es hier nicht, denn natürliche Karten sagen schon, wofür die Joker stehen.

## Aufgabe wiederholen

no-no-repeat = In diesem Spiel gibt es die Aufgabe „Wiederholen“ nicht.
no-repeat-not-done = Wiederholt wird nur, was man schon erledigt hat; Aufgabe { $task } ist noch offen.
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
no-given-already = Platz { $seat } hat in diesem Durchgang schon ein Ass von diesem Spieler bekommen; mehr als eines gibt es nicht.
no-give-last = Das Ass ist die letzte Karte; sie muss zum Abwerfen bleiben.
no-sit-not-received = Aussetzen kann man nur mit einem Ass, das man bekommen hat; { $card } liegt nicht vor diesem Spieler.
no-ace-received = { $card } ist ein bekommenes Ass; es wird weder weitergegeben noch in einem normalen Zug abgeworfen.
no-ace-keeps-in = Solange ein bekommenes Ass vor einem liegt, müssen außer ihm zwei Karten bleiben: eine zum Abwerfen und eine auf der Hand.

## Blätter und Einstellungen

sheet-repeat-last = Das Wiederholen (repeat) steht höchstens einmal auf dem Blatt, als letzte Aufgabe und nie allein.
sheet-nowild = Zwillinge (twin), Gruppen aus verschiedenen Farben (set mit mixed) und each nehmen keine Joker; die Aufgabe muss mit nowild enden.
sheet-pairs = Hier muss eine Liste von Paaren stehen, jedes aus zwei Nummern vorhandener Aufgaben, und keine Aufgabe darf zweimal vorkommen.
setting-tasks = „{ $name }“ kann nicht „{ $value }“ sein; erlaubt sind Nummern mit Kommas aus { $known }, jede einmal und das Wiederholen nie allein.
setting-first-to = „{ $name }“ kann nicht „{ $value }“ sein; auf dem Blatt stehen nur { $most } Aufgaben.
variant-draw_from_discard = Ziehen vom Ablagestapel

## Aufgabenblatt und Punkteliste

sort-task-1 = 5 Zwillinge
sort-task-2 = 3 Drillinge
sort-task-3 = Vierling aus 4 Farben
sort-task-4 = 6er-Folge in einer Farbe
sort-task-5 = 2 Zwillinge und 6er-Folge
sort-task-6 = 2 Folgen von 5
sort-task-7 = 6 Karten aus 2 und 3
sort-task-8 = 7 Bilder
sort-task-9 = 3 × dieselbe Karte zweimal
sort-task-10 = 3-5-9-B oder 4-6-10-D aus 4 Farben
sort-task-11 = 2 Vierlinge
sort-task-12 = Fünfling und 4er-Folge
sort-task-13 = 8er-Folge
sort-task-14 = Drilling und 5 einer Farbe
sort-task-15 = Aufgabe wiederholen und beenden
pad-sheet = Aufgabenblatt von { $player }
pad-bonus = { $points } Punkte
pad-no-joker = ohne Joker
pad-pair = Paar { $first }+{ $second }
pad-open = offen: { $points } · gestrichen: { $struck }
pad-scores = Punkteliste
pad-deals = gibt

## Das Spiel im Terminal

talk-help =
    Gib einen Zug ein, wie er aufgeschrieben wird, ohne die Platznummer:
      draw · take · lay 4 2s,3s,4s,5s,6s,7s · hit 8s g0 · hit * g0 high · discard Kh
      give As 1 · sit As · repeat 4 … · keep · redeal
    Außerdem: sheet (Aufgabenblatt) · scores (Punkteliste) · hint (Tipp) · rules · help · quit
talk-player =
    { $seat } { $player }: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, { $tasks ->
        [one] eine Aufgabe
       *[other] { $tasks } Aufgaben
    } erledigt, bekommene Asse: { $aces }
talk-piles = Talon: { $talon } · Ablagestapel: { $top }
talk-hand = Deine Hand: { $cards }
talk-near =
    { $number } { $task }: { $missing ->
        [0] vollständig
        [one] eine Karte fehlt
       *[other] { $missing } Karten fehlen
    }
talk-won = Das Spiel ist zu Ende. Gewonnen: { $players }

## Die Regeln, Klausel für Klausel

sort-rules-title = Profi-Sort
sort-rules-sheet = Blatt: { $name }
sort-rules-part-deal = Karten und Geben
sort-rules-part-turn = Der Zug
sort-rules-part-tasks = Die Aufgaben
sort-rules-part-jokers = Joker
sort-rules-part-aces = Asse
sort-rules-part-end = Punkte und Ende
sort-rules-part-pad = Der Zettel
sort-rules-01 = Es spielen { $least } bis { $most } Personen mit { $cards } Karten: zwei Rommé-Blättern, in denen jede Karte von 2 bis 10, Bube, Dame, König und Ass in vier Farben zweimal vorkommt, und { $jokers } Jokern. Geschrieben ist 10h die Herz-Zehn (Farben s h d c: Pik, Herz, Karo, Kreuz; J Q K A: Bube, Dame, König, Ass), * ein Joker.
sort-rules-02 = Jeder bekommt { $deal } Karten; der Rest liegt verdeckt als Talon. Der Ablagestapel beginnt leer. Der Spieler nach dem Geber fängt an, gegeben wird reihum.
sort-rules-03 = Wer nach dem Geben drei Asse oder mehr hat, darf neu geben lassen. Vor dem ersten Zug wird jeder gefragt, auf den das zutrifft, der Reihe nach ab dem Anfänger; er antwortet mit keep (behalten) oder redeal (neu geben). Sobald einer neu geben lässt, wird niemand mehr gefragt, und derselbe Geber gibt noch einmal.
sort-rules-04 = Wer dran ist, zieht eine Karte, spielt aus, was er will, und legt zum Schluss eine Karte auf den Ablagestapel. Ausgelegt, angelegt, abgeworfen und abgegeben wird nur aus der eigenen Hand. Gespielt wird im Uhrzeigersinn.
sort-rules-04-talon = Gezogen wird vom Talon, nie vom Ablagestapel.
sort-rules-05 = Statt vom Talon darf auch die oberste Karte des Ablagestapels gezogen werden, aber nie ein Ass.
sort-rules-06 = In einem Zug darf man eine oder mehrere Aufgaben des Blatts erledigen, in beliebiger Reihenfolge, jede vollständig und aus der Hand. Dieselbe Aufgabe erledigt niemand zweimal. Auch der Anfänger darf schon in seinem ersten Zug fertig werden.
sort-rules-07 = Eine Auslage erledigt genau eine Aufgabe, auch wenn die Karten für zwei reichen würden; der Spieler sagt, welche.
sort-rules-08 = Wer in diesem Durchgang selbst eine Aufgabe ausgelegt hat, darf an alle Gruppen auf dem Tisch anlegen, an eigene und fremde: gleiche Werte ohne Grenze, an Folgen nach unten bis zur 2 und nach oben bis zum König, so wie die Aufgabe es verlangt, an Farbgruppen die Farbe, an Aufgabe 7 Zweien und Dreien, an Aufgabe 8 Bilder.
sort-rules-09 = Drei Aufgaben wachsen anders. An den Vierling aus vier Farben kommt nur ein weiterer vollständiger, gleich welchen Werts. An die drei gleichen Paare kommt nur ein weiteres Paar völlig gleicher Karten auf einmal. An 3-5-9-B (oder 4-6-10-D) kommen nur diese Werte, jeder in Farben, die er dort noch nicht zeigt; das andere Quartett gehört nicht dazu.
sort-rules-10 = Gespielt werden { $count } Aufgaben. Weitere passende Karten dürfen gleich mit ausgelegt werden.
sort-rules-10-joker = { $task } (Joker erlaubt)
sort-rules-10-no-joker = { $task } (ohne Joker, auch beim Anlegen)
sort-rules-11 = Die Werte gehen von der 2 bis zum König; Asse gehören zu keiner Aufgabe und zu keiner Folge, und nach dem König kommt nicht wieder die 2. Farben zählen nur, wo die Aufgabe sie nennt.
sort-rules-12 = Zwei Gruppen einer Aufgabe dürfen denselben Wert haben. Für Aufgabe 7 genügt jede Mischung aus Zweien und Dreien.
sort-rules-13 = Aufgabe { $repeat }: eine Aufgabe, die man schon erledigt hat, noch einmal auslegen und damit den Durchgang beenden. Das geht nur, wenn sich alle übrigen Karten bis auf die letzte, die abgeworfen wird, noch in diesem Zug anlegen lassen. Danach wird nur noch angelegt und abgeworfen, und jedes Anlegen muss den Schluss möglich lassen. Die wiederholte Aufgabe darf aus demselben Zug stammen.
sort-rules-14 = Keine Gruppe besteht nur aus Jokern: In jeder liegt mindestens eine natürliche Karte.
sort-rules-15 = An jede Gruppe einer Aufgabe mit Jokern darf ein Joker angelegt werden, auch wenn sie ohne ausgelegt wurde; an eine Aufgabe ohne Joker nie. Ein liegender Joker wird nicht zurückgenommen und nicht ausgetauscht.
sort-rules-16 = Wer eine Aufgabe, die Joker erlaubt, ohne einen einzigen auslegt, streicht ihre Sonderpunkte. Es zählt die Auslage mit allen Karten, die dabei sind; was später angelegt wird, ändert nichts, und ein Wiederholen streicht nichts.
sort-rules-17 = Ein eigenes Ass kann abgeworfen oder im eigenen Zug nach dem Ziehen einem Mitspieler hingelegt werden. Es wird nicht ersetzt: Man spielt mit einer Karte weniger weiter. Auch dann endet der Zug mit einem Abwurf.
sort-rules-18 = In einem Durchgang bekommt jeder von jedem höchstens ein Ass.
sort-rules-19 = Ein bekommenes Ass liegt offen. Sein Besitzer kann es, wenn er dran ist, statt zu ziehen auf den Ablagestapel legen und damit aussetzen, oder er behält es und spielt normal. Weitergeben oder in einem normalen Zug abwerfen kann er es nicht.
sort-rules-20 = Mit einem bekommenen Ass wird man nicht fertig: Auslegen, Anlegen und Abgeben müssen außer ihm zwei Karten lassen, eine zum Abwerfen und eine zum Behalten; eigene Asse zählen mit.
sort-rules-21 = Der Durchgang endet, wenn jemand seine letzte Karte auf den Ablagestapel gelegt hat, oder zu Beginn eines Zugs, wenn der Talon leer ist.
sort-rules-22 = Dann zählt jeder, was er noch hat: 2 bis 10 je 5 Punkte, Bilder je 10, Asse je 15 (auch bekommene), Joker je 20.
sort-rules-23 = Das Spiel endet mit dem Durchgang, in dem jemand alle Aufgaben des Blatts erledigt hat.
sort-rules-24 = Am Ende kommen zu den Punkten aller Durchgänge die nicht gestrichenen Sonderpunkte. Wer am wenigsten hat, gewinnt, gleich wer das Spiel beendet hat; bei Gleichstand gewinnen sie gemeinsam.
sort-rules-25 = Sonderpunkte: { $bonus } für jede Aufgabe, die Joker erlaubt, und { $pairs_bonus } für jedes dieser Paare, gestrichen, sobald beide Aufgaben erledigt sind: { $pairs }.
sort-rules-26 = Spiel für Anfänger: Wer zuerst { $first_to } Aufgaben erledigt hat, gewinnt sofort mit dieser Auslage; Punkte werden nicht gezählt.
sort-rules-27 = Jeder hat ein Blatt, auf dem erledigte Aufgaben und gestrichene Sonderpunkte durchgestrichen werden. Eine gemeinsame Liste zeigt je Durchgang Punkte und Gesamtstand und mit I, II und III, wer gegeben hat.
