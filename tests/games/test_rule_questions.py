"""Questions of a family that has never played: the printed rules alone must answer each of them.

For each game, and each edition of the phase cards, twenty questions that its instructions answer. Beside a question
stands what answers it in print, in German and in English.
"""

from typing import Any

import pytest

from zehn.games.dice import DiceRules
from zehn.games.phase10 import Rules
from zehn.games.profisort import Rules as SortRules
from zehn.games.rulebook import chapters, rulebook
from zehn.words import words

Questions = list[tuple[str, ...]]

CLASSIC: Questions = [
    ("Wann habe ich gewonnen?", "Es gewinnt, wer zuerst Phase 10 geschafft hat"),
    ("Wie viele können mitspielen?", "2 bis 6 Personen"),
    ("Wie viele Joker und Aussetzkarten gibt es?", "8 Joker und 4 Aussetzkarten"),
    ("Was brauchen wir außer den Karten?", "Papier und Stift"),
    ("Wie viele Karten bekomme ich?", "teilt an alle je 10 Karten aus"),
    ("Woher kommt die erste Karte des Ablagestapels?", "oberste Karte wird aufgedeckt danebengelegt"),
    ("Wer fängt an, und wie herum geht es?", "Wer links vom Geber sitzt, beginnt; dann geht es im Uhrzeigersinn"),
    ("Darf ich die offene Karte nehmen?", "die oberste, offene Karte vom Ablagestapel"),
    ("Muss ich auslegen, sobald ich kann?", "Du darfst damit auch warten."),
    ("Darf ich erst einen Drilling und später den zweiten legen?", "nie nur einen Teil"),
    ("Was lege ich in Phase 8?", "Phase 8: 7 Karten einer Farbe"),
    ("Müssen Drillinge eine Farbe haben?", "die Farben spielen keine Rolle"),
    ("Geht 11-12-1-2 als Folge?", "11-12-1-2 geht nicht"),
    ("Darf ich mehr auslegen als verlangt?", "zu 5-5-5 jede weitere 5 und zu 7-8-9-10 eine 6 und eine 11"),
    ("Ich habe drei Drillinge. Darf ich alle auslegen?", "Wo zwei verlangt sind, legst du keine dritte aus"),
    ("Sind sechs Siebenen zwei Drillinge?", "6 bzw. 8 gleiche Karten gelten auch als 2 Drillinge bzw. 2 Vierlinge"),
    ("Darf ich bei anderen anlegen?", "an deine eigenen Gruppen und an die der anderen"),
    ("Wohin mit der Aussetzkarte, die vor mir liegt?", "Du schiebst sie nur unter den Ablagestapel"),
    ("Was kosten die Karten, die mir bleiben?", "1 bis 9: je 5; 10 bis 12: je 10; Aussetzkarten: je 15; Joker: je 20"),
    ("Was, wenn zwei im selben Durchgang Phase 10 schaffen?", "gewinnt, wer insgesamt die wenigsten Punkte hat"),
    (
        "Bekomme ich das X auch, wenn ich noch Karten habe?",
        "bekommt auf dem Wertungsblatt ein X dafür, auch wenn noch Karten",
    ),
    ("Was schreibt, wer den Durchgang beendet?", "Alle anderen schreiben Punkte"),
    ("Darf ich einen Joker vom Tisch zurücktauschen?", "Niemand tauscht ihn aus"),
    ("Wie viele Joker dürfen in eine Phase?", "Du darfst so viele Joker nehmen, wie du willst"),
    ("Welche Farbe hat ein Joker in Phase 8?", "Ein Joker steht für jeden Wert und jede Farbe"),
    ("Kann ein Joker aussetzen lassen?", "Als Aussetzkarte kannst du einen Joker nicht spielen"),
    ("Wer soll aussetzen?", "vor eine Person deiner Wahl – nie vor dich selbst"),
    ("Dürfen zwei Aussetzkarten vor mir liegen?", "Vor niemandem liegt mehr als eine Aussetzkarte"),
    (
        "Darf ich mit einer Aussetzkarte Schluss machen?",
        "Auch mit einer Aussetzkarte als letzter Karte darfst du den Durchgang beenden",
        "sie bewirkt nichts mehr",
    ),
    ("Wer gibt als Nächstes?", "Im nächsten Durchgang gibt, wer links vom bisherigen Geber sitzt"),
    ("Behalte ich meine Karten für den nächsten Durchgang?", "Dann geben alle ihre Karten ab, auch die vom Tisch"),
    (
        "Ich bin in Phase 6, du in Phase 2. Geht das?",
        "Du gehst die Phasen der Reihe nach an, gleich wie weit die anderen",
    ),
    ("Wie sieht das Blatt aus?", "So kann ein Wertungsblatt nach 5 Durchgängen aussehen"),
]

