"""The table by which a pad tells chances in the dice game (src/zehn/pad/dice/outlook.toml), from the solved race.

python benches/pad_outlook.py
"""

from zehn.games.dice import RULES
from zehn.players.dice.racer import LAST, PRICES
from zehn.solver.race import race

STEP = 20

if __name__ == "__main__":
    rules = RULES.read({})
    for name, price in (("usual", PRICES[len(PRICES) // 2]), ("last", LAST)):
        print(f"{name} = [")
        solver = race(rules).at_price(price)
        for stage, phase in enumerate(rules.phases):
            totals = range(0, sum(rules.most[:stage]) + 1, STEP)
            row = [round(solver.value(phase.number, total) - total) for total in totals]
            print(f"    {row[:1] if len(set(row)) == 1 else row},")
        print("]")
