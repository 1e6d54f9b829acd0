# Aufzeichnungen, die jemand im Browser öffnet.

no-record-unreadable = Diese Datei lässt sich nicht lesen.
w-record-open = Eine Aufzeichnung nachspielen
w-record-open-says = Ein Spiel, das als Datei gesichert ist, aus dem Terminal oder von einem Tisch: hierher ziehen oder auswählen. Der Schiedsrichter prüft vorher jeden Zug.
w-record-choose = Datei auswählen …
w-record-reading = Der Schiedsrichter liest …
w-record-title = Ein Spiel aus einer Datei