COMPACT: Questions = [
    ("Was ist das Ziel?", "Es gewinnt, wer zuerst Phase 10 geschafft hat"),
    ("Wer bekommt wie viele Karten?", "teilt an alle je 10 Karten aus"),
    ("Was tue ich in meinem Zug zuerst?", "1. eine Karte aufnehmen – Pflicht"),
    ("Muss ich am Ende abwerfen?", "4. eine Karte auf den Ablagestapel abwerfen – Pflicht"),
    ("Was ist, wenn der Stapel leer ist?", "der ganze Ablagestapel samt seiner obersten Karte gewendet und gemischt"),
    ("Vor wem liegt die Aussetzkarte?", "vor eine Person deiner Wahl – nie vor dich selbst"),
    ("Was mache ich, wenn ich aussetze?", "Du legst sie nur oben auf den Ablagestapel"),
    ("Darf ich mit dem Auslegen warten?", "Du darfst damit auch warten."),
    (
        "Darf ich mehr als nötig auslegen?",
        "Passen noch mehr deiner Karten zu diesen Gruppen, dürfen sie gleich mit auf den Tisch",
    ),
    ("Muss die letzte Karte abgeworfen werden?", "Auch deine letzte Karte musst du abwerfen"),
    ("Wann ist der Durchgang zu Ende?", "endet sofort, wenn jemand die letzte Karte abgeworfen hat"),
    ("Was zählt ein Joker auf der Hand?", "Joker: je 20"),
    ("Ich habe meine Phase nicht geschafft. Was nun?", "versuchst du dieselbe noch einmal"),
    ("Ich habe ausgelegt, aber noch Karten. Darf ich weiter?", "die folgende dran, auch wenn dir Karten übrig"),
    ("Darf ich zwei Phasen in einem Durchgang legen?", "höchstens eine je Durchgang"),
    ("Geht eine Folge über die 12 hinaus?", "Auf 12 folgt nicht wieder 1"),
    ("Welche Farbe hat ein Joker?", "Ein Joker steht für jeden Wert und jede Farbe"),
    ("Kann ein Joker aussetzen lassen?", "Als Aussetzkarte kannst du einen Joker nicht spielen"),
    ("Können zwei Aussetzkarten vor mir liegen?", "Vor niemandem liegt mehr als eine Aussetzkarte"),
    ("Darf meine letzte Karte eine Aussetzkarte sein?", "Du wirfst sie einfach ab oder spielst sie"),
    ("Was ist bei Gleichstand?", "Wer die Phase zuerst auslegt, gewinnt sofort"),
    ("Aus welchen Karten lege ich?", "nur Karten aus deiner eigenen Hand"),
    (
        "Sind sechs gleiche Karten zwei Drillinge?",
        "6 bzw. 8 gleiche Karten gelten auch als 2 Drillinge bzw. 2 Vierlinge",
    ),
    ("Darf ich einen dritten Drilling auslegen?", "Wo zwei verlangt sind, legst du keine dritte aus"),
    ("Darf ein Joker vom Tisch ersetzt werden?", "Niemand tauscht ihn aus oder nimmt ihn zurück"),
    ("Was zählen die anderen Karten?", "1 bis 9: je 5; 10 bis 12: je 10; Aussetzkarten: je 15"),
    ("Darf ich bei anderen anlegen?", "an deine eigenen Gruppen und an die der anderen"),
    ("Zwei legen die letzte Phase. Wer gewinnt?", "sind es mehrere, gewinnt, wer insgesamt die wenigsten Punkte hat"),
]

