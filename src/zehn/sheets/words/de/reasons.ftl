# Warum ein Bot täte, was er rät. $card heißt im Browser „die rote 7“ (erster Fall), sonst 7r.

why-take-nearer =
    { $missing ->
        [0] { $card } macht Phase { $phase } vollständig.
        [one] { $card } bringt dich Phase { $phase } näher: Dann fehlt nur noch eine Karte.
       *[other] { $card } bringt dich Phase { $phase } näher: Dann fehlen noch { $missing } Karten.
    }
why-take-fits = { $card } passt an eine Gruppe auf dem Tisch und kann sofort angelegt werden.
why-draw-nearer =
    { $card } bringt dich Phase { $phase } nicht näher, wohl aber { $outs ->
        [one] eine
       *[other] { $outs }
    } der { $unseen } Karten, die du noch nicht gesehen hast.
why-draw-alone =
    { $outs ->
        [one] Eine
       *[other] { $outs }
    } der { $unseen } Karten, die du noch nicht gesehen hast, { $outs ->
        [one] bringt
       *[other] bringen
    } dich Phase { $phase } näher.
why-draw-down = { $card } passt an keine Gruppe auf dem Tisch.
why-draw-complete = Phase { $phase } ist schon vollständig: Nimm eine Karte auf und lege sie dann aus.
why-let-go = { $card } bringt dich nicht weiter.
why-lay = Liegt Phase { $phase } erst einmal, ist sie geschafft, und du kannst deine übrigen Karten anlegen.
why-hit =
    { $card } passt: { $points } Punkte weniger auf der Hand, { $left ->
        [0] und deine letzte Karte ist weg
        [one] und nur noch eine Karte übrig
       *[other] noch { $left } Karten übrig
    }.
why-discard-spare =
    { $card } wird für Phase { $phase } nicht gebraucht: Auch so { $outs ->
        [one] bringt dich eine noch nicht gesehene Karte
       *[other] bringen dich { $outs } noch nicht gesehene Karten
    } näher, und am Ende würde diese Karte { $points } Punkte kosten.
why-discard-dear = Anlegen geht nicht mehr, und { $card } würde am meisten kosten: { $points } Punkte.
why-discard-out = Mit deiner letzten Karte ist der Durchgang zu Ende, und du schreibst keine Punkte.
why-skip =
    { $name } hat von allen, die aussetzen können, die wenigsten Karten: { $cards ->
        [one] nur eine
       *[other] { $cards }
    }.
why-skip-level = Niemand, der aussetzen kann, hat weniger Karten als { $name }.
