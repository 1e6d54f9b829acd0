# Speicher, mehrere Prozesse und Kopien von einem Speicher in einen anderen.

serve-workers = Mehrere Prozesse brauchen PostgreSQL: --store postgresql://…
serve-no-driver = Für PostgreSQL fehlen noch Pakete: pip install "zehn[postgres]".
serve-newer-store = Der Speicher { $store } gehört zu einer neueren Version von zehn: Bring zehn auf den neuesten Stand und starte es dann noch einmal.

store-usage = So wird kopiert: zehn store copy VON NACH – beides ist eine Datei oder eine URL.
store-none = Es gibt keinen Speicher { $store }, der sich kopieren ließe.
store-not-empty = In { $store } liegen schon Tische: Kopieren lässt sich nur in einen leeren Speicher.
store-newer = Einer der Speicher gehört zu einer neueren Version von zehn: Bring zehn auf den neuesten Stand und versuch es dann noch einmal.
store-copy-failed = Das Kopieren ist misslungen, geschrieben wurde nichts: { $why }
store-copied = Kopiert nach { $store }: Tische { $tables }, Einträge { $entries }.

cli-help-store =
    zehn store – trägt alle Tische von einem Speicher in einen anderen

    Aufruf: zehn store copy VON NACH [--lang de|en]

    VON und NACH sind Dateien (SQLite) oder URLs (postgresql://…); NACH muss leer sein. Jeder
    behält seinen Platz und seinen Link. Halte vorher den Server an: Was während der Kopie
    gespielt wird, kommt nicht mit.

    Optionen:
      --lang de|en    die Sprache

    Beispiel:
      zehn store copy tables.db postgresql://zehn@localhost/zehn

# zehn site
site-usage = Nenne den Ordner: zehn site ORDNER
site-no-client = Der Tisch im Browser ist nicht gebaut: scripts/setup tut das, wo es Node.js gibt.
site-other-folder = In { $folder } liegt etwas anderes: Nenne einen neuen Ordner oder einen, den zehn site schon geschrieben hat.
site-unwritable = { $folder } ließ sich nicht schreiben: { $why }
site-written = In { $folder } liegen jetzt die Spiele ({ $size } MB). Leg den Ordner auf einen beliebigen Webspace, oder probier ihn aus: python -m http.server -d { $folder }

cli-help-site =
    zehn site – schreibt die Spiele als Ordner voller Dateien, die keinen Server brauchen

    Aufruf: zehn site ORDNER [--lang de|en]

    Startseite, Regeln und alle drei Spiele gegen Bots oder an einem Gerät. Jeder Webspace kann
    den Ordner ausliefern, unter jedem Pfad; docs/offline.md nennt die Header, die helfen.
    Über eine ältere Version geschrieben, lässt es deren Dateien für offene Seiten liegen.

    Optionen:
      --lang de|en    die Sprache der Ausgabe

    Beispiel:
      zehn site public
