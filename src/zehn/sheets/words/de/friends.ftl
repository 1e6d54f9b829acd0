# Mit Freunden: die Einladung, wer fehlt, der große Bildschirm.

f-invites = { $name } lädt dich ein: { $game }
f-there = Am Tisch sitzen schon { $names }.
f-rules = Abgemacht ist: { $rules }
f-rules-usual = Gespielt wird nach den üblichen Regeln.
f-own-sheet = eigene Phasen
f-bots = Alle Plätze sind besetzt, aber du kannst für einen Bot weiterspielen.
f-bots-later = Alle Plätze sind besetzt. Du kannst einen Bot ablösen, sobald der Durchgang zu Ende ist.
f-take = Für { $name } weiterspielen
f-waiting = Du bekommst den Platz von { $name }, sobald der Durchgang zu Ende ist. Lass diese Seite offen.
f-away = { $name } hat keine Verbindung.
f-away-bot =
    { $seconds ->
        [0] Gleich spielt ein Bot weiter.
        [one] In einer Sekunde spielt ein Bot weiter.
       *[other] In { $seconds } Sekunden spielt ein Bot weiter.
    }
f-tv = Auf dem großen Bildschirm zeigen
f-tv-says = Scannt den Code mit dem Telefon: Jeder hat die eigenen Karten in der Hand, der Tisch ist hier.
f-tv-start = Wer den Tisch aufgemacht hat, fängt auf dem eigenen Gerät an.
f-tv-whole = Ganzer Bildschirm
f-tv-window = Als Fenster
f-my-name = Deinen Namen ändern
f-name-take = Übernehmen
f-ready = bereit
f-level = Spielstärke von { $name }
f-invite-text = Spielst du mit? { $game }
f-away-now = Jetzt einen Bot spielen lassen
f-log-agreed = Die Regeln wurden geändert.
f-news = Während du weg warst
f-news-read = Gelesen
f-news-played =
    { $count ->
        [one] Ein Bot hat einen Zug für dich gemacht.
       *[other] Ein Bot hat { $count } Züge für dich gemacht.
    }
f-news-more =
    { $count ->
        [one] Und noch ein Zug; er steht im Verlauf.
       *[other] Und { $count } weitere Züge; sie stehen im Verlauf.
    }
