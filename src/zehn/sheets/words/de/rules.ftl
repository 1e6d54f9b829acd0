# Das Regelheft, das aus Regelblatt und Einstellungen entsteht, und die Phasen in Worten.

## Phasen in Worten

form-set =
    { $count ->
        [one]
            { $size ->
                [2] Zwilling
                [3] Drilling
                [4] Vierling
                [5] Fünfling
                [6] Sechsling
                [7] Siebenling
                [8] Achtling
               *[other] { $size } Karten mit demselben Wert
            }
       *[other]
            { $size ->
                [2] { $count } Zwillinge
                [3] { $count } Drillinge
                [4] { $count } Vierlinge
                [5] { $count } Fünflinge
                [6] { $count } Sechslinge
                [7] { $count } Siebenlinge
                [8] { $count } Achtlinge
               *[other] { $count }-mal { $size } Karten mit demselben Wert
            }
    }
form-rainbow = { form-set } in lauter verschiedenen Farben
form-run =
    { $count ->
        [one] { form-run-length }
       *[other] { $count } { form-run-length }n
    }
form-run-length =
    { $size ->
        [2] Zweierfolge
        [3] Dreierfolge
        [4] Viererfolge
        [5] Fünferfolge
        [6] Sechserfolge
        [7] Siebenerfolge
        [8] Achterfolge
        [9] Neunerfolge
        [10] Zehnerfolge
        [11] Elferfolge
        [12] Zwölferfolge
       *[other] { $size }er-Folge
    }
form-run-suited =
    { $count ->
        [one] { form-run } in einer Farbe
       *[other] { form-run } in je einer Farbe
    }
form-colour = { $size } Karten einer Farbe
form-twin = { $size } identische Karten
form-any =
    { $size } Karten { $number ->
        [one] mit dem Wert
       *[other] mit den Werten
    } { $values }
form-each = { $values } in lauter verschiedenen Farben
form-times =
    { $count ->
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $count }-mal
    } { $group }
phase-no-wild = { $phase } (ohne Joker)
phase-numbered = Phase { $number }: { $phase }
phase-named = Phase { $number } („{ $name }“): { $phase }

list-or = { $before } oder { $last }
span = { $first } bis { $last }

## Kopf und Überschriften

rules-title = Das Phasenspiel mit Karten
rules-sheet = Eigenes Regelblatt: { $name }
rules-edition =
    { $edition ->
        [classic] Klassische Ausgabe (classic)
        [compact] Kompakte Ausgabe (compact)
       *[other] Ausgabe { $edition }
    }
rules-variants = Varianten: { $variants }
variant-fixed_rounds = feste Zahl von Durchgängen
variant-knocking = Klopfen
variant-free_order = freie Reihenfolge

rules-part-aim = Worum es geht
rules-part-material = Was ihr braucht
rules-part-deal = Bevor es losgeht
rules-part-turn = Dein Zug
rules-part-phases = Die Phasen
rules-part-wilds = Joker
rules-part-hits = Anlegen
rules-part-skips = Aussetzkarten
rules-part-knocking = Klopfen
rules-part-end = Ende des Durchgangs und Punkte
rules-part-game = Wer gewinnt
rules-part-variants = Was ihr auch spielen könnt
rules-part-about = Zu diesen Regeln

rules-example = Beispiel: { $text }
rules-decided = (Entschieden: { $reason })
rules-decided-switch = (Entschieden, Schalter { $switch }: { $reason })
rules-chosen-switch = (Von euch gewählt, Schalter { $switch }: { $reason })
rules-about =
    In eckigen Klammern steht die Nummer einer Regel; wird ein Zug abgelehnt, nennt das Programm diese Nummer.
    „Entschieden“ heißt: Die gedruckte Anleitung lässt den Punkt offen oder sagt wörtlich etwas anderes; warum hier so
    gespielt wird, steht dabei. Nennt die Klammer einen Schalter, könnt ihr es vor dem Spiel anders einstellen: am Bildschirm unter „Optionen“, im Terminal mit --rules.
rules-house = Anders als üblich habt ihr eingestellt:

rules-name-1 = Anna
rules-name-2 = Ben
rules-name-3 = Carla
rules-colour =
    { $colour ->
        [r] Rot
        [b] Blau
        [g] Grün
        [y] Gelb
        [o] Orange
        [s] Pik
        [h] Herz
        [d] Karo
        [c] Kreuz
       *[other] { $colour }
    }
