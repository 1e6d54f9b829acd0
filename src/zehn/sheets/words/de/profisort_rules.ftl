# Profi-Sort: die Regeln, Klausel für Klausel.

sort-rules-title = Profi-Sort
sort-rules-part-tasks = Die Aufgaben
sort-rules-part-hits = Anlegen
sort-rules-part-jokers = Joker
sort-rules-part-aces = Asse
sort-rules-part-end = Punkte und Ende
sort-rules-part-pad = Was ihr aufschreibt

sort-rank =
    { $rank ->
        [J] B
        [Q] D
       *[other] { $rank }
    }
sort-suit =
    { $suit ->
        [s] Pik ♠
        [h] Herz ♥
        [d] Karo ♦
        [c] Kreuz ♣
       *[other] { $suit }
    }
sort-joker = Joker
sort-card = { $colour } { $value }
sort-card-joker = Joker
sort-no-joker = { $phase } (ohne Joker)
sort-form-suit = { $size } Karten einer Farbe
sort-form-run-suited =
    { $count ->
        [one] { form-run } in einer Farbe
       *[other] { form-run } in je einer Farbe
    }
sort-form-rainbow = { form-set } aus lauter verschiedenen Farben
sort-form-each = { $values } aus lauter verschiedenen Farben
sort-form-any =
    { $size } Karten { $number ->
        [one] mit dem Wert
       *[other] mit den Werten
    } { $values }

sort-aim =
    { $count ->
        [one] Auf dem Aufgabenblatt steht eine Aufgabe, eine Kombination von Karten: { $task }. Du sammelst und sortierst um, bis du sie
            auslegen kannst.
       *[other] Auf dem Aufgabenblatt stehen { $count } Aufgaben: Kombinationen von Karten, zum Beispiel Aufgabe { $number }: { $task }.
            Du sammelst, sortierst um und legst aus, was dir gelingt, in beliebiger Reihenfolge und auch mehrere in einem Zug.
    }
sort-aim-points =
    Danach wirst du die übrigen Karten los, denn was du am Ende eines Durchgangs noch hast, kostet Punkte. Hat jemand alle Aufgaben erledigt,
    endet das Spiel. Es gewinnt, wer dann die wenigsten Punkte hat – nicht unbedingt, wer zuerst fertig war.
sort-aim-first =
    { $count ->
        [one] Es gewinnt, wer zuerst eine Aufgabe erledigt hat.
       *[other] Es gewinnt, wer zuerst { $count } Aufgaben erledigt hat.
    }
sort-rules-01 =
    { $players } Personen und { $cards } Karten aus Rommé-Blättern: die Werte { $values } (B ist der Bube, D die Dame, K der König, A das Ass) in
    { $suits }, jede Karte { sort-copies }, dazu { $jokers ->
        [one] ein Joker
       *[other] { $jokers } Joker
    }. Außerdem für alle ein Aufgabenblatt und einen Stift.
sort-rules-01-no-jokers =
    { $players } Personen und { $cards } Karten aus Rommé-Blättern: die Werte { $values } (B ist der Bube, D die Dame, K der König, A das Ass) in
    { $suits }, jede Karte { sort-copies }. Außerdem für alle ein Aufgabenblatt und einen Stift.
sort-copies =
    { $copies ->
        [1] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $copies }-mal
    }
sort-rules-02 =
    Alle bekommen verdeckt { $deal ->
        [one] eine Karte
       *[other] { $deal } Karten
    }. Der Rest kommt verdeckt als Talon in die Mitte; der Ablagestapel daneben ist am Anfang leer. Wer nach dem Geber sitzt, beginnt. Für jeden
    Durchgang wird neu gemischt, und ihr gebt reihum.
sort-rules-03 =
    Hast du nach dem Geben drei oder mehr Asse, darfst du neu geben lassen oder deine Karten behalten. Gefragt wird vor dem ersten Zug der Reihe
    nach; sobald jemand neu geben lässt, gibt derselbe Geber noch einmal.
