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

list-and = { $before } und { $last }
list-or = { $before } oder { $last }
span = { $first } bis { $last }

## Kopf und Überschriften

rules-title = Das Phasenspiel mit Karten
rules-sheet = Regelblatt: { $name }
rules-edition = Ausgabe: { $edition }
rules-variants = Varianten: { $variants }
variant-fixed_rounds = feste Zahl von Durchgängen
variant-knocking = Klopfen
variant-free_order = freie Reihenfolge

rules-part-material = Karten und Geben
rules-part-turn = Der Zug
rules-part-phases = Die Phasen
rules-part-wilds = Joker
rules-part-hits = Anlegen
rules-part-skips = Aussetzen
rules-part-knocking = Klopfen
rules-part-end = Ende des Durchgangs und Punkte
rules-part-game = Ende des Spiels
rules-part-house = Hausregeln

## Karten und Geben

rules-players = Es spielen { $players } Personen.
rules-deck =
    Gespielt wird mit { $cards } Karten. Die Werte { $values } gibt es { $colours ->
        [one] in einer Farbe
       *[other] in { $colours } Farben
    } ({ $names }), jede dieser Karten { $copies ->
        [1] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $copies }-mal
    }.
rules-deck-more = Außerdem gibt es { $cards }.
rules-deck-wilds =
    { $wilds ->
        [one] einen
       *[other] { $wilds }
    } Joker (*)
rules-deck-skips =
    { $skips ->
        [one] eine Aussetzkarte
       *[other] { $skips } Aussetzkarten
    } (!)
rules-deal =
    Zu Beginn jedes Durchgangs bekommt jeder { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, einzeln gegeben und links vom Geber angefangen. Der Rest liegt verdeckt als Aufnahmestapel
    bereit; seine oberste Karte wird aufgedeckt und eröffnet den Ablagestapel.
rules-dealer =
    Links vom Geber wird begonnen, dann geht es im Uhrzeigersinn weiter. Den nächsten Durchgang gibt, wer
    links vom bisherigen Geber sitzt.
rules-first-card-ignore =
    Ist die erste aufgedeckte Karte eine Aussetzkarte, liegt sie einfach da und bewirkt nichts.
rules-first-card-skips =
    Ist die erste aufgedeckte Karte eine Aussetzkarte, verliert der Spieler links vom Geber seinen ersten Zug;
    die Karte bleibt auf dem Ablagestapel. Das gilt nur am Anfang eines Durchgangs, nicht wenn der Stapel
    gewendet wird.

## Der Zug

rules-turn =
    Ein Zug besteht aus vier Schritten: eine Karte aufnehmen (Pflicht), die Phase auslegen (freiwillig),
    anlegen (freiwillig, sobald die eigene Phase liegt) und eine Karte abwerfen (Pflicht). Gespielt wird
    immer nur aus der eigenen Hand.
rules-draw =
    Aufgenommen wird entweder die oberste Karte des Aufnahmestapels, ungesehen, oder die oberste Karte des
    Ablagestapels.
rules-take-skip-no = Eine Aussetzkarte, die oben auf dem Ablagestapel liegt, kann niemand nehmen.
rules-take-skip-yes = Auch eine Aussetzkarte darf vom Ablagestapel genommen werden.
rules-turning-at_once =
    Ist der Aufnahmestapel leer, wenn jemand an die Reihe kommt, wird zuerst der ganze Ablagestapel samt
    seiner obersten Karte gemischt und als neuer Aufnahmestapel hingelegt; dessen oberste Karte wird
    aufgedeckt und eröffnet den neuen Ablagestapel. Das geschieht auch dann, wenn der Spieler die alte oberste
    Karte nehmen wollte.
rules-turning-on_draw =
    Ist der Aufnahmestapel leer, darf die offene Karte noch genommen werden. Erst wenn jemand vom leeren Stapel
    aufnehmen will, wird der ganze Ablagestapel samt seiner obersten Karte gemischt und als neuer Aufnahmestapel
    hingelegt; dessen oberste Karte wird aufgedeckt und eröffnet den neuen Ablagestapel, dann nimmt der Spieler auf.
rules-go-out-discard =
    Der Zug endet mit dem Abwurf, und auch die letzte Karte wird abgeworfen. Auslegen und Anlegen müssen also
    immer mindestens eine Karte auf der Hand lassen.
rules-go-out-any =
    Der Zug endet mit dem Abwurf. Die letzte Karte muss aber nicht abgeworfen werden: Sie darf auch ausgelegt
    oder angelegt werden, und dann endet der Durchgang sofort.
rules-turn-limit =
    Hat nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen, alle Spieler zusammengenommen,
    } noch niemand seine letzte Karte gespielt, endet der Durchgang, und jeder zählt seine Hand. Ausgesetzte
    Züge zählen nicht mit.
