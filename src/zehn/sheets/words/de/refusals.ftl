# Warum ein Zug nicht geht: ein Satz für jede Ablehnung. Die Klausel steht davor.
# Plätze zählen wie in Aufzeichnungen ab 0, Gruppen einer Phase ab 1, Gruppen auf dem Tisch ab g0.

## Vor dem Spiel

no-players = Es spielen mindestens { $least } und höchstens { $most } Personen.
no-variants-exclude = „fixed_rounds“ und „free_order“ schließen einander aus; bitte nur eine der beiden Varianten wählen.

## Wer an der Reihe ist

no-unreadable =
    „{ $move }“ ist kein lesbarer Zug; ein Zug sieht zum Beispiel so aus: { $game ->
        [dice] 0 keep 1,4,7
        [profisort] 1 discard Kh
       *[phase10] 1 discard 7r
    }.
no-move-of-several-games = „{ $move }“ kann ein Zug mehrerer Spiele sein: { $games }. Sag dazu, welches gemeint ist.
game-unknown = Ein Spiel „{ $name }“ gibt es nicht; es gibt { $games }.
dealer-unknown = Einen Platz { $seat } für den Geber gibt es nicht; die Plätze zählen von 0 bis { $last }.
chance-not-picklable = Dieses Spiel lässt sich nicht mit pickle sichern, weil sein Zufall, { $name }, das nicht zulässt: { $why }.
no-other-seat = Hier gelten nur Züge von Platz { $seat }.
no-no-such-seat = Platz { $seat } gibt es in diesem Spiel nicht; die Plätze zählen ab 0.
no-not-in-playoff = Platz { $seat } nimmt am Stechen nicht teil; im Stechen spielen nur die, die gleichauf liegen.
no-not-your-turn = An der Reihe ist Platz { $turn }.
no-turn-lost = Platz { $seat } muss diesmal aussetzen.
no-round-over = Der Durchgang ist beendet; weiter geht es erst, wenn neu gegeben ist.
no-game-over = Das Spiel ist zu Ende; es gibt keine weiteren Züge.

## Die Schritte eines Zugs

no-draw-first = Zuerst muss eine Karte aufgenommen werden, danach wird ausgelegt, angelegt und abgeworfen.
no-drawn-already = In diesem Zug ist schon eine Karte aufgenommen; jetzt wird ausgelegt, angelegt oder abgeworfen.
no-not-in-hand = { $card } ist nicht (oder nicht oft genug) auf der Hand; gespielt wird nur mit den eigenen Handkarten.
no-no-card-left = Nach dem Auslegen oder Anlegen muss eine Karte zum Abwerfen bleiben.

## Aufnehmen

no-pile-not-turned = Der Aufnahmestapel ist leer: Vor diesem Zug wird der Ablagestapel gewendet, und dafür fehlt die Reihenfolge der Karten oder sie passt nicht zum Stapel.
no-nothing-to-take = Der Ablagestapel ist leer; es bleibt nur der Aufnahmestapel.
no-take-skip = Eine Aussetzkarte darf nicht vom Ablagestapel genommen werden; es bleibt nur der Aufnahmestapel.

## Auslegen

no-laid-already = Phase { $phase } liegt schon auf dem Tisch; mehr als eine Phase wird im Durchgang nicht ausgelegt.
no-other-phase = Als Nächstes kommt Phase { $phase }; eine andere darf nicht ausgelegt werden.
no-phase-done = Phase { $phase } ist schon geschafft; ausgelegt wird nur, was noch offen ist.
no-phase-not-chosen = Phase { $phase } gehört nicht zu den Phasen, die für dieses Spiel gewählt wurden.
no-no-such-phase = Eine Phase { $phase } gibt es auf diesem Regelblatt nicht.
no-wild-barred = In Phase { $phase } sind keine Joker erlaubt.
no-group-too-many =
    Die Phase besteht aus { $groups ->
        [one] einer Gruppe
       *[other] { $groups } Gruppen
    }; eine weitere passt nicht dazu.
no-group-too-few =
    Ausgelegt wird nur die ganze Phase, und sie besteht aus { $groups ->
        [one] einer Gruppe
       *[other] { $groups } Gruppen
    }.
no-group-short =
    Die { $number }. Gruppe ist unvollständig; verlangt { $form ->
        [set] sind mindestens { $size } Karten mit demselben Wert
        [run] ist eine Folge aus mindestens { $size } Karten
        [colour] sind mindestens { $size } Karten einer Farbe
        [twin] sind mindestens { $size } identische Karten
        [any] sind mindestens { $size } Karten mit den genannten Werten
        [each] ist jeder genannte Wert als natürliche Karte, also { $size } Karten ohne Joker
        [rainbow] sind { $size } natürliche Karten mit demselben Wert
       *[other] sind mindestens { $size } Karten
    }.
