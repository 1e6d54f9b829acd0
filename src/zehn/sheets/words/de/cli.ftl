# Die Kommandozeile: Hilfeseiten und was an einem Aufruf nicht stimmt.

## Namen am Tisch

cli-you = Du
cli-names = Anna, Ben, Cleo, David, Emma, Finn, Greta

## Was an einem Aufruf nicht stimmt

cli-no-command = „{ $word }“ ist kein Befehl; zur Wahl stehen { $commands } (mehr dazu: zehn --help).
cli-no-option = Die Option { $option } gibt es hier nicht; welche es gibt, zeigt --help.
cli-one-receipt = Ein Beleg gehört zu einer Aufzeichnung: Nenne mit --receipt nur eine Datei.
cli-no-value = Hinter { $option } fehlt ein Wert.
cli-no-file = Es fehlt die Datei, die geprüft werden soll (- steht für die Standardeingabe).
cli-wrong-value = „{ $word }“ ist kein möglicher Wert für { $option }.
cli-twice = Die Option { $option } darf nur einmal vorkommen.
cli-too-much = „{ $word }“ ist zu viel; was der Befehl erwartet, zeigt --help.
cli-misunderstood = Dieser Aufruf ergibt keinen Sinn; was möglich ist, zeigt --help.
cli-no-game = „{ $word }“ ist kein Spiel; wählbar: { $games }.
cli-no-bot = „{ $word }“ ist kein Bot; wählbar: { $bots }.
cli-no-terminal = Für das Spiel im Terminal fehlen Pakete: pip install zehn.
cli-no-odds = Für den Löser fehlen noch Pakete: pip install "zehn[odds]".

## Hilfeseiten

cli-hello =
    Zehn – in zehn Phasen zum Sieg. Was möchtest du tun?

      zehn serve               im Browser spielen, allein gegen Bots oder mit Freunden
      zehn serve --lan         dasselbe für alle im Haus, mit QR-Code für Telefone
      zehn play                die Phasenkarten im Terminal
      zehn play dice           die Phasenwürfel
      zehn play profisort      Profi-Sort
      zehn pad --help          den Block führen für ein Spiel mit echten Karten oder Würfeln
      zehn rules dice          die Regeln eines Spiels lesen
      zehn advise --help       nach dem besten Zug fragen
      zehn review --help       nachsehen, was jeder Zug eines Spiels wert war
      zehn arena --help        Bots gegeneinander spielen lassen

      zehn doctor              nachsehen, ob alles da ist
      zehn --help              alle Befehle
cli-help =
    zehn – in zehn Phasen zum Sieg

    Aufruf: zehn BEFEHL …

    Befehle:
      play      im Terminal gegen Bots spielen
      levels    die Spielstärken der Bots
      rules     die geltenden Regeln drucken
      verify    aufgezeichnete Spiele prüfen
      serve     Live-Tische für Freunde
      advise    die besten Züge einer Stellung oder Aufzeichnung
      odds      die Chancen im Würfelspiel
      pad       Punkte zählen, wenn ihr mit echten Karten oder Würfeln spielt
      phases    wie schwer Phasen sind, und zufällige
      review    was jeder Zug eines aufgezeichneten Spiels wert war
      arena     Wettkämpfe von Bots, mit Intervallen
      conform   einen eigenen Bot prüfen
      store     die Tische eines Speichers in einen anderen kopieren
      site      die Spiele als Dateien für jeden Webspace schreiben
      bench     messen, wie schnell alles ist
      doctor    diese Installation untersuchen: was da ist, was fehlt, was zu tun ist

    Optionen:
      --help, -h      diese Seite, oder die eines Befehls: zehn verify --help
      --version       die Version
      --lang de|en    die Sprache (sonst gilt ZEHN_LANG, dann die des Systems)

    Beispiel:
      zehn play