sort-why-03 = Die Anleitung sagt nicht, wann und in welcher Reihenfolge gefragt wird.
sort-turn-draw = 1. eine Karte ziehen – Pflicht;
sort-turn-play = 2. Aufgaben auslegen, Karten anlegen, Asse abgeben – wenn du kannst und willst;
sort-turn-discard = 3. eine Karte auf den Ablagestapel abwerfen – Pflicht, damit endet der Zug.
sort-rules-04 = Gezogen wird immer vom Talon, nie vom Ablagestapel. Es geht im Uhrzeigersinn reihum.
sort-rules-05 =
    Du darfst vom Talon ziehen oder die oberste Karte des Ablagestapels nehmen, nur kein Ass. Es geht im Uhrzeigersinn reihum.
sort-rules-06 =
    In deinem Zug darfst du eine oder mehrere Aufgaben auslegen, jede vollständig und aus deiner Hand. Jede Aufgabe erledigst du im ganzen Spiel nur einmal{ $repeat ->
        [0] .
       *[other] ; nur Aufgabe { $repeat } wiederholt eine.
    } Auch wer beginnt, darf schon im ersten Zug fertig werden.
sort-rules-07 =
    Mit dem, was du auslegst, erledigst du immer nur eine Aufgabe, auch wenn die Karten für zwei reichen; sag an, welche.
sort-example-two =
    Du legst Aufgabe { $task } aus, und ein Vierling darin hat zufällig vier Farben: Aufgabe { $other } ist damit nicht erledigt.
sort-rules-10 =
    { $count ->
        [one] Das ist die Aufgabe.
       *[other] Das sind die { $count } Aufgaben.
    } Passen noch mehr deiner Karten dazu, darfst du sie gleich mit auslegen.
sort-rules-26-tasks =
    { $count ->
        [one] Ihr spielt nur diese eine der { $all } Aufgaben
       *[other] Ihr spielt nur diese Auswahl aus { $all } Aufgaben
    }{ $bonuses ->
        [0] .
       *[other] ; nur sie und ihre Sonderpunkte zählen.
    }
sort-rules-task = { $number }. { $task }
sort-rules-10-joker = { $task } – { $cards } Karten, Joker erlaubt
sort-rules-10-no-joker = { $task } – { $cards } Karten, ohne Joker
sort-rules-10-example = { $task }; z. B. { $cards }
sort-rules-11 =
    Asse gehören zu keiner Aufgabe. Farben sind Pik, Herz, Karo und Kreuz; sie zählen nur, wo die Aufgabe sie nennt.
sort-rules-11-run = Die Werte steigen von 2 bis 10, dann Bube, Dame, König; auf den König folgt nicht wieder die 2.
sort-rules-11-court = Buben, Damen und Könige heißen Bilder.
sort-rules-12 = Zwei Gruppen einer Aufgabe dürfen denselben Wert haben.
sort-rules-12-any = Bei Aufgabe { $tasks } ist jede Mischung der beiden Werte erlaubt, auch nur einer davon.
sort-rules-12-distinct =
    Zwillinge, Drillinge und so weiter, die du zusammen auslegst, müssen verschiedene Werte haben, doppelte Karten verschiedene Karten sein.
    Was später angelegt wird, darf einen Wert wiederholen.
sort-rules-12-any-distinct = Bei Aufgabe { $tasks } müssen beide Werte vorkommen, jeder mindestens einmal ohne Joker.
sort-why-12 = Wörtlich nennt die Liste der Aufgaben verschiedene Werte; üblich ist hier wie in den beiden anderen Spielen, dass sie gleich sein dürfen.
sort-rules-13 =
    Aufgabe { $repeat }: Du legst eine Aufgabe, die du schon erledigt hast, noch einmal aus und beendest damit den Durchgang. Das geht nur, wenn du
    alle übrigen Karten bis auf eine noch in diesem Zug anlegen und die letzte abwerfen kannst. Die Aufgabe darfst du auch in demselben Zug
    erledigt haben. Nach dem Wiederholen legst du nur noch an und wirfst ab.
sort-why-13 = Die Anleitung verlangt nur, dass der Durchgang dabei endet; ob das gelingt, wird hier geprüft, bevor ausgelegt wird.
sort-rules-08 =
    Hast du in diesem Durchgang selbst eine Aufgabe ausgelegt, darfst du in deinem Zug passende Karten an alle Gruppen auf dem Tisch anlegen, an
    eigene und fremde.
