"""`steady` at Profi-Sort: keeps several tasks in sight and spoils none without need.

Every open task that the hand is large enough for has a weight: what it is worth, less with every card that is still
missing. A card is worth the weights of the tasks that use it, less what it costs to be left with it; the least useful
one is discarded. It lays as many tasks as it can, goes out when all cards fit, gives aces to the one closest to that –
never at the price of a task that needs all ten cards –, sits out a received ace when it is in the way or costs
more than a turn is worth, and repeats a task as soon as that ends the round.
"""

from mypy_extensions import mypyc_attr

from zehn.cards.groups import Spread
from zehn.cards.notation import Move
from zehn.games.profisort import View
from zehn.games.profisort.finish import can_finish
from zehn.games.profisort.forms import without
from zehn.games.profisort.table import ASK, DRAW, FINISH, PLAY
from zehn.kernel.sorting import Sorting
from zehn.players.common.player import Budget
from zehn.players.common.reasons import Reason
from zehn.players.profisort.player import SortPlayer
from zehn.players.profisort.reasons import why_answer, why_drawn, why_played

#: A further missing card makes a task so many times less urgent; so many tasks are kept in sight, if not faint.
PATIENCE = 3.5
FADED = [PATIENCE**-missing for missing in range(30)]
SIGHT = 6
FAINT = 0.04
#: A task that completes a pair (SORT-25) is worth so much more.
PAIR = 1.3
#: What a point in hand costs, as a share of the heaviest aim: always, and more when an opponent has few cards left.
POINT = 0.01
DANGER = 0.03
FEW = 5
#: What a joker is worth besides what the aims make of it.
JOKER = 0.5
#: Takes in a row after which somebody must draw, so that no round goes on for ever (SORT-05).
MOST_TAKES = 8