rules-in-colour = { $cards } in { $colour }
rules-a-card = { $colour } { $value }
rules-a-wild = Joker
rules-a-skip = Aussetzkarte

## Worum es geht

rules-aim =
    { $count ->
        [one] Du sammelst Karten für eine Phase: eine vorgeschriebene Kombination.
       *[other] Du arbeitest dich durch { $count } Phasen: vorgeschriebene Kombinationen von Karten.
    } Phase { $number } zum Beispiel verlangt: { $phase }. Hast du deine Phase beisammen, legst du sie aus; danach wirst du
    deine übrigen Karten los, indem du sie an ausliegende Kombinationen anlegst. Sobald jemand keine Karte mehr hat, ist
    der Durchgang vorbei, und jede Karte, die dann noch jemand auf der Hand hat, kostet Punkte.
rules-aim-order =
    Wer seine Phase ausgelegt hat, nimmt sich im nächsten Durchgang die folgende vor; wer nicht, versucht dieselbe noch
    einmal. Es gewinnt, wer zuerst Phase { $last } geschafft hat – sind es mehrere im selben Durchgang, wer von ihnen die
    wenigsten Punkte hat.
rules-aim-fixed =
    Nach jedem Durchgang rücken alle eine Phase weiter. Nach der letzten gewinnt, wer die wenigsten Punkte hat.
rules-aim-free =
    In welcher Reihenfolge du die Phasen schaffst, ist deine Sache. Es gewinnt, wer zuerst alle geschafft hat – sind es
    mehrere im selben Durchgang, wer von ihnen die wenigsten Punkte hat.

## Was ihr braucht

rules-players = { $players } Personen können mitspielen.
rules-deck =
    { $cards } Karten: die Werte { $values } in { $colours ->
        [one] einer Farbe
       *[other] { $colours } Farben
    } ({ $names }), jede Karte { $copies ->
        [1] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $copies }-mal
    }{ $more }. Dazu Papier und Stift für die Punkte.
rules-deck-more = , außerdem { $cards }
rules-deck-wilds =
    { $wilds ->
        [one] ein Joker
       *[other] { $wilds } Joker
    }
rules-deck-skips =
    { $skips ->
        [one] eine Aussetzkarte
       *[other] { $skips } Aussetzkarten
    }

## Bevor es losgeht

rules-deal =
    In jedem Durchgang mischt der Geber und teilt an alle { $cards ->
        [one] eine Karte
       *[other] je { $cards } Karten
    } aus: verdeckt, einzeln und reihum, zuerst an die Person links von ihm. Die übrigen Karten bilden verdeckt den Aufnahmestapel.
    Seine oberste Karte wird aufgedeckt danebengelegt; sie ist der Anfang des Ablagestapels.
rules-dealer =
    Wer links vom Geber sitzt, beginnt; dann geht es im Uhrzeigersinn reihum. Im nächsten Durchgang gibt, wer links vom
    bisherigen Geber sitzt.
rules-first-card-ignore = Ist die erste aufgedeckte Karte eine Aussetzkarte, passiert nichts.
rules-first-card-skips =
    Ist die erste aufgedeckte Karte eine Aussetzkarte, setzt aus, wer links vom Geber sitzt; die Karte bleibt auf dem
    Ablagestapel. Das gilt nur zu Beginn eines Durchgangs, nicht wenn der Stapel gewendet wird.
rules-why-p10-05 =
    Die Anleitung sagt nichts dazu; nach der Regel des Verlags setzt dann aus, wer beginnen würde.

## Dein Zug

rules-turn = Wer an der Reihe ist, tut in dieser Reihenfolge:
rules-turn-draw = 1. eine Karte aufnehmen – Pflicht;
rules-turn-lay = 2. die eigene Phase auslegen – wenn du kannst und willst;
rules-turn-hit = 3. Karten anlegen – wenn du magst, aber erst, wenn deine eigene Phase liegt;
rules-turn-discard = 4. eine Karte auf den Ablagestapel abwerfen – Pflicht, damit endet der Zug.
rules-turn-discard-any = 4. eine Karte auf den Ablagestapel abwerfen – Pflicht, wenn du noch eine hast; damit endet der Zug.
rules-turn-hand = Du spielst immer nur Karten aus deiner eigenen Hand.
rules-draw =
    Du nimmst entweder die oberste Karte vom verdeckten Aufnahmestapel oder die oberste, offene Karte vom Ablagestapel.