DICE: Questions = [
    ("Wer gewinnt?", "Es gewinnt, wer alle Phasen geschafft und die meisten Punkte hat"),
    ("Welche Würfel gibt es?", "Sechs Würfel sind hoch, mit den Zahlen 5 bis 10; vier sind niedrig"),
    ("Welche Farben gibt es?", "blau, rot, orange oder grün"),
    ("Wofür steht ein Joker?", "Ein Joker steht für eine beliebige Zahl"),
    ("Darf ein Vierling nur aus Jokern sein?", "sogar nur Joker"),
    ("Was zählt ein Joker?", "Joker zählen 0"),
    ("Dürfen beide Drillinge aus Achten sein?", "8-8-8 und 8-8-Joker schaffen zusammen Phase 1"),
    ("Welche Siebenerfolgen gehen?", "1-2-3-4-5-6-7 geht, 4-5-6-7-8-9-10 auch und jede dazwischen"),
    ("Kann ein Joker in Phase 8 die Farbe wechseln?", "zählt ein Joker nur in der Farbe, die er zeigt"),
    ("Was heißen die Zahlen in Klammern?", "in Klammern steht, wie viele Punkte jede höchstens bringt"),
    ("Wer schreibt, und wer beginnt?", "Eine Person schreibt", "Sie beginnt auch"),
    ("Und wenn wir sechs sind?", "Bei mehr als vier Personen legt ihr zwei Blätter nebeneinander"),
    ("Wie oft darf ich würfeln?", "bis zu 3 Würfe"),
    ("Darf ich Beiseitegelegtes wieder werfen?", "auch Würfel wieder dazunehmen, die schon beiseitelagen"),
    ("Was, wenn ich die Phase nicht schaffe?", "du versuchst dieselbe Phase noch einmal"),
    ("Muss ich wenige Punkte aufschreiben lassen?", "darfst du auf das Notieren verzichten"),
    ("Zählt die fünfte Neun für den Vierling?", "9 + 9 + 9 + 9 + 5 + 4 + 2 = 47 Punkte"),
    ("Wann gibt es den Fünf-Phasen-Bonus?", "insgesamt 221 Punkte oder mehr, bekommst du 40 Punkte dazu, sonst eine 0"),
    ("Was ist dieselbe Runde?", "Ein Durchgang beginnt immer bei der Person, die schreibt"),
    ("Ab wann zählen wir zusammen?", "Zählt ab Phase 2 gleich die Zwischensumme mit"),
    ("Welche Phase kommt als Nächstes?", "Das sind die 10 Phasen, in dieser Reihenfolge"),
    ("Darf ich nach dem ersten Wurf aufhören?", "Du darfst jederzeit aufhören"),
    (
        "Bekommt A in der nächsten Runde den Bonus?",
        "A dran und schafft Phase 10, aber im nächsten Durchgang: kein Bonus",
    ),
    ("Ich scheitere im letzten Anlauf. Und meine Punkte?", "ist das Spiel für dich vorbei; deine Punkte behältst du"),
    ("Kann ich gewinnen, ohne alle Phasen zu haben?", "Gewinnen kann nur, wer alle Phasen geschafft hat"),
    ("Bekommt C den Zehn-Phasen-Bonus?", "kein Bonus, denn C war zu Beginn des Zugs noch nicht in Phase 10"),
    ("Was passiert, wenn jemand fertig ist?", "haben alle anderen der Reihe nach noch einen letzten Anlauf"),
    ("Was ist bei Gleichstand?", "entscheidet die höchste Punktzahl in einer einzelnen Phase"),
    ("Was kostet allein ein Fehlversuch?", "kostet sofort 5 Punkte"),
    ("Gibt es allein den Zehn-Phasen-Bonus?", "nur, wenn Phase 10 beim ersten Versuch gelingt"),
]

