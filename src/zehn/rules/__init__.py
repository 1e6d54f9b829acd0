"""What a sheet means, pure: cards, notation, groups, contracts, the kernel, points, words."""
