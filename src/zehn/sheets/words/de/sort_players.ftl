# Spieler bei Profi-Sort: warum die, die zählen, täten, was sie raten. $card wie in reasons.ftl.

why-sort-lay-left =
    Aufgabe { $task } ist damit geschafft{ $points ->
        [0] {""}
       *[other] , { $points } Sonderpunkte werden gestrichen
    }, und am Ende des Zuges { $left ->
        [one] bleibt dir nur eine Karte
       *[other] bleiben dir { $left } Karten
    }: Warten verspricht weniger.
why-sort-lay-out =
    Aufgabe { $task } ist damit geschafft{ $points ->
        [0] {""}
       *[other] , { $points } Sonderpunkte werden gestrichen
    }, und alles Übrige wirst du noch in diesem Zug los.
why-sort-wait =
    Aufgabe { $task } wäre vollständig, aber mit { $left ->
        [one] einer Karte
       *[other] { $left } Karten
    } bliebest du dann sitzen: Andere Aufgaben versprechen mehr.
why-sort-thrown =
    { $card } wird nicht gebraucht: Zu Aufgabe { $task } { $missing ->
        [one] fehlt auch so nur eine Karte
       *[other] fehlen auch so nur { $missing } Karten
    }, und von den { $unseen } Karten, die du noch nicht gesehen hast, { $outs ->
        [one] hilft dir eine
       *[other] helfen dir { $outs }
    } weiter.
why-sort-thrown-complete = { $card } wird nicht gebraucht: Aufgabe { $task } ist auch so vollständig.
why-sort-ahead =
    { $card } ist am ehesten zu entbehren: Im nächsten Zug { $outs ->
        [one] hilft dir dann mindestens eine
       *[other] helfen dir dann mindestens { $outs }
    } der { $unseen } Karten, die du noch nicht gesehen hast.
