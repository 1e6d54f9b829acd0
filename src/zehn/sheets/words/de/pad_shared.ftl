# Ein Block, auf dem mehrere schreiben: warum ein Eintrag nicht aufgeschrieben wird (no-…).

no-pad-meanwhile = Für { $player } hat jemand anderes im Durchgang { $round } schon etwas anderes aufgeschrieben. Dein Eintrag steht noch nicht da.
no-pad-moved = Jemand anderes hat einen Durchgang entfernt oder zurückgenommen. Sieh dir den Block noch einmal an, bevor du das aufschreibst.
no-pad-changed = Das hat jemand anderes gerade geändert. Sieh dir den Block noch einmal an, bevor du das aufschreibst.
no-pad-read-only = Du kannst diesen Block ansehen, aber nicht darauf schreiben. Lass dir den Link zum Schreiben geben.
no-pad-large = Dieser Block ist voll; ein Server behält { $most } Bytes von einem Block.
no-pad-crowded = Diesen Block sehen sich gerade zu viele Leute an; versuch es später noch einmal.
no-no-pad = Diesen Block gibt es hier nicht.

## Im Browser

w-share-pad = Mit anderen teilen
w-share-says = Der Block kommt auf diesen Server. Wer den Link hat, sieht sofort, was aufgeschrieben wird; mit einem zweiten Link schreiben andere mit. Eine Kopie bleibt auf diesem Gerät.
w-share-go = Diesen Block teilen
w-share-link =
    { $what ->
        [write] Link zum Schreiben
       *[watch] Link zum Zusehen
    }
w-share-link-says =
    { $what ->
        [write] Wer ihn hat, schreibt auf diesem Block mit.
       *[watch] Wer ihn hat, sieht den Block, ändert aber nichts.
    }
w-share-copy =
    { $what ->
        [write] Link zum Schreiben kopieren
       *[watch] Link zum Zusehen kopieren
    }
w-share-live = Geteilt: Andere sehen sofort, was du aufschreibst.
w-share-watch = Du siehst zu. Zum Mitschreiben lass dir den Link zum Schreiben geben.
w-share-offline =
    Keine Verbindung zum Server. { $count ->
        [0] Du kannst weiterschreiben; gesendet wird, sobald der Server wieder da ist.
        [one] Ein Eintrag ist hier gespeichert und wird gesendet, sobald der Server wieder da ist.
       *[other] { $count } Einträge sind hier gespeichert und werden gesendet, sobald der Server wieder da ist.
    }
w-share-gone = Der Server hat diesen Block nicht mehr. Deine Kopie ist noch da: Speichere sie als Datei, oder teile sie noch einmal.
w-share-yours = Dein Eintrag:
w-share-insist = Meinen aufschreiben
w-share-drop = Meinen verwerfen
w-share-entry =
    { $act ->
        [remove] Durchgang { $round } entfernen
        [players] andere Namen
        [dealer] ein anderer erster Geber
        [rules] andere Regeln
       *[undo] etwas zurücknehmen
    }
w-share-mark = geteilt
w-table-fits = Stimmt, was auf dem Tisch liegt?
w-table-what = Worauf der Schiedsrichter sieht
w-table-who = Wessen Phase
w-table-group = Nächste Gruppe
w-table-phase = Phase fertig
w-table-laid = { $name }, { $phase }:
w-table-drop = { $phase } von { $name } entfernen
w-chances = Wer gewinnt wohl?
w-chances-says = Geschätzt allein nach Punkten und Phasen, für gleich starke Spieler. An vielen Partien gleich starker Bots gemessen, liegen die Zahlen um etwa { $doubt } Prozentpunkte daneben.
w-chances-none = Unter diesen Regeln hat noch niemand die Chancen gemessen.
