# The command line: pages of help, and what is wrong with a call.

## Names at the table

cli-you = You
cli-names = Anna, Ben, Cleo, David, Emma, Finn, Greta

## What is wrong with a call

cli-no-command = “{ $word }” is not a command; choose from { $commands } (see zehn --help).
cli-no-option = There is no option { $option } here; --help lists the options.
cli-one-receipt = A receipt belongs to one record: name one file with --receipt.
cli-no-value = { $option } needs a value after it.
cli-no-file = Please name a file to check (- stands for standard input).
cli-wrong-value = “{ $word }” is not a possible value for { $option }.
cli-twice = The option { $option } can be given only once.
cli-too-much = “{ $word }” is one word too many; --help shows what the command expects.
cli-misunderstood = This command makes no sense as it is; --help shows what is possible.
cli-no-game = “{ $word }” is not a game; choose from: { $games }.
cli-no-bot = “{ $word }” is not a bot; choose from: { $bots }.
cli-no-terminal = Playing in the terminal needs packages that are missing: pip install zehn.
cli-no-odds = The solver needs more packages: pip install "zehn[odds]".

## Pages of help

cli-hello =
    Zehn – in ten phases to victory. What would you like to do?

      zehn serve               play in the browser, alone against bots or with friends
      zehn serve --lan         the same for everybody in the house, with a QR code for telephones
      zehn play                the phase cards in the terminal
      zehn play dice           the phase dice
      zehn play profisort      Profi-Sort
      zehn pad --help          keep score for a game with real cards or dice
      zehn rules dice          read the rules of a game
      zehn advise --help       ask for the best move
      zehn review --help       see what every move of a game was worth
      zehn arena --help        let bots play against each other

      zehn doctor              see whether everything is there
      zehn --help              all commands
cli-help =
    zehn – in ten phases to victory

    Usage: zehn COMMAND …

    Commands:
      play      play in the terminal against bots
      levels    the levels of the bots, and how strong they are
      rules     print the rules in force
      verify    check recorded games
      serve     serve live tables for friends
      advise    best moves for a position or a record
      odds      chances in the dice game
      phases    how hard phases are, and random ones
      review    what every move of a recorded game was worth
      pad       keep score for a game with real cards or dice
      arena     matches of bots, with intervals
      conform   check a bot of your own
      store     copy the tables of one store into another
      site      write the games as files for any web host
      bench     measure how fast everything is
      doctor    examine this installation: what is there, what is missing, what to do

    Options:
      --help, -h      this page, or that of a command: zehn verify --help
      --version       the version
      --lang de|en    the language (by default that of ZEHN_LANG, then of the system)

    Example:
      zehn play
cli-help-verify =
    zehn verify – the referee: replays recorded games under the rules

    Usage: zehn verify FILE… [--receipt FILE] [--lang de|en]

    For each file (- stands for standard input) there is one line with a JSON object:
    the result, or the first fault with its round, move and rule.
    Exit code: 0 all is legal · 1 a rule was broken · 2 something is not a record;
    of several files the largest counts.
    "shuffle" tells for each round of a live table which seats had a part in its shuffle.

    Options:
      --receipt FILE  compare the record with a receipt: with what a device saw of the game
      --lang de|en    the language of the error messages

    Example:
      zehn verify evening.json
      curl -s https://example.org/game.json | zehn verify - --lang en
cli-help-rules =
    zehn rules – the rules in force

    Usage: zehn rules [GAME] [--edition NAME] [--rules NAME=VALUE …] [--sheet FILE] [--lang de|en]

    GAME is phase10, dice or profisort; with a sheet of your own it is the sheet’s game.

    Options:
      --edition NAME          the edition: classic or compact
      --rules NAME=VALUE …    settings, such as variants=knocking phases=first:5
      --sheet FILE            a sheet of your own (TOML)
      --lang de|en            the language

    Example:
      zehn rules phase10 --edition compact --rules variants=knocking
cli-help-play =
    zehn play – play in the terminal against bots

    Usage: zehn play [GAME] [--bots NAME,NAME…] [--people NAME,NAME…] [--rules NAME=VALUE …] [--sheet FILE]
             {""}        [--seed NUMBER] [--lang de|en]

    GAME is phase10, dice or profisort; with a sheet of your own it is the sheet’s game.

    Options:
      --bots NAME,NAME…       the opponents, see zehn levels (by default three times steady; none: nobody)
      --people NAME,NAME…     the people at the terminal; several with dice only, where nothing is hidden
      --rules NAME=VALUE …    settings, such as variants=knocking phases=first:5
      --sheet FILE            a sheet of your own (TOML)
      --seed NUMBER           the same number gives the same cards and rolls
      --lang de|en            the language

    Example:
      zehn play --bots steady,greedy --rules phases=first:5
      zehn play dice --people Anna,Ben --bots racer
cli-help-serve =
    zehn serve – live tables for browsers, telephones and programs

    Usage: zehn serve [--host ADDRESS] [--port NUMBER] [--lan] [--open] [--store URL]
           … [--workers NUMBER] [--config FILE] [--lang de|en]

    Tables are kept in the user's data directory; after a restart every table goes on where it was.
    Clients speak the protocol of docs/protocol.md.

    Options:
      --host ADDRESS      where to listen; by default only this machine can connect
      --port NUMBER       the port (8010)
      --open              open the start page in the browser
      --lan               all interfaces; shows the address in the network and a QR code
      --store URL         another store: a file or a URL
      --workers NUMBER    processes; more than one needs PostgreSQL
      --config FILE       limits, names and proxies of a public server (docs/host/limits.md)
      --lang de|en        the language of what is printed here

    Example:
      zehn serve --lan
cli-help-pad =
    zehn pad – the pad for a game with real cards or dice, with a referee

    Usage: zehn pad FILE [--game GAME] [--players NAME,NAME…] [--rules NAME=VALUE …] [--sheet FILE]
           … [--record FILE] [--show] [--csv] [--lang de|en]

    FILE keeps every entry (docs/pad.md). If it is not there yet, it is begun: for the players named, or from a record.
    Then the pad asks for each player in turn; nothing impossible can be written, everything can be corrected.

    Options:
      --game GAME             phase10 (if nothing is said), dice or profisort
      --players NAME,NAME…    who plays, in the order of play; the first one deals first
      --rules NAME=VALUE …    settings, such as variants=fixed_rounds phases=first:5
      --sheet FILE            a sheet of your own (TOML)
      --record FILE           begin with the rounds of a recorded game
      --show                  show the pad and ask nothing
      --csv                   the same for a spreadsheet
      --lang de|en            the language

    Example:
      zehn pad evening.pad --game phase10 --players Anna,Ben,Cleo
      zehn pad evening.pad --csv
cli-help-doctor =
    zehn doctor – examines this installation, and says what to do about what is missing

    Usage: zehn doctor [--port PORT] [--json] [--lang de|en]

    Versions, the build of the core, packages, the table in the browser, the store, the port,
    browsers and languages; in a clone also the C compiler and Node.js.
    + is fine · - is missing, but you can play without it · ! keeps you from playing in the browser
    Exit code: 0, or 1 if there is a !

    Options:
      --port PORT     the port to look at (by default 8010)
      --json          the findings as one JSON object
      --lang de|en    the language

    Example:
      zehn doctor --json
cli-help-bench =
    zehn bench – measures kernel, moves, copies and whole games, with a yardstick for the machine

    Usage: zehn bench [--growth] [--svg FILE] [--json] [--lang de|en]

    Options:
      --growth        how costs grow with players, phases, cards and worlds
      --svg FILE      the growth as a picture, too
      --json          a JSON object instead of the table
      --lang de|en    the language

    Example:
      zehn bench --json
      zehn bench --growth --svg growth.svg
cli-help-advise =
    zehn advise – the best moves, with what each is worth

    Usage: zehn advise FILE [--json] [--lang de|en]
           zehn advise dice [--phase N] [--total N] [--rolls-left N] [--dice FACES] [--retry]
           … [--rules NAME=VALUE …] [--sheet FILE] [--json] [--lang de|en]

    FILE is a record of a solo dice game (- stands for standard input). Every value is the expected
    final total of the solo game if it is played as well as possible from here on.

    Options:
      --phase N               the phase that is tried; phase, total and rolls left are always needed
      --total N               the running total: deductions, and from phase 6 on the five-phase bonus, included
      --rolls-left N          3 before the first roll (then without --dice), 0 after the last
      --dice FACES            what the ten dice show, high dice first: 5r,10r,7r,9r,9r,5b,1b,*r,3r,1g
      --retry                 an attempt at this phase has failed before
      --rules NAME=VALUE …    settings
      --sheet FILE            a sheet of your own (TOML)
      --json                  a JSON object instead of the text
      --lang de|en            the language

    Example:
      zehn advise dice --phase 3 --total 95 --rolls-left 1 --dice 9o,9b,9g,8b,5b,6o,4g,*b,2r,1g
cli-help-odds =
    zehn odds – the chances of every phase of the dice game, and what the solo game is worth

    Usage: zehn odds [dice] [--rules NAME=VALUE …] [--sheet FILE] [--json] [--lang de|en]

    Options:
      --rules NAME=VALUE …    settings
      --sheet FILE            a sheet of your own (TOML)
      --json                  a JSON object instead of the table
      --lang de|en            the language

    Example:
      zehn odds dice
cli-help-phases =
    zehn phases – how hard the phases of a sheet are, and random ones

    Usage: zehn phases [phase10] [--sheet FILE] [--json] [--lang de|en]
           zehn phases [--random] [--difficulty LEVEL] [--length N] [--seed N]

    For each phase: how often it is dealt, how many cards a dealt hand lacks, and after how many
    turns it can be laid. With --random a sheet is printed that can be played as it is.

    Options:
      --sheet FILE          a sheet of your own (TOML)
      --random              random phases, the easiest first
      --difficulty LEVEL    easy, medium, hard or rising (rising)
      --length N            how many phases, 1 to 20 (10)
      --seed N              another number draws other phases (1)
      --json                JSON instead of the table
      --lang de|en          the language

    Example:
      zehn phases --random --difficulty easy --length 5 > evening.toml
cli-help-review =
    zehn review – the coach: what every move of a recorded game was worth, with its doubt

    Usage: zehn review FILE… [--seat N] [--all] [--json] [--html FILE] [--budget N] [--seed N]
           … [--workers N] [--lang de|en]

    FILE is a record (- stands for standard input). First comes a summary: result, luck, skill, and
    the moments that mattered. Several files also show how somebody's play changes from game to game.
    A review that was interrupted goes on where it was. Exit code: 0, or 2 for what is no legal record.

    Options:
      --seat N        only this player's decisions, counted from 0
      --all           every decision, not only the ones that mattered
      --json          one JSON object a file: see docs/coach.md
      --html FILE     a page with pictures that needs nothing else
      --budget N      imagined rounds for each decision (phase cards 2400, Profi-Sort 200)
      --seed N        another number imagines other worlds (1)
      --workers N     processes (as many as there are processors)
      --lang de|en    the language

    Example:
      zehn review evening.json --html evening.html
cli-phases-length = --length { $length }: a sheet can have 1 to 20 random phases.
phases-phase = phase
phases-dealt = dealt
phases-missing = missing
phases-turns = turns
phases-easy = Easy evening
phases-medium = Evening
phases-hard = Hard evening
phases-rising = Evening, easy first
