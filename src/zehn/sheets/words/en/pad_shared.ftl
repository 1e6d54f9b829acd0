# A pad that several people write on: why an entry is not written (no-…).

no-pad-meanwhile = Somebody else has written down something different for { $player } in round { $round }. Yours has not been written.
no-pad-moved = Somebody else has removed a round or taken one back. Look at the pad again before you write this.
no-pad-changed = Somebody else has just changed this. Look at the pad again before you write this.
no-pad-read-only = You can look at this pad but not write on it. Ask for the link for writing.
no-pad-large = This pad is full; a server keeps { $most } bytes of a pad.
no-pad-crowded = Too many people are looking at this pad; try again later.
no-no-pad = There is no such pad here.

## In the browser

w-share-pad = Share with others
w-share-says = The pad moves to this server. Everybody who has the link sees at once what is written; with a second link they write, too. A copy stays on this device.
w-share-go = Share this pad
w-share-link =
    { $what ->
        [write] Link for writing
       *[watch] Link for looking on
    }
w-share-link-says =
    { $what ->
        [write] Whoever has it writes on this pad.
       *[watch] Whoever has it sees the pad, but changes nothing.
    }
w-share-copy =
    { $what ->
        [write] Copy the link for writing
       *[watch] Copy the link for looking on
    }
w-share-live = Shared: others see at once what you write.
w-share-watch = You are looking on. To write, ask for the link for writing.
w-share-offline =
    No connection to the server. { $count ->
        [0] You can go on writing; it is sent as soon as the server can be reached.
        [one] One entry is kept here and sent as soon as the server can be reached.
       *[other] { $count } entries are kept here and sent as soon as the server can be reached.
    }
w-share-gone = The server no longer has this pad. Your copy is still here: save it as a file, or share it again.
w-share-yours = Yours:
w-share-insist = Write mine
w-share-drop = Drop mine
w-share-entry =
    { $act ->
        [remove] remove round { $round }
        [players] other names
        [dealer] another first dealer
        [rules] other rules
       *[undo] take something back
    }
w-share-mark = shared
w-table-fits = Does the table fit?
w-table-what = What the referee looks at
w-table-who = Whose phase
w-table-group = Next group
w-table-phase = Phase complete
w-table-laid = { $name }, { $phase }:
w-table-drop = Remove { $phase } of { $name }
w-chances = Who is likely to win?
w-chances-says = Estimated from points and phases alone, for players of equal strength. Compared with many games of equal bots, the figures are off by about { $doubt } percentage points.
w-chances-none = Nobody has measured the chances under these rules.
