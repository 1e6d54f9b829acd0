# Das Würfelspiel an Live-Tischen: Ablehnungen (no-…) und was der Tisch im Browser sagt (d-…).

no-dice-told = Niemand sagt den Würfeln, wie sie fallen: Wirf, ohne Augen zu nennen.

## Würfel

d-face =
    { $colour ->
        [r] rote { $value }
        [b] blaue { $value }
        [g] grüne { $value }
        [o] orangefarbene { $value }
       *[other] { $value }{ $colour }
    }
d-wild =
    { $colour ->
        [r] roter Joker
        [b] blauer Joker
        [g] grüner Joker
        [o] orangefarbener Joker
       *[other] Joker
    }
d-the-face =
    { $colour ->
        [r] die rote { $value }
        [b] die blaue { $value }
        [g] die grüne { $value }
        [o] die orangefarbene { $value }
       *[other] { $value }{ $colour }
    }
d-the-wild =
    { $colour ->
        [r] den roten Joker
        [b] den blauen Joker
        [g] den grünen Joker
        [o] den orangefarbenen Joker
       *[other] den Joker
    }
d-die = Würfel { $number }: { $face }
d-die-kept = behalten
d-die-counts = zählt
d-die-useful = nützlich
d-die-hint = Tipp: behalten
d-dice = Würfel
d-dice-of = Die Würfel von { $name }
d-in-cup = Die Würfel sind im Becher.
d-rolling = Die Würfel rollen …

## Der Tisch

d-round = Durchgang { $round }
d-attempt = Versuch { $round }
d-phase = Phase { $phase }
d-phase-is = Phase { $phase }: { $contract }
d-up-to = bis zu { $most } Punkte
d-all-done = Alle Phasen geschafft
d-out = ausgeschieden
d-throws = Wurf { $roll } von { $rolls }
d-throws-none = { $rolls } Würfe
d-last-go = Letzter Anlauf!
d-last-go-says =
    { $who ->
        [me] Du hast zuerst alle Phasen geschafft. Jetzt haben die anderen noch einen letzten Anlauf.
       *[other] { $name } hat zuerst alle Phasen geschafft. Alle anderen haben noch einen letzten Anlauf: alle fehlenden Phasen nacheinander, bis eine misslingt.
    }
d-ask-roll = Du bist dran: Wirf die Würfel.
d-ask-roll-again = Wirf die übrigen Würfel.
d-ask-made =
    { $left ->
        [0] Geschafft: aufschreiben oder verzichten?
       *[other] Geschafft: aufschreiben oder noch einmal werfen?
    }
d-ask-keep = Wähle, welche Würfel du behältst, und wirf die anderen.
d-ask-missed = Die Phase ist nicht geschafft. Dein Versuch ist zu Ende.
d-turn-of =
    { $made ->
        [yes] { $name } hat Phase { $phase }: { $points } Punkte.
       *[no] { $name } versucht Phase { $phase }.
    }
d-kept-none = Tippe die Würfel an, die du behalten willst.
d-kept-fits =
    { $missing ->
        [0] Behalten: { $fits } Würfel ergeben die Phase, { $points } Punkte.
       *[other] Behalten: { $fits ->
            [0] kein Würfel passt
            [one] ein Würfel passt
           *[other] { $fits } Würfel passen
        }, { $missing } { $missing ->
            [one] fehlt
           *[other] fehlen
        }.
    }
d-counts = { $points } Punkte
d-counts-not = Noch nicht geschafft
d-total-then = Stand dann: { $total }
d-bonus-five = mit dem Fünf-Phasen-Bonus von { $points }
d-bonus-five-not = ohne den Fünf-Phasen-Bonus
d-bonus-ten = mit dem Zehn-Phasen-Bonus von { $points }
d-bonus-ten-not = ohne den Zehn-Phasen-Bonus
d-last-attempt =
    { $made ->
        [yes] { $name }, Phase { $phase }: { $points } Punkte
       *[no] { $name }, Phase { $phase }: nichts notiert
    }
d-five-progress = Fünf-Phasen-Bonus: { $total } von { $least }
d-five-won = Fünf-Phasen-Bonus: { $points }
d-ten-won = Zehn-Phasen-Bonus: { $points }

## Was man tun kann

d-throw-all = Würfel werfen
d-throw =
    { $count ->
        [one] Einen Würfel werfen
       *[other] { $count } Würfel werfen
    }
d-score = { $points } notieren
d-decline = Verzichten
d-give-up = Versuch beenden
d-costs = −{ $points }
d-keep-useful = Passendes behalten
d-keys-says = T werfen · 1 bis 9 und 0 einen Würfel behalten · J zu den Würfeln, ← → wählen, Enter behalten · A Passendes behalten · N nichts behalten · S aufschreiben · X verzichten · I Tipp · U zurücknehmen · P Block · R Regeln · C Chat · M Menü

## Was geschah

d-log-round = Durchgang { $round } beginnt.
d-log-roll =
    { $who ->
        [me] Du wirfst: { $faces }.
       *[other] { $name } wirft: { $faces }.
    }
d-log-keep =
    { $who ->
        [me] Du behältst { $count ->
            [0] keinen Würfel
            [one] einen Würfel
           *[other] { $count } Würfel
        }.
       *[other] { $name } behält { $count ->
            [0] keinen Würfel
            [one] einen Würfel
           *[other] { $count } Würfel
        }.
    }
