# Was `zehn doctor` findet. Zeilen mit doctor-plain- und mit einem Verb am Anfang sagen, was zu tun ist.

doctor-versions = Zehn { $zehn }, Python { $python }, { $system }
doctor-compiled = Der Kern ist kompiliert.
doctor-plain = Der Kern läuft als reines Python: dieselben Spiele, nur langsamer.
doctor-plain-wanted = ZEHN_PLAIN verlangt das; ohne diese Variable läuft der kompilierte Kern.
doctor-plain-librt = Der kompilierte Kern braucht das Paket librt: pip install librt.
doctor-plain-wheel = Diese Installation hat keinen kompilierten Kern; installiere ein Wheel für dein System und dein Python.
doctor-plain-compiling = Er wird gerade kompiliert; der nächste Start benutzt ihn.
doctor-plain-compiler = Es gibt keinen C-Compiler: Installiere einen (unter Debian und Ubuntu: apt install gcc python3-dev) und starte ./play noch einmal.
doctor-plain-packages = Die Pakete zum Kompilieren ließen sich nicht holen: Prüfe das Netz und starte ./play noch einmal.
doctor-plain-failed = Er ließ sich nicht kompilieren: build/setup/core.log sagt, warum. Wenn das behoben ist, lösche build/core.failed und starte ./play noch einmal.
doctor-plain-sources = Aus diesen Quellen wurde er noch nicht kompiliert: Starte ./play oder scripts/compile.
doctor-extra = Die Pakete von zehn[{ $extra }] sind da.
doctor-no-extra = Die Pakete von zehn[{ $extra }] sind nicht alle da.
doctor-install-extra = Installiere sie, wenn du sie brauchst: pip install "zehn[{ $extra }]"; in einem Klon installiert ./test sie alle.
doctor-client = Der Tisch im Browser ist gebaut.
doctor-no-client = Der Tisch im Browser ist noch nicht gebaut.
doctor-build-client = Installiere Node.js 20 oder neuer mit npm und starte dann ./play.
doctor-store = Die Tische liegen in { $store } ({ $size } MB); der Speicher lässt sich lesen und schreiben.
doctor-store-new = Die Tische werden in { $store } liegen; noch ist dort nichts.
doctor-store-bad = Der Speicher { $store } lässt sich nicht benutzen: { $why }
doctor-store-mend = Berichtige seine Rechte, leg eine Sicherung an seine Stelle oder nenne einen anderen: zehn serve --store DATEI.
doctor-port = Port { $port } ist frei.
doctor-port-taken = Port { $port } ist belegt, vielleicht von einem deiner Server.
doctor-other-port = Beende diesen Server oder wähle einen anderen Port: zehn serve --port 8011.
doctor-browsers = Gefundene Browser: { $browsers }
doctor-no-browser = Auf diesem Rechner wurde kein Browser gefunden.
doctor-other-browser = Öffne den Tisch auf einem anderen Gerät (zehn serve --lan) oder spiel im Terminal (zehn play).
doctor-compiler = C-Compiler: { $compiler }
doctor-no-compiler = Es gibt keinen C-Compiler ({ $compiler }).
doctor-install-compiler = Er macht die Bots schneller, sonst nichts: unter Debian und Ubuntu apt install gcc python3-dev, auf einem Mac xcode-select --install.
doctor-node = Node.js { $node }
doctor-old-node = Node.js { $node } ist zu alt.
doctor-no-node = Node.js mit npm wurde nicht gefunden.
doctor-install-node = Der Tisch im Browser wird mit Node.js 20 oder neuer gebaut: Installiere es und starte dann ./play.
doctor-languages = Sprachen: { $languages }; du liest { $language }. ZEHN_LANG wählt eine andere.
doctor-well = Nichts hindert dich am Spielen.
doctor-faults = { $count ->
    [one] Eines hindert dich daran, im Browser zu spielen; die Zeile mit ! sagt, was zu tun ist.
   *[other] { $count } Dinge hindern dich daran, im Browser zu spielen; die Zeilen mit ! sagen, was zu tun ist.
}
