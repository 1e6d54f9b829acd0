# Die Spielstärken der Bots, jede mit einem Satz; und wie stark sie sind.

level-easy = gemütlich
level-easy-says = Spielt zum Vergnügen und übersieht dies und das, wie Menschen eben.
level-sharp = stark
level-sharp-says = Zählt, was noch kommen kann, und wirft die Karte nicht ab, auf die du wartest.
level-master = meisterhaft
level-master-says = Denkt ans Ende des Durchgangs: sammelt, was sich anlegen lässt, merkt sich, was du genommen und abgeworfen hast, und spielt knappe Entscheidungen in Gedanken zu Ende.
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