SORT: Questions = [
    ("Wer gewinnt?", "Es gewinnt, wer dann die wenigsten Punkte hat"),
    ("Welche Karten brauchen wir?", "112 Karten aus Rommé-Blättern", "8 Joker"),
    (
        "Wie viele Karten bekomme ich, und wer beginnt?",
        "Alle bekommen verdeckt 10 Karten",
        "Wer nach dem Geber sitzt, beginnt",
    ),
    ("Ich habe drei Asse bekommen. Was nun?", "drei oder mehr Asse, darfst du neu geben lassen"),
    ("Darf ich vom Ablagestapel ziehen?", "Gezogen wird immer vom Talon, nie vom Ablagestapel"),
    ("Darf ich zwei Aufgaben in einem Zug auslegen?", "eine oder mehrere Aufgaben auslegen, jede vollständig"),
    ("Darf ich eine Aufgabe zweimal machen?", "Jede Aufgabe erledigst du im ganzen Spiel nur einmal"),
    ("Zählt ein bunter Vierling für zwei Aufgaben?", "Aufgabe 3 ist damit nicht erledigt"),
    ("Darf ich sofort beenden?", "Auch wer beginnt, darf schon im ersten Zug fertig werden"),
    ("Wie weit darf ich eine Folge verlängern?", "hinunter bis 2 und hinauf bis K"),
    ("Was darf an den Vierling aus vier Farben?", "nur wieder ein ganzer Vierling aus verschiedenen Farben"),
    ("Was darf an die doppelten Karten?", "immer nur ein ganzes Paar auf einmal"),
    ("Was darf an 3-5-9-B?", "Zu Pik 3, Herz 5, Karo 9, Kreuz B (Aufgabe 10) passen Herz 3, Pik B"),
    ("Darf ich 4-6-10-D neben 3-5-9-B legen?", "Wiederholst du mit ihr Aufgabe 10 als Aufgabe 15"),
    ("Darf ein Joker allein liegen?", "Keine Gruppe darf nur aus Jokern bestehen"),
    (
        "Darf ich an 5 Zwillinge einen Joker legen?",
        "Bei Aufgaben ohne Joker geht das nie",
        "5 Zwillinge – 10 Karten, ohne Joker",
    ),
    ("Was bringt es, keinen Joker zu nehmen?", "streichst du ihre Sonderpunkte"),
    (
        "Was tue ich mit einem Ass?",
        "wirfst du ab, oder du legst es in deinem Zug",
        "Dafür bekommst du keine neue Karte",
    ),
    ("Ich habe ein Ass bekommen. Was nun?", "Entweder wirfst du es ab, statt zu ziehen, und setzt damit aus"),
    ("Kann ich mit einem bekommenen Ass fertig werden?", "kannst du nicht fertig werden"),
    (
        "Was kosten die Karten?",
        "2 bis 10: je 5; B, D und K: je 10; A: je 15; Joker: je 20",
        "Bekommene Asse zählen mit",
    ),
    ("Was, wenn der Talon leer ist?", "wenn zu Beginn eines Zugs der Talon leer ist"),
    ("Was passiert mit Sonderpunkten, die übrig sind?", "die Sonderpunkte dazu, die du nicht gestrichen hast"),
    ("Was heißen I, II und III?", "zeigt, wer als Nächstes gibt; wer zuerst gegeben hat, ist I"),
    ("Gibt es etwas für den Anfang?", "Wer zuerst fünf oder zehn Aufgaben erledigt hat, gewinnt, ohne Punkte"),
    ("Was ist Aufgabe 15?", "noch einmal aus und beendest damit den Durchgang"),
    ("Wer darf mitspielen?", "2 bis 3 Personen"),
    ("Wohin mit der letzten Karte?", "die letzte muss auf den Ablagestapel"),
    (
        "Wann darf ich bei anderen anlegen?",
        "Hast du in diesem Durchgang selbst eine Aufgabe ausgelegt",
        "eigene und fremde",
    ),
    ("Wie viele Asse darf ich abgeben?", "In einem Durchgang darfst du jeder Person höchstens ein Ass geben"),
    ("Darf ich ein bekommenes Ass weitergeben?", "Weitergeben darfst du es nicht"),
    ("Wann ist das Spiel aus?", "Das Spiel endet mit dem Durchgang, in dem jemand alle Aufgaben"),
    ("Darf ich einen ausgelegten Joker zurücknehmen?", "Niemand tauscht ihn aus oder nimmt ihn zurück"),
    ("Gehört ein Ass in eine Aufgabe?", "Asse gehören zu keiner Aufgabe"),
    ("Was bringt es, ein Paar von Aufgaben zu schaffen?", "du streichst sie, sobald beide Aufgaben erledigt sind: 1+2"),
]

