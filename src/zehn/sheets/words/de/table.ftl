# Live-Tische: Absagen mit Namen (named-KEY, wo no-KEY von einem Platz spricht), mehrere an einem Gerät, eigene Blätter.

named-not-your-turn = An der Reihe ist { $player }.
named-turn-lost = { $player } muss diesmal aussetzen.
named-skip-second = Vor { $player } liegt schon eine Aussetzkarte, und mehr als eine darf es nicht sein; sie muss vor jemand anderen.
named-not-in-playoff = { $player } nimmt am Stechen nicht teil; im Stechen spielen nur die, die gleichauf liegen.
named-dice-ended = { $player } ist fertig: Entweder sind alle Phasen geschafft, oder der letzte Anlauf ist gescheitert.
named-given-already = { $player } hat in diesem Durchgang schon ein Ass von diesem Spieler bekommen; mehr als eines gibt es nicht.
