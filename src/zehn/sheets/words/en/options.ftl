# What can be agreed on before a game: opponents, time, house rules.

w-bots = Opponents
w-bot-count =
    { $count ->
        [one] 1 opponent
       *[other] { $count } opponents
    }
w-level = Level of the bots
w-level-missing = { $why ->
    [slow] too slow for a browser
    [wait] too slow for a bot in a browser, but it gives the hints when you play alone
   *[tables] needs tables that are too large for a browser
}
w-pace = Bots think
w-pace-name =
    { $number ->
        [0] hardly at all
        [1] briefly
        [2] at leisure
       *[other] for a long time
    }
w-clock = Time for a decision
w-clock-name =
    { $seconds ->
        [0] as long as you like
       *[other] { $seconds } seconds
    }
w-house-rules = House rules
w-usual = Reset
w-none = none
w-set-edition = Edition
w-set-edition-classic = Classic
w-set-edition-compact = Compact
w-set-variants = Variants
w-set-variants-fixed_rounds = Fixed number of rounds
w-set-variants-fixed_rounds-says = After each round everybody moves on by one phase, laid or not. The fewest points win.
w-set-variants-knocking = Knocking
w-set-variants-knocking-says = After a discard, everybody may knock for the card out of turn.
w-set-variants-free_order = Free order
w-set-variants-free_order-says = Lay any phase that you have not done yet.
w-set-phases = Phases
w-set-first_card_skip = If the first card turned up is a skip
w-set-first_card_skip-ignore = nothing happens
w-set-first_card_skip-skips_first_player = the player who would begin misses a turn
w-set-take_skip = Skips may be taken from the discard pile (to the letter, the instructions do not forbid it)
w-set-go_out = The last card
w-set-go_out-discard = is always discarded
w-set-go_out-any = may also be laid or hit
w-set-turn_limit = Most turns in a round
w-set-used_skip_goes = A used skip goes
w-set-used_skip_goes-under = under the discard pile
w-set-used_skip_goes-top = on top of the discard pile
w-set-final_tie = A tie at the end
w-set-final_tie-shared = is a shared victory
w-set-final_tie-playoff = is settled by a playoff
w-set-turn_pile = When the draw pile is empty, the discard pile is turned over
w-set-turn_pile-at_once = at once, before the next turn
w-set-turn_pile-on_draw = only when somebody wants to draw from it; until then the open card may be taken
w-set-last_skip = A skip as your last card
w-set-last_skip-skip = is played in front of somebody, as usual
w-set-last_skip-either = may also simply be discarded
w-set-knock_again = Whoever has knocked may knock again
w-set-knock_again-own_turn = after a turn of their own or somebody else’s knock
w-set-knock_again-next_discard = from the second card on that others discard
w-set-solo_decline = Alone, to decline a phase that you have made
w-set-solo_decline-fails = is a failed attempt
w-set-solo_decline-free = costs nothing; hints still count it as a failed attempt
w-set-knock_window = Seconds for knocking
w-phases-preset =
    { $preset ->
        [all] All
        [short] Short evening: 1, 4, 8
        [five] The first five
        [even] Even ones
       *[odd] Odd ones
    }
w-phases-own = Choose phases
w-own-sheet = Your own sheet
w-own-sheet-says = A file with phases and house rules of your own (TOML). If there is a mistake in it, you will see it here.
w-own-sheet-choose = Choose a file …
w-own-sheet-used = Playing by “{ $name }”
w-own-sheet-drop = Play without it
w-own-sheet-reading = Reading the sheet …
no-own-sheet-unreadable = This file cannot be read.

d-alone = none: alone, to beat your own record
w-rules-change = Change the rules
w-rules-agree = Play like this
