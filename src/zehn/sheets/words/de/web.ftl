# Der Tisch im Browser. $who ist „me“, wo ein Satz die Person am Bildschirm anspricht.

## Einstellungen und Menü

w-leave = Tisch verlassen
w-leave-ask = Tisch verlassen …
w-leave-sure = Mitten im Spiel gehen?
w-leave-says = Ein Bot übernimmt deinen Platz, und dein eigener Link führt nicht mehr zurück. Willst du nur später weiterspielen, geh zur Startseite: Dort wartet dein Spiel auf dich.
w-stay = Weiterspielen
w-pause = Pause
w-resume = Weiter
w-personal = Dein eigener Link: auf einem anderen Gerät weiterspielen (wer ihn hat, spielt für dich)
w-sign-out = Meine anderen Geräte abmelden
w-sign-out-says = Dein eigener Link ändert sich, und nur dieses Gerät spielt noch für dich.
w-signed-out = Erledigt. Nur dieses Gerät spielt jetzt für dich; der Link oben ist neu.
w-keys = Tasten
w-keys-says = D aufnehmen · T Ablage nehmen · J zur Hand, ← → wählen, Enter markieren, Umschalt+← → verschieben · L auslegen · A selbst legen · H anlegen · X abwerfen · S aussetzen lassen · K klopfen · W liegen lassen · N alle liegen lassen · U zurücknehmen · I Tipp · O ordnen · P Block · R Regeln · C Chat · M Menü

## Vor dem Spiel

w-sit-down = Platz nehmen
w-watch = Zusehen
w-connecting = Der Tisch wird gesucht …
w-dealing = Die Karten werden gegeben …
w-chairs = Plätze
w-free-chair = Freier Platz
w-host = Gastgeber
w-away = nicht da
w-add-bot = Bot
w-remove = Entfernen
w-more-chairs = Ein Platz mehr
w-fewer-chairs = Ein Platz weniger
w-fill = Bots für freie Plätze
w-start = Anfangen
w-wait-host = Der Gastgeber startet das Spiel.
w-invite = Einladung
w-invite-says = QR-Code scannen, Link öffnen oder Code eintippen:
w-qr = QR-Code von { $link }
w-link = Link zum Tisch
w-copy = Link kopieren
w-copied = Kopiert.

## Karten

w-card =
    { $colour ->
        [r] rote { $value }
        [b] blaue { $value }
        [g] grüne { $value }
        [y] gelbe { $value }
       *[other] { $value }{ $colour }
    }
w-wild = Joker
w-skip = Aussetzkarte
w-skip-short = Aussetzen
w-top-card = die oberste Karte
w-a-group = eine Gruppe
w-useful = nützlich
w-just-drawn = gerade gezogen

## Der Tisch

w-sheets = Block, Regeln, Chat
w-pad = Block
w-talk = Chat
w-others = Die anderen
w-on-table = Was auf dem Tisch liegt
w-groups-of = { $name }: Phase { $phase }
w-own-place = Dein Platz
w-actions = Was du tun kannst
w-your-turn = Du bist dran
w-on-turn = an der Reihe
w-has-skip = vor dieser Person liegt eine Aussetzkarte
w-you-skipped = Du setzt das nächste Mal aus.
w-offline = Die Verbindung ist weg. Sie kommt von selbst wieder …
w-paused = Das Spiel macht Pause.
w-between = Der Durchgang ist zu Ende.
w-window = Andere dürfen noch klopfen.
w-turn-of = { $name } spielt.
w-ask-draw = Du bist dran: Nimm eine Karte auf, oder nimm { $card } vom Ablagestapel.
w-ask-draw-only = Du bist dran: Nimm eine Karte auf.
w-ask-knock = { $name } hat { $card } abgeworfen. Klopfen?
w-ask-lay = Du kannst Phase { $phase } auslegen.
w-ask-hit =
    { $count ->
        [one] Eine deiner Karten passt: anlegen oder abwerfen.
       *[other] { $count } deiner Karten passen: anlegen oder abwerfen.
    }
w-ask-discard = Wähle eine Karte und wirf sie ab.
w-free-phases = { $count } Phasen offen, Reihenfolge frei
w-draw-pile = Aufnahmestapel, { $count } Karten: aufnehmen
w-discard-onto = { $card } hier abwerfen, auf { $top }
w-draw = Aufnehmen
w-take-card = Nehmen: { $card }
w-lay-phase = Phase { $phase } auslegen
w-hit-card = Anlegen: { $card }
w-hit-on =
    { $card } anlegen: { $group }{ $end ->
        [low] , unten
        [high] , oben
       *[none] {""}
    }
w-group =
    { $who ->
        [me] { $form ->
            [set] Deine gleichen Werte
            [run] Deine Folge
            [colour] Deine Farbe
           *[other] Deine Gruppe
        }
       *[other] { $form ->
            [set] Gleiche Werte
            [run] Folge
            [colour] Farbe
           *[other] Gruppe
        } von { $owner }
    }: { $cards }
w-skip-whom = Aussetzen lassen …
w-skip-name = { $name } aussetzen lassen
w-discard-card = Abwerfen: { $card }
w-arrange-short = Selbst legen …
w-arrange = Selbst zusammenstellen
w-take-out = { $card } herausnehmen
w-put-in = { $card } zu Gruppe { $number }
w-wild-left = Joker nach links
w-wild-right = Joker nach rechts
w-stands-for = steht für
w-compose-good = So kann es liegen.
w-clear = Leeren
w-lay-it = Auslegen
w-knock = Klopfen: { $card }
w-let-go = Liegen lassen
w-knock-not = Alle liegen lassen
w-knock-quiet = Du lässt alles liegen, bis du dran bist.
w-hit-where = Wo anlegen?
w-hit-target =
    { $group }{ $end ->
        [low] , unten anlegen
        [high] , oben anlegen
       *[none] {""}
    }
