"""What `zehn store copy` does, where the server is installed."""

from zehn.cli.calls import Misused
from zehn.server.store import NewerStore, NoDriver, StoreFails, store_url
from zehn.server.store.copying import NotEmpty, NotThere, copy
from zehn.server.store.engines import shown
from zehn.words import Words


def copied(source: str, target: str, words: Words) -> str:
    """Copy a store and say how much there was to copy."""
    old, new = store_url(source), store_url(target)
    try:
        done = copy(old, new)
    except NotThere as error:
        raise Misused("store-none", store=shown(old)) from error
    except NotEmpty as error:
        raise Misused("store-not-empty", store=shown(new)) from error
    except NoDriver as error:
        raise Misused("serve-no-driver") from error
    except NewerStore as error:
        raise Misused("store-newer") from error
    except StoreFails as error:
        raise Misused("store-copy-failed", why=str(error)) from error
    return words("store-copied", store=shown(new), tables=done.tables, entries=done.entries)
