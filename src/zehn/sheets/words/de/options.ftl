# Was vor einem Spiel vereinbart wird: Mitspieler, Zeit, Hausregeln.

w-bots = Mitspieler
w-bot-count =
    { $count ->
        [one] 1 Mitspieler
       *[other] { $count } Mitspieler
    }
w-level = Spielstärke der Bots
w-level-missing = { $why ->
    [slow] zu langsam für einen Browser
    [wait] im Browser als Bot zu langsam, gibt aber die Tipps, wenn du allein spielst
   *[tables] braucht Tabellen, die für einen Browser zu groß sind
}
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
w-own-sheet = Eigenes Regelblatt
w-own-sheet-says = Eine Datei mit eigenen Phasen und Hausregeln (TOML). Ist ein Fehler darin, steht er hier.
w-own-sheet-choose = Datei wählen …
w-own-sheet-used = Gespielt wird nach „{ $name }“
w-own-sheet-drop = Ohne eigenes Regelblatt spielen
w-own-sheet-reading = Das Regelblatt wird gelesen …
no-own-sheet-unreadable = Diese Datei kann nicht gelesen werden.

d-alone = keine: allein gegen den eigenen Rekord
w-rules-change = Regeln ändern
w-rules-agree = So spielen wir