cli-help-verify =
    zehn verify – der Schiedsrichter: spielt aufgezeichnete Spiele nach den Regeln nach

    Aufruf: zehn verify DATEI… [--receipt DATEI] [--lang de|en]

    Für jede Datei (- steht für die Standardeingabe) kommt eine Zeile mit einem JSON-Objekt:
    das Ergebnis, oder der erste Fehler mit Durchgang, Zug und Regel.
    Rückgabewert: 0 alles regelgerecht · 1 ein Regelverstoß · 2 etwas ist keine Aufzeichnung;
    bei mehreren Dateien zählt der größte.
    „shuffle“ sagt zu jedem Durchgang eines Live-Tischs, welche Plätze am Mischen beteiligt waren.

    Optionen:
      --receipt DATEI vergleicht die Aufzeichnung mit dem Beleg: mit dem, was ein Gerät vom Spiel gesehen hat
      --lang de|en    die Sprache der Fehlermeldungen

    Beispiel:
      zehn verify abend.json
      curl -s https://example.org/spiel.json | zehn verify - --lang de
cli-help-rules =
    zehn rules – die Regeln, die gelten

    Aufruf: zehn rules [SPIEL] [--edition NAME] [--rules NAME=WERT …] [--sheet DATEI] [--lang de|en]

    SPIEL ist phase10, dice oder profisort; mit einem eigenen Regelblatt gilt dessen Spiel.

    Optionen:
      --edition NAME          die Ausgabe: classic oder compact
      --rules NAME=WERT …     Einstellungen, etwa variants=knocking phases=first:5
      --sheet DATEI           ein eigenes Regelblatt (TOML)
      --lang de|en            die Sprache

    Beispiel:
      zehn rules phase10 --edition compact --rules variants=knocking
cli-help-play =
    zehn play – im Terminal gegen Bots spielen

    Aufruf: zehn play [SPIEL] [--bots NAME,NAME…] [--people NAME,NAME…] [--rules NAME=WERT …] [--sheet DATEI]
             {""}         [--seed ZAHL] [--lang de|en]

    SPIEL ist phase10, dice oder profisort; mit einem eigenen Regelblatt gilt dessen Spiel.

    Optionen:
      --bots NAME,NAME…       die Gegner, siehe zehn levels (sonst dreimal steady; none: niemand)
      --people NAME,NAME…     wer am Terminal sitzt; mehrere nur beim Würfelspiel, wo nichts verdeckt ist
      --rules NAME=WERT …     Einstellungen, etwa variants=knocking phases=first:5
      --sheet DATEI           ein eigenes Regelblatt (TOML)
      --seed ZAHL             dieselbe Zahl gibt dieselben Karten und Würfe
      --lang de|en            die Sprache

    Beispiel:
      zehn play --bots steady,greedy --rules phases=first:5
      zehn play dice --people Anna,Ben --bots racer
cli-help-serve =
    zehn serve – Live-Tische für Browser, Telefone und Programme

    Aufruf: zehn serve [--host ADRESSE] [--port ZAHL] [--lan] [--open] [--store URL]
           … [--workers ZAHL] [--config DATEI] [--lang de|en]

    Die Tische liegen im Datenverzeichnis des Benutzers; nach einem Neustart geht es an jedem Tisch dort weiter,
    wo er war. Clients sprechen das Protokoll aus docs/protocol.md.

    Optionen:
      --host ADRESSE      wo der Server lauscht; ohne Angabe nur für diesen Rechner
      --port ZAHL         der Port (8010)
      --open              die Startseite im Browser öffnen
      --lan               für alle im Netz; zeigt die Adresse im Netz und einen QR-Code
      --store URL         ein anderer Speicher: eine Datei oder eine URL
      --workers ZAHL      Prozesse; mehr als einer brauchen PostgreSQL
      --config DATEI      Grenzen, Namen und Proxys eines öffentlichen Servers (docs/host/limits.md)
      --lang de|en        die Sprache der Ausgabe

    Beispiel:
      zehn serve --lan
