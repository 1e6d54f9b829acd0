# Spielen lernen: die Anleitung auf einer Seite, die geführte Runde, Wörter der Spiele.

l-title = So geht’s: { $game }
l-try = Ausprobieren, mit Hilfe
l-short = Das Spiel auf einer Seite
l-rules = Alle Regeln
l-guide = Hilfe für das erste Spiel
l-enough = Ohne Hilfe
l-leave = Beenden
l-watch = Die anderen sind dran. Sieh zu: Gleich kommst du.
l-over = Geschafft! So läuft jeder Durchgang. Jetzt kannst du ein ganzes Spiel beginnen.
l-real = Ein ganzes Spiel

l-phase10-1 = Das Ziel
l-phase10-1-says = Du sammelst nacheinander zehn [Phasen](phase), zum Beispiel zwei [Drillinge](set) oder eine [Folge](run). Wer die letzte schafft, gewinnt.
l-phase10-2 = Ein Zug
l-phase10-2-says = Nimm eine Karte auf, verdeckt oder offen, und wirf am Ende eine ab. Hast du deine Phase beisammen, legst du sie dazwischen aus.
l-phase10-3 = Danach
l-phase10-3-says = Liegt deine Phase, darfst du an alle Gruppen [anlegen](hit), auch an fremde: So wirst du Karten los. [Joker](wild) passen überall.
l-phase10-4 = Das Ende des Durchgangs
l-phase10-4-says = Wer die letzte Karte abwirft, beendet den Durchgang. Karten auf der Hand zählen gegen dich. Wer die Phase nicht hatte, versucht sie noch einmal.
l-dice-1 = Das Ziel
l-dice-1-says = Du würfelst zehn [Phasen](phase) nacheinander, zum Beispiel zwei [Drillinge](set), und sammelst dabei Punkte.
l-dice-2 = Ein Zug
l-dice-2-says = Du hast drei Würfe. Nach jedem behältst du, was passt, und würfelst die anderen noch einmal. Der [Joker](wild) ist jede Zahl.
l-dice-3 = Punkte
l-dice-3-says = Die Zahlen der Würfel, aus denen die Phase besteht, werden zusammengezählt. Hohe Zahlen lohnen sich, Joker zählen nichts.
l-dice-4 = Das Ende
l-dice-4-says = Wer nach Phase 5 genug Punkte hat oder als Erster alle zehn schafft, bekommt 40 Punkte dazu. Die meisten Punkte gewinnen.
l-profisort-1 = Das Ziel
l-profisort-1-says = Du legst nach und nach alle [Aufgaben](task) deines Blocks, in beliebiger Reihenfolge, auch mehrere in einem Zug.
l-profisort-2 = Ein Zug
l-profisort-2-says = Nimm eine Karte auf und wirf am Ende eine ab. Dazwischen legst du Aufgaben aus und [legst an](hit).
l-profisort-3 = Sonderpunkte
l-profisort-3-says = Auf deinem Block stehen Sonderpunkte. Was du nicht streichst, zählt am Ende gegen dich. Streichen kannst du sie mit Aufgaben ohne [Joker](wild) und mit Paaren von Aufgaben.
l-profisort-4 = Das Ende
l-profisort-4-says = Karten auf der Hand zählen gegen dich. Sind alle Aufgaben gelegt, gewinnt, wer die wenigsten Punkte hat.

l-cards-take = Die offene Karte, { $card }, hilft deiner [Phase](phase). Nimm sie!
l-cards-draw =
    { $missing ->
        [0] Du bist dran: Nimm eine Karte vom verdeckten Stapel.
        [one] Deiner [Phase](phase) fehlt noch eine Karte. Die offene hilft nicht: Nimm eine verdeckte.
       *[other] Deiner [Phase](phase) fehlen noch { $missing } Karten. Die offene hilft nicht: Nimm eine verdeckte.
    }
l-cards-knock = Wer jetzt klopft, bekommt die offene Karte und ist dran. Nur klopfen, wenn sie dir hilft.
l-cards-lay = Deine [Phase](phase) ist vollständig! Leg sie aus.
l-cards-hit = { $card } passt an eine Gruppe auf dem Tisch: Tipp die Karte an und [leg sie an](hit).
l-cards-discard = Zum Schluss wirfst du eine Karte ab. Nicht nötig ist { $card }: antippen, dann abwerfen.
l-cards-skip = Du hast eine [Aussetzkarte](skip). Spiel sie zum Schluss vor jemanden: Er verliert den nächsten Zug.
l-dice-roll = Phase { $phase }: Wirf alle zehn Würfel.
l-dice-again = Wirf die übrigen Würfel noch einmal.
l-dice-score = Die [Phase](phase) ist geschafft und bringt { $points } Punkte. Schreib sie auf.
l-dice-fail = Diesmal hat es nicht gereicht. Beende den Versuch; du bekommst einen neuen.
l-dice-keep =
    { $count ->
        [0] Nichts davon hilft: Wirf alle noch einmal. Würfe übrig: { $left }.
       *[other] Behalte die { $count } Würfel mit dem gelben Punkt: antippen. Dann wirf die anderen. Würfe übrig: { $left }.
    }
l-sort-deal = Sieh dir deine Karten an. Du kannst sie behalten oder neu geben lassen.
l-sort-take = Die offene Karte, { $card }, hilft dir. Nimm sie!
l-sort-draw = Nimm eine Karte vom verdeckten Stapel.
l-sort-lay = [Aufgabe](task) { $task } ist vollständig: Leg sie aus.
l-sort-lay-bonus = [Aufgabe](task) { $task } ist vollständig und streicht sogar Sonderpunkte: Leg sie aus.
l-sort-hit = { $card } passt an eine Gruppe auf dem Tisch: Tipp die Karte an und [leg sie an](hit).
l-sort-discard = Zum Schluss wirfst du eine Karte ab. Am wenigsten nützt { $card }: antippen, dann abwerfen.

l-word-phase = Phase: was du gerade sammelst. Sie wird nur ganz ausgelegt, nie in Teilen.
l-word-set = Drilling: drei gleiche Zahlen; die Farbe ist egal. Zwei gleiche sind ein Zwilling, vier ein Vierling.
l-word-run = Folge: Zahlen, die aufeinander folgen, wie 4 5 6 7. Die Farbe ist egal.
l-word-hit = Anlegen: eine passende Karte zu einer Gruppe legen, die schon auf dem Tisch liegt.
l-word-wild = Joker: steht für jede Karte oder Zahl, die du brauchst.
l-word-skip = Aussetzkarte: Wer sie bekommt, verliert seinen nächsten Zug.
l-word-task = Aufgabe: was auf deinem Block steht. Ist sie gelegt, wird sie abgehakt.