rules-turn-limit-none = Ein Durchgang hat keine Höchstzahl an Zügen.

## Die Phasen

rules-phases =
    { $count ->
        [one] Zu schaffen ist diese Phase:
       *[other] Zu schaffen sind diese { $count } Phasen:
    }
rules-phases-own =
    Statt der üblichen { $count ->
        [one] Phasen gilt die des Regelblatts:
       *[other] Phasen gelten die { $count } des Regelblatts:
    }
rules-phases-chosen =
    Das ist eine Auswahl aus den { $all } Phasen des Regelblatts; gezählt wird nur, was ausgewählt ist, und
    die letzte davon ist Phase { $last }.
rules-means-set =
    Zwillinge, Drillinge, Vierlinge und so weiter sind Karten mit demselben Wert; die Farben sind gleichgültig.
rules-means-run =
    Eine Folge besteht aus Karten mit lückenlos aufsteigenden Werten; die Farben sind gleichgültig, solange die
    Phase nichts anderes sagt.
rules-means-colour = Bei Karten einer Farbe sind die Werte gleichgültig.
rules-means-twin = Identische Karten stimmen in Wert und Farbe überein.
rules-means-any = Nennt eine Phase Werte zur Auswahl, dürfen sie beliebig gemischt sein.
rules-means-rainbow =
    In lauter verschiedenen Farben heißt: Keine Farbe kommt in der Gruppe zweimal vor. Eine solche Gruppe
    besteht nur aus natürlichen Karten.
rules-run-ends =
    Eine Folge bleibt zwischen { $first } und { $last }; von { $last } geht es nicht bei { $first } weiter.
rules-order =
    Die Phasen werden in aufsteigender Reihenfolge geschafft, höchstens eine in jedem Durchgang. Wer seine Phase
    ausgelegt hat, versucht im nächsten Durchgang die folgende, auch wenn ihm Karten übrig geblieben sind; wer
    nicht, versucht dieselbe noch einmal.
rules-order-fixed =
    Es werden genau so viele Durchgänge gespielt, wie es Phasen gibt ({ $count }). Nach jedem Durchgang rücken
    alle eine Phase weiter, ob sie ausgelegt haben oder nicht. Ausgelegt wird höchstens eine Phase in jedem
    Durchgang, und zwar die, an der man gerade ist.
rules-order-free =
    Die Reihenfolge ist frei: In jedem Durchgang darf man eine beliebige Phase auslegen, die man noch nicht
    geschafft hat. Das X dafür wird sofort notiert, und zwar für die Phase, die man ansagt; durch Anlegen wird
    daraus keine andere.
rules-whole = Ausgelegt wird immer die ganze Phase auf einmal, nie ein Teil davon, und nur aus der eigenen Hand.
rules-further =
    Weitere passende Karten dürfen gleich mit ausgelegt werden, so wie man sie danach anlegen könnte. Eine
    zusätzliche Gruppe gehört nicht dazu.
rules-same-value =
    Zwei Gruppen gleicher Werte dürfen denselben Wert haben: Genügend gleiche Karten können auf beide verteilt
    werden.
rules-apart = Die Gruppen einer Phase bleiben auf dem Tisch getrennt liegen.

