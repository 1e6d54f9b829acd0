# Der stärkste Spieler bei Profi-Sort: was er über seine Züge sagt. $card wie in reasons.ftl.

why-sort-ahead =
    Jede Karte, die du ziehen könntest, ist im Kopf durchprobiert: Ohne { $card } { $outs ->
        [one] hilft dir im nächsten Zug eine der { $unseen } noch nicht gesehenen
       *[other] helfen dir im nächsten Zug { $outs } der { $unseen } noch nicht gesehenen
    }.
level-profisort-master-says = Probiert jede Karte durch, die kommen könnte, und weiß aus vielen Spielen, welche Aufgaben man sich aufhebt.
