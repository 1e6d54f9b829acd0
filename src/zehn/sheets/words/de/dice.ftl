# Das Würfelspiel: warum ein Zug, ein Wurf oder eine Einstellung nicht geht. Würfel zählen wie in Aufzeichnungen ab 0.

## Züge und Würfe

no-dice-roll-first = Zuerst muss gewürfelt werden.
no-dice-keep-first = Es ist schon gewürfelt; vor dem nächsten Wurf wird gesagt, welche Würfel liegen bleiben (keep - für keinen).
no-dice-no-rolls-left = Alle { $rolls } Würfe dieses Versuchs sind verbraucht; jetzt wird die Phase notiert (score) oder nicht (pass).
no-dice-round-over = In diesem Durchgang waren alle an der Reihe; der nächste Zug gehört zum nächsten Durchgang.
no-dice-ended = Platz { $seat } ist fertig: Entweder sind alle Phasen geschafft, oder der letzte Anlauf ist gescheitert.
no-dice-count = Ein Wurf zeigt alle { $dice } Würfel, und hier sind { $thrown } genannt.
no-dice-no-such-face = Würfel { $die } hat keine Seite { $face }.
no-dice-no-such-die = Einen Würfel { $die } gibt es nicht; die Würfel sind von 0 bis { $last } nummeriert.
no-dice-kept-changed = Würfel { $die } ist liegen geblieben und muss noch { $face } zeigen.
no-dice-not-made = Mit diesen Würfeln ist Phase { $phase } nicht geschafft, also kann sie nicht notiert werden.

## Fragen an den Löser

no-dice-no-such-phase = Eine Phase { $phase } gibt es nicht; auf diesem Regelblatt stehen { $phases }.
no-dice-rolls-left = Ein Versuch hat drei Würfe; übrig sein können also 0 bis 3 und nicht { $rolls }.
no-dice-needless = Wenn noch drei Würfe übrig sind, liegt noch kein Würfel auf dem Tisch; bitte --dice weglassen.
no-dice-missing = Bitte mit --dice angeben, was die zehn Würfel zeigen, etwa 5r,10r,7r,9r,9r,5b,1b,*r,3r,1g.
no-dice-unreadable = „{ $text }“ ist kein Wurf; einer sieht so aus: 5r,10r,7r,9r,9r,5b,1b,*r,3r,1g.
no-dice-others = Der Löser kennt das Spiel für eine Person, und hier spielen { $players }.
no-dice-other-game = Rat gibt es bisher nur für das Würfelspiel, und dies ist eine Aufzeichnung von { $game }.
no-dice-unsolvable = Phase { $phase } dieses Regelblatts kann der Löser mit diesen Würfeln nicht lösen.
no-dice-endless = Wo ein Fehlversuch nichts kostet, ist es am besten, ewig weiterzuwürfeln; da gibt es nichts zu lösen.

## Eigene Würfel und Phasen

setting-dice = „{ $name }“ kann nicht „{ $value }“ sein; erlaubt sind zehn Listen mit je sechs Seiten wie 5r oder *b.
setting-dice-count = „{ $name }“ muss zehn Würfel haben, und hier sind es { $count }.
setting-dice-face = „{ $name }“: „{ $face }“ auf Würfel { $die } ist keine Seite; eine Seite ist 1 bis 10 oder * und dahinter b, r, o oder g.
setting-dice-die = „{ $name }“: Würfel { $die } muss die Zahlen { $faces } haben, jede in einer beliebigen Farbe.
setting-dice-phase = „{ $name }“: Mit diesen Würfeln gibt es eine Phase, die nie zu schaffen ist.
sheet-phase-impossible = Kein Wurf mit diesen Würfeln kann diese Phase schaffen.
