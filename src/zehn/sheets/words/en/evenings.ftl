# Own phases: the editor for an evening of your own.

e-title = Your own phases
e-says = Put together the phases for your evening, or draw them at random. How hard each one is, the game tries out for you.
e-kept = Your evenings
e-new = New evening
e-name = Name
e-unnamed = Our evening
e-phases = Phases
e-new-phase = New phase
e-change-phase = Change the phase
e-edit = Change
e-remove = Remove
e-up = Move phase { $number } up
e-down = Move phase { $number } down
e-take = Done
e-add-group = What is to be collected?
e-and = And also
e-kind-set = Equal numbers
e-kind-run = Run
e-kind-colour = One colour
e-kind-suited = Run in one colour
e-kind-twin = Identical cards
e-kind-mixed = Equal number, all colours different
e-kind-any = Certain numbers
e-kind-each = One of each number
e-cards = Cards
e-times = How many times
e-values = Which numbers
e-fewer = { $name }: one fewer
e-more = { $name }: one more
e-wild = Wilds are allowed
e-wild-never = No wilds: different colours take real cards
e-measuring = Playing it out …
e-easy = easy
e-medium = medium
e-hard = hard
e-rising = easy first, then hard
e-turns =
    { $turns ->
        [one] about one turn
       *[other] about { $turns } turns
    }
e-dealt = { $chance }% are dealt it
e-random = Draw phases at random
e-level = Difficulty
e-length = How many
e-roll = Draw
e-roll-says = This replaces the phases of this evening.
e-drop = Delete this evening
e-play = Play with these
e-share-text = Phases of our own: { $name }
e-broken = This link is incomplete. Ask for it to be sent once more.