#: The instructions of the phase cards describe four variants; each is asked of the print in which it is chosen.
VARIANTS: list[tuple[dict[str, Any], str, str]] = [
    ({"variants": ["fixed_rounds"]}, "Wie viele Durchgänge spielen wir?", "Ihr spielt genau 10 Durchgänge"),
    ({"variants": ["fixed_rounds"]}, "Ich habe nicht ausgelegt. Und jetzt?", "rücken alle eine Phase weiter, ob sie"),
    (
        {"variants": ["fixed_rounds"]},
        "Wer gewinnt?",
        "Nach dem letzten Durchgang gewinnt, wer die wenigsten Punkte hat",
    ),
    ({"phases": "even"}, "Welche Phasen spielen wir?", "Das sind die 5 Phasen: [P10-12] Phase 2: Drilling"),
    ({"phases": "first:5"}, "Wann ist Schluss?", "mindestens eine Person Phase 5 ausgelegt hat"),
    (
        {"variants": ["knocking"]},
        "Was bekomme ich, wenn ich klopfe?",
        "bekommt die Karte, statt aufzunehmen, und spielt",
    ),
    (
        {"variants": ["knocking"]},
        "Wer ist danach dran?",
        "Danach geht es links von der Person weiter, die geklopft hat",
    ),
    (
        {"variants": ["knocking"]},
        "Darf ich gleich noch einmal klopfen?",
        "Zweimal direkt hintereinander darfst du nicht",
    ),
    ({"variants": ["free_order"]}, "Welche Phase darf ich legen?", "eine beliebige Phase auslegen, die du noch nicht"),
    ({"variants": ["free_order"]}, "Wann bekomme ich das X?", "sie bekommt sofort ihr X"),
    (
        {"variants": ["free_order"]},
        "Wird aus Phase 4 durch Anlegen Phase 5?",
        "Durch späteres Anlegen wird daraus keine",
    ),
    ({"variants": ["free_order"]}, "Wer gewinnt?", "Wer zuerst alle 10 Phasen geschafft hat, gewinnt"),
]

VARIANTS_IN_ENGLISH: list[tuple[dict[str, Any], str, str]] = [
    ({"variants": ["fixed_rounds"]}, "How many rounds do we play?", "You play exactly 10 rounds"),
    (
        {"variants": ["fixed_rounds"]},
        "I missed my phase. What now?",
        "everyone moves on by one phase, whether they have laid it",
    ),
    ({"variants": ["fixed_rounds"]}, "Who wins?", "After the last round the player with the fewest points wins"),
    ({"phases": "odd"}, "Which phases do we play?", "These are the 5 phases: [P10-12] Phase 1: 2 sets of 3"),
    ({"phases": "first:5"}, "When is it over?", "at least one player has laid phase 5"),
    (
        {"variants": ["knocking"]},
        "What do I get for a knock?",
        "gets the card instead of drawing and plays a whole turn",
    ),
    ({"variants": ["knocking"]}, "Whose turn is it then?", "Then it is the turn of the knocker’s left neighbour"),
    ({"variants": ["knocking"]}, "May I knock again at once?", "You may not knock twice in a row"),
    ({"variants": ["free_order"]}, "Which phase may I lay?", "you may lay any one phase that you have not done yet"),
    ({"variants": ["free_order"]}, "When do I get the X?", "it gets its X at once"),
    ({"variants": ["free_order"]}, "Does phase 4 grow into phase 5?", "Phase 4 (run of 7) stays phase 4"),
    ({"variants": ["free_order"]}, "Who wins?", "The first player to have done all 10 phases wins"),
]

#: What Profi-Sort's instructions say of their variant and of the first games, asked of the print in which it is chosen.
SORT_VARIANTS: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"variants": ["draw_from_discard"]},
        "de",
        "Darf ich vom Ablagestapel ziehen?",
        "oder die oberste Karte des Ablagestapels",
    ),
    ({"variants": ["draw_from_discard"]}, "de", "Auch ein Ass?", "nehmen, nur kein Ass"),
    (
        {"first_to": 5},
        "de",
        "Wer gewinnt?",
        "Wer zuerst 5 Aufgaben erledigt hat, gewinnt sofort. Punkte werden nicht gezählt",
    ),
    ({"tasks": "3,4,7"}, "de", "Was wird gespielt?", "Ihr spielt nur diese Auswahl aus 15 Aufgaben"),
    (
        {"variants": ["draw_from_discard"]},
        "en",
        "May I draw a discard?",
        "or take the top card of the discard pile, but never an ace",
    ),
    ({"first_to": 5}, "en", "Who wins?", "the first player to have done 5 tasks wins at once. No points are counted"),
    ({"tasks": "3,4,7"}, "en", "What do we play?", "You play only these of the 15 tasks"),
]