## Joker

rules-wild =
    Ein Joker steht für jeden Wert und jede Farbe, beim Auslegen wie beim Anlegen. Eine Phase darf beliebig
    viele Joker enthalten, auch nur Joker.
rules-wild-barred =
    In einer Phase, bei der „ohne Joker“ steht, sind keine erlaubt, auch später beim Anlegen nicht.
rules-wild-fixed =
    Wofür ein Joker steht, ist mit dem Legen entschieden: in einer Folge durch seinen Platz, in einer Gruppe
    nur aus Jokern durch den Wert, den Anfangswert oder die Farbe, die der Spieler nennt.
rules-wild-stays = Ein Joker, der liegt, wird weder ausgetauscht noch zurückgenommen.
rules-wild-no-skip = Als Aussetzkarte gilt ein Joker nicht.

## Anlegen

rules-hit =
    Wer in diesem Durchgang seine Phase ausgelegt hat, darf vom selben Zug an beliebig viele passende Karten
    an alle Gruppen auf dem Tisch anlegen, an eigene und fremde, aber immer nur, wenn er an der Reihe ist.
rules-fits-set = An Zwillinge, Drillinge und so weiter passt derselbe Wert.
rules-fits-run =
    An eine Folge passt der nächste Wert unter ihrem niedrigsten oder über ihrem höchsten; reicht sie von
    { $first } bis { $last }, passt nichts mehr.
rules-fits-suited = Eine Folge in einer Farbe bleibt in dieser Farbe.
rules-fits-colour = An Karten einer Farbe passt dieselbe Farbe.
rules-fits-twin = An identische Karten passt nur wieder dieselbe Karte.
rules-fits-any = An eine Gruppe mit Werten zur Auswahl passen diese Werte.
rules-fits-rainbow = An Gruppen in lauter verschiedenen Farben wird nichts angelegt.
rules-fits-wild =
    Ein Joker passt überall, wo eine andere Karte passt; bei einer Folge sagt man, an welches Ende er kommt.
rules-fits-skip = Aussetzkarten passen nirgends.

## Aussetzen

rules-skip =
    Eine Aussetzkarte wird am Ende des Zugs anstelle des Abwurfs gespielt, und zwar vor einen beliebigen
    Mitspieler, nie vor sich selbst und nicht auf den Ablagestapel.
rules-skip-one = Vor einem Spieler liegt höchstens eine Aussetzkarte.
rules-skip-under =
    Wer eine Aussetzkarte vor sich hat, verliert seinen nächsten Zug: Er schiebt sie nur unter den
    Ablagestapel.
rules-skip-top =
    Wer eine Aussetzkarte vor sich hat, verliert seinen nächsten Zug: Er legt sie nur oben auf den
    Ablagestapel.
rules-skip-last-skip =
    Auch als letzte Karte darf eine Aussetzkarte gespielt werden. Sie bleibt dann ohne Wirkung, und man darf
    jeden Mitspieler nennen, auch einen, vor dem schon eine liegt.
rules-skip-last-either =
    Auch eine Aussetzkarte darf die letzte Karte sein. Man darf sie einfach abwerfen oder wie sonst spielen; dann
    bleibt sie ohne Wirkung, und man darf jeden Mitspieler nennen, auch einen, vor dem schon eine liegt.
rules-skip-discard =
    Nur wenn vor allen Mitspielern schon eine Aussetzkarte liegt, darf man eine wie jede andere Karte abwerfen.

## Klopfen

rules-knock =
    Direkt nach einem Abwurf darf jeder außer dem, der abgeworfen hat, um diese Karte klopfen. Wer zuerst
    klopft, bekommt sie anstelle des Aufnehmens und spielt einen ganzen Zug. Danach ist sein linker Nachbar an
    der Reihe; wer übersprungen wurde, verliert nur diesen Zug. Wer ohnehin an der Reihe wäre, darf die Karte
    auch ohne Klopfen nehmen.
