# Einstellungen für dieses Gerät.

w-preferences = Einstellungen
w-language = Sprache
w-theme = Aussehen
w-theme-auto = wie im System
w-theme-light = hell
w-theme-dark = dunkel
w-marks = Nützliche Karten markieren
w-sound = Töne
w-speed = Bewegung
w-speed-off = keine
w-speed-slow = langsam
w-speed-usual = normal
w-speed-fast = schnell
w-print = Karten
w-print-usual = mit Bildern
w-print-large = Großdruck
w-suits = Französisches Blatt
w-suits-two = zwei Farben
w-suits-four = vier Farben
w-volume = Lautstärke
w-buzz = Vibrieren, wenn du dran bist (Handy)

s-where = Wo gespielt wird
w-on-device = Auf diesem Gerät spielen
w-on-device-says = Ohne Server, und ab dem zweiten Besuch auch ohne Netz. Das erste Spiel lädt etwa 7 MB.
w-site-says = Alles wird auf diesem Gerät gespielt: kein Server, kein Konto, und ab dem zweiten Besuch kein Netz.