CLASSIC_IN_ENGLISH: Questions = [
    ("When have I won?", "The first player to have done phase 10 wins"),
    ("How many can play?", "2 to 6 people can play"),
    ("Which cards are there?", "the values 1 to 12 in 4 colours", "8 wilds and 4 skips"),
    ("How many cards do I get?", "deals 10 cards to everyone"),
    ("Who begins?", "The player on the dealer’s left begins, then play goes round clockwise"),
    ("Who deals next?", "by the player on the left of this round’s dealer"),
    ("What do I do first on my turn?", "1. draw a card – you must"),
    ("May I take the open card?", "or the open card on top of the discard pile"),
    ("Must I lay as soon as I can?", "You may also wait."),
    ("May I lay a part of my phase?", "never just a part of it"),
    ("Do sets need one colour?", "A set is cards of the same value; colours do not matter"),
    ("Does 11-12-1-2 make a run?", "11-12-1-2 is not"),
    ("May I lay more than is asked for?", "to 5-5-5 any other 5 and to 7-8-9-10 one 6 and one 11"),
    ("May I lay a third set?", "if two are asked for, you cannot lay a third"),
    ("Are six sevens two sets of three?", "6 or 8 equal cards also count as 2 sets of 3 or 2 sets of 4"),
    ("May I add to the groups of others?", "to your own groups and to those of others"),
    ("May I swap a wild back?", "nobody exchanges it or takes it back"),
    ("What do I do with a skip in front of me?", "slide the card under the discard pile"),
    ("May my last card be a skip?", "You may also end a round with a skip as your last card"),
    ("What does my hand cost?", "1 to 9: 5 each; 10 to 12: 10 each; skips: 15 each; wilds: 20 each"),
    ("I missed my phase. What now?", "you try the same one again, as often as you need"),
    ("Two of us did phase 10. Who wins?", "the one with the fewest points overall wins"),
]

COMPACT_IN_ENGLISH: Questions = [
    *[
        asked
        for asked in CLASSIC_IN_ENGLISH
        if "a skip in front of me" not in asked[0] and "last card be" not in asked[0]
    ],
    ("What do I do with a skip in front of me?", "put the card on top of the discard pile"),
    ("May my last card be a skip?", "You simply discard it, or play it in front of anyone you like"),
    ("What if the draw pile is empty?", "the whole discard pile, top card included, is first turned over and shuffled"),
    ("We are tied. What now?", "Whoever lays the phase first wins at once"),
]

DICE_IN_ENGLISH: Questions = [
    ("Who wins?", "the player who has done all phases and has the most points"),
    ("Which dice are there?", "Six dice are high, with the numbers 5 to 10; four are low, with 1 to 4 and two wilds"),
    ("How many can play?", "1 to 8 people can play"),
    ("Who writes, and who begins?", "One of you is the scribe", "They also begin"),
    ("And if there are six of us?", "put two sheets side by side"),
    ("How often may I roll?", "you have up to 3 rolls"),
    ("May I roll dice that I had set aside?", "this time you may also pick up dice that you had set aside before"),
    ("What if I do not make the phase?", "you get no points and try the same phase again"),
    ("May I refuse a low score?", "you may decline them"),
    ("What do the numbers in brackets mean?", "the number in brackets is the most points that each can bring"),
    ("May both sets be eights?", "8-8-8 and 8-8-wild together make phase 1"),
    ("Which runs of seven are there?", "1-2-3-4-5-6-7 is fine, so is 4-5-6-7-8-9-10, and any between them"),
    ("What does a wild stand for?", "A wild stands for any number", "even nothing but wilds"),
    ("May a wild change its colour in phase 8?", "a wild counts only in the colour that it shows"),
    ("What is the roll worth?", "9 + 9 + 9 + 9 + 5 + 4 + 2 = 47 points"),
    ("What is the five-phase bonus?", "The five-phase bonus: if you have 221 points or more"),
    ("What is the same round?", "A round always begins with the scribe"),
    ("Who gets no ten-phase bonus?", "players who sit before the first to finish play on in the next round"),
    ("Somebody has finished. What now?", "you play your missing phases one right after another"),
    ("And if we are tied?", "the highest score in a single phase decides"),
    ("What does a failed attempt cost alone?", "every failed attempt costs 5 points at once"),
    ("Is there a ten-phase bonus alone?", "only if you make phase 10 at the first attempt"),
]