rules-take-skip-no = Liegt oben auf dem Ablagestapel eine Aussetzkarte, darf sie niemand nehmen.
rules-take-skip-yes = Auch eine Aussetzkarte darfst du vom Ablagestapel nehmen.
rules-why-p10-08 = Die Anleitung verbietet es nicht, wohl aber der Verlag.
rules-turning-at_once =
    Ist der Aufnahmestapel leer, wenn jemand an die Reihe kommt, wird zuerst der ganze Ablagestapel samt seiner obersten Karte
    gewendet und gemischt: Das ist der neue Aufnahmestapel. Seine oberste Karte wird wieder offen danebengelegt. Die alte
    oberste Karte kann dann niemand mehr nehmen.
rules-turning-on_draw =
    Ist der Aufnahmestapel leer, darfst du die offene Karte noch nehmen. Erst wenn jemand vom leeren Stapel aufnehmen will, wird
    der ganze Ablagestapel samt seiner obersten Karte gewendet und gemischt: Das ist der neue Aufnahmestapel. Seine oberste
    Karte wird wieder offen danebengelegt, dann wird aufgenommen.
rules-why-p10-09 = Wann genau gewendet wird, steht in keiner Anleitung.
rules-go-out-discard =
    Auch deine letzte Karte musst du abwerfen. Beim Auslegen und Anlegen bleibt also immer mindestens eine Karte auf der Hand.
rules-go-out-any =
    Deine letzte Karte musst du nicht abwerfen: Du darfst sie auch auslegen oder anlegen; dann endet der Durchgang sofort.
rules-turn-limit =
    Nach { $turns ->
        [one] einem Zug
       *[other] insgesamt { $turns } Zügen
    } endet ein Durchgang auf jeden Fall, und alle zählen ihre Hand{ $skips ->
        [0] .
       *[other] ; ausgesetzte Züge zählen dabei nicht mit.
    } (Unser Zusatz,
    Schalter turn_limit: Das steht in keiner Anleitung, aber ganz selten passt nirgends mehr etwas, und der Durchgang nähme kein
    Ende.)
rules-turn-limit-none = Wie viele Züge ein Durchgang dauert, ist nicht begrenzt. (Schalter turn_limit)

## Die Phasen

rules-phases =
    { $count ->
        [one] Das ist die Phase:
       *[other] Das sind die { $count } Phasen:
    }
rules-phases-own =
    { $count ->
        [one] Statt der üblichen Phasen gilt diese:
       *[other] Statt der üblichen Phasen gelten diese { $count }:
    }
rules-phases-chosen =
    { $count ->
        [one] Ihr spielt nur diese eine der { $all } Phasen.
       *[other] Ihr spielt nur diese Auswahl aus { $all } Phasen.
    }
rules-phases-last = Die letzte ist Phase { $last }.
rules-means-set = Zwillinge, Drillinge, Vierlinge und so weiter sind Karten mit demselben Wert; die Farben spielen keine Rolle.
rules-means-run = Eine Folge sind Karten mit lückenlos aufsteigenden Werten; auch hier spielen die Farben keine Rolle, wenn die Phase nichts anderes sagt.
rules-means-colour = Bei Karten einer Farbe kommt es auf die Werte nicht an.
rules-means-twin = Identische Karten stimmen in Wert und Farbe überein.
rules-means-any = Nennt eine Phase mehrere Werte, darfst du sie beliebig mischen.
rules-means-rainbow = „In lauter verschiedenen Farben“ heißt: Keine Farbe kommt zweimal vor, und Joker gelten hier nicht.
rules-run-ends = Auf { $last } folgt nicht wieder { $first }: Eine Folge bleibt zwischen { $first } und { $last }.
rules-order =
    Du gehst die Phasen der Reihe nach an, gleich wie weit die anderen sind, und höchstens eine je Durchgang. Hast du deine Phase
    ausgelegt, ist im nächsten Durchgang die folgende dran, auch wenn dir Karten übrig geblieben sind. Hast du sie nicht
    ausgelegt, versuchst du dieselbe noch einmal, so oft wie nötig.
rules-order-fixed =
    { $count ->
        [one] Ihr spielt nur einen Durchgang.
       *[other] Ihr spielt genau { $count } Durchgänge, für jede Phase einen. Nach jedem rücken alle eine Phase weiter, ob sie ausgelegt
            haben oder nicht. In einem Durchgang legst du nur die Phase aus, die gerade dran ist.
    }
