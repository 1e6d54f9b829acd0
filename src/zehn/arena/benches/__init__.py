"""What `zehn bench` measures of each game: a room offers `measures()`. A game need not have one."""
