# What scripts/setup and scripts/compile share: steps with their times, logs, a lock, and what to do about a failure.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$root/.venv
state=$root/build/setup # logs, and which step is under way
log=$state/setup.log
export UV_PYTHON_DOWNLOADS=never UV_NO_PROGRESS=1
unset PYTHONHOME PYTHONPATH
LC_NUMERIC=C

say() { printf '%s%s: %s\n' "$wipe" "${0##*/}" "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

# -- steps ----------------------------------------------------------------------------------------------------------

wipe=
[ -t 2 ] && wipe=$'\r\033[K' # the line of the progress display is written over

now() { # microseconds; whole seconds where bash is older than 5
    local -r clock=${EPOCHREALTIME:-$(date +%s).000000}
    echo "${clock/[.,]/}"
}

seconds() { printf '%d.%d s' $(($1 / 1000000)) $(($1 / 100000 % 10)); }

step() { # step TEXT COMMAND…: carries it out and tells how long it took
    local -r text=$1 begin=$(now)
    printf '%s %s\n' "$begin" "$text" >"$state/$job.step"
    "${@:2}"
    printf . >>"$state/done"
    say "$(printf '%8s  %s' "$(seconds $(($(now) - begin)))" "$text")"
}

own_jobs=

# Runs a function as a job beside others, in a process group of its own: nothing of it outlives the set-up.
begin_job() { # begin_job NAME FUNCTION
    own_jobs=yes
    set -m
    (
        job=$1 log=$state/$1.log
        : >"$log"
        trap - EXIT INT TERM HUP
        "$2"
        rm -f "$state/$1.step"
    ) </dev/null &
    set +m
    echo $! >"$state/$1.pid"
}

end_jobs() { # ends what still runs
    local file
    for file in "$state"/*.pid; do
        if [ -s "$file" ]; then kill -TERM -- -"$(cat "$file")" 2>/dev/null || true; fi
    done
    rm -f "$state"/*.pid "$state"/*.step
}

# What a set-up that was killed has left running: its jobs are known by their command.
end_leftovers() {
    local file leader
    for file in "$state"/*.pid; do
        [ -s "$file" ] || continue
        leader=$(cat "$file")
        case $(ps -o args= -p "$leader" 2>/dev/null) in
            *scripts/setup*) kill -KILL -- -"$leader" 2>/dev/null || true ;;
        esac
        rm -f "$file"
    done
}

# Waits for all jobs, and shows where they are; the first that fails ends the others.
await_jobs() { # await_jobs STEPS
    local file running=yes code turn=0
    while [ "$running" ]; do
        running=
        for file in "$state"/*.pid; do
            [ -s "$file" ] || continue
            if kill -0 "$(cat "$file")" 2>/dev/null; then
                running=yes
            else
                code=0
                wait "$(cat "$file")" || code=$?
                rm -f "$file"
                [ "$code" = 0 ] || exit "$code"
            fi
        done
        if [ "$running" ]; then
            if [ "$wipe" ]; then show_progress "$1" $((turn += 1)); fi
            sleep 0.1
        fi
    done
}

show_progress() { # show_progress STEPS TURN
    local file text='' begin what bar='' number done_steps=0
    if [ -e "$state/done" ]; then done_steps=$(wc -c <"$state/done"); fi
    for ((number = 0; number < $1; number++)); do
        if ((number < done_steps)); then bar+='#'; else bar+='.'; fi
    done
    for file in "$state"/*.step; do
        { read -r begin what <"$file"; } 2>/dev/null || continue
        text="${text:+$text · }$what ($((($(now) - begin) / 1000000)) s)"
    done
    text="${0##*/}: [$bar] $text"
    printf '%s%s' "$wipe" "${text:0:$((${COLUMNS:-$(tput cols 2>/dev/null || echo 80)} - 1))}" >&2
}

# -- the lock -------------------------------------------------------------------------------------------------------

held=
job=

is_held() { # is_held LOCK: by a process that runs
    local owner
    owner=$(readlink "$1" 2>/dev/null) && kill -0 "$owner" 2>/dev/null || return 1
    case $(ps -o stat= -p "$owner" 2>/dev/null) in Z* | "") return 1 ;; esac # it has ended, and nobody has asked how
}

# A symbolic link is made or refused in one step, and its target names the process that holds it.
take_lock() { # take_lock LOCK TEXT-WHILE-WAITING
    local told=
    until ln -s $$ "$1" 2>/dev/null; do
        if [ ! -L "$1" ]; then
            ln -s $$ "$1" 2>/dev/null && break # it has just been given back
            [ -L "$1" ] || fail "$(unwritable)"
        elif ! is_held "$1"; then
            rm -f "$1" 2>/dev/null || fail "$(unwritable)"
        elif [ -z "$told" ]; then
            told=yes
            say "$2 (process $(readlink "$1"); if there is none, delete ${1#"$root"/})"
        else
            sleep 1
        fi
    done
    held=$1
    trap give_back EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM HUP
}

give_back() {
    [ -z "$own_jobs" ] || end_jobs
    printf '%s' "$wipe" >&2
    rm -f "$held"
}

# -- what goes wrong ------------------------------------------------------------------------------------------------

# Runs a command with what it prints in the log; if it fails, shows the end of the log and the way out.
logged() {
    { printf '\n$ %s\n' "$*" >>"$log"; } 2>/dev/null || fail "$(unwritable)"
    "$@" >>"$log" 2>&1 </dev/null || {
        tail -n 12 "$log" | awk '{ print "    " $0 }' >&2
        fail "$(way_out)"
    }
}

# What the system says to a megabyte that is written here; nothing if all is well.
try_to_write() {
    LC_ALL=C bash -c 'head -c 1048576 /dev/zero >"$1"' _ "$root/.venv.room" 2>&1 || true
    rm -f "$root/.venv.room" 2>/dev/null || true
}

has_room() { [ -z "$(try_to_write)" ]; }

unwritable() {
    case $(try_to_write) in
        *"No space"* | *quota*) full ;;
        *) echo "Nothing can be written to $root: copy the project to a place of your own, or mend its permissions, then run this again." ;;
    esac
}

full() { echo "The disk is full: make some room (about 500 MB), then run this again."; }

way_out() {
    local -r again="then run this again"
    local -r told=$(tail -n 40 "$log" | tr '[:upper:]' '[:lower:]')
    case $told in
        *"no space left"* | *"disk quota"* | *enospc*) full && return ;;
    esac
    if ! has_room; then unwritable && return; fi
    case $told in
        *"permission denied"* | *"read-only file"* | *erofs* | *eacces*) echo "A file could not be written: mend its permissions, $again." ;;
        *"hash mismatch"* | *"do not match the hashes"* | *eintegrity*)
            echo "A download is not the file that the project names: clear the package cache or change the network, $again." ;;
        *connection* | *connect* | *resolve\ host* | *dns\ error* | *timed\ out* | *"failed to fetch"* | *"error sending request"* | \
            *"from versions: none"* | *enotfound* | *eai_again* | *econnrefused* | *etimedout* | *"network"*)
            echo "The packages could not be fetched: check the network (the set-up needs one, playing does not), $again." ;;
        *) echo "The set-up failed: mend what ${log#"$root"/} tells, $again." ;;
    esac
}