rules-order-free =
    Die Reihenfolge ist frei: In jedem Durchgang darfst du eine beliebige Phase auslegen, die du noch nicht geschafft hast. Sag
    an, welche es ist; sie bekommt sofort ihr X. Durch späteres Anlegen wird daraus keine andere.
rules-whole = Du legst immer die ganze Phase auf einmal aus, nie nur einen Teil. Du darfst damit auch warten.
rules-further =
    Passen noch mehr deiner Karten zu diesen Gruppen, dürfen sie gleich mit auf den Tisch. Eine weitere Gruppe darf nicht dazu{ $groups ->
        [one] .
       *[other] : Wo zwei verlangt sind, legst du keine dritte aus.
    }
rules-same-value = Zwei Gruppen einer Phase dürfen denselben Wert haben
rules-same-value-cards = : { $cards }.
rules-apart = Die Gruppen einer Phase bleiben auf dem Tisch getrennt liegen.

rules-example-group = { $group }: { $cards }
rules-example-run =
    { $run }: { $low } geht, { $high } auch und jede dazwischen; { $around } geht nicht.
rules-example-lay =
    { $name } ist in Phase { $phase }, hat { $hand } auf der Hand und nimmt { $drawn } auf. Jetzt ist die Phase vollständig:
    { $groups } dürfen auf den Tisch.
rules-example-further = In Phase { $phase } darf gleich mit auf den Tisch: { $fits }.
rules-example-lay-free =
    { $name } hat { $hand } auf der Hand und nimmt { $drawn } auf. Jetzt ist Phase { $phase } vollständig: { $groups } dürfen auf den Tisch.
rules-example-fits = zu { $cards } jede weitere { $values }
rules-example-ends = zu { $cards } { $values }
rules-example-end = eine { $value }
rules-example-equal =
    { $cards } gleiche Karten { $ways ->
        [one] sind auch { $sets }
       *[other] gelten auch als { $sets }
    }
rules-with-respect = { $before } bzw. { $last }
rules-example-grown =
    Phase { $phase } ({ $run }) bleibt Phase { $phase }, auch wenn die Folge durch Anlegen länger wird; Phase { $other } wird nicht daraus.

## Joker

rules-wild =
    Ein Joker steht für jeden Wert und jede Farbe, beim Auslegen wie beim Anlegen. Du darfst so viele Joker nehmen, wie du willst;
    eine Phase darf sogar nur aus Jokern bestehen.
rules-wild-barred = Steht bei einer Phase „ohne Joker“, dann sind keine erlaubt, auch nicht beim Anlegen.
rules-wild-fixed =
    Sobald ein Joker liegt, steht fest, wofür er gilt{ $runs ->
        [0] .
       *[other] : in einer Folge durch seinen Platz.
    } Besteht eine Gruppe nur aus Jokern, sagst du, für { $names } sie stehen.
rules-wild-names-value = welchen Wert
rules-wild-names-start = welchen Anfangswert
rules-wild-names-colour = welche Farbe
rules-wild-names-card = welche Karte
rules-why-p10-21 = Die Anleitung sagt nicht, wann das feststeht; so bleibt klar, was angelegt werden kann.
rules-wild-stays = Ein Joker auf dem Tisch bleibt liegen: Niemand tauscht ihn aus oder nimmt ihn zurück.
rules-wild-no-skip = Als Aussetzkarte kannst du einen Joker nicht spielen.

## Anlegen

rules-hit =
    Sobald deine Phase in diesem Durchgang liegt, darfst du in deinem Zug – auch schon in demselben – beliebig viele passende
    Karten anlegen, an deine eigenen Gruppen und an die der anderen.
rules-fits-set = An Zwillinge, Drillinge und so weiter passt derselbe Wert.
rules-fits-run =
    An eine Folge passt der nächstkleinere oder der nächstgrößere Wert; reicht sie von { $first } bis { $last }, passt nichts mehr.
rules-fits-suited = Eine Folge in einer Farbe bleibt in dieser Farbe.
rules-fits-colour = An Karten einer Farbe passt dieselbe Farbe.
rules-fits-twin = An identische Karten passt nur wieder dieselbe Karte.
rules-fits-any = An eine Gruppe aus mehreren Werten passen diese Werte.
rules-fits-rainbow = An Gruppen in lauter verschiedenen Farben wird nichts angelegt.
rules-fits-wild =
    Ein Joker passt überall, wo noch eine Karte passt{ $runs ->
        [0] .
       *[other] ; bei einer Folge sagst du, an welches Ende er kommt.
    }