SORT_IN_ENGLISH: Questions = [
    ("Who wins?", "The player who then has the fewest points wins"),
    ("Which cards do we need?", "112 cards from rummy packs", "8 jokers"),
    ("How many cards do I get, and who begins?", "Everyone is dealt 10 cards", "The player after the dealer begins"),
    ("I was dealt three aces.", "you may ask for a new deal or keep your cards"),
    ("Where do I draw?", "You always draw from the draw pile, never from the discard pile"),
    ("May I lay two tasks in one turn?", "you may lay one task or several, each complete"),
    ("May I do a task twice?", "You do every task only once in the whole game"),
    ("Do four suits count for two tasks?", "task 3 is not done by that"),
    ("May I go out at once?", "Even the player who begins may go out on the very first turn"),
    ("How far can a run grow?", "down to 2 and up to K"),
    ("What goes on task 3?", "takes only another whole set of 4 in different suits"),
    ("What goes on task 9?", "Task 9 takes only a whole pair at once"),
    ("What goes on 3-5-9-J?", "J of clubs (task 10) takes 3 of hearts, J of spades"),
    ("May I lay 4-6-10-Q beside 3-5-9-J?", "if you repeat task 10 with it as task 15 and end the round"),
    ("May a group be jokers only?", "No group may be jokers only"),
    (
        "May I add a joker to five pairs?",
        "You can never add one to a task without jokers",
        "five pairs – 10 cards, no jokers",
    ),
    ("Why lay without a joker?", "without any joker, you strike its bonus points"),
    ("What can I do with an ace?", "You can discard an ace of your own", "You get no new card for it"),
    ("I was given an ace.", "either you discard it instead of drawing, and so miss your turn, or you keep it"),
    ("Can I go out with it?", "As long as you have an ace that you were given you cannot go out"),
    ("What do cards cost?", "2 to 10: 5 each; J, Q and K: 10 each; A: 15 each; jokers: 20 each"),
    ("What if the draw pile is empty?", "when the draw pile is empty at the start of a turn"),
    ("What happens to open bonus points?", "the bonus points that you have not struck are added"),
    ("What do I, II and III mean?", "shows who deals next; the first dealer is I"),
    ("What is task 15?", "you lay a task that you have already done once more and end the round with it"),
]

BOOKS: list[tuple[Any, str, Questions]] = [
    (Rules(), "de", CLASSIC),
    (Rules(settings={"edition": "compact"}), "de", COMPACT),
    (DiceRules(), "de", DICE),
    (SortRules(), "de", SORT),
    (Rules(), "en", CLASSIC_IN_ENGLISH),
    (Rules(settings={"edition": "compact"}), "en", COMPACT_IN_ENGLISH),
    (DiceRules(), "en", DICE_IN_ENGLISH),
    (SortRules(), "en", SORT_IN_ENGLISH),
]
ASKED = [
    pytest.param(rules, language, answers, id=question)
    for rules, language, questions in BOOKS
    for question, *answers in questions
]


#: The clauses of the other two games where a choice was made, as the rules of the project mark them.
DECIDED: list[tuple[Any, set[int]]] = [
    (DiceRules(), {2, 14, 16, 17}),
    (SortRules(), {3, 9, 12, 13, 17, 18, 19, 21, 23, 24, 25}),
]


@pytest.mark.parametrize(("rules", "decided"), DECIDED, ids=["dice", "profisort"])
@pytest.mark.parametrize(("language", "mark"), [("de", "(Entschieden"), ("en", "(Decided")])
def test_every_decision_is_marked_with_its_reason(rules: Any, decided: set[int], language: str, mark: str) -> None:
    paragraphs = [paragraph for _, parts in chapters(rules, words(language)) for paragraph in parts]
    assert {int(one.clause[-2:]) for one in paragraphs if mark in one.text} == decided


