# Live-Tische: Ablehnungen (no-…), fertige Sätze, was der Server ausgibt.

no-no-game = Dieses Spiel gibt es nicht; es gibt { $games }.
no-no-lesson = Für dieses Spiel gibt es keine Übung.
no-rules-unreadable = Diese Regeln lassen sich nicht lesen.
no-rules-heavy = Diese Phasen machen an einem Live-Tisch zu viel Arbeit: Wähle einfachere.
no-contract-heavy = „{ $contract }“ macht an einem Live-Tisch zu viel Arbeit: Verlange weniger Gruppen, oder nimm weniger Werte oder Farben oder ein kleineres Deck.
no-record-long = Diese Aufzeichnung ist zu lang, um sie hier zu zeigen: Sie darf höchstens { $rounds } Durchgänge und { $moves } Züge haben.
no-no-coach = Für dieses Spiel gibt es keinen Trainer.
no-coach-later = Die Tabellen für diese Analyse werden noch berechnet; das dauert ein paar Minuten. Versuche es dann noch einmal.
no-coach-elsewhere = Diese Analyse braucht Tabellen, die nur ein Server hat.
no-no-step = Einen solchen Schritt hat dieser Durchgang nicht.
no-table-full = An diesem Tisch ist kein Platz mehr frei.
no-chair-taken = Auf diesem Platz sitzt schon jemand.
no-chair-in-round = Auf diesem Platz spielt ein Bot, bis der Durchgang zu Ende ist; danach kannst du ihn nehmen. So sieht niemand fremde Karten.
no-chair-free = Auf diesem Platz sitzt niemand.
no-no-figures = Zu solchen Phasen gibt es keine Angaben.
no-not-away = Auf diesem Platz fehlt niemand.
no-chairs-taken = Auf einem Platz, der wegfiele, sitzt jemand.
no-chairs-empty = Es gibt freie Plätze: Besetze sie mit Bots oder nimm sie weg.
no-no-chair = Diesen Platz gibt es nicht.
no-name-empty = Ein Name braucht wenigstens ein sichtbares Zeichen.
no-name-alike = Dieser Name sieht aus wie { $other }, und so heißt hier schon jemand: Nimm einen anderen.
no-name-late = Namen kann man vor und nach einem Spiel ändern.
no-not-playing = Gerade läuft kein Durchgang.
no-not-over = Das Spiel ist noch nicht zu Ende.
no-started-already = Das Spiel hat schon begonnen.
no-paused = Das Spiel ist angehalten.
no-stale = Diese Frage ist schon beantwortet; der Tisch ist weiter.
no-no-window = Gerade gibt es keine Karte, die du liegen lassen könntest.
no-window-open = Andere dürfen noch klopfen; aufgenommen wird danach.
no-undo-barred = An diesem Tisch wird nichts zurückgenommen.
no-undo-none = Es gibt nichts zurückzunehmen: Eine Karte wurde gesehen, oder der Zug ist vorbei.
no-ready-late = Es wird schon gegeben; eine Zufallszahl sagt man vorher zu.
no-promise-signs = Eine Zusage ist der SHA-256-Hash einer Zufallszahl: 64 hexadezimale Ziffern.
no-reveal-late = Eine Zufallszahl zeigt, wer sie zugesagt hat: wenn alle Zusagen feststehen und noch nicht gegeben ist.
no-reveal-other = Das ist nicht die Zufallszahl, die zugesagt war.
no-chat-off = An diesem Tisch gibt es keinen Chat.
no-muted = Der Gastgeber hat deinen Chat ausgeschaltet.
no-no-phrase = Diesen fertigen Satz gibt es nicht.
no-no-level = Diesen Bot gibt es nicht; es gibt { $levels }.
no-seat-not-yours = Das ist nicht dein Platz.
no-host-only = Das kann nur der Gastgeber.
no-host-stays = Der Gastgeber kann nur selbst gehen.
no-message-unreadable = Diese Nachricht ist nicht zu verstehen.
no-message-large = Diese Nachricht ist zu lang.
no-hello-twice = Die Nachricht hello kam schon; sie kommt nur einmal.
no-hello-first = Die erste Nachricht muss hello sein.
no-too-fast = Zu viele Nachrichten: Warte einen Augenblick.
no-token-wrong = Dieser Link führt zu keinem Platz mehr.
no-signed-out = Du hast dieses Gerät von einem anderen aus abgemeldet. Willst du hier weiterspielen, öffne deinen eigenen Link von dort.
no-no-table = Einen Tisch mit diesem Code gibt es nicht.
no-table-broken = Dieser Tisch lässt sich nicht lesen: Was der Server von ihm gespeichert hat, ist beschädigt. Gelöscht wurde nichts; wer den Server betreibt, kann nachsehen.
no-no-record = Ein beendetes Spiel mit dieser Nummer gibt es nicht.
no-spectators-barred = An diesem Tisch sind keine Zuschauer erwünscht.
no-too-many =
    { $what ->
        [tables] Zu viele neue Tische
        [chairs] Zu viele Plätze belegt
        [guesses] Zu viele falsche Tischcodes
        [readings] Zu viele Anfragen
        [reviews] Zu viele Analysen
        [uploads] Zu viele Dateien
        [hints] Zu viele Tipps
        [sockets] Zu viele Verbindungen
       *[requests] Zu viele Anfragen
    } aus deinem Netz: Versuche es in { $wait ->
        [one] einer Sekunde
       *[other] { $wait } Sekunden
    } wieder.
