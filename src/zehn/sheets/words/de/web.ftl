# Der Tisch im Browser. $who ist „me“, wo ein Satz die Person am Bildschirm anspricht.

## Start

w-claim = In zehn Phasen zum Sieg
w-promise = Keine Konten, keine Werbung, nichts wird von anderswo geladen. Deine Tische bleiben auf diesem Server, dein Name und deine Plätze in diesem Browser.
w-promise-site = Keine Konten, keine Werbung, nichts wird von anderswo geladen. Deine Spiele und dein Name bleiben in diesem Browser.
w-games = Spiele
w-game-phase10 = Das Phasenspiel mit Karten
w-game-phase10-says = Sammle Drillinge, Folgen und Farben, lege zehn Phasen nacheinander aus und werde deine Karten los.
w-game-dice = Das Phasenspiel mit Würfeln
w-game-dice-says = Zehn Würfel, drei Würfe, zehn Phasen: Behalte, was passt, und hol heraus, was geht.
w-game-profisort = Profi-Sort
w-game-profisort-says = Sortiere deine Karten nach Aufgaben, streiche Sonderpunkte und mach im richtigen Moment Schluss.
w-players = { $least } bis { $most } Personen
w-changed =
    { $count ->
        [one] eine eigene Regel
       *[other] { $count } eigene Regeln
    }
w-play-now = Jetzt spielen
w-with-friends = Mit Freunden
w-options = Optionen
w-rules = Regeln
w-your-name = Dein Name
w-guest = Gast
w-join = An einen Tisch setzen
w-join-says = Jemand hat dir einen Code gegeben? Hier eintippen.
w-code = Code des Tischs
w-to-table = Zum Tisch
w-code-strange = Ein Code hat sechs oder sieben Buchstaben und Ziffern.
w-running = Deine laufenden Spiele
w-finished = Deine beendeten Spiele
w-continue = Weiterspielen
w-look = Ansehen
w-record = Aufzeichnung { $number }
w-table-with =
    { $phase ->
        [lobby] Mit { $names } · noch nicht begonnen
        [over] Mit { $names } · beendet
       *[other] Mit { $names } · läuft
    }
w-again = Noch einmal versuchen
no-unreachable = Der Server ist gerade nicht zu erreichen.

## Optionen

w-bots = Mitspieler
w-bot-count =
    { $count ->
        [one] 1 Mitspieler
       *[other] { $count } Mitspieler
    }
w-level = Spielstärke der Bots
w-pace = Bots überlegen
w-pace-name =
    { $number ->
        [0] kaum
        [1] kurz
        [2] in Ruhe
       *[other] lange
    }
w-clock = Zeit für eine Entscheidung
w-clock-name =
    { $seconds ->
        [0] unbegrenzt
       *[other] { $seconds } Sekunden
    }
w-house-rules = Hausregeln
w-usual = Zurücksetzen
w-none = keine
w-set-edition = Ausgabe
w-set-edition-classic = Klassisch
w-set-edition-compact = Kompakt
w-set-variants = Varianten
w-set-variants-fixed_rounds = Feste Zahl von Durchgängen
w-set-variants-fixed_rounds-says = Nach jedem Durchgang rücken alle eine Phase weiter, ausgelegt oder nicht. Die wenigsten Punkte gewinnen.
w-set-variants-knocking = Klopfen
w-set-variants-knocking-says = Nach einem Abwurf dürfen alle anderen um die Karte klopfen, auch außer der Reihe.
w-set-variants-free_order = Freie Reihenfolge
w-set-variants-free_order-says = Lege irgendeine Phase aus, die du noch nicht geschafft hast.
w-set-phases = Phasen
w-set-first_card_skip = Ist die erste aufgedeckte Karte eine Aussetzkarte,
w-set-first_card_skip-ignore = passiert nichts
w-set-first_card_skip-skips_first_player = setzt aus, wer beginnen würde
w-set-take_skip = Aussetzkarten dürfen vom Ablagestapel genommen werden (die Anleitungen verbieten es dem Wortlaut nach nicht)
w-set-go_out = Die letzte Karte
w-set-go_out-discard = wird immer abgeworfen
w-set-go_out-any = darf auch ausgelegt oder angelegt werden
w-set-turn_limit = Höchstzahl an Zügen im Durchgang
w-set-used_skip_goes = Wer aussetzt, legt die Aussetzkarte
w-set-used_skip_goes-under = unter den Ablagestapel
w-set-used_skip_goes-top = oben auf den Ablagestapel
w-set-final_tie = Gleichstand am Ende
w-set-final_tie-shared = ist ein gemeinsamer Sieg
w-set-final_tie-playoff = wird durch ein Stechen entschieden
w-set-turn_pile = Ist der Aufnahmestapel leer, wird der Ablagestapel gewendet,
w-set-turn_pile-at_once = sobald der nächste Spieler an der Reihe ist
w-set-turn_pile-on_draw = erst wenn jemand vom leeren Stapel aufnehmen will; bis dahin darf die offene Karte genommen werden
w-set-last_skip = Eine Aussetzkarte als letzte Karte
w-set-last_skip-skip = wird wie sonst vor jemanden gelegt
w-set-last_skip-either = darf auch einfach abgeworfen werden
w-set-knock_again = Wer geklopft hat, darf wieder klopfen
w-set-knock_again-own_turn = nach einem eigenen Zug oder wenn jemand anderes geklopft hat
w-set-knock_again-next_discard = ab dem zweiten Abwurf, der von anderen kommt
w-set-solo_decline = Wer allein auf eine geschaffte Phase verzichtet,
w-set-solo_decline-fails = hat einen Fehlversuch
w-set-solo_decline-free = verliert nichts; Tipps rechnen trotzdem mit einem Fehlversuch
w-set-knock_window = Sekunden zum Klopfen
w-phases-preset =
    { $preset ->
        [all] Alle
        [short] Kurzer Abend: 1, 4, 8
        [five] Die ersten fünf
        [even] Gerade
       *[odd] Ungerade
    }
