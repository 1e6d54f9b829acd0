# Stores, several processes, and copies from one store to another.

serve-workers = Several processes need PostgreSQL: --store postgresql://…
serve-no-driver = PostgreSQL needs more packages: pip install "zehn[postgres]".
serve-newer-store = The store { $store } belongs to a newer version of zehn: update zehn, then start it again.

store-usage = To copy a store: zehn store copy FROM TO – each is a file or a URL.
store-none = There is no store { $store } to copy.
store-not-empty = There are tables in { $store } already: tables can only be copied into an empty store.
store-newer = One of the stores belongs to a newer version of zehn: update zehn, then try again.
store-copy-failed = The copy failed, and nothing was written: { $why }
store-copied = Copied to { $store }: tables { $tables }, entries { $entries }.

cli-help-store =
    zehn store – copies all tables from one store to another

    Usage: zehn store copy FROM TO [--lang de|en]

    FROM and TO are files (SQLite) or URLs (postgresql://…); TO must be empty. Everybody keeps
    their seat and their link. Stop the server first: what is played during the copy stays behind.

    Options:
      --lang de|en    the language

    Example:
      zehn store copy tables.db postgresql://zehn@localhost/zehn

# zehn site
site-usage = Name the folder: zehn site DIR
site-no-client = The table in the browser was not built: scripts/setup does that where Node.js is.
site-other-folder = { $folder } holds something else: name a new folder, or one that zehn site has written before.
site-unwritable = { $folder } could not be written: { $why }
site-written = { $folder } holds the games now ({ $size } MB). Put it on any web host, or try it: python -m http.server -d { $folder }

cli-help-site =
    zehn site – writes the games as a folder of files that need no server

    Usage: zehn site DIR [--lang de|en]

    Start page, rules and all three games against bots or at one device. Any web host can serve
    the folder, and any path on it; docs/offline.md tells which headers help.
    Written again over an older version, it leaves that one's files for pages that are open.

    Options:
      --lang de|en    the language of what is printed here

    Example:
      zehn site public