Aim = tuple[float, int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Steady(SortPlayer):
    """Weighs the open tasks against each other."""

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        table = view.table
        if table.step == DRAW:
            return self.draw(view)
        if table.step == FINISH:
            return self.finish(view)
        if table.step == ASK:
            return self.answer(view)
        aims = self.aims(view, len(view.cards) - 1)
        move = self.lay(view, aims) or self.repetition(view)
        if move is None and table.laid[view.seat]:
            move = self.hit_or_hold(view, aims)
        return move or self.give(view, aims) or self.discard_received(view) or self.discard(view, aims)

    def why(self, view: View, move: str) -> Reason | None:
        """The numbers by which it draws, lays and discards."""
        table = view.table
        made = table.rules.notation.read(move)
        if made is None:
            return None
        drawn = table.step in (PLAY, FINISH)
        aims = self.aims(view, len(view.cards) - drawn)
        _, place, missing = aims[0] if aims else (0.0, 0, 0)
        task = table.rules.tasks[place].number if aims else 0
        if table.step == ASK:
            return why_answer(view, made, task, missing)
        if not drawn:
            return why_drawn(view, made, task, place)
        return why_played(view, made, task, place, self.struck(view, made))

    def struck(self, view: View, move: Move) -> int:
        """SORT-16, SORT-25: the bonus points that a laying strikes."""
        rules, done = view.table.rules, view.table.standing.done[view.seat]
        if move.verb != "lay" or rules.first_to:
            return 0
        task = rules.tasks[rules.place_of[move.number]]
        jokerless = task.jokers and all(rules.deck.wild not in spread.cards for spread in move.spreads)
        pair = rules.partner.get(move.number) in done
        return rules.bonus_without_joker * jokerless + rules.bonus_pairs * pair

    # -- aims -------------------------------------------------------------------------------------------------

    def aims(self, view: View, most: int) -> list[Aim]:
        """(weight, place, missing) of the open tasks with at most so many cards, the heaviest first."""
        table, seat = view.table, view.seat
        sorting, rules = view.sorting(), table.rules
        done, partner, place_of, missing_for = table.standing.done[seat], rules.partner, rules.place_of, sorting.missing
        aims = []
        for task in table.open[seat]:
            if task.need <= most:
                number = task.number
                place = place_of[number]
                missing = missing_for(place)
                worth = task.need * PAIR if partner.get(number) in done else task.need
                aims.append((worth * FADED[missing], place, missing))
        if not table.open[seat]:
            aims = self.repetitions(view, most)
        aims.sort(reverse=True)
        return aims

    def repetitions(self, view: View, most: int) -> list[Aim]:
        """The same for task 15: a task done before counts more if it leaves few other cards (SORT-13)."""
        aims = []
        for task in view.table.repeatable(view.seat):
            if task.need <= most:
                place, over = view.table.rules.place_of[task.number], 0.7 * (most - task.need)
                missing = view.sorting().missing(place)
                aims.append((PATIENCE ** -(missing + over), place, missing + (over > 0)))
        return aims

    # -- the turn ---------------------------------------------------------------------------------------------

    def answer(self, view: View) -> Move:
        """SORT-03: keep three aces only if a task is nearly there."""
        aims = self.aims(view, len(view.cards))
        near = any(missing <= 1 for _, _, missing in aims)
        notation = view.table.rules.notation
        return (notation.keep if near else notation.redeal)[view.seat]

    def draw(self, view: View) -> Move:
        table, seat = view.table, view.seat
        notation = table.rules.notation
        if table.received[seat] and not table.rules.discard_received and self.sits(view):
            return notation.sit(seat, table.received[seat][0])
        if table.rules.draw_from_discard and self.takes(view):
            return notation.take[seat]
        return notation.draw[seat]

    def sits(self, view: View) -> bool:
        """SORT-19: whether a received ace is worth a turn: it keeps from going out, or the round may end soon."""
        table, seat = view.table, view.seat
        if table.pile < len(table.players) or (table.laid[seat] and len(view.cards) <= 3):
            return True
        aims = self.aims(view, len(view.cards))
        nearest = min((missing for _, _, missing in aims), default=9)
        if not nearest:
            return not self.aims(view, len(view.cards) - 1) or self.blocked(view, aims)
        hurry = min(table.sizes[other] for other in table.opponents(seat)) <= 2
        return hurry and nearest > 1

    def blocked(self, view: View, aims: list[Aim]) -> bool:
        """Whether every task that could be laid now is too large with an ace on the table (SORT-20)."""
        tasks = view.table.rules.tasks
        return all(missing or tasks[place].need > len(view.cards) - 1 for _, place, missing in aims)

    def takes(self, view: View) -> bool:
        """SORT-05: whether the top discard helps the heaviest aim, or can be hit once a task is down."""
        table = view.table
        if not table.discards or table.rules.is_ace(table.top) or takes_in_a_row(view) >= MOST_TAKES:
            return False
        aims = self.aims(view, len(view.cards))
        if aims and view.sorting().wanted(aims[0][1], table.top):
            return True
        return bool(table.laid[view.seat]) and table.takes >> table.top & 1 == 1

    # -- laying and hitting -----------------------------------------------------------------------------------

    def lay(self, view: View, aims: list[Aim]) -> Move | None:
        """The task after which most further tasks can be laid in the same turn; then the most worthy one."""
        ready = [place for _, place, missing in aims if not missing]
        if not ready:
            return None
        table, seat = view.table, view.seat
        rules = table.rules
        most = len(view.cards) - 1 - bool(table.received[seat])
        tasks = [rules.tasks[place] for place in ready]
        ready = [rules.place_of[task.number] for task in tasks if task.need <= most and task in table.open[seat]]
        if not ready:
            return None
        ways = [(place, next(view.sorting().layouts(place))) for place in ready]
        place, spreads = ways[0] if len(ways) == 1 else max(ways, key=lambda way: self.after(view, *way))
        return rules.notation.lay(seat, rules.tasks[place].number, spreads)

    def after(self, view: View, place: int, spreads: list[Spread]) -> tuple[int, int, float]:
        """How good a laying is: cards of the task that can follow it, no joker used, its worth."""
        rules = view.table.rules
        rest = without(view.cards, [kind for spread in spreads for kind in spread.cards])
        sorting = Sorting.of(rules.sorter, rest)
        open_tasks = [task for task in view.table.open[view.seat] if task.need < len(rest)]
        more = [task.need for task in open_tasks if not sorting.missing(rules.place_of[task.number])]
        task = rules.tasks[place]
        jokerless = task.jokers and all(rules.deck.wild not in spread.cards for spread in spreads)
        return max([need for need in more if task.need + need < len(view.cards)], default=0), jokerless, task.need

    def hit_or_hold(self, view: View, aims: list[Aim]) -> Move | None:
        """Hit what fits – except cards of a task that misses one card, unless the round can be ended now."""
        near = [place for _, place, missing in aims if missing <= 1 and len(view.cards) > 4]
        if not near or (not view.table.received[view.seat] and can_finish(view.table.groups, view.cards)):
            return self.hit(view)
        return None

    # -- aces and the discard -----------------------------------------------------------------------------------

    def give(self, view: View, aims: list[Aim]) -> Move | None:
        """SORT-17: an ace for the opponent closest to going out, if the heaviest aim can do with a card fewer."""
        table, seat, cards = view.table, view.seat, view.cards
        aces = [kind for kind in cards if table.rules.is_ace(kind)]
        if not aces or len(cards) < 2 + bool(table.received[seat]):
            return None
        if aims and not table.laid[seat] and table.rules.tasks[aims[0][1]].need > len(cards) - 2:
            return None
        free = table.receivers(seat)
        if not free:
            return None
        to = min(free, key=lambda other: (len(table.received[other]), table.sizes[other], self.rng.random()))
        return table.rules.notation.give(seat, aces[0], to)

    def discard(self, view: View, aims: list[Aim]) -> Move:
        """The card that the aims use least, seen together with what it costs to hold it."""
        table, sorting = view.table, view.sorting()
        use = self.costs(view)
        kinds = list(use)
        aces = [kind for kind in kinds if table.rules.is_ace(kind)]
        if aces:  # of no use to any task, and dear
            return table.rules.notation.discard[view.seat][self.rng.choice(aces)]
        heaviest = aims[0][0] if aims else 1.0
        for weight, place, _ in aims[:SIGHT]:
            value = weight / heaviest
            if value < FAINT:
                break
            for kind, share in zip(kinds, sorting.usage(place, kinds), strict=True):
                use[kind] += value * share
        least = min(use.values())
        kind = self.rng.choice([kind for kind in kinds if use[kind] == least])
        return table.rules.notation.discard[view.seat][kind]

    def costs(self, view: View) -> dict[int, float]:
        """What the cards in hand cost if the round ends: more if an opponent may soon go out; jokers are useful."""
        table, points = view.table, view.table.rules.points
        fewest = min([table.sizes[other] for other in table.opponents(view.seat)])
        point = POINT + DANGER * max(0, FEW + 1 - fewest)
        use = {kind: -point * points[kind] for kind in view.hand.cards}
        if table.rules.deck.wild in use:
            use[table.rules.deck.wild] += JOKER
        return use


def takes_in_a_row(view: View) -> int:
    """How often the discard pile was drawn from since somebody last drew from the talon."""
    count = 0
    for move in reversed(view.table.moves):
        if move.verb == "draw":
            break
        count += move.verb == "take"
    return count
