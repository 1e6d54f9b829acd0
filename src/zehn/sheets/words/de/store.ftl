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
