# Der Block für Leute mit echten Karten und Würfeln: warum ein Eintrag nicht sein kann (no-…), der Block im Terminal (pad-…).

## Was kein Eintrag ist

no-pad-format = Ein Block beginnt mit "format": "{ $format }"; hier fehlt das oder ist anders.
no-pad-entry = Ein Eintrag tut genau eines: { $acts }.
no-pad-key = „{ $name }“ gibt es in keinem Eintrag eines Blocks.
no-pad-full = Der Block ist voll; er fasst { $most } Einträge.
no-pad-undo = Diesen Eintrag, der zurückgenommen werden soll, gibt es nicht.
no-pad-name = Ein Name hat 1 bis { $most } Zeichen.
no-pad-name-twice = Zwei Personen haben denselben Namen.
no-pad-players-late = Wie viele mitspielen, steht fest, sobald ein Durchgang aufgeschrieben ist.
no-pad-seat = Diesen Platz gibt es nicht; gezählt wird von 0 bis { $most }.
no-pad-round = Diesen Durchgang gibt es nicht; aufgeschrieben sind { $rounds }.
no-pad-scores = Zu einem Durchgang gehört ein Ergebnis für jeden der { $players } Plätze.
no-pad-score = Das Ergebnis von { $player } ist nicht zu lesen: „{ $name }“.
no-pad-missing = Dieser Durchgang ist nicht vollständig: Ein Ergebnis fehlt.

## Wer Schluss gemacht hat, und was übrig ist

no-pad-two-out = Schluss machen kann nur eine Person; hier haben { $player } und { $other } keine Karten mehr.
no-pad-nobody-out = Jemand muss Schluss machen, denn für die Zahl der Züge gibt es in diesem Spiel keine Grenze.
no-pad-out-points = { $player } hat Schluss gemacht, also ist keine Karte mehr zu zählen.
no-pad-out-not-laid = { $player } kann nicht Schluss machen, ohne in diesem Durchgang ausgelegt zu haben.
no-pad-no-points = Es fehlt, was { $player } übrig hat: Punkte, oder wer Schluss gemacht hat.
no-pad-no-such-sum =
    { $player } kann nicht { $points } Punkte haben: Das ergeben keine { $fewest ->
        [10] 10 Karten
       *[other] { $fewest } bis { $most } Karten
    }.
no-pad-no-such-card = Keine Karte zählt { $points } Punkte.
no-pad-card-count =
    { $player } kann nicht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } übrig haben, sondern { $fewest ->
        [10] genau 10
       *[other] { $fewest } bis { $most }
    }.
no-pad-deck = Zusammen sind { $cards } Karten zu { $points } Punkten übrig, im Spiel sind aber nur { $most }.

## Phasen

no-pad-not-made =
    Mit diesen Karten ist Phase { $phase } nicht geschafft: { $missing ->
        [one] Eine Karte fehlt
       *[other] { $missing } Karten fehlen
    }.
no-pad-playoff-points = Im Stechen schreibt niemand Punkte auf, auch { $player } nicht.
no-pad-playoff-seat = { $player } ist beim Stechen nicht dabei.
no-pad-playoff-two = Im Stechen gewinnt, wer die Phase zuerst auslegt; also kann das nur eine Person getan haben.
no-pad-cards = Karten heißen 7r, ! und *; fragen kannst du nach höchstens { $most }.
no-pad-deck-card = { $card } gibt es im Spiel nur { $most }-mal.

## Würfel

no-pad-dice-most = Phase { $phase } bringt höchstens { $most } Punkte, nicht { $points }.
no-pad-dice-sum = Keine Würfel ergeben in Phase { $phase } genau { $points } Punkte.
no-pad-one-phase = { $player } kann in einem Zug eine Phase notieren; mehrere nur im letzten Anlauf.
no-pad-declined = Auf eine Phase zu verzichten ist hier ein Fehlversuch; umsonst ist es nur allein und mit solo_decline = "free".
no-pad-ended = { $player } ist fertig und hat keinen Zug mehr.
no-pad-turn = An der Reihe ist { $player }.
no-pad-dice-faces = Das können zehn Würfel nicht zeigen: Sechs haben 5 bis 10, vier haben 1 bis 4 und Joker.
no-pad-dice-face = „{ $face }“ ist keine Seite eines Würfels; wo die Phase Farben verlangt, heißt sie wie 7r oder *b.

## Im Terminal

pad-title =
    { $game ->
        [phase10] Der Block des Phasenspiels mit Karten
        [dice] Der Block des Phasenspiels mit Würfeln
        [profisort] Der Block von Profi-Sort
       *[other] Der Block
    }
pad-phase = Phase
pad-round-line = Durchgang { $round }
pad-sum = Gesamt
pad-next-dealer = { $player } gibt den nächsten Durchgang.
pad-next-thrower = { $player } würfelt.
pad-winner = Gewonnen: { $players }.
pad-fault = Durchgang { $round }: { $why }
pad-help-phase10 =
    Antworte für jeden Namen, nach dem gefragt wird, mit den Punkten, die übrig sind:
      x 35      Phase ausgelegt, 35 Punkte übrig (x4 35: Phase 4, wo die Reihenfolge frei ist)
      x out     Phase ausgelegt und Schluss gemacht
      85        nicht ausgelegt
