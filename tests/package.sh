#!/usr/bin/env bash
# Proves the Debian package on a machine that has nothing yet: makes it (app/package.sh), installs it with no more than it
# depends on, and lets a user who is not root check its data, simulate games and open its window; checks what desktops, shops
# for programs and man read of it; removes it and finds nothing left; and installs it once more as apt does by itself.
# The package and pictures of the window come back in build/package; the whole story is told in build/package.log.
#
#   sudo bash tests/package.sh [--keep]
#       --keep   leaves the machine where it is and says where; else nothing is left behind
#
# It needs Debian 12, root, 2 GB in $TMPDIR (/var/tmp if unset) and a mirror: the one this machine's apt uses.
set -Eeuo pipefail
self=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)/package.sh
source "$(dirname -- "$self")/../app/prepare.sh"
export LC_ALL=C.UTF-8
log=$takujo_root/build/package.log
source "$(dirname -- "$self")/machines.sh"
results=$takujo_root/build/package

if [[ ${1-} != --inside ]]; then
    [[ ${1-} == '' || $* == --keep ]] || fail "There is nothing but --keep to say to tests/package.sh."
    ((EUID == 0)) || fail "Making a machine needs root: sudo bash tests/package.sh"
    grep -qx 'VERSION_CODENAME=bookworm' /etc/os-release || fail \
        "A package for Debian 12 is made on Debian 12: another system's libraries have other names."
    install_missing dpkg-dev file
    owner=$(stat --format=%U "$takujo_root")
    runuser -u "$owner" -- bash "$takujo_root/app/package.sh"
    with_machines "${1-}" "The package does not hold on a fresh machine" "$self"
    chown -R --reference="$takujo_root" "$results"
    exit
fi

# --- inside

place=$2
trap 'exit 130' INT TERM
machine=$place/player
packages=("$results"/*.deb)
package=${packages[0]}
[[ ${#packages[@]} == 1 && -f $package ]] || { say "FAILED  there should be one package in $results"; exit 1; }

# wrong WHAT: the end.
wrong() {
    say "FAILED  $*"
    exit 1
}

player() { within player player /home/player env LANG=C.UTF-8 "$@"; }

# install OPTION...: apt installs the package.
install() { within player root / env DEBIAN_FRONTEND=noninteractive apt-get -q install -y "$@" /srv/takujo.deb; }

# Every file and folder of the machine, but for what logs, apt and man keep for themselves, and people's own.
snapshot() {
    (cd "$machine" && find . -xdev \( -path ./home -o -path ./tmp -o -path ./var/log -o -path ./var/cache -o -path ./var/lib/apt \) \
        -prune -o -printf '%p %y %m %l\n') | sort
}

# photograph FILE OPTION...: a picture of the window in the middle of a game comes back as build/package/FILE.
photograph() {
    local file=$1
    shift
    player xvfb-run -a takujo --deck running-sparks --deck long-winter --seed 12 --turns 11 --size 1280x720 "$@" --screenshot "/tmp/$file"
    [[ $(head -c 4 "$machine/tmp/$file") == $'\x89PNG' && $(stat --format=%s "$machine/tmp/$file") -gt 50000 ]]
    cp "$machine/tmp/$file" "$results/$file"
}

# page LANGUAGE NAME FILE: man shows the page, and has nothing to say about how it is written.
page() {
    local warnings
    warnings=$(player env MANWIDTH=80 man --warnings -L "$1" -l "$3" 2>&1 >"$place/page")
    cat "$place/page"
    [[ -z $warnings ]] || { echo "$warnings"; return 1; }
    grep -q "$2" "$place/page"
}

fields=$(dpkg-deb --field "$package" Package Version Architecture Maintainer Section Depends Recommends Suggests Installed-Size)
dpkg-deb --info "$package" >>"$log"
dpkg-deb --contents "$package" >>"$log"
depends=$(dpkg-deb --field "$package" Depends)
say "the package: $(basename -- "$package"), $(stat --format=%s "$package") bytes"
printf '%s\n' "$fields" | sed 's/^/         /'
traces=$(dpkg-deb --fsys-tarfile "$package" | grep -acF "$takujo_root") || true
[[ $traces == 0 ]] || wrong "the package tells where it was built: $takujo_root"

passes "a bare Debian 12" make_base
passes "a player's machine" boot player player
cp "$package" "$machine/srv/takujo.deb"
passes "an X server, and tools that check" adds player xvfb xauth desktop-file-utils appstream man-db
passes "what the package depends on, and no more" \
    within player root / env DEBIAN_FRONTEND=noninteractive apt-get -q satisfy -y --no-install-recommends "$depends"

before=$(snapshot)
within player root / dpkg-query --show | sort >"$place/before"
passes "apt installs the package" install --no-install-recommends
news=$(within player root / dpkg-query --show | sort | comm -3 "$place/before" - | awk '{ print $1 }')
[[ $news == takujo ]] || wrong "it should have brought takujo alone, and brought: $news"

passes "it checks its data" player takujo-cli lint
grep -qx '0 errors, 0 warnings' "$log" || wrong "its data has mistakes"
passes "it simulates games" player takujo-cli simulate --game fftcg --deck crimson-tide --deck still-waters --games 5 --seed 1
grep -q '"games":5,' "$log" || wrong "the games were not played"
passes "it plays in the terminal" player bash -c 'echo quit | takujo-cli play --game fftcg --language ja | grep -q 先攻'
passes "it keeps a game" player bash -c "printf '1\\nsave kept.yaml\\nquit\\n' | takujo-cli play --game fftcg && takujo-cli replay kept.yaml"
grep -q 'replay ok: 1 answer, hash ' "$log" || wrong "the game was not kept"
passes "its window opens" photograph window.png
passes "the desktop entry" player desktop-file-validate /usr/share/applications/org.takujo.Takujo.desktop
passes "the AppStream data" player appstreamcli validate --no-net /usr/share/metainfo/org.takujo.Takujo.metainfo.xml
for name in takujo takujo-cli; do
    passes "man $name" page en "^NAME" "/usr/share/man/man6/$name.6.gz"
    passes "man $name, in Japanese" page ja "^名前" "/usr/share/man/ja/man6/$name.6.gz"
    passes "man finds $name" player man --where "$name"
done
say "the player's home holds: $(cd "$machine/home/player" && find . -type f -not -name '.bash*' -not -name .profile | sort | tr '\n' ' ')"

passes "apt removes the package" within player root / env DEBIAN_FRONTEND=noninteractive apt-get -q purge -y takujo
after=$(snapshot)
diff <(echo "$before") <(echo "$after") >>"$log" || wrong "it left something, or took what was not its own: $(diff <(echo "$before") <(echo "$after") | grep '^[<>]')"
left=$(find "$machine" -xdev -iname '*takujo*' -not -path "$machine/home/*" -not -path "$machine/srv/takujo.deb" -not -path "$machine/tmp/*")
[[ ! $left ]] || wrong "it left $left"
say "nothing is left of it"

passes "apt installs it with what it recommends" install
passes "its window opens in Japanese" photograph window-ja.png --language ja
say "the package holds"