no-group-stranger = In der { $number }. Gruppe liegt eine Karte, die in keine Phase passt; Aussetzkarten werden nicht ausgelegt.
no-group-mixed =
    In der { $number }. Gruppe passen die Karten nicht zusammen: { $form ->
        [set] Alle müssen denselben Wert haben
        [colour] Alle müssen dieselbe Farbe haben
        [twin] Alle müssen in Wert und Farbe gleich sein
        [any] Alle müssen einen der Werte haben, die die Phase nennt
        [each] Es müssen genau die Werte sein, die die Phase nennt
        [rainbow] Es müssen genau { $size } Karten mit demselben Wert sein
       *[other] So verlangt sie die Phase nicht
    }.
no-group-gap = Die { $number }. Gruppe ist keine Folge: Die Werte müssen lückenlos aufsteigen, und ein Joker liegt genau an der Stelle, die er füllt.
no-group-suits =
    In der { $number }. Gruppe stimmen die Farben nicht: { $form ->
        [run] Diese Folge muss ganz in einer Farbe sein
       *[other] Jede Karte muss eine andere Farbe haben
    }.
no-group-beyond = Die { $number }. Gruppe geht über den Rand hinaus: Eine Folge bleibt zwischen dem niedrigsten und dem höchsten Wert, vom höchsten geht es nicht beim niedrigsten weiter.
no-group-wild-named = In der { $number }. Gruppe liegt eine natürliche Karte, die schon sagt, was die Joker bedeuten; mit @ benannt wird nur eine Gruppe ganz aus Jokern.
no-group-wild-unnamed =
    Die { $number }. Gruppe besteht nur aus Jokern; dann muss hinter @ { $form ->
        [set] ihr Wert
        [run] ihr Anfangswert
        [colour] ihre Farbe
        [twin] die Karte
        [any] der erste der Werte, die die Phase aufzählt,
       *[other] ein passender Wert
    } genannt werden.

## Anlegen

no-hit-before-lay = Anlegen darf erst, wer in diesem Durchgang seine eigene Phase ausgelegt hat.
no-no-such-group = Eine Gruppe g{ $group } liegt nicht auf dem Tisch.
no-card-does-not-fit =
    { $card } passt hier nicht: { $form ->
        [set] Diese Gruppe nimmt nur ihren eigenen Wert
        [run] Eine Folge nimmt nur den nächsten Wert an einem ihrer Enden
        [colour] Diese Gruppe nimmt nur ihre eigene Farbe
        [twin] Diese Gruppe nimmt nur noch einmal dieselbe Karte
        [any] Diese Gruppe nimmt nur die Werte, die ihre Phase nennt
       *[other] Diese Gruppe nimmt keine weiteren Karten
    }.
no-skip-fits-nowhere = Eine Aussetzkarte kann nirgends angelegt werden; sie wird vor einen Mitspieler gelegt.
no-end-missing = Ein Joker an einer Folge braucht das Ende, an das er gelegt wird: low (unten) oder high (oben).
no-end-needless = Ein Ende wird nur für einen Joker an einer Folge genannt; hier gehört es weg.
no-end-closed =
    An diesem Ende kann die Folge nicht mehr wachsen: { $end ->
        [low] Sie beginnt schon beim niedrigsten
       *[high] Sie endet schon beim höchsten
    } Wert.

## Abwerfen und aussetzen lassen

no-discard-skip = Eine Aussetzkarte wird vor einen Mitspieler gelegt; abgeworfen werden darf sie nur, wenn vor allen anderen schon eine liegt.
no-no-skip-in-hand = Es ist keine Aussetzkarte auf der Hand.
no-wild-no-skip = Ein Joker ersetzt keine Aussetzkarte, und eine andere ist nicht auf der Hand.
no-skip-self = Eine Aussetzkarte wird vor einen Mitspieler gelegt, nie vor sich selbst.
no-skip-second = Vor Platz { $seat } liegt schon eine Aussetzkarte, und mehr als eine darf es nicht sein; leg sie vor jemand anderen.

## Klopfen

no-no-knocking = In diesem Spiel wird nicht geklopft; dazu muss die Variante „knocking“ gewählt sein.
no-knock-late = Zu spät: Geklopft wird nur, bis der nächste Spieler aufgenommen hat.
no-knock-nothing = Geklopft wird nur direkt nach einem Abwurf und nie um eine Aussetzkarte.
no-knock-own = Um die Karte, die du selbst abgeworfen hast, darfst du nicht klopfen.
no-knock-next = Zweimal hintereinander darfst du nicht klopfen; erst ab dem zweiten Abwurf, der von anderen kommt, darfst du es wieder.
no-knock-twice = Zweimal hintereinander darfst du nicht klopfen; erst muss jemand anderes klopfen, oder du nimmst in einem eigenen, regulären Zug auf.