cli-help-pad =
    zehn pad – der Block für ein Spiel mit echten Karten oder Würfeln, mit Schiedsrichter

    Aufruf: zehn pad DATEI [--game SPIEL] [--players NAME,NAME…] [--rules NAME=WERT …] [--sheet DATEI]
            … [--record DATEI] [--show] [--csv] [--lang de|en]

    DATEI hält jeden Eintrag fest (docs/pad.md). Gibt es sie noch nicht, wird sie angelegt: für die genannten Namen oder
    aus einer Aufzeichnung. Dann fragt der Block der Reihe nach; Unmögliches nimmt er nicht an, ändern lässt sich alles.

    Optionen:
      --game SPIEL            phase10 (wenn nichts genannt ist), dice oder profisort
      --players NAME,NAME…    wer mitspielt, reihum; die erste Person gibt zuerst
      --rules NAME=WERT …     Einstellungen wie variants=fixed_rounds phases=first:5
      --sheet DATEI           ein eigenes Blatt (TOML)
      --record DATEI          mit den Durchgängen eines aufgezeichneten Spiels beginnen
      --show                  den Block zeigen und nichts fragen
      --csv                   dasselbe für eine Tabellenkalkulation
      --lang de|en            die Sprache

    Beispiel:
      zehn pad abend.pad --game phase10 --players Anna,Ben,Cleo
      zehn pad abend.pad --csv
cli-help-doctor =
    zehn doctor – untersucht diese Installation und sagt, was bei Fehlendem zu tun ist

    Aufruf: zehn doctor [--port PORT] [--json] [--lang de|en]

    Versionen, die Bauart des Kerns, Pakete, der Tisch im Browser, der Speicher, der Port,
    Browser und Sprachen; in einem Klon auch der C-Compiler und Node.js.
    + ist in Ordnung · - fehlt, aber man kann ohne es spielen · ! hindert am Spielen im Browser
    Rückgabewert: 0, oder 1, wenn ein ! dabei ist

    Optionen:
      --port PORT     der Port, um den es geht (sonst 8010)
      --json          die Befunde als ein JSON-Objekt
      --lang de|en    die Sprache

    Beispiel:
      zehn doctor --json
cli-help-bench =
    zehn bench – misst Kern, Züge, Kopien und ganze Spiele, mit einem Eichmaß für den Rechner

    Aufruf: zehn bench [--growth] [--svg DATEI] [--json] [--lang de|en]

    Optionen:
      --growth        wie der Aufwand mit Spielern, Phasen, Karten und Verteilungen wächst
      --svg DATEI     dasselbe auch als Bild
      --json          ein JSON-Objekt statt der Tabelle
      --lang de|en    die Sprache

    Beispiel:
      zehn bench --json
      zehn bench --growth --svg growth.svg
cli-help-advise =
    zehn advise – die besten Züge und was jeder wert ist

    Aufruf: zehn advise DATEI [--json] [--lang de|en]
            zehn advise dice [--phase N] [--total N] [--rolls-left N] [--dice SEITEN] [--retry]
           … [--rules NAME=WERT …] [--sheet DATEI] [--json] [--lang de|en]

    DATEI ist die Aufzeichnung eines Würfelspiels für eine Person (- steht für die Standardeingabe).
    Jeder Wert ist die Endpunktzahl, die bei bestmöglichem Weiterspielen zu erwarten ist.

    Optionen:
      --phase N              die Phase, die versucht wird; Phase, Stand und Würfe braucht es immer
      --total N              der Zwischenstand: mit Abzügen und ab Phase 6 mit dem Fünf-Phasen-Bonus
      --rolls-left N         3 vor dem ersten Wurf (dann ohne --dice), 0 nach dem letzten
      --dice SEITEN          was die zehn Würfel zeigen, hohe zuerst: 5r,10r,7r,9r,9r,5b,1b,*r,3r,1g
      --retry                ein Versuch an dieser Phase ist schon gescheitert
      --rules NAME=WERT …    Einstellungen
      --sheet DATEI          ein eigenes Regelblatt (TOML)
      --json                 ein JSON-Objekt statt des Textes
      --lang de|en           die Sprache

    Beispiel:
      zehn advise dice --phase 3 --total 95 --rolls-left 1 --dice 9o,9b,9g,8b,5b,6o,4g,*b,2r,1g