d-log-score =
    { $who ->
        [me] Du schreibst { $points } Punkte auf.
       *[other] { $name } schreibt { $points } Punkte auf.
    }
d-log-noted =
    { $who ->
        [me] Du schreibst die Phase auf.
       *[other] { $name } schreibt die Phase auf.
    }
d-log-pass =
    { $who ->
        [me] Du schreibst nichts auf.
       *[other] { $name } schreibt nichts auf.
    }
d-log-finished =
    { $who ->
        [me] Du hast zuerst alle Phasen geschafft. Die anderen haben noch einen letzten Anlauf.
       *[other] { $name } hat zuerst alle Phasen geschafft. Die anderen haben noch einen letzten Anlauf.
    }

## Tipps

d-hint-roll = Tipp: Wirf.
d-hint-keep = Tipp: Behalte { $faces }.
d-hint-keep-none = Tipp: Wirf alle zehn Würfel noch einmal.
d-hint-score = Tipp: Schreib { $points } Punkte auf.
d-hint-pass = Tipp: Schreib nichts auf und versuch es nächstes Mal wieder.

## Der Block

d-pad-phase = Phase
d-pad-most = max.
d-pad-five = Fünf-Phasen-Bonus
d-pad-five-says = { $points } Punkte ab { $least } nach Phase { $after }
d-pad-ten = Zehn-Phasen-Bonus
d-pad-ten-says = { $points } Punkte, wenn du zuerst fertig bist
d-pad-ten-alone = { $points } Punkte, wenn die letzte Phase beim ersten Versuch gelingt
d-pad-off = Fehlversuche
d-pad-total = Summe
d-pad-open = offen
d-pad-now = jetzt
d-pad-running = Zwischenstand { $total }
d-best = Deine besten Ergebnisse allein
d-best-here = dieses Spiel
d-best-none = Hier stehen später deine Ergebnisse, nur in diesem Browser.
d-best-line = { $points } Punkte
d-proof =
    { $verdict ->
        [proven] ✓ Die Würfe sind geprüft: vor dem Durchgang versiegelt, mit deiner eigenen Zahl darin
        [away] ✓ Die Würfe sind geprüft; deine Zahl war nicht dabei
        [other-device] ✓ Die Würfe sind geprüft; die Zahl kam von einem anderen deiner Geräte
        [unfair] Hier wurde nicht ehrlich gewürfelt!
       *[unseen] Die Zahl des Servers ist die versiegelte; dieses Gerät hat nicht den ganzen Durchgang gesehen
    }
d-proof-says = Die Zahl des Servers war vor dem Durchgang versiegelt. Danach hat jeder am Tisch eine eigene Zufallszahl zugesagt und erst gezeigt, als keine mehr dazukommen konnte. Dein Gerät hat aus allen Zahlen jeden Wurf nachgerechnet und mit dem verglichen, was gefallen ist.
d-won-alone = Du hast alle Phasen mit { $points } Punkten geschafft.
d-won-record = Dein bestes Ergebnis bisher!
d-won-together = { $names } teilen sich den Sieg: je { $points } Punkte und dieselbe beste Phase.
d-won-best =
    { $who ->
        [me] Du gewinnst mit { $points } Punkten: Bei Gleichstand entscheidet die beste einzelne Phase, und das ist deine mit { $highest }.
       *[other] { $name } gewinnt mit { $points } Punkten: Bei Gleichstand entscheidet die beste einzelne Phase, hier { $highest }.
    }
d-won-only =
    { $who ->
        [me] Du gewinnst mit { $points } Punkten: Niemand sonst hat alle { $phases } Phasen geschafft.
       *[other] { $name } gewinnt mit { $points } Punkten: Niemand sonst hat alle { $phases } Phasen geschafft.
    }
d-won-most =
    { $who ->
        [me] Du gewinnst mit { $points } Punkten, den meisten von allen, die alle { $phases } Phasen geschafft haben.
       *[other] { $name } gewinnt mit { $points } Punkten, den meisten von allen, die alle { $phases } Phasen geschafft haben.
    }

## Start

## Warum ein Bot täte, was er vorschlägt

why-dice-nearest = So ist Phase { $phase } am nächsten: { $fits } von { $need } Würfeln passen schon.
why-dice-made = Phase { $phase } ist geschafft, und { $points } sichere Punkte sind mehr wert als ein Versuch.
why-dice-spare = Phase { $phase } steht schon mit { $points } Punkten: Wirf die übrigen Würfel noch einmal; das kann nur mehr bringen und nichts kosten.
why-dice-all-count = Phase { $phase } ist mit { $points } Punkten geschafft, und jeder Würfel zählt. Dieser Tipp ist nur geschätzt: Die genaue Rechnung ist noch nicht fertig.
why-dice-missed = Die Würfel ergeben Phase { $phase } nicht.
why-dice-worth = Dann kannst du am Ende mit { $value } Punkten rechnen.
why-dice-worth-score = Aufgeschrieben kannst du am Ende mit { $value } Punkten rechnen, sonst mit { $other }.
why-dice-worth-pass = Ohne aufzuschreiben kannst du am Ende mit { $value } Punkten rechnen, sonst mit { $other }.
why-dice-race = Ein Fehlversuch kostet einen Zug, und die anderen warten nicht: So sind Punkte und Chancen am besten abgewogen.