w-phases-own = Phasen auswählen

## Einstellungen und Menü

w-preferences = Einstellungen
w-language = Sprache
w-theme = Aussehen
w-theme-auto = wie im System
w-theme-light = hell
w-theme-dark = dunkel
w-marks = Nützliche Karten markieren
w-sound = Töne
w-speed = Bewegung
w-speed-off = keine
w-speed-slow = langsam
w-speed-usual = normal
w-speed-fast = schnell
w-print = Karten
w-print-usual = mit Bildern
w-print-large = Großdruck
w-suits = Französisches Blatt
w-suits-two = zwei Farben
w-suits-four = vier Farben
w-volume = Lautstärke
w-buzz = Vibrieren, wenn du dran bist (Handy)
w-menu = Menü
w-close = Schließen
w-home = Startseite
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
w-days-left =
    { $days ->
        [0] Wird heute gelöscht, wenn niemand spielt
        [one] Wird in einem Tag gelöscht, wenn niemand spielt
       *[other] Wird in { $days } Tagen gelöscht, wenn niemand spielt
    }
w-keys = Tasten
w-keys-says = D aufnehmen · T Ablage nehmen · J zur Hand, ← → wählen, Enter markieren, Umschalt+← → verschieben · L auslegen · A selbst legen · H anlegen · X abwerfen · S aussetzen lassen · K klopfen · W liegen lassen · N alle liegen lassen · U zurücknehmen · I Tipp · O ordnen · P Block · R Regeln · C Chat · M Menü

## Vor dem Spiel

w-table = Tisch { $code }
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

w-game-over = Das Spiel ist zu Ende.
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
w-on-device = Auf diesem Gerät spielen
w-on-device-says = Ohne Server, und ab dem zweiten Besuch auch ohne Netz. Das erste Spiel lädt etwa 7 MB.
w-site-says = Alles wird auf diesem Gerät gespielt: kein Server, kein Konto, und ab dem zweiten Besuch kein Netz.
w-here = Auf diesem Gerät
w-device-friends = Alle spielen an diesem Gerät und geben es weiter. Füge die anderen unten hinzu.
w-engine-loads = Was zum Spielen ohne Server nötig ist, wird geladen …
w-engine-starts = Das Spiel auf diesem Gerät startet …
w-engine-bytes = { $loaded } von { $total } MB
w-level-missing = { $why ->
    [slow] zu langsam für einen Browser
    [wait] im Browser als Bot zu langsam, gibt aber die Tipps, wenn du allein spielst
   *[tables] braucht Tabellen, die für einen Browser zu groß sind
}
w-save-game = Als Datei sichern
w-hand-over = Vom Server prüfen lassen
w-delete = Löschen
w-delete-sure = Endgültig löschen
no-device-old = Dieser Browser kann nicht ohne Server spielen: Ihm fehlen WebAssembly oder Worker. Ein neuerer kann es.
no-device-download = Was zum Spielen auf diesem Gerät nötig ist, konnte nicht vollständig geladen werden. Prüfe das Netz und versuche es noch einmal; was angekommen ist, bleibt erhalten.
no-device-storage = Dieser Browser lässt die Seite nichts speichern oder hat keinen Platz mehr: Ein Spiel könnte hier nicht gesichert werden. Schaffe Platz oder verlasse das private Fenster.
no-device-full = Der letzte Zug konnte nicht gespeichert werden: Dieser Browser hat keinen Platz mehr. Alles davor bleibt erhalten. Schaffe Platz, dann geht das Spiel weiter.
no-device-elsewhere = Dieses Spiel ist in einem anderen Tab offen. Spiele dort weiter, oder schließe jenen Tab und versuche es hier noch einmal.
no-device-broken = Das Spiel auf diesem Gerät ist stehen geblieben. Lade die Seite neu: Alles bis zum letzten Zug ist erhalten.