rules-fits-skip = Aussetzkarten passen nirgends.
rules-example-hit =
    Vor { $other } liegt { $cards }. { $name } hat schon ausgelegt und legt dort { $first } an und im selben Zug gleich noch { $second }.

## Aussetzkarten

rules-skip =
    Eine Aussetzkarte spielst du am Ende deines Zugs anstelle des Abwurfs: Du legst sie nicht auf den Ablagestapel, sondern vor eine
    Person deiner Wahl – nie vor dich selbst.
rules-why-p10-26-classic =
    Am Rand der Anleitung ist nur vom folgenden Spieler die Rede, im Text von einem beliebigen.
rules-why-p10-26-compact =
    Die Anleitung verlangt am Ende jedes Zugs einen Abwurf; die Aussetzkarte selbst zählt hier als dieser Abwurf.
rules-skip-one = Vor niemandem liegt mehr als eine Aussetzkarte.
rules-skip-under =
    Liegt eine Aussetzkarte vor dir, wenn du an die Reihe kommst, setzt du aus: Du schiebst sie nur unter den Ablagestapel.
rules-skip-top =
    Liegt eine Aussetzkarte vor dir, wenn du an die Reihe kommst, setzt du aus: Du legst sie nur oben auf den Ablagestapel.
rules-skip-last-skip =
    Auch mit einer Aussetzkarte als letzter Karte darfst du den Durchgang beenden. Du spielst sie wie sonst, vor wen du willst; sie
    bewirkt nichts mehr.
rules-skip-last-either =
    Auch mit einer Aussetzkarte als letzter Karte darfst du den Durchgang beenden. Du wirfst sie einfach ab oder spielst sie, vor
    wen du willst; sie bewirkt nichts mehr.
rules-why-p10-29 = In der klassischen Anleitung wird sie „gespielt“, in der kompakten „abgelegt“.
rules-skip-discard =
    Nur wenn vor allen anderen schon eine Aussetzkarte liegt, darfst du eine auf den Ablagestapel abwerfen.
rules-why-p10-30 = Sonst könntest du deinen Zug nicht beenden, wenn du nur noch Aussetzkarten hast.

## Klopfen

rules-knock =
    Wirft jemand anderes eine Karte ab, die du brauchst, klopfst du schnell auf den Tisch. Wer zuerst klopft, bekommt die Karte, statt
    aufzunehmen, und spielt einen ganzen Zug. Danach geht es links von der Person weiter, die geklopft hat; wer dadurch übersprungen
    wird, verliert nur diesen Zug. Wer ohnehin als Nächstes an der Reihe ist, darf die Karte auch ohne Klopfen nehmen.
rules-knock-never =
    Eine Aussetzkarte vor jemandem, der übersprungen wird, bleibt liegen. Nicht geklopft wird um die erste aufgedeckte Karte, nach
    einer gespielten Aussetzkarte und um eine abgeworfene Aussetzkarte.
rules-knock-first = Um die erste aufgedeckte Karte wird nicht geklopft.
rules-example-knock =
    Reihum sitzen { $first }, { $second } und { $third }. { $first } wirft ab, { $third } klopft und spielt. Dann ist wieder
    { $first } dran; { $second } wurde übersprungen.
rules-knock-again-next_discard =
    Zweimal direkt hintereinander darfst du nicht klopfen: Nach dem Zug, den du dir erklopft hast, lässt du die erste Karte liegen, die
    jemand anderes abwirft; ab der zweiten darfst du wieder klopfen{ $skips ->
        [0] .
       *[other] . Eine Aussetzkarte, die vor jemanden gelegt wird, ist kein Abwurf.
    } Im nächsten Durchgang gilt die Sperre nicht mehr.
rules-knock-again-own_turn =
    Zweimal direkt hintereinander darfst du nicht klopfen: Vorher muss jemand anderes geklopft haben, oder du hast in einem eigenen,
    regulären Zug eine Karte aufgenommen{ $skips ->
        [0] .
       *[other] . Ein Zug, den du aussetzt, zählt nicht.
    } Im nächsten Durchgang gilt die Sperre nicht mehr.
rules-why-p10-v3a = Was „direkt hintereinander“ genau heißt, lässt die Anleitung offen.
rules-knock-skipped = Du darfst auch klopfen, wenn eine Aussetzkarte vor dir liegt; sie bleibt bis zu deinem nächsten regulären Zug.
rules-knock-window =
    Klopfen könnt ihr, bis die nächste Person aufgenommen hat. Am Bildschirm darf sie das { $seconds ->
        [0] sofort
        [one] nach einer Sekunde oder sobald alle anderen die Karte liegen lassen
       *[other] nach { $seconds } Sekunden oder sobald alle anderen die Karte liegen lassen
    }. { $skips ->
        [0] Erst danach wird, wenn nötig, der Stapel gewendet.
       *[other] Erst danach wird ausgesetzt und, wenn nötig, der Stapel gewendet.
    }
