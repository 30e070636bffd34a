#!/usr/bin/env bash
# Installs what is missing, builds the window and opens it; arguments go to the window: bash app/play.sh --help
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/prepare.sh"

install_missing "${play_packages[@]}"

# A first build leaves the tests out, and takes warnings of a compiler that we do not know for what they are.
options=()
if [[ ! -f $takujo_root/build/release/CMakeCache.txt ]]; then
    options+=(-DTAKUJO_TESTS=OFF)
    [[ $(g++ -dumpversion) == 12 ]] || options+=(-DTAKUJO_WARNINGS_AS_ERRORS=OFF)
fi
build release takujo -- "${options[@]}"

if [[ -z ${DISPLAY-} && -z ${WAYLAND_DISPLAY-} && -z ${QT_QPA_PLATFORM-} ]]; then
    fail "The window is built, but there is no display to open it on: run this in a desktop session, or under xvfb-run -a (package xvfb)."
fi

# Qt wants UTF-8; a machine without locales has only C.UTF-8. LANG still chooses the language.
if [[ $(locale charmap 2>/dev/null) != UTF-8 ]]; then
    export LANG=${LC_ALL:-${LANG-C}} LC_CTYPE=C.UTF-8
    unset LC_ALL
fi
exec "$takujo_root/build/release/app/takujo" "$@"
