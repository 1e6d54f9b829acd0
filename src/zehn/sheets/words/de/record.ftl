# Was an einer Aufzeichnung nicht stimmt. Zuerst, was überhaupt keine ist; Schlüssel stehen wie in der Datei.

## Die Datei

no-file-missing = Diese Datei gibt es nicht.
no-file-folder = Das ist ein Ordner, keine Datei.
no-file-forbidden = Diese Datei darf nicht gelesen werden; dafür fehlen die Rechte.
no-file-unreadable = Diese Datei lässt sich nicht lesen.
no-file-large = Die Datei ist zu groß; eine Aufzeichnung hat höchstens { $most } MB.

## JSON

no-record-no-text = Das ist kein Text in UTF-8, also keine Aufzeichnung.
no-record-no-json = Das ist kein gültiges JSON; der Fehler liegt in Zeile { $line }, Spalte { $column }.
no-record-deep = Das ist so tief verschachtelt, dass es keine Aufzeichnung sein kann.
no-record-number = Darin steht eine Zahl mit so vielen Stellen, dass sie nicht lesbar ist.
no-record-constant = { $name } ist in JSON kein Wert.
no-record-twice = Der Schlüssel „{ $name }“ kommt im selben Objekt zweimal vor; damit ist nicht klar, was gilt.

## Der Aufbau

no-record-object = Eine Aufzeichnung ist ein JSON-Objekt; hier steht etwas anderes.
no-record-format = In einer Aufzeichnung steht "format": "{ $format }"; hier fehlt es oder es lautet anders.
no-record-game = Unter „game“ muss eines dieser Spiele stehen: { $games }.
no-record-missing = In der Aufzeichnung fehlt „{ $name }“.
no-record-type =
    „{ $name }“ muss { $type ->
        [number] eine ganze Zahl
        [text] ein Text
        [texts] eine Liste von Texten
        [object] ein Objekt
        [pairs] eine Liste von Paaren aus einer Zahl und einem Text
       *[objects] eine Liste von Objekten
    } sein.

## Durchgänge, Geber, Karten

no-round-early = Dieser Durchgang kommt zu früh: Der vorige ist noch nicht beendet.
no-round-late = Das Spiel war schon vor diesem Durchgang zu Ende.
no-dealer-nobody = Diesen Geber gibt es nicht; die Plätze gehen von 0 bis { $most }.
no-dealer-other = Geben muss der linke Nachbar des vorigen Gebers, also Platz { $seat }.
no-deck-stranger = „{ $card }“ im Kartenstapel ist keine Karte dieses Spiels.
no-deck-size = Der Kartenstapel hat { $cards } statt { $whole } Karten.
no-deck-twice = Die Karte { $card } kommt im Kartenstapel { $found }-mal vor; es gibt sie nur { $times }-mal.

## Das Ergebnis

no-result-other = Das angegebene Ergebnis stimmt nicht mit dem gespielten überein: { $name } ist anders.

no-proof-broken = Der Nachweis dieses Durchgangs ist unbrauchbar: Die Versiegelung muss der Hash der Zahl des Servers (seed) sein, Zufallszahlen sind kurze Texte, und ab Version 2 muss jede vorher durch ihren Hash zugesagt sein.
no-proof-nonces = Der Nachweis dieses Durchgangs braucht eine Zufallszahl je Spieler.
no-proof-other = In diesem Durchgang wurde nicht so gegeben, wie sein Nachweis sagt.

## Wessen Zufallszahlen beim Mischen dabei waren

shuffle-alone = Beim Mischen war keine Zahl vom Tisch dabei: Der Server hat allein entschieden. Der Nachweis zeigt nur, dass seine Zahl vorher versiegelt war.
shuffle-withheld = Eine Zufallszahl wurde zugesagt und nicht rechtzeitig gezeigt (withheld): Wem das oft passiert, der wählt vielleicht zwischen zwei Möglichkeiten, wie gegeben wird.

## Ein Beleg: was ein eigenes Gerät gesehen hat

no-receipt-format = In einem Beleg steht "format": "{ $format }"; hier fehlt das oder lautet anders.
no-receipt-unproven = Zu diesem Durchgang gibt es keinen Nachweis, obwohl laut Beleg dafür eine Zahl des Servers versiegelt war.
no-receipt-seed = Die Zahl des Servers ist in diesem Durchgang nicht die, die laut Beleg vor dem Geben versiegelt war.
no-receipt-promises = Die zugesagten Zufallszahlen dieses Durchgangs sind nicht die, die laut Beleg vor dem Geben feststanden.
no-receipt-nonce = In diesem Durchgang fehlt eine Zufallszahl, die der Tisch laut Beleg angenommen hatte, oder sie ist eine andere.
no-receipt-cards = In diesem Durchgang waren laut Beleg andere Karten zu sehen, als die Aufzeichnung sagt.
no-receipt-throws = In diesem Durchgang waren laut Beleg andere Würfe zu sehen, als die Aufzeichnung sagt.