cli-help-odds =
    zehn odds – die Chancen aller Phasen des Würfelspiels und was das Spiel allein wert ist

    Aufruf: zehn odds [dice] [--rules NAME=WERT …] [--sheet DATEI] [--json] [--lang de|en]

    Optionen:
      --rules NAME=WERT …    Einstellungen
      --sheet DATEI          ein eigenes Regelblatt (TOML)
      --json                 ein JSON-Objekt statt der Tabelle
      --lang de|en           die Sprache

    Beispiel:
      zehn odds dice
cli-help-phases =
    zehn phases – wie schwer die Phasen eines Blattes sind, und zufällige

    Aufruf: zehn phases [phase10] [--sheet DATEI] [--json] [--lang de|en]
            zehn phases [--random] [--difficulty STUFE] [--length N] [--seed N]

    Zu jeder Phase: wie oft man sie gleich bekommt, wie viele Karten nach dem Geben fehlen, und nach
    wie vielen Zügen man sie auslegen kann. Mit --random kommt ein Blatt heraus, das man spielen kann.

    Optionen:
      --sheet DATEI         ein eigenes Blatt (TOML)
      --random              zufällige Phasen, die leichteste zuerst
      --difficulty STUFE    easy, medium, hard oder rising, das heißt ansteigend (rising)
      --length N            wie viele Phasen, 1 bis 20 (10)
      --seed N              eine andere Zahl lost andere Phasen aus (1)
      --json                JSON statt der Tabelle
      --lang de|en          die Sprache

    Beispiel:
      zehn phases --random --difficulty easy --length 5 > abend.toml
cli-help-review =
    zehn review – der Trainer: was jeder Zug eines aufgezeichneten Spiels wert war, und wie sicher das ist

    Aufruf: zehn review DATEI… [--seat N] [--all] [--json] [--html DATEI] [--budget N] [--seed N]
            … [--workers N] [--lang de|en]

    DATEI ist eine Aufzeichnung (- steht für die Standardeingabe). Zuerst kommt eine Zusammenfassung:
    Ergebnis, Glück, Können und die Momente, auf die es ankam. Mehrere Dateien zeigen auch, wie sich
    jemand von Spiel zu Spiel verändert. Ein unterbrochener Rückblick geht weiter, wo er war.
    Rückgabewert: 0, oder 2, wenn etwas keine regelgerechte Aufzeichnung ist.

    Optionen:
      --seat N        nur die Entscheidungen dieses Spielers, von 0 an gezählt
      --all           alle Entscheidungen, nicht nur die wichtigsten
      --json          ein JSON-Objekt je Datei: siehe docs/coach.md
      --html DATEI    eine Seite mit Bildern, die sonst nichts braucht
      --budget N      gedachte Durchgänge je Entscheidung (Karten 2400, Profi-Sort 200)
      --seed N        eine andere Zahl denkt sich andere Welten (1)
      --workers N     Prozesse (so viele, wie es Prozessoren gibt)
      --lang de|en    die Sprache

    Beispiel:
      zehn review abend.json --html abend.html
cli-phases-length = --length { $length }: Ein Blatt kann 1 bis 20 zufällige Phasen haben.
phases-phase = Phase
phases-dealt = auf der Hand
phases-missing = fehlen
phases-turns = Züge
phases-easy = Leichter Abend
phases-medium = Abend
phases-hard = Schwerer Abend
phases-rising = Abend, erst leicht
