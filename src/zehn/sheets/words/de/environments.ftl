# Die Lernumgebungen.

action-illegal = Die Nummer { $number } bedeutet gerade keinen erlaubten Zug; die Nummern zählen von 0 bis { $most }, und die Maske der Aktionen sagt, welche erlaubt sind.
seat-unknown = Einen Platz { $seat } gibt es hier nicht; die Plätze zählen von 0 bis { $last }.
reward-unknown = Eine Belohnung „{ $reward }“ gibt es nicht; es gibt „result“ und „points“.
