#!/usr/bin/env bash
# Proves the README on machines that have nothing yet: Debian 12 as debootstrap makes it, once as root without sudo and
# once as a user with sudo. Each runs app/play.sh and tests/run.sh twice, from other folders, and a picture of the real
# window comes back as build/fresh-machine.png. The whole story is told in build/fresh-machine.log.
#
#   sudo bash tests/fresh-machine.sh [--quick] [--keep] [--cache FOLDER]
#       --quick          only root and app/play.sh
#       --keep           leaves the machines where they are and says where; else nothing is left behind
#       --cache FOLDER   the machines share what ccache and clang-tidy remember in it, and leave there what they learn:
#                        what is compiled and checked is told apart by its content, so the same is proved, sooner
#
# It needs root, 6 GB in $TMPDIR (/var/tmp if unset) and a mirror: the one this machine's apt uses, if it runs Debian 12.
set -Eeuo pipefail
self=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)/fresh-machine.sh
source "$(dirname -- "$self")/../app/prepare.sh"
export LC_ALL=C.UTF-8
log=$takujo_root/build/fresh-machine.log

# --- outside: a place for the machines, and namespaces of their own, so that no mount and no process outlives this script

if [[ ${1-} != --inside ]]; then
    quick='' keep='' cache=''
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
            *) fail "$1 is no option of tests/fresh-machine.sh; there are --quick, --keep and --cache FOLDER." ;;
        esac
        shift
    done
    ((EUID == 0)) || fail "Making a machine needs root: sudo bash tests/fresh-machine.sh"
    install_missing debootstrap
    place=$(mktemp -d "${TMPDIR:-/var/tmp}/takujo-fresh.XXXXXX")
    leave() {
        if [[ $keep ]]; then
            echo "The machines are kept in $place"
        else
            rm -rf --one-file-system -- "$place"
        fi
    }
    trap leave EXIT
    mkdir -p "$takujo_root/build"
    : >"$log"
    unshare --mount --pid --fork --kill-child --mount-proc bash "$self" --inside "$place" "$quick" "$cache" || {
        tail -n 40 "$log" >&2
        fail "The README does not hold on a fresh machine; all of it is in $log"
    }
    chown --reference="$takujo_root" "$takujo_root/build" "$log" "$takujo_root/build/fresh-machine.png"
    exit
fi

# --- inside

place=$2 quick=$3 cache=$4
declare -A checkouts=([root]=/srv/takujo [user]="/home/player/card games/takujo")
trap 'exit 130' INT TERM

# say WHAT: a line for the reader, with the time it took since the line before.
say() {
    printf '%5d s  %s\n' "$((SECONDS - said))" "$*" | tee -a "$log"
    said=$SECONDS
}
said=0

# The mirror of this machine's own bookworm, in sources.list or in a .sources file.
mirror() {
    local found
    found=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null |
        sed -nE 's/^deb +(\[[^]]*\] +)?([^ ]+) +bookworm +.*/\2/p' | head -n 1) || true
    [[ $found ]] || found=$(awk '
        FNR == 1 || /^$/ { uri = here = "" }
        /^URIs:/ { uri = $2 }
        /^Suites:/ && / bookworm( |$)/ { here = 1 }
        uri && here { print uri; exit }' /etc/apt/sources.list.d/*.sources 2>/dev/null) || true
    echo "${found:-http://deb.debian.org/debian}"
}

# How this machine's apt gets through to its mirror (proxies, a clock that is off), as configuration for another apt.
apt_way_out() {
    apt-config dump 2>/dev/null | grep -E '^Acquire::(http|https|ftp|Retries|ForceIPv4|Check-Date|Check-Valid-Until)\b' || true
    local scheme
    for scheme in http https; do
        local proxy=${scheme}_proxy
        [[ -z ${!proxy-} ]] || printf 'Acquire::%s::Proxy "%s";\n' "$scheme" "${!proxy}"
    done
}

# within MACHINE USER FOLDER COMMAND...: runs it there with the environment of a first login.
within() {
    local machine=$1 user=$2 folder=$3 home=/root
    shift 3
    [[ $user == root ]] || home=/home/$user
    local remembers=()
    [[ ! $cache ]] || remembers=(CCACHE_DIR=/var/cache/shared/ccache CCACHE_UMASK=000 CCACHE_NOHASHDIR=1
        CCACHE_BASEDIR="${checkouts[$machine]}" TAKUJO_TIDY_CACHE=/var/cache/shared/tidy)
    # shellcheck disable=SC2016 # the inner shell expands
    env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin TERM=dumb HOME="$home" USER="$user" "${remembers[@]}" \
        chroot "$place/$machine" setpriv --reuid "$user" --regid "$user" --init-groups \
        bash -c 'cd -- "$1" && shift && exec "$@"' within "$folder" "$@" </dev/null
}

