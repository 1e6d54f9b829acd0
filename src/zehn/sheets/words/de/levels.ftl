# Die Spielstärken der Bots, jede mit einem Satz; und wie stark sie sind.

level-random = zufällig
level-random-says = Spielt irgendeine erlaubte Karte: leicht zu schlagen, für das erste Spiel oder mit Kindern.
level-greedy = einfach
level-greedy-says = Nimmt, was sofort hilft, und wirft ab, was teuer ist.
level-easy = gemütlich
level-easy-says = Spielt zum Vergnügen und übersieht dies und das, wie Menschen eben.
level-steady = gut
level-steady-says = Zählt, welche der noch nicht gesehenen Karten helfen würden.
level-sharp = stark
level-sharp-says = Zählt, was noch kommen kann, und wirft die Karte nicht ab, auf die du wartest.
level-master = meisterhaft
level-master-says = Denkt ans Ende des Durchgangs: sammelt, was sich anlegen lässt, merkt sich, was du genommen und abgeworfen hast, und spielt knappe Entscheidungen in Gedanken zu Ende.
level-solver = sehr gut
level-racer = auf Sieg

level-dice-random-says = Behält und notiert aufs Geratewohl: leicht zu schlagen, für das erste Spiel oder mit Kindern.
level-dice-steady-says = Behält, was die Phase am weitesten bringt, und notiert sie, sobald sie geschafft ist.
level-dice-solver-says = Spielt fehlerlos auf die höchste Punktzahl, als säße er allein am Tisch.
level-dice-racer-says = Wägt jeden Punkt gegen die verbleibenden Züge ab: am schwersten zu schlagen.
level-profisort-easy-says = Sammelt für eine Aufgabe, verschenkt keine Asse und übersieht dies und das, wie Menschen eben.
level-profisort-greedy-says = Spielt auf die nächste Aufgabe und legt aus und an, was geht.
level-profisort-steady-says = Behält mehrere Aufgaben im Auge und wirft ab, was keiner von ihnen nützt.
level-profisort-sharp-says = Zählt, was noch kommen kann, und legt nur aus, was mehr bringt als warten.
level-profisort-master-says = Probiert im Kopf durch, was als Nächstes kommen könnte, und weiß aus vielen Spielen, welche Aufgaben man sich aufhebt.

level-strength = Gewinnt { $wins } von 100 Spielen gegen { $against } (zwischen { $low } und { $high }, gemessen an { $pairs } doppelt gespielten Kartenverteilungen).
level-strength-dice = Gewinnt { $wins } von 100 Spielen gegen { $against } (zwischen { $low } und { $high }, gemessen an { $pairs } Paaren von Spielen mit denselben Würfen).
level-yardstick = An diesem Bot werden die anderen gemessen.
level-alone = Allein schafft er im Schnitt { $points } Punkte.

why-overlooked = { $card } hätte geholfen, ist aber übersehen worden.
why-skip-next = { $name } kommt als Nächstes dran.
why-discard-any = { $card } wird gerade nicht gebraucht.

levels-none = Für die Bots dieses Spiels ist noch keine Spielstärke gemessen.
cli-help-levels =
    zehn levels – die Spielstärken der Bots: wie sie spielen und wie stark sie sind

    Aufruf: zehn levels [SPIEL] [--lang de|en]

    SPIEL ist phase10 (wenn nichts gesagt ist), dice oder profisort. Die Namen vorn sind die für zehn play --bots.

    Optionen:
      --lang de|en    die Sprache

    Beispiel:
      zehn levels phase10