no-job-heavy = Das hat den Server zu viel Zeit gekostet. Versuche es mit etwas Kleinerem.
no-busy = Der Server hat gerade zu viel zu tun: Versuche es in { $wait ->
        [one] einer Sekunde
       *[other] { $wait } Sekunden
    } wieder.
no-other-host = Unter diesem Namen ist der Server nicht zu erreichen. Wer ihn betreibt, kann den Namen in die Konfiguration aufnehmen.
no-table-crowded = An diesem Tisch sehen schon zu viele zu.
no-other-origin = Diese Seite gehört nicht zu diesem Server.
no-no-hint = Für diesen Platz gibt es gerade nichts zu entscheiden.
no-store-fails = Der Server kann gerade nichts speichern; verloren ist nichts. Versuche es gleich noch einmal.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice = Schön!
phrase-thanks = Danke!
phrase-oops = Hoppla.
phrase-hurry = Du bist dran!
phrase-one-moment = Einen Augenblick, bitte.
phrase-well-played = Gut gespielt!
phrase-again = Noch ein Spiel?
phrase-bye = Tschüss!

serve-address = Zehn ist bereit: { $address }
serve-lan = Im selben Netz: { $address }
serve-store = Die Tische liegen in { $store }
serve-stop = Beenden mit Strg+C; nach dem nächsten Start geht es an jedem Tisch dort weiter, wo er war.
serve-no-extra = Dem Server fehlen Pakete: pip install zehn.
serve-port = Der Port { $port } ist belegt: Wähle einen anderen mit --port.
serve-no-store = Der Speicher { $store } lässt sich nicht öffnen: { $why }
serve-store-busy = Den Speicher { $store } benutzt schon ein anderer Server: Beende ihn zuerst, oder wähle mit --store einen anderen Speicher.
serve-store-damaged = Der Speicher { $store } ist beschädigt: { $why }. Geändert wurde nichts; leg eine Sicherung an seine Stelle.
serve-no-key = Der Schlüssel, mit dem die Plätze unterschrieben werden, lässt sich nicht benutzen ({ $file }): { $why }
serve-core-ready = Der Kern ist jetzt kompiliert: Die Bots benutzen ihn ab sofort, der Server ab dem nächsten Start.
serve-page = Der Server läuft. Ein Client verbindet sich mit { $address }.
serve-no-client = Der Tisch im Browser ist noch nicht gebaut: Dafür braucht es Node.js 20 oder neuer; danach ./play noch einmal starten.

config-unread = Die Konfiguration { $file } ist nicht lesbar: { $why }
config-no-toml = Die Konfiguration { $file } ist kein TOML: { $why }
config-wrong = { $file }: „{ $name }“ muss eine Tabelle sein.
config-unknown = { $file }: „{ $name }“ gibt es nicht; es gibt { $names }.
config-list = { $file }: „{ $name }“ muss eine Liste von Texten sein.
config-network = { $file }: „{ $text }“ in „{ $name }“ ist weder eine Adresse noch ein Netz.
config-count = { $file }: „{ $name }“ muss eine Zahl größer als 0 sein.
config-days = { $file }: „{ $name }“ muss eine Anzahl von Tagen sein; 0 heißt: für immer.
config-rate = { $file }: „{ $name }“ muss so aussehen: {"{"} burst = 20, per_minute = 10 {"}"} oder mit per_second.