w-undo = Zurücknehmen
w-hint = Tipp
w-order =
    { $order ->
        [value] Nach Wert
        [colour] Nach Farbe
        [phase] Zur Phase hin
       *[own] Wie ich mag
    }
w-seconds = { $seconds } s
w-chat = Etwas sagen
w-send = Senden
w-chat-fresh =
    { $count ->
        [one] Neu:
       *[other] { $count } neu, zuletzt:
    }
w-search = In den Regeln suchen
w-found =
    { $count ->
        [0] Nichts gefunden.
        [one] Eine Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }

## Was geschah

w-log-undo =
    { $who ->
        [me] Du nimmst etwas zurück.
       *[other] { $name } nimmt etwas zurück.
    }
w-log-stood-in =
    { $who ->
        [me] Ein Bot spielt für dich.
       *[other] Ein Bot spielt für { $name }.
    }
w-log-returned =
    { $who ->
        [me] Du bist wieder da.
       *[other] { $name } ist wieder da.
    }
w-log-left =
    { $who ->
        [me] Du bist gegangen.
       *[other] { $name } ist gegangen.
    }
w-log-joined =
    { $who ->
        [me] Du setzt dich.
       *[other] { $name } setzt sich.
    }
w-log-dealt = Die Karten werden gegeben.
w-log-by-bot = (vom Bot gespielt)
w-log-late = (die Zeit war um)
w-log-continued = Ab hier geht ein beendetes Spiel weiter; alle Karten liegen wie dort.
w-log-paused = Das Spiel macht Pause.
w-log-resumed = Das Spiel geht weiter.

## Tipps

w-hint-draw = Tipp: vom Aufnahmestapel nehmen.
w-hint-take = Tipp: { $card } vom Ablagestapel nehmen.
w-hint-knock = Tipp: um { $card } klopfen.
w-hint-lay = Tipp: Phase { $phase } auslegen.
w-hint-hit =
    Tipp: { $card } anlegen{ $end ->
        [low] , unten
        [high] , oben
       *[none] {""}
    }.
w-hint-discard = Tipp: { $card } abwerfen.
w-hint-skip = Tipp: { $name } aussetzen lassen.

## Block

w-next-round = Nächster Durchgang
w-next-in = Nächster Durchgang in
w-waiting-others = Die anderen überlegen noch
w-rematch = Revanche
w-go-on = Zurück zum Tisch
w-done = geschafft
w-open = offen
w-proof =
    { $verdict ->
        [proven] ✓ Das Mischen ist geprüft: vor dem Geben versiegelt, mit deiner eigenen Zahl darin
        [away] ✓ Das Mischen ist geprüft; deine Zahl war nicht dabei
        [other-device] ✓ Das Mischen ist geprüft; die Zahl kam von einem anderen deiner Geräte
        [unfair] Hier wurde nicht ehrlich gegeben!
       *[unseen] Die Zahl des Servers ist die versiegelte; dieses Gerät hat nicht den ganzen Durchgang gesehen
    }
w-proof-says = Die Zahl des Servers war vor dem Geben versiegelt. Danach hat jeder am Tisch eine eigene Zufallszahl zugesagt und erst gezeigt, als keine mehr dazukommen konnte. Dein Gerät hat aus allen Zahlen das Geben nachgerechnet und mit jeder Karte verglichen, die es gesehen hat.
w-unfair = An diesem Tisch wird betrogen!
w-unfair-do = Sichere die Aufzeichnung und deinen Beleg; damit lässt es sich beweisen.
w-unfair-proof-broken = Was nach dem Durchgang gezeigt wurde, passt nicht zu dem, was vorher versiegelt und zugesagt war.
w-unfair-seed-changed = Die Zahl des Servers ist nicht die, die vor dem Geben versiegelt war.
w-unfair-promises-dropped = Die Zahl, die du zugesagt hattest, wurde weggelassen.
w-unfair-promises-changed = Zahlen kamen dazu oder wurden ausgetauscht, nachdem alle gezeigt waren.
w-unfair-nonce-dropped = Deine Zahl wurde weggelassen oder geändert, obwohl der Tisch sie angenommen hatte.
w-unfair-cards-other = Die Karten oder Würfe sind nicht die, die sich aus den Zahlen ergeben.
w-receipt = Beleg
w-receipt-says = Was dieses Gerät vom Mischen gesehen hat: zehn verify vergleicht die Aufzeichnung damit
w-proof-sealed = Vor dem Geben versiegelt
w-proof-seed = Zahl des Servers

# ohne Server
w-device-friends = Alle spielen an diesem Gerät und geben es weiter. Füge die anderen unten hinzu.

## Was ein Durchgang brachte

s-gain-phase = Phase { $phase } ist geschafft, { $points ->
        [0] ohne Minuspunkte.
        [one] ein Punkt kommt dazu.
       *[other] { $points } Punkte kommen dazu.
    }
s-gain-none = Deine Phase lag nicht; { $points ->
        [0] Punkte kommen keine dazu.
        [one] ein Punkt kommt dazu.
       *[other] { $points } Punkte kommen dazu.
    }
s-gain-next =
    { $count ->
        [one] Als Nächstes: Phase { $phase }.
       *[other] Offen sind die Phasen { $phase }.
    }
s-gain-tasks =
    { $count ->
        [0] Du hast keine Aufgabe gelegt und bekommst { $points } Punkte; offen: { $left }.
        [one] Du hast Aufgabe { $tasks } gelegt und bekommst { $points } Punkte; offen: { $left }.
       *[other] Du hast die Aufgaben { $tasks } gelegt und bekommst { $points } Punkte; offen: { $left }.
    }