sort-fits-set = An Zwillinge, Drillinge und so weiter passt derselbe Wert, ohne Grenze.
sort-fits-run = An eine Folge passt der nächstkleinere oder der nächstgrößere Wert, hinunter bis { $first } und hinauf bis { $last }.
sort-fits-suited = Eine Folge in einer Farbe bleibt in dieser Farbe.
sort-fits-colour = An Karten einer Farbe passt dieselbe Farbe.
sort-fits-any = Nennt eine Aufgabe ihre Werte, passen weitere Karten mit diesen Werten.
sort-rules-09 = An manche Gruppen legt ihr anders an.
sort-rules-09-rows = An den { form-set } von Aufgabe { $task } darf nur wieder ein ganzer { form-set } aus verschiedenen Farben, gleich mit welchem Wert.
sort-rules-09-twins = An Aufgabe { $task } darf immer nur ein ganzes Paar auf einmal: zweimal dieselbe Karte, gleich welche.
sort-rules-09-each = An Aufgabe { $task } ({ $ranks }) dürfen nur Werte, die dort schon liegen, und jeder nur in einer Farbe, in der er dort noch fehlt.
sort-rules-09-other = Die andere Reihe gehört nicht dazu.
sort-rules-09-repeat = Ausnahme: Wiederholst du mit ihr Aufgabe { $task } als Aufgabe { $repeat } und beendest damit den Durchgang, darfst du sie auslegen.
sort-why-09 = Ob die weitere Gruppe denselben Wert haben muss, lässt die Anleitung offen.
sort-example-added = Zu { $cards } (Aufgabe { $task }) passen { $more }.
sort-rules-14 = Ein Joker steht für jede Karte. Keine Gruppe darf nur aus Jokern bestehen: In jeder liegt mindestens eine natürliche Karte, also eine ohne Joker.
sort-example-joker = { $cards } geht in Aufgabe { $task }.
sort-rules-15-none = Keine Aufgabe auf eurem Blatt erlaubt Joker: Mit ihnen wird nicht ausgelegt und nicht angelegt, du kannst sie nur abwerfen.
sort-rules-15 =
    Wo Joker erlaubt sind, darfst du auch welche anlegen, selbst wenn die Aufgabe ohne Joker ausgelegt wurde. Bei Aufgaben ohne Joker geht das
    nie. Ein Joker auf dem Tisch bleibt liegen: Niemand tauscht ihn aus oder nimmt ihn zurück.
sort-rules-16 =
    Legst du eine Aufgabe, bei der Joker erlaubt sind, ganz ohne Joker aus, streichst du ihre Sonderpunkte. Es zählt, was du auslegst; was später
    angelegt wird, ändert nichts.
sort-rules-16-repeat = Beim Wiederholen wird nichts gestrichen.
sort-rules-17 =
    Asse sind Aussetzkarten. Ein eigenes Ass wirfst du ab, oder du legst es in deinem Zug, nachdem du gezogen hast, vor jemand anderen. Dafür
    bekommst du keine neue Karte; du spielst mit einer weniger weiter, und am Ende des Zugs wirfst du wie immer eine Karte ab. Bedenke das bei
    Aufgaben, die alle deine Karten brauchen.
sort-why-17 = Die Anleitung sagt nicht, ob das schon vor dem Ziehen geht.
sort-rules-18 = In einem Durchgang darfst du jeder Person höchstens ein Ass geben.
sort-rules-18-one = In einem Durchgang darfst du höchstens ein Ass abgeben, gleich an wen.
sort-why-18 = Die Anleitung erlaubt eines „pro Spieler“; das kann heißen, wer gibt oder wer bekommt.
sort-rules-19 =
    Ein Ass, das du bekommen hast, liegt offen vor dir oder steckt verkehrt herum in deiner Hand. Bist du dran, hast du die Wahl: Entweder wirfst du es
    ab, statt zu ziehen, und setzt damit aus, oder du behältst es und spielst normal weiter. Weitergeben darfst du es nicht.
