# Das Würfelspiel im Terminal.

cli-one-person = Im Terminal kann { $game } nur eine Person spielen: Die Karten der anderen lägen offen. Im Browser gibt es dafür einen Vorhang (./play).
t-dice-roll = { $name }, du bist dran: T wirft die Würfel.
t-dice-keep = Ziffern behalten Würfel, A behält, was passt; T wirft die übrigen.
t-dice-all-kept = Alle zehn Würfel sind behalten: Gib mindestens einen zurück, um ihn zu werfen.
t-dice-legend = ▲ behalten · ● nützlich · ✓ zählt
t-key-throw = Werfen
t-key-score = Aufschreiben
t-key-decline = Nichts aufschreiben
t-key-fits = Passendes behalten
