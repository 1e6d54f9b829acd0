# Live-Tische: Ablehnungen mit Namen (named-KEY, wo no-KEY von einem Platz spricht), mehrere an einem Gerät, eigene Blätter.

named-not-your-turn = An der Reihe ist { $player }.
named-turn-lost = { $player } muss diesmal aussetzen.
named-skip-second = Vor { $player } liegt schon eine Aussetzkarte, und mehr als eine darf es nicht sein; leg sie vor jemand anderen.
named-not-in-playoff = { $player } nimmt am Stechen nicht teil; im Stechen spielen nur die, die gleichauf liegen.
named-dice-ended = { $player } ist fertig: Entweder sind alle Phasen geschafft, oder der letzte Anlauf ist gescheitert.
named-deal-question = { $player } hat drei Asse oder mehr und muss erst antworten: behalten oder neu geben.
named-given-already = { $player } hat in diesem Durchgang schon ein Ass von dir bekommen; ein zweites ist nicht erlaubt.

## Karten und Gruppen im Satz

w-the-card =
    { $kind ->
        [wild] { $part ->
            [who] ein Joker
           *[what] einen Joker
        }
        [skip] eine Aussetzkarte
       *[other] die { $card }
    }
w-the-group =
    { $owner ->
        [me] deine { $form ->
            [set] { $value }er
            [run] Folge { $low }–{ $high }
            [colour] { $colour ->
                [r] roten Karten
                [b] blauen Karten
                [g] grünen Karten
                [y] gelben Karten
               *[other] Farbgruppe
            }
           *[other] Gruppe
        }
        [self] { $form ->
            [set] die eigenen { $value }er
            [run] die eigene Folge { $low }–{ $high }
            [colour] { $colour ->
                [r] die eigenen roten Karten
                [b] die eigenen blauen Karten
                [g] die eigenen grünen Karten
                [y] die eigenen gelben Karten
               *[other] die eigene Farbgruppe
            }
           *[other] die eigene Gruppe
        }
       *[other] die { $form ->
            [set] { $value }er
            [run] Folge { $low }–{ $high }
            [colour] { $colour ->
                [r] roten Karten
                [b] blauen Karten
                [g] grünen Karten
                [y] gelben Karten
               *[other] Farbgruppe
            }
           *[other] Gruppe
        } von { $name }
    }

## Mehrere an einem Gerät

w-here-too = Noch jemand an diesem Gerät
w-here-too-says = Gebt das Gerät herum: Zwischen zwei Spielern verbirgt ein Vorhang die Karten.
w-here-too-name = Name
w-here-too-add = Auch hinsetzen
w-curtain = { $name }, du bist dran
w-curtain-says = Nimm das Gerät zu dir: Außer dir sollte jetzt niemand hinschauen.
w-curtain-lift = Ich bin { $name }: Karten zeigen
w-knock-as = { $name } klopft

## Die Verbindung

w-back-online = Wieder verbunden.