def printed(rules: Any, language: str) -> str:
    return " ".join(rulebook(rules, words(language)).split())


def test_there_are_twenty_questions_for_each_book() -> None:
    assert all(len(questions) >= 20 for *_, questions in BOOKS)


@pytest.mark.parametrize(("rules", "language", "answers"), ASKED)
def test_the_print_answers(rules: Any, language: str, answers: list[str]) -> None:
    text = printed(rules, language)
    assert answers
    assert [answer for answer in answers if answer not in text] == []


CHOSEN: list[tuple[Any, dict[str, Any], str, str, str]] = [
    (Rules, settings, "de", question, answer) for settings, question, answer in VARIANTS
]
CHOSEN += [(Rules, settings, "en", question, answer) for settings, question, answer in VARIANTS_IN_ENGLISH]
CHOSEN += [(SortRules, *asked) for asked in SORT_VARIANTS]


@pytest.mark.parametrize(("game", "settings", "language", "_question", "answer"), CHOSEN)
def test_the_print_answers_about_a_variant_where_it_is_chosen(
    game: Any, settings: dict[str, Any], language: str, _question: str, answer: str
) -> None:
    assert answer in printed(game(settings=settings), language)
    assert answer not in printed(game(), language)


def test_nothing_is_explained_that_is_not_played() -> None:
    """With two tasks there are no runs, no pairs and no repetition to explain (SORT-26)."""
    text = printed(SortRules(settings={"tasks": "3,7"}), "de")
    for about in (
        "Folge",
        "Wiederhol",
        "Aufgabe 15",
        "Aufgabe 10",
        "Aufgabe 9",
        "Paar",
        "SORT-13",
        "SORT-07] Beispiel",
        "Auf den König",
        "heißen Bilder",
    ):
        assert about not in text
    assert "SORT-26" in text
    few = printed(DiceRules.read({"sheet": {"game": "dice", "phases": [{"contract": "2*set(3)"}]}}), "de")
    for about in ("Folge sind", "Fünf-Phasen-Bonus", "Würfeln einer Farbe", "DICE-07", "DICE-11"):
        assert about not in few


def test_jokers_that_no_task_allows_are_explained_all_the_same() -> None:
    """Eight of them are dealt, so somebody will ask what to do with them (SORT-15)."""
    for language, answer in (("de", "du kannst sie nur abwerfen"), ("en", "you can only discard them")):
        assert answer in printed(SortRules(settings={"tasks": "3,13"}), language)
        assert answer not in printed(SortRules(settings={"tasks": "3,4"}), language)


def test_a_game_without_points_does_not_tell_of_bonus_points() -> None:
    for language, bonus in (("de", "Sonderpunkte"), ("en", "bonus points")):
        assert bonus not in printed(SortRules(settings={"tasks": "3,4,8", "first_to": 2}), language)
        assert bonus in printed(SortRules(settings={"tasks": "3,4,8"}), language)


def test_ranks_are_called_the_same_everywhere() -> None:
    german, english = printed(SortRules(), "de"), printed(SortRules(), "en")
    assert "3-5-9-B oder 4-6-10-D" in german
    assert "3-5-9-J" not in german
    assert "3-5-9-J or 4-6-10-Q" in english
    own = {"game": "profisort", "tasks": [{"contract": "any(J,Q;4)"}, {"contract": "run(3)"}], "pairs": []}
    rules = SortRules.read({"sheet": own})
    assert "4 Karten mit den Werten B oder D" in printed(rules, "de")
    assert "4 cards of the ranks J or Q" in printed(rules, "en")


def test_an_own_task_without_jokers_says_so_once() -> None:
    own = {
        "game": "profisort",
        "tasks": [{"contract": "set(3)+set(3,mixed) nowild"}, {"contract": "run(4)"}],
        "pairs": [],
    }
    text = printed(SortRules.read({"sheet": own}), "de")
    assert (
        "1. Drilling + Drilling aus lauter verschiedenen Farben – 6 Karten, ohne Joker; z. B. 6-6-6 und Pik 10," in text
    )
    assert "An den Drilling von Aufgabe 1 darf nur wieder ein ganzer Drilling aus verschiedenen Farben" in text
