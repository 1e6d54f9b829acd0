# Die Arena: Wettkämpfe von Bots auf der Kommandozeile und im Bericht.

## Was an einem Aufruf nicht stimmt

player-unknown = Einen Bot „{ $name }“ gibt es nicht; wählbar sind { $bots }, ein installierter Bot oder ein eigener als modul:Klasse.
player-not-loaded = Der Bot { $name } lässt sich nicht laden ({ $error }).
player-cannot-choose = { $name } ist kein Bot: Es fehlt choose(view, budget).
arena-no-bots = Es fehlen die Bots, die spielen sollen, einer für jeden Platz.
arena-few-games = --games braucht mindestens 1.
arena-wrong-seed = --seed braucht eine Zahl von 0 bis { $most }.
arena-wrong-workers = --workers braucht eine Zahl von 1 bis { $most } oder ray.
arena-wrong-budget = „{ $word }“ ist kein Bedenkbudget; möglich sind 500 (Stichproben), 200ms oder beides mit Komma.
arena-wrong-limit = --limit braucht eine Zahl von Sekunden, größer als 0.
arena-wrong-margin = --decide braucht einen Abstand zwischen 0 und 0.5, etwa 0.02.
arena-no-extra = Für Parquet-Dateien fehlen noch Pakete: pip install "zehn[arena]".
arena-no-ray = Für Wettkämpfe auf vielen Rechnern fehlen noch Pakete: pip install "zehn[ray]".
arena-ray-failed = Ray ist nicht zu erreichen ({ $error }).
arena-cannot-write = { $file } lässt sich nicht schreiben ({ $error }).
arena-worker-lost = Ein Arbeitsprozess endete, ohne dass ein Bot in ihm am Zug war; der Wettkampf wurde abgebrochen.
arena-no-ratings = (Wertungszahlen für mehr als zwei Bots kommen mit: pip install "zehn[arena]".)

## Der Fortschrittsbalken

arena-progress = { $done } von { $games } Spielen

## Zahlen

arena-decimal = ,
arena-percent = { $value } %
arena-interval = { $low } – { $high }
arena-head = { $arrangements ->
    [1] { $games } Spiele { $game }, Startzahl { $seed }
   *[other] { $games } Spiele { $game }, Startzahl { $seed }: { $deals } Verteilungen, jede in { $arrangements } Sitzordnungen
}
arena-bot = Bot
arena-wins = Siege
arena-interval-head = 95-%-Intervall
arena-fair = fair
arena-points = Punkte
arena-rating = Wertung
arena-means = Ein Spiel hat im Mittel { $rounds } Durchgänge und { $turns } Züge.
arena-decided = { $answer ->
    [stronger] Entschieden: { $bot } ist stärker (Abstand { $margin }).
    [weaker] Entschieden: { $bot } ist schwächer (Abstand { $margin }).
    [equal] Entschieden: { $bot } ist weder um { $margin } stärker noch schwächer.
   *[none] In diesen Spielen nicht entschieden (Abstand { $margin }).
}
arena-fouls = Durch Fehlverhalten verlorene Spiele: { $games }
arena-foul-crash = abgestürzt
arena-foul-stall = zu lange überlegt
arena-foul-illegal = unzulässiger Zug
arena-foul-endless = kein Ende in Sicht
arena-foul-line = { $bot }, Verteilung { $deal }, Sitzordnung { $arrangement }, Platz { $seat }: { $kind }
arena-foul-nobody = niemand ist schuld
arena-foul-exit = Exit-Code { $code }

## Der Bericht

