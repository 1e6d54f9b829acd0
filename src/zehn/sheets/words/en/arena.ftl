# The arena: matches of bots on the command line and in the report.

## What is wrong with a command

player-unknown = There is no bot “{ $name }”; choose from { $bots }, an installed bot, or your own as module:Class.
player-not-loaded = The bot { $name } cannot be loaded ({ $error }).
player-cannot-choose = { $name } is not a bot: it has no choose(view, budget).
arena-no-bots = Please name the bots that are to play, one for each seat.
arena-few-games = --games needs at least 1.
arena-wrong-seed = --seed needs a number from 0 to { $most }.
arena-wrong-workers = --workers needs a number from 1 to { $most }, or ray.
arena-wrong-budget = “{ $word }” is not a budget; write 500 (samples), 200ms, or both with a comma.
arena-wrong-limit = --limit needs a number of seconds greater than 0.
arena-wrong-margin = --decide needs a margin between 0 and 0.5, such as 0.02.
arena-no-extra = Parquet files need more packages: pip install "zehn[arena]".
arena-no-ray = Matches on many machines need more packages: pip install "zehn[ray]".
arena-ray-failed = Ray cannot be reached ({ $error }).
arena-cannot-write = { $file } cannot be written ({ $error }).
arena-worker-lost = A worker process ended while no bot was playing in it; the match was broken off.
arena-no-ratings = (Ratings for more than two bots come with: pip install "zehn[arena]".)

## The progress bar

arena-progress = { $done } of { $games } games

## Figures

arena-decimal = .
arena-percent = { $value } %
arena-interval = { $low } – { $high }
arena-head = { $arrangements ->
    [1] { $games } games of { $game }, seed { $seed }
   *[other] { $games } games of { $game }, seed { $seed }: { $deals } deals, each from { $arrangements } seat arrangements
}
arena-bot = bot
arena-wins = wins
arena-interval-head = 95 % interval
arena-fair = fair
arena-points = points
arena-rating = rating
arena-means = A game has { $rounds } rounds and { $turns } turns on average.
arena-decided = { $answer ->
    [stronger] Decided: { $bot } is stronger (margin { $margin }).
    [weaker] Decided: { $bot } is weaker (margin { $margin }).
    [equal] Decided: { $bot } is neither stronger nor weaker by { $margin }.
   *[none] Not decided within these games (margin { $margin }).
}
arena-fouls = Games that were lost by a foul: { $games }
arena-foul-crash = crashed
arena-foul-stall = thought for too long
arena-foul-illegal = illegal move
arena-foul-endless = no end in sight
arena-foul-line = { $bot }, deal { $deal }, arrangement { $arrangement }, seat { $seat }: { $kind }
arena-foul-nobody = nobody to blame
arena-foul-exit = exit code { $code }

## The report

arena-report-title = { $bots } – a match of { $game }
arena-report-strength = Strength: share of wins
arena-report-strength-note = Dot: share of all wins. Line: 95 % interval, from whole deals drawn again and again (bootstrap). Short grey line: the share that would be fair.
arena-report-rounds = Rounds a game
arena-report-turns = Turns a game
arena-report-points = Points at the end of a game
arena-report-points-note = { $game ->
    [dice] More is better.
   *[other] Fewer is better.
}
arena-report-phases = { $game ->
    [profisort] Tasks done at the end
   *[other] Phases done at the end
}
arena-report-share-axis = share of games
arena-report-wilson = Wilson’s interval
arena-report-bootstrap = bootstrap
arena-report-seats = Wins by seat
arena-report-seat = seat { $seat }
arena-report-fouls = Lost by a foul
arena-report-no-fouls = No game was lost by a crash, a stall or an illegal move.
arena-report-more = and { $games } more
arena-report-again = Play it again
arena-report-data = All figures (JSON)

## The conformance kit

conform-no-bot = Please name the bot that is to be checked.
conform-passed = { $bot } plays { $game } as a bot should: { $games } games with random rules.
conform-failed = { $bot } at { $game }, { $check }: { $error }
conform-check-play = legal moves to the end of the game
conform-check-choices = decisions from what it can see

## Pages of help

cli-help-arena =
    zehn arena – a match of bots, with intervals

    Usage: zehn arena GAME BOT BOT… [--games NUMBER] [--seed NUMBER] [--rules NAME=VALUE …] [--sheet FILE]
           … [--workers NUMBER|ray] [--budget BUDGET] [--limit SECONDS] [--decide MARGIN]
           … [--json] [--report FILE] [--parquet FILE] [--lang de|en]

    GAME is phase10, dice or profisort. There is one BOT for each seat: one of ours, one that an installed
    package offers, or your own as module:Class (docs/bots/own.md). Every deal is played from every seat
    arrangement; the same seed gives the same match, however many workers play it.

    Options:
      --games NUMBER          games to play (1000), rounded up to whole deals
      --seed NUMBER           another number gives other deals (1)
      --rules NAME=VALUE …    settings, such as variants=knocking phases=first:5
      --sheet FILE            a sheet of your own (TOML)
      --workers NUMBER|ray    worker processes (as many as there are processors), or a Ray cluster
      --budget BUDGET         for each decision: 500 (samples, repeatable), 200ms, or 500,200ms
      --limit SECONDS         a bot from elsewhere that thinks longer than this loses the game (10)
      --decide MARGIN         stop as soon as it is clear whether the first bot is better or worse by this share of wins
      --json                  a JSON object instead of the text
      --report FILE           a report with plots (HTML)
      --parquet FILE          a table of all games (Parquet)
      --lang de|en            the language

    Example:
      zehn arena phase10 steady greedy --games 2000 --report match.html
      zehn arena phase10 mybot:Clever steady steady --decide 0.02
cli-help-conform =
    zehn conform – checks a bot: legal moves, games that end, decisions from what it can see and nothing else

    Usage: zehn conform BOT [--game GAME] [--games NUMBER] [--seed NUMBER] [--lang de|en]

    BOT is one of ours, one that an installed package offers, or your own as module:Class (docs/bots/own.md).

    Options:
      --game GAME       phase10 (if nothing is said), dice or profisort
      --games NUMBER    games with random rules (20)
      --seed NUMBER     another number gives other games (1)
      --lang de|en      the language

    Example:
      zehn conform mybot:Clever --game phase10
