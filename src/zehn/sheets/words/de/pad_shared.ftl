# Ein Block, auf dem mehrere schreiben: warum ein Eintrag nicht aufgeschrieben wird (no-…).

no-pad-meanwhile = Für { $player } hat jemand anderes im Durchgang { $round } schon etwas anderes aufgeschrieben. Dein Eintrag steht noch nicht da.
no-pad-moved = Jemand anderes hat einen Durchgang entfernt oder zurückgenommen. Sieh dir den Block noch einmal an, bevor du das aufschreibst.
no-pad-changed = Das hat jemand anderes gerade geändert. Sieh dir den Block noch einmal an, bevor du das aufschreibst.
no-pad-read-only = Du kannst diesen Block ansehen, aber nicht darauf schreiben. Lass dir den Link zum Schreiben geben.
no-pad-large = Dieser Block ist voll; ein Server behält { $most } Bytes von einem Block.
no-pad-crowded = Diesen Block sehen sich gerade zu viele Leute an; versuch es später noch einmal.
no-no-pad = Diesen Block gibt es hier nicht.
