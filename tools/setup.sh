# shellcheck shell=sh
# Sourced by ./play and ./check at the top of the checkout; makes .venv ready.
#
#   set_up run|dev          what running the games needs, or also what checking the code needs
#   refuse_wrong_options    end the script if `tenshu serve` does not know these options
#   build_page              the page, put into the package
#   install_for_tests       the programs that only tests run
#   install_tenshu try|must the package itself, compiled where there is a C compiler; if compiling
#                           fails, `try` goes on with the sources and `must` ends the script
#
# What is up to date is left alone, so that a second start takes no time.

export UV_PYTHON_PREFERENCE=only-system
unset VIRTUAL_ENV PYTHONHOME CDPATH

LISTS_STAMP=.venv/tenshu-lists
PACKAGE_STAMP=.venv/tenshu-package
NEEDS_PYTHON='Tenshu needs Python 3.11 or newer with venv (on Debian: apt-get install python3 python3-venv).'

SLOW='The engine runs interpreted, many times slower than compiled'

say() {
    printf '%s\n' "$*" >&2
}

fail() {
    say "$*"
    exit 1
}

# Run a step and show what it printed only if it failed.
quietly() {
    quiet_log=$(mktemp)
    if "$@" >"$quiet_log" 2>&1 </dev/null; then
        rm -f "$quiet_log"
    else
        cat "$quiet_log" >&2
        rm -f "$quiet_log"
        return 1
    fi
}

# Say which step of all begins. What it prints is shown only if it fails; meanwhile a terminal sees how
# long it has taken, and how far it is where the step writes that to $TENSHU_PROGRESS.
step() {
    step_name="[$1/4] $2 …"
    shift 2
    if [ ! -t 2 ]; then
        say "$step_name"
        quietly "$@"
        return
    fi
    TENSHU_PROGRESS=$(mktemp)
    export TENSHU_PROGRESS
    # In a process group of its own, so that Ctrl+C ends the compilers that it started, too.
    set -m
    quietly "$@" &
    set +m
    step_process=$! step_seconds=0
    trap 'kill -- "-$step_process" || kill "$step_process"; rm -f "$TENSHU_PROGRESS"; say; exit 130' INT TERM
    while kill -0 "$step_process" 2>/dev/null; do
        printf '\r\033[K%s %s %s s' "$step_name" "$(cat "$TENSHU_PROGRESS")" "$step_seconds" >&2
        sleep 1
        step_seconds=$((step_seconds + 1))
    done
    printf '\r\033[K%s\n' "$step_name" >&2
    trap - INT TERM
    rm -f "$TENSHU_PROGRESS"
    unset TENSHU_PROGRESS
    wait "$step_process"
}

# Install Debian packages where that needs no password.
apt_install() {
    command -v apt-get >/dev/null || return 1
    if [ "$(id -u)" -eq 0 ]; then
        apt='env DEBIAN_FRONTEND=noninteractive apt-get -q -y'
    elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
        apt='sudo -n env DEBIAN_FRONTEND=noninteractive apt-get -q -y'
    else
        return 1
    fi
    say "Installing $* …"
    quietly $apt update && quietly $apt install --no-install-recommends "$@"
}

# Print one word that changes when any of the files under the named paths does.
digest() {
    sum=sha256sum
    command -v "$sum" >/dev/null || sum='shasum -a 256'
    find "$@" -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -path '*/web/*' \
        -exec $sum {} + | LC_ALL=C sort | $sum | cut -d ' ' -f 1
}

# Set $python to the path of an interpreter that is new enough and has the named modules.
find_python() {
    probe="import sys, $1; print(sys.executable); sys.exit(sys.version_info < (3, 11))"
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        python=$("$name" -c "$probe" 2>/dev/null) && return
    done
    return 1
}

install_uv() {
    "$python" -m venv --clear .tools &&
        .tools/bin/pip install --disable-pip-version-check --require-hashes -r requirements/uv.txt
}

# Set $uv to the installer; it is put into .tools where the machine has none.
find_uv() {
    for uv in uv .tools/bin/uv; do
        "$uv" --version >/dev/null 2>&1 && return
    done
    find_python ensurepip || { apt_install python3 python3-venv && find_python ensurepip; } ||
        fail "$NEEDS_PYTHON"
    step 1 'Setting up the installer' install_uv || exit 1
    uv=.tools/bin/uv
}