pad-help-dice =
    Antworte für jeden Namen, nach dem gefragt wird:
      47        die notierten Punkte; - für einen Fehlversuch; im letzten Anlauf mehrere: 34 40 -
      9,9,…     alle zehn Würfel, * ist ein Joker; der Block findet die meisten Punkte
pad-help-commands =
    Oder ein Befehl:
      fix N     Durchgang N neu schreiben    undo      den letzten Eintrag zurücknehmen
      names A,B andere Namen                 deal A    wer den ersten Durchgang gibt
      may A 7r 7b …  darf A das auslegen?    csv       den Block als CSV ausgeben
      show      den Block zeigen             help      diese Seite
      quit      aufhören; alles steht schon in der Datei
pad-ask = { $player } ({ $hint })
pad-ask-phase =
    { $count ->
        [0] alle Phasen geschafft
        [one] Phase { $phases }
       *[other] Phasen { $phases }
    }
pad-ask-last = letzter Anlauf, Phasen { $phases }
pad-ask-playoff = Stechen
pad-again = Durchgang { $round } noch einmal
pad-not-read = Diese Antwort ist nicht zu lesen; help zeigt, was möglich ist.
pad-yes = Ja, das ist Phase { $phase }: { $groups }
pad-yes-dice = Ja, Phase { $phase } bringt { $points } Punkte.
pad-rest = Übrig: { $cards }
cli-pad-file = { $file }, Zeile { $line }: { $why }
cli-pad-unwritten = { $file } lässt sich nicht schreiben: { $why }
cli-pad-who = Für den neuen Block fehlen Namen: Nenne mit --players, wer mitspielt.
cli-pad-exists = { $file } gibt es schon; lass --record, --players und --rules weg, um damit weiterzumachen.

## Im Browser

no-pad-gone = Diesen Block gibt es in diesem Browser nicht.
w-keep = Punkte aufschreiben
w-keep-says = Für ein Spiel mit echten Karten oder Würfeln: Der Block rechnet, prüft und weiß, wer an der Reihe ist. Alles bleibt auf diesem Gerät und geht ohne Netz.
w-keep-new = Neuer Block
w-keep-name = Name
w-keep-add = Dazu
w-keep-out-name = { $name } streichen
w-keep-begin = Anfangen
w-keep-all = Alle Blöcke
w-keep-open = Block oder Aufzeichnung öffnen …
w-keep-delete = Block von { $names } wegwerfen
w-keep-rounds =
    { $count ->
        [0] noch kein Durchgang
        [one] ein Durchgang
       *[other] { $count } Durchgänge
    }
w-keep-won = Gewonnen: { $names }
w-keep-deals = { $name } gibt
w-keep-throws = { $name } würfelt
w-keep-large = Große Schrift
w-keep-points = Punkte
w-keep-points-of = Punkte von { $name }
w-keep-count = { $name }: { $cards } übrig
w-keep-clear = { $name }: löschen
w-keep-wild = Joker
w-keep-skip = Aussetzer
w-keep-laid = { $name } hat Phase { $phase } ausgelegt
w-keep-out = Schluss
w-keep-out-of = { $name } hat Schluss gemacht
w-keep-save = Aufschreiben
w-keep-failed = Nicht geschafft
w-keep-noted = Notiert: { $points }
w-keep-again = Von vorn
w-keep-next-phase = Nächste Phase
w-keep-dice-of = Die Würfel von { $name }
w-keep-dice-says = Tippe die Punkte ein, oder tippe auf zehn Würfel.
w-keep-colour =
    { $colour ->
        [b] blau
        [r] rot
        [o] orange
        [g] grün
       *[other] { $colour }
    }
w-keep-fault = Durchgang { $round } passt nicht mehr:
w-keep-correct = Ändern
w-keep-round-again = Durchgang { $round } ändern
w-keep-leave = So lassen
w-keep-remove = Durchgang streichen
w-keep-undo = Zurück
w-keep-more = Mehr
w-keep-names = Namen, Geber, Regeln
w-keep-player = Platz { $number }
w-keep-first-dealer = Wer zuerst gibt
w-keep-print = Drucken
w-keep-share = Als Text teilen
w-keep-file = Als Datei sichern
w-keep-copied = Kopiert.
w-keep-may = Darf ich das auslegen?
w-keep-who = Wer fragt
w-keep-what = Wofür
w-keep-due = was an der Reihe ist
w-keep-ask = Fragen
w-keep-yes = Ja, das ergibt { $phase }.
w-keep-yes-dice = Ja: Phase { $phase } bringt { $points } Punkte.
w-keep-fits = passt an: { $cards }
w-keep-rest = Übrig: { $cards }
w-keep-history = Wer was gewonnen hat
w-keep-games = Spiele
w-keep-wins = Siege
w-keep-average = Punkte im Schnitt
w-keep-streak = Siege in Folge
w-keep-best = Bester Wurf
