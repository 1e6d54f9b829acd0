# Beendete Spiele, Schritt für Schritt noch einmal.

no-no-round = Diesen Durchgang gibt es in dem Spiel nicht.

w-review = Analyse
w-replay-number = Spiel { $number } ansehen
w-replay-title = Beendetes Spiel, Tisch { $code }
w-replay-round = Durchgang
w-replay-round-of = Durchgang { $round } / { $rounds }
w-replay-step-of = Zug { $step } von { $steps }
w-replay-seat = Gesehen von
w-replay-everybody = allen (nur offene Karten)
w-replay-first = Zum Geben
w-replay-back = Einen Zug zurück
w-replay-on = Einen Zug weiter
w-replay-last = Zum Ende des Durchgangs
w-replay-play = Laufen lassen
w-replay-stop = Anhalten
w-replay-controls = Nachspielen
w-replay-keys = ← → Zug für Zug, Bild auf und Bild ab Durchgang für Durchgang, Pos1 und Ende, Leertaste lässt laufen
w-replay-loading = Das Spiel wird gesucht …
w-replay-proven = Mischung geprüft
w-replay-proven-says = Dieser Durchgang wurde aus der Zahl des Servers und den Zufallszahlen der Spieler nachgerechnet und stimmt genau. Bots und Abwesende haben keine Zahl; gibt es gar keine, hat allein der Server entschieden. Ob deine eigene Zahl dabei war, hat dir dein Gerät nach dem Durchgang gesagt.
w-replay-unproven = Kein Nachweis
w-replay-unproven-says = Für diesen Durchgang gibt es keinen Nachweis, wie gemischt wurde.
w-replay-wrong = Mischung stimmt nicht!
w-replay-wrong-says = Die Karten dieses Durchgangs ergeben sich nicht aus der Zahl des Servers und den Zufallszahlen der Spieler, oder die Zahl ist nicht die versiegelte.
w-replay-numbers = Zahlen der Spieler

w-keep-as-pad = Als Block behalten
