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
    Auch ohne { $card } { $missing ->
        [one] fehlt zu Aufgabe { $task } nur eine Karte
       *[other] fehlen zu Aufgabe { $task } nur { $missing } Karten
    }, und { $outs ->
        [one] eine der { $unseen } noch nicht gesehenen hilft
       *[other] { $outs } der { $unseen } noch nicht gesehenen helfen
    } weiter.
why-sort-thrown-complete = Auch ohne { $card } ist Aufgabe { $task } vollständig.
why-sort-ahead =
    Was du ziehen könntest, ist im Kopf durchprobiert: Ohne { $card } { $outs ->
        [one] hilft dir im nächsten Zug mindestens eine der { $unseen } noch nicht gesehenen
       *[other] helfen dir im nächsten Zug mindestens { $outs } der { $unseen } noch nicht gesehenen
    }.
level-profisort-easy-says = Sammelt für eine Aufgabe, verschenkt keine Asse und übersieht dies und das, wie Menschen eben.
level-profisort-greedy-says = Spielt auf die nächste Aufgabe und legt aus und an, was geht.
level-profisort-steady-says = Behält mehrere Aufgaben im Auge und wirft ab, was keiner von ihnen nützt.
level-profisort-sharp-says = Zählt, was noch kommen kann, und legt nur aus, was mehr bringt als warten.
level-profisort-master-says = Probiert im Kopf durch, was als Nächstes kommen könnte, und weiß aus vielen Spielen, welche Aufgaben man sich aufhebt.
