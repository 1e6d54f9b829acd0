# Bots, die zählen: warum sie spielen würden, was sie raten. $card wie in reasons.ftl.

why-take-soon = { $card } passt, sobald deine Phase liegt.
why-discard-counted =
    { $card } wird nicht gebraucht: Auch ohne diese Karte { $outs ->
        [one] bringt dich eine noch nicht gesehene Karte
       *[other] bringen dich { $outs } noch nicht gesehene Karten
    } Phase { $phase } näher. { $name } wartet mit { $chance } % Wahrscheinlichkeit darauf.
why-discard-down = { $card } würde { $points } Punkte kosten; { $name } kann mit { $chance } % Wahrscheinlichkeit etwas damit anfangen.
why-lay-left =
    { $left ->
        [0] Legst du Phase { $phase } so aus, bleibt keine Karte übrig, die sich nicht anlegen ließe.
        [one] Legst du Phase { $phase } so aus, bleibt nur eine Karte übrig, die sich nicht anlegen lässt.
       *[other] Legst du Phase { $phase } so aus, bleiben { $left } Karten übrig, die sich nicht anlegen lassen.
    }
why-hit-opens =
    { $card } macht den Weg frei: Danach { $more ->
        [one] passt noch eine deiner Karten
       *[other] passen noch { $more } deiner Karten
    }.
why-skip-down =
    Die Phase von { $name } liegt schon, und { $cards ->
        [one] nur noch eine Karte ist
       *[other] nur noch { $cards } Karten sind
    } übrig: Das ist am dringendsten.

## Bots, die ans Ende des Durchgangs denken

why-take-fills =
    { $card } bringt dich Phase { $phase } nicht näher, passt aber, sobald sie liegt: { $fit ->
        [one] Eine deiner Karten bist
       *[other] { $fit } deiner Karten bist
    } du dann los.
why-discard-fits =
    { $card } wird nicht gebraucht: Auch ohne diese Karte { $outs ->
        [one] bringt dich eine noch nicht gesehene Karte
       *[other] bringen dich { $outs } noch nicht gesehene Karten
    } Phase { $phase } näher, und sobald sie liegt, bist du { $fit ->
        [one] eine deiner Karten
       *[other] { $fit } deiner Karten
    } los. { $name } wartet mit { $chance } % Wahrscheinlichkeit darauf.
why-take-foreseen = { $card } zahlt sich später aus: Das zeigen { $rounds } zur Probe gespielte Durchgänge.
why-draw-foreseen = { $card } hilft weniger, als es scheint: Das zeigen { $rounds } zur Probe gespielte Durchgänge.
why-discard-foreseen = { $card } ist am ehesten zu entbehren: Das zeigen { $rounds } zur Probe gespielte Durchgänge.
why-skip-foreseen = Dass { $name } aussetzt, bringt jetzt am meisten: Das zeigen { $rounds } zur Probe gespielte Durchgänge.
