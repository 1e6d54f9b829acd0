# Das Regelheft des Würfelspiels, aus Regelblatt und Einstellungen.

dice-title = Das Phasenspiel mit Würfeln
dice-part-points = Punkte und Boni
dice-part-end = Wie das Spiel endet
dice-part-alone = Allein spielen

dice-aim =
    { $count ->
        [one] Du würfelst eine Phase
       *[other] Du würfelst { $count } Phasen, eine nach der anderen
    }: vorgeschriebene Kombinationen von Zahlen oder Farben. Phase { $number } zum Beispiel verlangt: { $phase }. Für jeden Versuch hast
    du { $rolls } Würfe. Gelingt die Phase, bekommst du Punkte und gehst weiter zur nächsten; gelingt sie nicht, versuchst du sie in
    deinem nächsten Zug noch einmal. Es gewinnt, wer alle Phasen geschafft und die meisten Punkte hat.
dice-players =
    { $players } Personen können mitspielen. Eine Person schreibt: Sie nimmt Block und Stift, trägt alle Namen ein – zuerst den eigenen,
    dann reihum im Uhrzeigersinn – und notiert im Spiel die Punkte. Sie beginnt auch; dann geht es im Uhrzeigersinn weiter. Bei mehr
    als vier Personen legt ihr zwei Blätter nebeneinander.
dice-dice =
    Zehn Würfel, dazu Block und Stift. Sechs Würfel sind hoch, mit den Zahlen 5 bis 10; vier sind niedrig, mit 1 bis 4 und zwei Jokern (auf
    vielen Würfeln ein W). Jede Seite ist blau, rot, orange oder grün.
dice-dice-differ = Kein Würfel ist wie der andere.
dice-why-own-dice = Die Anleitung zeigt die Würfel nicht; hier sind es eure eigenen.
dice-why-dice = Die Anleitung zeigt die Würfel nicht; hier haben sie die Seiten des gekauften Spiels.
dice-die = Würfel { $number }: { $faces }
dice-phases =
    { $count ->
        [one] Das ist die Phase; in Klammern steht, wie viele Punkte sie höchstens bringt:
       *[other] Das sind die { $count } Phasen, in dieser Reihenfolge; in Klammern steht, wie viele Punkte jede höchstens bringt:
    }
dice-phase = Phase { $number }: { $phase } ({ $most })
dice-form-colour = { $size } Würfel einer Farbe
dice-form-twin = { $size } Würfel mit derselben Zahl und Farbe
dice-form-any =
    { $size } Würfel { $number ->
        [one] mit der Zahl
       *[other] mit den Zahlen
    } { $values }
dice-means-set =
    Zwillinge, Drillinge, Vierlinge und so weiter sind Würfel mit derselben Zahl; die Farben spielen keine Rolle.
dice-means-sets = Verlangt eine Phase zwei davon, darf es beide Male dieselbe Zahl sein.
dice-means-run = Eine Folge sind lückenlos aufeinanderfolgende Zahlen zwischen 1 und 10; die Farben spielen keine Rolle, wenn die Phase nichts anderes sagt.
dice-means-suited = Eine Folge in einer Farbe hat lauter Würfel dieser Farbe.
dice-means-colour = Bei Würfeln einer Farbe kommt es auf die Zahlen nicht an.
dice-means-twin = Nennt eine Phase dieselbe Zahl und Farbe, muss beides übereinstimmen.
dice-means-any = Nennt eine Phase mehrere Zahlen, darfst du sie beliebig mischen.
dice-means-rainbow = „In lauter verschiedenen Farben“ heißt: Keine Farbe kommt zweimal vor.
dice-example-run = { $run }: { $low } geht, { $high } auch und jede dazwischen.
dice-example-run-only = { $run }: Es geht nur { $low }.
dice-example-equal = { $dice } schaffen zusammen Phase { $phase }.
dice-example-colour = { $dice }, alle in { $colour }: Der Joker zählt, weil auch er diese Farbe hat.
dice-wilds =
    Ein Joker steht für eine beliebige Zahl. Du darfst beliebig viele Joker verwenden, sogar nur Joker.
dice-colours =
    Wo eine Farbe verlangt ist, zählt ein Joker nur in der Farbe, die er zeigt; eine andere kann er nicht ersetzen.
dice-turn =
    Wer an der Reihe ist, hat bis zu { $rolls } Würfe. Zuerst wirfst du alle zehn Würfel. Dann legst du beiseite, was du behalten willst, und
    wirfst die übrigen; danach noch einmal, und dabei darfst du auch Würfel wieder dazunehmen, die schon beiseitelagen. Du darfst jederzeit
    aufhören.