make_venv() {
    find_uv
    find_python venv || { apt_install python3 && find_python venv; } || fail "$NEEDS_PYTHON"
    step 1 'Setting up' "$uv" venv --clear --python "$python" .venv || exit 1
}

set_up() {
    .venv/bin/python -c '' 2>/dev/null || make_venv

    level=$1
    was=$(cat "$LISTS_STAMP" 2>/dev/null) || was=
    case $was in dev*) level=dev ;; esac # what was installed for checking stays
    case $level in
    dev) lists=requirements/dev.txt ;;
    *) lists='requirements/run.txt requirements/build.txt' ;;
    esac

    stamp="$level $(digest $lists)"
    [ "$was" != "$stamp" ] || return 0
    find_uv
    # Syncing removes the package, too, and a new compiler starts from nothing.
    rm -rf "$LISTS_STAMP" "$PACKAGE_STAMP" build
    step 2 'Installing what Tenshu needs' "$uv" pip sync --python .venv/bin/python --require-hashes $lists || exit 1
    printf '%s\n' "$stamp" >"$LISTS_STAMP"
}

refuse_wrong_options() {
    status=0
    reason=$(PYTHONPATH=src .venv/bin/python -m tenshu serve --check "$@" 2>&1 >/dev/null) || status=$?
    [ "$status" -ne 2 ] || { say "$reason"; exit 2; }
}

build_page() {
    .venv/bin/python tools/build_page.py --check && return
    step 3 'Building the page' .venv/bin/python tools/build_page.py || exit 1
}

# A browser and a second database, for the tests that need them.
install_for_tests() {
    wanted=
    command -v chromium-headless-shell >/dev/null ||
        wanted='chromium-headless-shell fonts-dejavu-core'
    command -v psql >/dev/null && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 ||
        wanted="$wanted postgresql"
    [ -z "$wanted" ] || apt_install $wanted ||
        say "Not installed: $wanted. The tests that need them say so."
}

can_compile() {
    .venv/bin/python setup.py can-compile 2>/dev/null
}

is_compiled() {
    TENSHU_INTERPRETED='' .venv/bin/python -I -c \
        'import sys, tenshu; sys.exit(not tenshu.compiled())'
}

build_tenshu() {
    find_uv
    step 4 "$2" env TENSHU_COMPILE="$1" "$uv" pip install --python .venv/bin/python --no-deps \
        --no-build-isolation --reinstall-package tenshu . || exit 1
}

install_tenshu() {
    case ${TENSHU_COMPILE:-} in
    0) how=never ;;
    1) how=must ;;
    '') how=$1 ;;
    *) fail 'TENSHU_COMPILE can be 0 (never compile), 1 (fail where it cannot be) or unset.' ;;
    esac
    sources=$(digest src setup.py pyproject.toml)
    was=$(cat "$PACKAGE_STAMP" 2>/dev/null) || was=
    case "$how $was" in
    "never $sources pure" | "try $sources failed") return ;;
    "try $sources compiled" | "must $sources compiled") return ;;
    "try $sources pure" | "must $sources pure") can_compile || return 0 ;;
    esac

    rm -f "$PACKAGE_STAMP"
    result=pure
    if [ "$how" = never ]; then
        build_tenshu 0 'Installing the engine'
    elif can_compile || { apt_install gcc libc6-dev python3-dev && can_compile; }; then
        compiling='Compiling the engine (a few minutes, once)'
        result=compiled
        case $how in
        must) build_tenshu 1 "$compiling" && is_compiled || fail 'The compiled engine does not load.' ;;
        try) build_tenshu '' "$compiling" && is_compiled 2>/dev/null || result=failed ;;
        esac
    else
        build_tenshu 0 'Installing the engine'
    fi
    case $result in
    failed) say "$SLOW: compiling it failed, and TENSHU_COMPILE=1 ./play shows why." ;;
    pure) [ "$how" = never ] ||
        say "$SLOW: no C compiler was found (on Debian: apt-get install gcc libc6-dev python3-dev)." ;;
    esac
    printf '%s\n' "$sources $result" >"$PACKAGE_STAMP"
}
