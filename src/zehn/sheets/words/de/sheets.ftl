# Fehler in einem eigenen Regelblatt oder in Einstellungen. Datei und Schlüssel stehen davor.

## Das Blatt

sheet-unreadable = Die Datei lässt sich nicht lesen ({ $why }).
sheet-huge = Die Datei ist zu groß; ein Regelblatt hat höchstens { $most } Byte.
sheet-no-toml = Die Datei ist kein gültiges TOML in UTF-8 ({ $why }).
sheet-game = Das Regelblatt muss sagen, für welches Spiel es gilt: game = eines von { $games }.
sheet-other-game = Dieses Regelblatt gehört zu einem anderen Spiel; gebraucht wird eines für { $game }.
sheet-unknown-key = Diesen Schlüssel gibt es nicht; bitte die Schreibweise prüfen oder ihn weglassen.
sheet-no-table = Hier muss eine Tabelle mit Schlüsseln und Werten stehen.
sheet-no-list = Hier muss mindestens ein Eintrag in doppelten eckigen Klammern stehen.
sheet-number = Hier muss eine ganze Zahl stehen, mindestens { $least } und höchstens { $most }.
sheet-names = Hier muss eine Liste von 1 bis { $most } verschiedenen Namen stehen, jeder ein Text aus höchstens drei Zeichen.
sheet-signs = Werte bestehen aus Buchstaben und Ziffern, Farben beginnen nicht mit einer Ziffer, * ! @ , und Leerzeichen sind vergeben, und Wert und Farbe zusammen müssen jede Karte eindeutig benennen.
sheet-few-cards = Die { $cards } Karten reichen nicht: { $players } Spieler mal { $each } Karten werden gegeben, und mindestens { $left } müssen für die Stapel und vor den Spielern übrig bleiben.
sheet-cards = Hier muss ein Wert des Decks stehen (5), eine Spanne (1-9), ! oder *; ein Deck mit eigenen Werten braucht auch eigene Punkte.
sheet-no-points = Für { $card } sind keine Punkte festgelegt; jede Karte des Decks braucht welche.
sheet-phase-order = Die Phasen müssen mit verschiedenen Nummern und aufsteigend aufgeführt sein.

## Die Phasen

contract-flag = „{ $flag }“ steht hinter einem Leerzeichen zu viel; dort ist nur nowild erlaubt, und sonst hat eine Phase keine Leerzeichen.
contract-group = „{ $group }“ ist als Gruppe nicht zu lesen; eine Phase sieht so aus: 2*set(3) oder set(3)+run(4).
contract-word = „{ $word }“ ist keine Art von Gruppe; es gibt set, run, colour (oder suit), twin, any und each.
contract-size =
    { $most ->
        [0] Für eine Gruppe „{ $group }“ reicht dieses Deck nicht; sie verlangt mindestens { $least } Karten.
        [1] Für eine Gruppe „{ $group }“ reicht dieses Deck nicht; sie verlangt mindestens { $least } Karten.
       *[other] Eine Gruppe „{ $group }“ kann in diesem Deck nur { $least } bis { $most } Karten verlangen.
    }
contract-value = „{ $value }“ ist kein Wert dieses Decks.
contract-large = Die Phase ist zu groß; sie darf höchstens { $most } Karten verlangen, so viele, wie gegeben werden.

## Einstellungen

setting-text = „{ $name }“ ist keine Einstellung; sie wird als name=wert geschrieben, etwa turn_limit=200.
setting-unknown = Eine Einstellung „{ $name }“ gibt es nicht; es gibt { $known }.
setting-choice = „{ $name }“ kann nicht „{ $value }“ sein; zur Wahl stehen { $known }.
setting-choices = „{ $name }“ kann nicht „{ $value }“ sein; erlaubt ist eine Liste aus { $known }.
setting-flag = „{ $name }“ kann nicht „{ $value }“ sein; erlaubt sind true und false.
setting-count = „{ $name }“ kann nicht „{ $value }“ sein; erlaubt ist eine ganze Zahl von { $least } bis { $most } oder, wo es das gibt, null.
setting-seconds = „{ $name }“ kann nicht „{ $value }“ sein; erlaubt ist eine Zahl von Sekunden von { $least } bis { $most }.
setting-selection = „{ $name }“ kann nicht „{ $value }“ sein; erlaubt sind first:N mit N von 1 bis { $most }, even, odd oder Nummern vorhandener Phasen mit Kommas, jede einmal.
