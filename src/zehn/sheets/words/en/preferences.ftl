# Preferences of this device.

w-preferences = Preferences
w-language = Language
w-theme = Appearance
w-theme-auto = as on this device
w-theme-light = light
w-theme-dark = dark
w-marks = Mark useful cards
w-sound = Sounds
w-speed = Motion
w-speed-off = none
w-speed-slow = slow
w-speed-usual = normal
w-speed-fast = fast
w-print = Cards
w-print-usual = illustrated
w-print-large = large print
w-suits = French suits
w-suits-two = two colours
w-suits-four = four colours
w-volume = Volume
w-buzz = Vibrate when it is your turn (phones)

s-where = Where games are played
w-on-device = Play on this device
w-on-device-says = Without a server, and without a network from the second visit on. The first game fetches about 7 MB.
w-site-says = Everything is played on this device: no server, no account, and no network from the second visit on.
