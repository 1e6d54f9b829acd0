no-unreadable = The move “{ $move }” cannot be read.
