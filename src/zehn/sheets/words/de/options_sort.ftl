# Was vor einer Partie Profi-Sort vereinbart wird.

w-set-tasks = Aufgaben
w-tasks-preset =
    { $preset ->
        [all] Alle
       *[other] Kurzer Abend: 3, 4, 7, 10, 15
    }
w-tasks-own = Aufgaben auswählen
w-set-first_to = Anfängerspiel: Es gewinnt, wer zuerst so viele Aufgaben geschafft hat
w-set-variants-draw_from_discard = Vom Ablagestapel ziehen
w-set-variants-draw_from_discard-says = Statt vom Talon darf die oberste Karte des Ablagestapels gezogen werden, nur kein Ass.
w-set-bonus_without_joker = Sonderpunkte bei jeder Aufgabe, die Joker erlaubt
w-set-equal_groups = Die Gruppen einer Aufgabe
w-set-equal_groups-allowed = dürfen denselben Wert haben
w-set-equal_groups-distinct = müssen verschiedene Werte haben, Aufgabe 7 beide
w-set-aces_each_round = In einem Durchgang darfst du
w-set-aces_each_round-per_receiver = jedem Mitspieler ein Ass geben
w-set-aces_each_round-one = insgesamt nur ein Ass geben
w-set-discard_received_ace = Ein bekommenes Ass darf auch in einem normalen Zug abgeworfen werden
w-set-bonus_pairs = Sonderpunkte bei jedem Aufgabenpaar
