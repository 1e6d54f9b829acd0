# Mistakes in somebody's own sheet or in settings. File and key come before the sentence.

## The sheet

sheet-unreadable = The file cannot be read ({ $why }).
sheet-huge = The file is too large; a sheet has at most { $most } bytes.
sheet-no-toml = The file is not valid TOML in UTF-8 ({ $why }).
sheet-game = The sheet must say which game it is for: game = one of { $games }.
sheet-other-game = This sheet belongs to another game; one for { $game } is needed.
sheet-unknown-key = There is no such key; please check its spelling or leave it out.
sheet-no-table = There must be a table of keys and values here.
sheet-no-list = There must be at least one entry in double square brackets here.
sheet-number = There must be a whole number here, at least { $least } and at most { $most }.
sheet-names = There must be a list of 1 to { $most } different names here, each a text of at most three characters.
sheet-signs = Values consist of letters and digits, colours do not start with a digit, * ! @ , and blanks are reserved, and value and colour together must name each card without doubt.
sheet-few-cards = The { $cards } cards are not enough: { $players } players are dealt { $each } cards each, and at least { $left } must be left for the piles and in front of the players.
sheet-cards = There must be a value of the deck here (5), a span (1-9), ! or *; a deck with values of its own needs points of its own too.
sheet-no-points = No points are given for { $card }; every card of the deck needs some.
sheet-phase-order = Phases must be listed with different numbers in ascending order.

## The phases

contract-flag = “{ $flag }” does not belong after a blank; only nowild may come there, and a phase has no other blanks.
contract-group = “{ $group }” cannot be read as a group; a phase looks like this: 2*set(3) or set(3)+run(4).
contract-word = “{ $word }” is no kind of group; there are set, run, colour (or suit), twin, any and each.
contract-size =
    { $most ->
        [0] This deck is too small for a group “{ $group }”, which asks for at least { $least } cards.
        [1] This deck is too small for a group “{ $group }”, which asks for at least { $least } cards.
       *[other] With this deck a group “{ $group }” can ask for { $least } to { $most } cards only.
    }
contract-value = “{ $value }” is no value of this deck.
contract-large = The phase is too large; it may ask for at most { $most } cards, as many as are dealt.

## Settings

setting-text = “{ $name }” is no setting; write it as name=value, for example turn_limit=200.
setting-unknown = There is no setting “{ $name }”; there are { $known }.
setting-choice = “{ $name }” cannot be “{ $value }”; choose one of { $known }.
setting-choices = “{ $name }” cannot be “{ $value }”; it is a list of some of these: { $known }.
setting-flag = “{ $name }” cannot be “{ $value }”; it is true or false.
setting-count = “{ $name }” cannot be “{ $value }”; it is a whole number from { $least } to { $most } or, where that is allowed, null.
setting-seconds = “{ $name }” cannot be “{ $value }”; it is a number of seconds from { $least } to { $most }.
setting-selection = “{ $name }” cannot be “{ $value }”; it is first:N with N from 1 to { $most }, even, odd, or numbers of existing phases joined by commas, each once.