rules-knock-never =
    Eine Aussetzkarte vor jemandem, der übersprungen wurde, bleibt liegen. Um die erste aufgedeckte Karte wird
    nicht geklopft, auch nicht nach dem Spielen einer Aussetzkarte oder um eine abgeworfene.
rules-knock-first = Um die erste aufgedeckte Karte wird nicht geklopft.
rules-knock-again-next_discard =
    Zweimal hintereinander darf man nicht klopfen: Um die erste Karte, die nach dem erklopften Zug ein anderer abwirft,
    darf man nicht klopfen, um die zweite schon. Eine Aussetzkarte, die vor jemanden gespielt wird, ist kein Abwurf.
    Mit dem Durchgang endet die Sperre.
rules-knock-again-own_turn =
    Zweimal hintereinander darf man nicht klopfen: Nach dem eigenen Klopfen muss erst jemand anderes geklopft
    oder man selbst in einem regulären Zug aufgenommen haben; ein ausgesetzter Zug gilt nicht als regulärer. Mit
    dem Durchgang endet die Sperre.
rules-knock-skipped =
    Klopfen darf auch, wer eine Aussetzkarte vor sich hat; sie bleibt bis zu seinem nächsten regulären Zug.
rules-knock-window =
    Geklopft werden kann, bis der nächste Spieler aufgenommen hat. An einem Tisch mit Uhr darf er das { $seconds ->
        [0] sofort
        [one] nach einer Sekunde oder sobald alle anderen abgewinkt haben
       *[other] nach { $seconds } Sekunden oder sobald alle anderen abgewinkt haben
    }. Erst danach wird ausgesetzt und, wenn nötig, der Stapel gewendet.

## Ende des Durchgangs und des Spiels

rules-round-end = Der Durchgang endet sofort, wenn jemand seine letzte Karte abgeworfen hat.
rules-round-end-any = Der Durchgang endet sofort, wenn jemand seine letzte Karte gespielt hat.
rules-points =
    Alle anderen schreiben Punkte für die Karten auf, die sie noch auf der Hand haben: { $costs }.
rules-points-skips = Eine Aussetzkarte, die vor einem Spieler liegt, zählt nicht.
rules-cost = { $cards }: je { $points }
rules-card-wild = Joker
rules-card-skip = Aussetzkarten
rules-cross = Wer seine Phase vor sich liegen hat, bekommt ein X dafür.
rules-shuffle = Für den nächsten Durchgang werden alle Karten neu gemischt.
rules-win =
    Das Spiel endet mit dem Durchgang, in dem mindestens ein Spieler Phase { $last } ausgelegt hat. Nur wer sie
    ausgelegt hat, kann gewinnen; von mehreren gewinnt, wer insgesamt die wenigsten Punkte hat. Die letzte Karte
    muss er dafür nicht selbst abgeworfen haben.
rules-win-fixed =
    Nach dem letzten Durchgang gewinnt, wer die wenigsten Punkte hat, gleich wie viele Phasen er geschafft hat.
rules-win-free =
    Wer als Erster { $count ->
        [one] die Phase
       *[other] alle { $count } Phasen
    } geschafft hat, gewinnt am Ende dieses Durchgangs; von mehreren gewinnt,
    wer die wenigsten Punkte hat.
rules-tie-shared = Wer auch dann noch gleichauf liegt, gewinnt gemeinsam.
rules-tie-playoff =
    Wer auch dann noch gleichauf liegt, spielt ein Stechen: einen weiteren Durchgang, in dem alle Beteiligten
    Phase { $last } versuchen. Es gibt, wer nach der Reihe aller Spieler dran ist; Karten bekommen nur die
    Beteiligten, und nur sie spielen. Wer die Phase zuerst auslegt, hat sofort gewonnen; Punkte gibt es keine.
rules-tie-again = Endet das Stechen durch die Höchstzahl an Zügen, folgt ein weiteres.

## Hausregeln

rules-house = Anders als in der Ausgabe „{ $edition }“ üblich ist eingestellt:
