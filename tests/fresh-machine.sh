#!/usr/bin/env bash
# Proves the README on machines that have nothing yet: Debian 12 as debootstrap makes it, once as root without sudo and
# once as a user with sudo. Each runs app/play.sh and tests/run.sh twice, from other folders, and a picture of the real
# window comes back as build/fresh-machine.png. The whole story is told in build/fresh-machine.log.
#
#   sudo bash tests/fresh-machine.sh [--quick] [--keep] [--machine root|user] [--cache FOLDER]
#       --quick          only root and app/play.sh
#       --keep           leaves the machines where they are and says where; else nothing is left behind
#       --machine NAME   only that one of the two
#       --cache FOLDER   the machines share what ccache and clang-tidy remember in it, and leave there what they learn:
#                        what is compiled and checked is told apart by its content, so the same is proved, sooner
#
# It needs root, 6 GB in $TMPDIR (/var/tmp if unset) and a mirror: the one this machine's apt uses, if it runs Debian 12.
set -Eeuo pipefail
self=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)/fresh-machine.sh
source "$(dirname -- "$self")/../app/prepare.sh"
export LC_ALL=C.UTF-8
log=$takujo_root/build/fresh-machine.log
source "$(dirname -- "$self")/machines.sh"

if [[ ${1-} != --inside ]]; then
    quick='' keep='' cache='' machine=''
    while (($#)); do
        case $1 in
            --quick) quick=yes ;;
            --keep) keep=yes ;;
            --cache)
                cache=${2-}
                [[ -d $cache ]] || fail "--cache wants a folder that exists, and got \"$cache\"."
                cache=$(realpath -- "$cache")
                shift
                ;;
            --machine)
                machine=${2-}
                [[ $machine == root || $machine == user ]] || fail "--machine wants root or user, and got \"$machine\"."
                shift
                ;;
            *) fail "$1 is no option of tests/fresh-machine.sh; there are --quick, --keep, --machine NAME and --cache FOLDER." ;;
        esac
        shift
    done
    ((EUID == 0)) || fail "Making a machine needs root: sudo bash tests/fresh-machine.sh"
    with_machines "$keep" "The README does not hold on a fresh machine" "$self" "$quick" "$cache" "$machine"
    chown --reference="$takujo_root" "$takujo_root/build/fresh-machine.png"
    exit
fi

# --- inside

place=$2 quick=$3 cache=$4 only=$5
declare -A checkouts=([root]=/srv/takujo [user]="/home/player/card games/takujo")
trap 'exit 130' INT TERM

environment_of() {
    [[ ! $cache ]] || more=(CCACHE_DIR=/var/cache/shared/ccache CCACHE_UMASK=000 CCACHE_NOHASHDIR=1
        CCACHE_BASEDIR="${checkouts[$1]}" TAKUJO_TIDY_CACHE=/var/cache/shared/tidy)
}

# make MACHINE USER CHECKOUT: a machine with the user and a copy of this checkout that is the user's own.
make() {
    local machine=$1 user=$2 checkout=$3 root=$place/$1
    boot "$machine" "$user"
    if [[ $cache ]]; then
        mkdir -p "$cache"/{ccache,tidy} "$root/var/cache/shared"
        chmod -R a+rwX "$cache"
        mount --bind "$cache" "$root/var/cache/shared"
    fi
    mkdir -p "$root$checkout"
    git -c safe.directory="$takujo_root" -C "$takujo_root" ls-files -z --cached --others --exclude-standard |
        (cd "$takujo_root" && while IFS= read -r -d '' file; do [[ ! -e $file ]] || printf '%s\0' "$file"; done) |
        tar -C "$takujo_root" --null --files-from=- --create | tar -C "$root$checkout" --extract
    within "$machine" root / chown -R "$user:$user" "$checkout"
}

# installs_nothing MACHINE WHAT COMMAND...: it passes and apt was not asked for anything.
installs_nothing() {
    local history=$place/$1/var/log/apt/history.log before
    before=$(cksum <"$history")
    shift
    passes "$@"
    [[ $(cksum <"$history") == "$before" ]] || { say "FAILED  $1: it installed something"; exit 1; }
}

# prove MACHINE USER CHECKOUT: both commands, twice.
prove() {
    local machine=$1 user=$2 checkout=$3 picture=/tmp/window.png
    refused "$machine: play.sh without a display builds all the same" "no display" \
        within "$machine" "$user" "$checkout" bash app/play.sh
    passes "$machine: an X server for the tests of this script" adds "$machine" xvfb xauth
    installs_nothing "$machine" "$machine: play.sh opens the window" \
        within "$machine" "$user" "$checkout" xvfb-run -a bash app/play.sh --screenshot "$picture"
    within "$machine" root / test -s "$picture" || { say "FAILED  $machine: there is no picture of the window"; exit 1; }
    cp "$place/$machine$picture" "$takujo_root/build/fresh-machine.png"
    rm "$place/$machine$picture"
    installs_nothing "$machine" "$machine: play.sh again, from another folder" \
        within "$machine" "$user" /var xvfb-run -a bash "$checkout/app/play.sh" --screenshot "$picture"
    within "$machine" root / test -s "$picture" || { say "FAILED  $machine: there is no second picture of the window"; exit 1; }
    [[ ! $quick ]] || return 0
    passes "$machine: run.sh" within "$machine" "$user" "$checkout" bash tests/run.sh
    say "$machine: $(grep '^100% tests passed' "$log" | tail -n 1)"
    # The same programs pass the same tests; what could be otherwise the second time is all that comes before them.
    installs_nothing "$machine" "$machine: run.sh again, from another folder, with the tests of the command line" \
        within "$machine" "$user" /var bash "$checkout/tests/run.sh" -R cli
}

passes "a bare Debian 12" make_base

if [[ $only != user ]]; then
    passes "root's machine" make root root "${checkouts[root]}"
    rm -rf "$place"/root/var/lib/apt/lists/* # as in many containers
    refused "root's machine: a guest may not install and is told whom to ask" "ask the administrator" \
        within root guest "${checkouts[root]}" bash app/play.sh
    prove root root "${checkouts[root]}"
fi
if [[ ! $quick && $only != root ]]; then
    passes "a user's machine" make user player "${checkouts[user]}"
    passes "the user's machine gets sudo" adds user sudo
    echo 'player ALL=(ALL) NOPASSWD: ALL' >"$place/user/etc/sudoers.d/player"
    refused "user's machine: a guest whom sudo does not know is told whom to ask" "ask the administrator" \
        within user guest "${checkouts[user]}" bash app/play.sh
    prove user player "${checkouts[user]}"
fi
say "the README holds"
