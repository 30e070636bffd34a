# Sourced after app/prepare.sh by tests/fresh-machine.sh and tests/package.sh: machines that have nothing yet, Debian 12 as
# debootstrap makes it, to prove something on. Whoever sources this names its `log` before.
#
# It needs root and a mirror: the one this machine's apt uses, if it runs Debian 12.

# --- outside: a place for the machines, and namespaces of their own, so that no mount and no process outlives the script

# with_machines KEEP FAILURE SCRIPT ARGUMENT...: runs the script as SCRIPT --inside PLACE ARGUMENT..., and says FAILURE if it
# fails. Nothing is left behind, unless KEEP is not empty.
with_machines() {
    local failure=$2
    keep=$1
    shift 2
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
    unshare --mount --pid --fork --kill-child --mount-proc bash "$1" --inside "$place" "${@:2}" || {
        tail -n 40 "$log" >&2
        fail "$failure; all of it is in $log"
    }
    chown --reference="$takujo_root" "$takujo_root/build" "$log"
}

# --- inside: everything is under $place

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

# within MACHINE USER FOLDER COMMAND...: runs it there with the environment of a first login, and what the function
# environment_of MACHINE adds to the array `more`, if there is one.
within() {
    local machine=$1 user=$2 folder=$3 home=/root more=()
    shift 3
    [[ $user == root ]] || home=/home/$user
    if declare -F environment_of >/dev/null; then
        environment_of "$machine"
    fi
    # shellcheck disable=SC2016 # the inner shell expands
    env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin TERM=dumb HOME="$home" USER="$user" "${more[@]}" \
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

# boot MACHINE USER: a machine with the user (who may be root) and a guest.
boot() {
    local machine=$1 user=$2 root=$place/$1
    cp -a "$place/base" "$root"
    mount -t proc proc "$root/proc"
    mount --bind /dev/pts "$root/dev/pts"
    mount -t tmpfs tmpfs "$root/dev/shm"
    mkdir -p "$root/var/cache/apt/archives"
    mount --bind "$place/debs" "$root/var/cache/apt/archives" # machines need the same packages: fetch them once
    within "$machine" root / useradd --create-home --shell /bin/bash guest
    [[ $user == root ]] || within "$machine" root / useradd --create-home --key HOME_MODE=0755 --shell /bin/bash "$user"
}

# adds MACHINE PACKAGE...: what a proof needs there and no reader of it: an X server, tools that check.
adds() {
    within "$1" root / env DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends "${@:2}"
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