dice-noting =
    Du würfelst immer für die Phase, in der du gerade bist. Hast du sie geschafft, werden die Punkte notiert, und in deinem nächsten Zug ist
    die folgende Phase dran. Sonst gibt es keine Punkte, und du versuchst dieselbe Phase noch einmal, so oft wie nötig.
dice-declining =
    Ist dir die Punktzahl zu niedrig, darfst du auf das Notieren verzichten. Dann versuchst du dieselbe Phase im nächsten Zug noch einmal.
dice-points =
    Du bekommst die Summe der Zahlen auf genau den Würfeln, die die Phase braucht. Joker zählen 0, und Würfel, die passen, aber nicht
    gebraucht werden, zählen nicht. Gibt es mehrere Möglichkeiten, gilt die beste. Zählt ab Phase 2 gleich die Zwischensumme mit.
dice-example-points =
    { $throw } in Phase { $phase }: { $sum } = { $points } Punkte. Die Joker zählen 0, die übrigen Würfel werden nicht gebraucht.
dice-five-bonus =
    Der Fünf-Phasen-Bonus: Hast du, wenn Phase { $after } notiert ist, insgesamt { $least } Punkte oder mehr, bekommst du { $points } Punkte dazu,
    sonst eine 0.
dice-ten-bonus =
    Der Zehn-Phasen-Bonus: { $points } Punkte bekommt, wer zuerst alle Phasen geschafft hat. Ebenso bekommt ihn, wer danach noch im selben
    Durchgang Phase { $last } schafft und schon zu Beginn des eigenen Zugs in dieser Phase war. Ein Durchgang beginnt immer bei der
    Person, die schreibt, und endet, wenn alle einmal dran waren. Wer vor der ersten fertigen Person sitzt, spielt also erst im nächsten
    Durchgang weiter und bekommt den Bonus nicht mehr.
dice-last-go =
    Hat jemand alle Phasen geschafft, haben alle anderen der Reihe nach noch einen letzten Anlauf: Du spielst deine fehlenden Phasen
    direkt hintereinander, jede mit bis zu { $rolls } Würfen. Bei der ersten Phase, die nicht gelingt oder die du nicht notieren lässt, ist das
    Spiel für dich vorbei; deine Punkte behältst du.
dice-last-go-five = Den Fünf-Phasen-Bonus kannst du dabei noch gewinnen.
dice-example-end = Beispiel: Reihum sitzen A, B, C, D und E; A schreibt und beginnt den Durchgang.
dice-example-a = A schafft Phase { $before }.
dice-example-b = B schafft Phase { $last }, ist damit zuerst fertig und bekommt { $points } Punkte Bonus. Jetzt haben alle anderen noch einen letzten Anlauf.
dice-example-c = C steht noch in Phase { $early } und schafft { $string } am Stück: kein Bonus, denn C war zu Beginn des Zugs noch nicht in Phase { $last }.
dice-example-d = D scheitert in Phase { $failed }; damit ist das Spiel für D vorbei.
dice-example-e = E war schon in Phase { $last } und schafft sie: auch { $points } Punkte Bonus.
dice-example-again = Nun ist wieder A dran und schafft Phase { $last }, aber im nächsten Durchgang: kein Bonus.
dice-winner =
    Gewinnen kann nur, wer alle Phasen geschafft hat; von ihnen gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheidet die
    höchste Punktzahl in einer einzelnen Phase. Ist auch die gleich, gewinnt ihr gemeinsam.
dice-why-winner = Für diesen letzten Fall hat die Anleitung keine Regel.
dice-alone =
    Allein spielst du um deinen eigenen Rekord. Alle Regeln gelten, aber jeder Fehlversuch kostet sofort { $fail } Punkte, auch wenn du damit unter null kommst.
    Ein Fehlversuch ist ein ganzer Zug, in dem die Phase nicht gelingt. Den Zehn-Phasen-Bonus gibt es nur, wenn Phase { $last } beim ersten
    Versuch gelingt.
dice-why-alone = Ob ein einzelner Wurf oder ein ganzer Zug gemeint ist, lässt die Anleitung offen.
dice-alone-decline-fails = Verzichtest du auf eine geschaffte Phase, ist auch das ein Fehlversuch.
dice-alone-decline-free =
    Verzichtest du auf eine geschaffte Phase, kostet das nichts, und der nächste Versuch zählt so, als hätte es diesen nicht gegeben.
dice-why-decline = Wörtlich ist eine geschaffte Phase kein Fehlversuch; sonst aber könntest du ohne Risiko auf das beste Ergebnis warten.
dice-alone-more = Für den Bonus nach Phase { $after } zählt dein Punktestand mit allen Abzügen.
