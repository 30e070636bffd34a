#!/usr/bin/env bash
# What it costs to read the texts of a list of cards: how many instructions a card takes, and how long ten thousand of them do.
# The lists are those of tests/lists (forty cards each), as often as is wanted, with other numbers. What the program takes to
# begin falls out: what a long list takes more than a short one is divided by its further cards. tests/bench/README.md has what came of it.
#
#   bash tests/bench/lists.sh [--cli PROGRAM]    without it, builds takujo-cli
set -Eeuo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/../../app/prepare.sh"
export LC_ALL=C.UTF-8 TAKUJO_DATA=$takujo_root
cd -- "$takujo_root"
few=2 many=7 whole=250 cards=40 # lists of so many times forty cards

cli=''
if [[ ${1-} == --cli ]]; then
    [[ ${2-} ]] || fail "--cli wants the path of a takujo-cli."
    cli=$2
elif (($#)); then
    fail "tests/bench/lists.sh knows --cli PROGRAM, not \"$1\"."
fi
install_missing valgrind
if [[ ! $cli ]]; then
    build release takujo-cli
    cli=build/release/app/takujo-cli
fi
scratch=$(mktemp -d)
trap 'rm -r "$scratch"' EXIT

# made GAME TIMES: writes the list of a game so often; every number of a card gets another beginning.
made() {
    local list=tests/lists/$1.csv i
    head -n 1 "$list"
    for ((i = 0; i < $2; ++i)); do
        tail -n +2 "$list" | sed -E "s/^([A-Z]+)(-[0-9]+,)/\\1$i\\2/"
    done
}
# instructions GAME TIMES: of reading that list.
instructions() {
    made "$1" "$2" >"$scratch/list.csv"
    valgrind --tool=callgrind --callgrind-out-file="$scratch/callgrind.out" "$cli" read "$scratch/list.csv" --game "$1" --report \
        >"$scratch/told" 2>"$scratch/errors" || true # a list with a mistake is read all the same
    sed -n -E 's/^(summary|totals): //p' "$scratch/callgrind.out" | tail -n 1
}

echo "instructions a card"
for game in fftcg duel_masters; do
    a=$(instructions "$game" "$few")
    b=$(instructions "$game" "$many")
    echo "$game: $(((b - a) / ((many - few) * cards)))"
    made "$game" "$whole" >"$scratch/whole.csv"
    begin=$(date +%s)
    "$cli" read "$scratch/whole.csv" --game "$game" --report >"$scratch/told" 2>"$scratch/errors" || true
    echo "$game: $((whole * cards)) cards in $(($(date +%s) - begin)) s: $(tail -n 1 "$scratch/told")"
done