sort-rules-19-keep = Am Ende eines normalen Zugs darfst du es nicht abwerfen.
sort-rules-19-discard = Du darfst es aber auch am Ende eines normalen Zugs abwerfen.
sort-why-19 = Ob du es auch in einem normalen Zug abwerfen darfst, sagt die Anleitung nicht.
sort-rules-20 =
    Solange du ein bekommenes Ass hast, kannst du nicht fertig werden: Nach deinem Zug musst du außer ihm noch mindestens eine Karte haben. Auslegen,
    Anlegen und Abgeben müssen dir also zwei lassen, eine zum Abwerfen und eine zum Behalten; eigene Asse zählen mit.
sort-rules-21 =
    Der Durchgang endet, wenn jemand alle Karten los ist – die letzte muss auf den Ablagestapel – oder wenn zu Beginn eines Zugs der Talon leer ist.
sort-why-21 = Wann genau ein leerer Talon den Durchgang beendet, lässt die Anleitung offen.
sort-rules-22 = Dann zählen alle, was sie noch haben. So viel kosten die Karten – { $costs }. Bekommene Asse zählen mit.
sort-rules-23 = Das Spiel endet mit dem Durchgang, in dem jemand alle Aufgaben des Blatts erledigt hat.
sort-why-23 = Die Anleitung sagt nicht, ob der Durchgang zu Ende gespielt wird.
sort-rules-24 =
    Am Ende kommen zu deinen Punkten aus allen Durchgängen die Sonderpunkte dazu, die du nicht gestrichen hast. Wer am wenigsten hat, gewinnt. Bei
    Gleichstand gewinnt ihr gemeinsam.
sort-rules-24-plain = Wer am Ende die wenigsten Punkte hat, gewinnt. Bei Gleichstand gewinnt ihr gemeinsam.
sort-why-24 = Zum Gleichstand sagt die Anleitung nichts.
sort-example-final =
    { $first } hat { $low } Punkte, { $second } { $high }. Bei { $first } sind noch { $open } Sonderpunkte offen, bei { $second } nur { $few }: { $sum } zu
    { $other }. { $second } gewinnt.
sort-rules-25 = Auf dem Aufgabenblatt stehen Sonderpunkte. Was du davon nicht streichst, zählt am Ende mit.
sort-rules-25-joker = Bei jeder Aufgabe, die Joker erlaubt, stehen { $bonus }; du streichst sie, wenn du die Aufgabe ganz ohne Joker auslegst.
sort-rules-25-pairs =
    { $count ->
        [one] Bei den Aufgaben { $pairs } stehen zusammen { $bonus }; du streichst sie, sobald beide erledigt sind.
       *[other] Bei jedem dieser Aufgabenpaare stehen { $bonus }; du streichst sie, sobald beide Aufgaben erledigt sind: { $pairs }.
    }
sort-why-25 = Das Aufgabenblatt mit den Zahlen liegt der Anleitung nicht bei.
sort-rules-26 =
    Ihr spielt das Spiel für Anfänger: Wer zuerst { $first_to ->
        [one] eine Aufgabe
       *[other] { $first_to } Aufgaben
    } erledigt hat, gewinnt sofort. Punkte werden nicht gezählt.
sort-rules-27-sheet = Auf deinem Aufgabenblatt streichst du ab, was erledigt ist.
sort-rules-27-bonus = Auch deine Sonderpunkte streichst du dort.
sort-rules-27 =
    Eine Person schreibt die Punkte aller auf. In der ersten Zeile steht vor dem Schrägstrich ein Namenskürzel, dahinter stehen die Punkte; ab der
    zweiten Zeile stehen davor die Punkte des Durchgangs und dahinter der Gesamtstand. Die römische Zahl daneben zeigt, wer als Nächstes gibt; wer zuerst
    gegeben hat, ist I.
sort-rules-27-end = Am Ende des Spiels kommen die offenen Sonderpunkte dazu.
sort-example-scores = So kann die Liste von { $names } nach fünf Durchgängen aussehen; { $first } hat zuerst gegeben:
sort-other-draw_from_discard = Vom Ablagestapel ziehen: Statt vom Talon darf die oberste Karte des Ablagestapels gezogen werden, nur kein Ass. (variants=draw_from_discard)
sort-other-first_to = Spiel für Anfänger: Wer zuerst fünf oder zehn Aufgaben erledigt hat, gewinnt, ohne Punkte. (first_to=5)
sort-other-tasks = Weniger Aufgaben: Zum Eingewöhnen lasst ihr welche weg. (tasks=3,4,7)
