# A pad that several people write on: why an entry is not written (no-…).

no-pad-meanwhile = Somebody else has written down something different for { $player } in round { $round }. Yours has not been written.
no-pad-moved = Somebody else has removed a round or taken one back. Look at the pad again before you write this.
no-pad-changed = Somebody else has just changed this. Look at the pad again before you write this.
no-pad-read-only = You can look at this pad but not write on it. Ask for the link for writing.
no-pad-large = This pad is full; a server keeps { $most } bytes of a pad.
no-pad-crowded = Too many people are looking at this pad; try again later.
no-no-pad = There is no such pad here.
