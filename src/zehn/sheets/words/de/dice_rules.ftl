# Das Regelheft des Würfelspiels, aus Regelblatt und Einstellungen.

dice-title = Das Phasen-Würfelspiel
dice-part-material = Spieler und Würfel
dice-part-phases = Die Phasen
dice-part-turn = Der Zug
dice-part-points = Punkte und Boni
dice-part-end = Das Ende
dice-part-alone = Allein

dice-players =
    Es spielen { $players } Personen. Wer den Block führt, sitzt auf Platz 0 und beginnt; dann geht es im Uhrzeigersinn.
dice-dice =
    Gespielt wird mit zehn Würfeln: sechs hohen mit den Zahlen 5 bis 10 und vier niedrigen mit 1 bis 4 und zwei Jokern (*).
    Jede Seite hat eine Farbe: Blau (b), Rot (r), Orange (o) oder Grün (g). Das sind die Seiten:
dice-phases =
    { $count ->
        [one] Diese Phase ist zu würfeln; dahinter steht, wie viele Punkte sie höchstens bringt:
       *[other] Diese { $count } Phasen sind der Reihe nach zu würfeln; dahinter steht, wie viele Punkte jede höchstens bringt:
    }
dice-phase = Phase { $number }: { $phase } ({ $most })
dice-form-colour = { $size } Würfel einer Farbe
dice-form-twin = { $size } Würfel mit derselben Zahl und Farbe
dice-form-any =
    { $size } Würfel { $number ->
        [one] mit der Zahl
       *[other] mit den Zahlen
    } { $values }
dice-means =
    Gleiche sind Würfel mit derselben Zahl, eine Folge sind Würfel mit lückenlos aufsteigenden Zahlen zwischen 1 und 10;
    auf Farben kommt es bei beiden nicht an. Verlangt eine Phase zweimal Gleiche, darf es beide Male dieselbe Zahl sein.
dice-wilds =
    Ein Joker steht für eine beliebige Zahl. In einer Phase dürfen beliebig viele Joker sein, auch ausschließlich Joker.
dice-colours =
    Wo eine Farbe verlangt ist, zählt ein Joker als Würfel der Farbe, die er zeigt, und kann keine andere ersetzen.
dice-turn =
    Wer an der Reihe ist, hat bis zu drei Würfe für seine Phase. Zuerst werden alle zehn Würfel geworfen. Dann legt man
    beliebige Würfel beiseite und wirft die übrigen, und danach noch einmal; auch schon beiseitegelegte Würfel dürfen
    wieder geworfen werden. Man darf früher aufhören.
dice-noting =
    Ist die Phase geschafft, wird sie notiert, und im nächsten Zug ist die nächste an der Reihe. Sonst gibt es keine
    Punkte, und dieselbe Phase wird noch einmal versucht.
dice-declining =
    Man darf darauf verzichten, eine geschaffte Phase notieren zu lassen; dann versucht man sie im nächsten Zug noch einmal.
dice-points =
    Eine Phase bringt die Summe der Zahlen auf genau den Würfeln, die sie braucht; Joker zählen 0, und weitere passende
    Würfel zählen nichts. Lassen sich die Würfel verschieden auswählen, gilt die beste Auswahl.
dice-five-bonus =
    Wird Phase { $after } notiert und beträgt der Punktestand dann { $least } oder mehr, gibt es einmalig { $points } Punkte dazu.
dice-ten-bonus =
    Wer als Erster alle Phasen geschafft hat, bekommt { $points } Punkte; ebenso alle, die danach im selben Durchgang Phase
    { $last } schaffen und zu Beginn ihres Zugs schon in dieser Phase waren.
dice-last-go =
    Hat der Erste alle Phasen geschafft, haben alle anderen noch einen letzten Anlauf: alle fehlenden Phasen direkt
    hintereinander, mit je drei Würfen. Die erste Phase, die nicht notiert wird, beendet ihn; die Punkte bis dahin bleiben.
dice-winner =
    Von denen, die alle Phasen geschafft haben, gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer die beste einzelne
    Phase hat; ist auch die gleich, wird der Sieg geteilt.
dice-alone =
    Wer allein spielt, verliert für jeden Fehlversuch sofort { $fail } Punkte, auch unter null, und bekommt den Bonus für
    alle Phasen nur, wenn Phase { $last } beim ersten Versuch gelingt.
dice-alone-decline-fails = Auch wer auf eine geschaffte Phase verzichtet, hat einen Fehlversuch.
dice-alone-decline-free =
    Auf eine geschaffte Phase zu verzichten kostet nichts, und der nächste Versuch zählt, als hätte es diesen nicht gegeben.
dice-alone-more =
    Über den Bonus für die ersten Phasen entscheidet der Punktestand mit allen Abzügen.
