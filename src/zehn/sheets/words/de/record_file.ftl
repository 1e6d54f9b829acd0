# Aufzeichnungen, die jemand im Browser öffnet.

no-record-unreadable = Diese Datei lässt sich nicht lesen.
w-record-open = Eine Datei öffnen
w-record-open-says = Die Aufzeichnung eines Spiels, aus dem Terminal oder von einem Tisch, wird nachgespielt; der Schiedsrichter prüft vorher jeden Zug. Ein Spiel, das auf einem Gerät gesichert wurde, geht hier weiter. Die Datei hierher ziehen oder auswählen.
w-record-choose = Datei auswählen …
w-record-reading = Der Schiedsrichter liest …
w-record-title = Ein Spiel aus einer Datei