# base: what debootstrap makes, to be copied.
make_base() {
    local mirror include=()
    mirror=$(mirror)
    [[ $mirror != https:* ]] || include=(--include=ca-certificates)
    debootstrap --variant=minbase "${include[@]}" bookworm "$place/base" "$mirror"
    apt_way_out >"$place/base/etc/apt/apt.conf.d/00way-out"
    cp /etc/resolv.conf "$place/base/etc/resolv.conf"
    [[ ! -d /etc/apt/trusted.gpg.d ]] || cp -rL /etc/apt/trusted.gpg.d "$place/base/etc/apt/"
    [[ $mirror != https:* ]] || cp /etc/ssl/certs/ca-certificates.crt "$place/base/etc/ssl/certs/"
    mkdir -p "$place/debs"
}

# make MACHINE USER CHECKOUT: a machine with the user and a copy of this checkout that is the user's own.
make() {
    local machine=$1 user=$2 checkout=$3 root=$place/$1
    cp -a "$place/base" "$root"
    if [[ $cache ]]; then
        mkdir -p "$cache"/{ccache,tidy} "$root/var/cache/shared"
        chmod -R a+rwX "$cache"
        mount --bind "$cache" "$root/var/cache/shared"
    fi
    mount -t proc proc "$root/proc"
    mount --bind /dev/pts "$root/dev/pts"
    mount -t tmpfs tmpfs "$root/dev/shm"
    mkdir -p "$root/var/cache/apt/archives"
    mount --bind "$place/debs" "$root/var/cache/apt/archives" # both machines need the same packages: fetch them once
    within "$machine" root / useradd --create-home --shell /bin/bash guest
    [[ $user == root ]] || within "$machine" root / useradd --create-home --key HOME_MODE=0755 --shell /bin/bash "$user"
    mkdir -p "$root$checkout"
    git -c safe.directory="$takujo_root" -C "$takujo_root" ls-files -z --cached --others --exclude-standard |
        (cd "$takujo_root" && while IFS= read -r -d '' file; do [[ ! -e $file ]] || printf '%s\0' "$file"; done) |
        tar -C "$takujo_root" --null --files-from=- --create | tar -C "$root$checkout" --extract
    within "$machine" root / chown -R "$user:$user" "$checkout"
}

# refused WHAT WORDS COMMAND...: the command must fail, and its last line must say the words.
refused() {
    local what=$1 words=$2 answer
    shift 2
    if answer=$("$@" 2>&1); then
        echo "$answer" >>"$log"
        say "FAILED  $what: it should have failed"
        exit 1
    fi
    echo "$answer" >>"$log"
    [[ ${answer##*$'\n'} == *"$words"* ]] || { say "FAILED  $what: the last line should speak of \"$words\""; exit 1; }
    say "$what: ${answer##*$'\n'}"
}

# passes WHAT COMMAND...
passes() {
    local what=$1
    shift
    echo "=== $what" >>"$log"
    "$@" >>"$log" 2>&1 & # not "$@" ||, which would let a function go on after a command that failed
    wait $! || { say "FAILED  $what"; exit 1; }
    say "$what"
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
    passes "$machine: an X server for the tests of this script" \
        within "$machine" root / env DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends xvfb xauth
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

passes "root's machine" make root root "${checkouts[root]}"
rm -rf "$place"/root/var/lib/apt/lists/* # as in many containers
refused "root's machine: a guest may not install and is told whom to ask" "ask the administrator" \
    within root guest "${checkouts[root]}" bash app/play.sh
prove root root "${checkouts[root]}"
[[ ! $quick ]] || exit 0

passes "a user's machine" make user player "${checkouts[user]}"
passes "the user's machine gets sudo" \
    within user root / env DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends sudo
echo 'player ALL=(ALL) NOPASSWD: ALL' >"$place/user/etc/sudoers.d/player"
refused "user's machine: a guest whom sudo does not know is told whom to ask" "ask the administrator" \
    within user guest "${checkouts[user]}" bash app/play.sh
prove user player "${checkouts[user]}"
say "the README holds"