rules-why-p10-v3b = Wie lange geklopft werden darf, sagt die Anleitung nicht.

## Ende des Durchgangs und des Spiels

rules-round-end = Der Durchgang endet sofort, wenn jemand die letzte Karte abgeworfen hat.
rules-round-end-any = Der Durchgang endet sofort, wenn jemand die letzte Karte gespielt hat.
rules-points = Alle anderen schreiben Punkte für die Karten auf, die sie noch auf der Hand haben. So viel kosten sie – { $costs }.
rules-points-skips = Eine Aussetzkarte, die vor dir liegt, kostet nichts.
rules-cost = { $cards }: je { $points }
rules-card-wild = Joker
rules-card-skip = Aussetzkarten
rules-cross = Wer seine Phase ausgelegt hat, bekommt auf dem Wertungsblatt ein X dafür, auch wenn noch Karten übrig sind.
rules-shuffle = Dann geben alle ihre Karten ab, auch die vom Tisch, und für den nächsten Durchgang wird alles neu gemischt.
rules-example-cost = { $name } bleibt auf { $cards } sitzen: { $sum } = { $points } Punkte.
rules-example-pad = So kann ein Wertungsblatt nach { $rounds } Durchgängen aussehen:
rules-example-row = { $name }: X bei Phase { $done } · Punkte { $sum } = { $points } · als Nächstes Phase { $next }
rules-win =
    Das Spiel endet mit dem Durchgang, in dem mindestens eine Person Phase { $last } ausgelegt hat. Nur wer sie ausgelegt hat, kann
    gewinnen; sind es mehrere, gewinnt, wer insgesamt die wenigsten Punkte hat. Du musst dafür den Durchgang nicht selbst
    beendet haben.
rules-why-p10-35 = Die Anleitung lässt sich auch so lesen, dass du es musst.
rules-win-fixed = Nach dem letzten Durchgang gewinnt, wer die wenigsten Punkte hat, gleich wie viele Phasen geschafft sind.
rules-win-free =
    Wer zuerst { $count ->
        [one] die Phase
        [2] beide Phasen
       *[other] alle { $count } Phasen
    } geschafft hat, gewinnt am Ende dieses Durchgangs; sind es mehrere, gewinnt, wer von ihnen die wenigsten Punkte hat.
rules-tie-shared = Bei Gleichstand gewinnt ihr gemeinsam.
rules-why-p10-36-shared = Zum Gleichstand sagt die klassische Anleitung nichts.
rules-tie-playoff =
    Bei Gleichstand gibt es ein Stechen: noch einen Durchgang, in dem alle Punktgleichen Phase { $last } versuchen. Gegeben wird reihum
    wie bisher, aber nur die Punktgleichen bekommen Karten und spielen mit. Wer die Phase zuerst auslegt, gewinnt sofort; Punkte
    werden nicht geschrieben.
rules-why-p10-36-playoff = Das Stechen steht in der kompakten Anleitung; wer dabei gibt und mitspielt, lässt sie offen.
rules-tie-again = Endet das Stechen, weil die Höchstzahl an Zügen erreicht ist, folgt ein weiteres.

## Varianten, die nicht gewählt sind

rules-other = Das könnt ihr vor dem Spiel vereinbaren; jetzt gilt es nicht:
rules-other-fixed_rounds = Feste Zahl von Durchgängen: Nach jedem rücken alle eine Phase weiter; am Ende gewinnen die wenigsten Punkte. (variants=fixed_rounds)
rules-other-phases = Weniger Phasen: nur die ersten, nur die geraden, nur die ungeraden oder eine eigene Auswahl. (phases=first:5)
rules-other-knocking = Klopfen: Wer eine abgeworfene Karte brauchen kann, klopft und bekommt sie außer der Reihe. (variants=knocking)
rules-other-free_order = Freie Reihenfolge: In jedem Durchgang legt ihr eine beliebige Phase aus, die noch fehlt. (variants=free_order)
rules-other-go_out = Schluss ohne Abwurf: Die letzte Karte darf auch ausgelegt oder angelegt werden. (go_out=any)
