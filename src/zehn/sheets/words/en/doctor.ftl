# What `zehn doctor` finds. Lines that begin with doctor-plain- and with a verb tell what to do.

doctor-versions = Zehn { $zehn }, Python { $python }, { $system }
doctor-compiled = The core is compiled.
doctor-plain = The core runs as plain Python: the same games, but slower.
doctor-plain-wanted = ZEHN_PLAIN asks for it; take it out of the environment for the compiled core.
doctor-plain-librt = The compiled core needs the package librt: pip install librt.
doctor-plain-wheel = This installation is without a compiled core; install a wheel that was made for your system and your Python.
doctor-plain-compiling = It is being compiled right now; the next start uses it.
doctor-plain-compiler = There is no C compiler: install one (on Debian and Ubuntu: apt install gcc python3-dev), then run ./play again.
doctor-plain-packages = What compiles it could not be fetched: check the network, then run ./play again.
doctor-plain-failed = It could not be compiled: build/setup/core.log tells why. After that is mended, delete build/core.failed and run ./play again.
doctor-plain-sources = It has not been compiled from these sources yet: run ./play or scripts/compile.
doctor-extra = The packages of zehn[{ $extra }] are there.
doctor-no-extra = The packages of zehn[{ $extra }] are not all there.
doctor-install-extra = Install them if you need them: pip install "zehn[{ $extra }]"; in a clone ./test installs all of them.
doctor-client = The table in the browser is built.
doctor-no-client = The table in the browser has not been built.
doctor-build-client = Install Node.js 20 or newer with npm, then run ./play.
doctor-store = Tables are kept in { $store } ({ $size } MB); it can be read and written.
doctor-store-new = Tables will be kept in { $store }; nothing is there yet.
doctor-store-bad = The store { $store } cannot be used: { $why }
doctor-store-mend = Mend its permissions, put a backup in its place, or name another store: zehn serve --store FILE.
doctor-port = Port { $port } is free.
doctor-port-taken = Port { $port } is in use, perhaps by a server of yours.
doctor-other-port = Stop that server, or choose another port: zehn serve --port 8011.
doctor-browsers = Browsers found: { $browsers }
doctor-no-browser = No browser was found on this machine.
doctor-other-browser = Open the table from another device (zehn serve --lan), or play in the terminal (zehn play).
doctor-compiler = C compiler: { $compiler }
doctor-no-compiler = There is no C compiler ({ $compiler }).
doctor-install-compiler = It makes bots faster, nothing else: on Debian and Ubuntu apt install gcc python3-dev, on a Mac xcode-select --install.
doctor-node = Node.js { $node }
doctor-old-node = Node.js { $node } is too old.
doctor-no-node = Node.js with npm was not found.
doctor-install-node = The table in the browser is built with Node.js 20 or newer: install it, then run ./play.
doctor-languages = Languages: { $languages }; you read { $language }. ZEHN_LANG chooses another one.
doctor-well = Nothing keeps you from playing.
doctor-faults = { $count ->
    [one] One thing keeps you from playing in the browser; the line that begins with ! tells what to do.
   *[other] { $count } things keep you from playing in the browser; the lines that begin with ! tell what to do.
}
