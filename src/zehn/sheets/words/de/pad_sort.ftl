# Der Block von Profi-Sort.

no-pad-no-bonus = { $player } hat für Aufgabe { $task } keine Sonderpunkte zu streichen: Sie wurde nicht gelegt, oder sie hat keine.
no-pad-tasks-cards = { $player } kann das nicht alles gelegt haben: Die Aufgaben brauchen { $cards } Karten, es sind aber { $most }.
no-pad-repeat-nothing = { $player } hat noch keine Aufgabe, die zu wiederholen wäre.
no-pad-repeat-out = { $player } kann eine Aufgabe nur wiederholen, um damit Schluss zu machen.
no-pad-two-winners = Wer zuerst { $tasks } Aufgaben hat, gewinnt sofort; also kann sie im selben Durchgang niemand sonst haben.
no-pad-task-not-made =
    Mit diesen Karten ist keine Aufgabe geschafft. Am nächsten kommt Aufgabe { $task }: { $missing ->
        [one] Eine Karte fehlt
       *[other] { $missing } Karten fehlen
    }.
pad-ask-task =
    { $count ->
        [0] alle Aufgaben erledigt
        [one] Aufgabe { $tasks }
       *[other] Aufgaben { $tasks }
    }
pad-yes-task = Ja, das ist Aufgabe { $task }: { $groups }
pad-help-profisort =
    Antworte für jeden Namen, nach dem gefragt wird: die Aufgaben, dann = und die Punkte, die übrig sind, oder out:
      4 7! =35  Aufgaben 4 und 7, die zweite ohne Joker (!), 35 Punkte übrig
      12 out    Aufgabe 12 und Schluss gemacht
      =85       keine Aufgabe
w-keep-task =
    { $name }: Aufgabe { $task }, { $laid ->
        [yes] gelegt
        [bare] ohne Joker gelegt
       *[no] nicht gelegt
    }
w-keep-task-says = Tippe einmal auf eine Aufgabe, die gelegt ist, und zweimal, wenn sie ohne Joker gelegt ist.
w-keep-joker = Joker
