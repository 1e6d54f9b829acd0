no-unreadable = { $move }