arena-report-title = { $bots } – ein Wettkampf: { $game }
arena-report-strength = Stärke: Anteil der Siege
arena-report-strength-note = Punkt: Anteil an allen Siegen. Strich: 95-%-Intervall aus immer neu gezogenen ganzen Verteilungen (Bootstrap). Kurzer grauer Strich: der Anteil, der fair wäre.
arena-report-rounds = Durchgänge je Spiel
arena-report-turns = Züge je Spiel
arena-report-points = Punkte am Ende des Spiels
arena-report-points-note = { $game ->
    [dice] Mehr ist besser.
   *[other] Weniger ist besser.
}
arena-report-phases = { $game ->
    [profisort] Am Ende geschaffte Aufgaben
   *[other] Am Ende geschaffte Phasen
}
arena-report-share-axis = Anteil der Spiele
arena-report-wilson = Wilson-Intervall
arena-report-bootstrap = Bootstrap
arena-report-seats = Siege nach Plätzen
arena-report-seat = Platz { $seat }
arena-report-fouls = Durch Fehlverhalten verloren
arena-report-no-fouls = Kein Spiel ging durch einen Absturz, zu langes Überlegen oder einen unzulässigen Zug verloren.
arena-report-more = und { $games } weitere
arena-report-again = Noch einmal spielen
arena-report-data = Alle Zahlen (JSON)

## Der Prüfstand

conform-no-bot = Es fehlt der Bot, der geprüft werden soll.
conform-passed = { $bot } spielt { $game }, wie ein Bot es soll: { $games } Spiele mit zufälligen Regeln.
conform-failed = { $bot } bei { $game }, { $check }: { $error }
conform-check-play = zulässige Züge bis zum Ende des Spiels
conform-check-choices = Entscheidungen nur aus dem, was zu sehen ist

## Hilfeseiten

cli-help-arena =
    zehn arena – ein Wettkampf von Bots, mit Intervallen

    Aufruf: zehn arena SPIEL BOT BOT… [--games ANZAHL] [--seed ZAHL] [--rules NAME=WERT …] [--sheet DATEI]
            … [--workers ANZAHL|ray] [--budget BUDGET] [--limit SEKUNDEN] [--decide ABSTAND]
            … [--json] [--report DATEI] [--parquet DATEI] [--lang de|en]

    SPIEL ist phase10, dice oder profisort. Für jeden Platz steht ein BOT: einer von uns, einer aus einem
    installierten Paket oder ein eigener als modul:Klasse (docs/bots/own.md). Jede Verteilung wird in jeder
    Sitzordnung gespielt; dieselbe Startzahl ergibt denselben Wettkampf, wie viele Prozesse auch spielen.

    Optionen:
      --games ANZAHL          so viele Spiele (1000), aufgerundet auf ganze Verteilungen
      --seed ZAHL             eine andere Zahl ergibt andere Verteilungen (1)
      --rules NAME=WERT …     Einstellungen, etwa variants=knocking phases=first:5
      --sheet DATEI           ein eigenes Regelblatt (TOML)
      --workers ANZAHL|ray    Arbeitsprozesse (so viele wie Prozessoren) oder ein Ray-Cluster
      --budget BUDGET         je Entscheidung: 500 (Stichproben, wiederholbar), 200ms oder 500,200ms
      --limit SEKUNDEN        ein fremder Bot, der länger überlegt, verliert das Spiel (10)
      --decide ABSTAND        aufhören, sobald klar ist, ob der erste Bot um so viele Siege besser oder schlechter ist
      --json                  ein JSON-Objekt statt des Textes
      --report DATEI          ein Bericht mit Schaubildern (HTML)
      --parquet DATEI         eine Tabelle aller Spiele (Parquet)
      --lang de|en            die Sprache

    Beispiel:
      zehn arena phase10 steady greedy --games 2000 --report match.html
      zehn arena phase10 meinbot:Schlau steady steady --decide 0.02
cli-help-conform =
    zehn conform – prüft einen Bot: zulässige Züge, Spiele mit Ende, Entscheidungen nur aus dem, was er sehen darf

    Aufruf: zehn conform BOT [--game SPIEL] [--games ANZAHL] [--seed ZAHL] [--lang de|en]

    BOT ist einer von uns, einer aus einem installierten Paket oder ein eigener als modul:Klasse (docs/bots/own.md).

    Optionen:
      --game SPIEL      phase10 (wenn nichts gesagt ist), dice oder profisort
      --games ANZAHL    so viele Spiele mit zufälligen Regeln (20)
      --seed ZAHL       eine andere Zahl ergibt andere Spiele (1)
      --lang de|en      die Sprache

    Beispiel:
      zehn conform meinbot:Schlau --game phase10
