#!/usr/bin/env bash
# What a decision costs: how many instructions it takes, and how often it takes memory from the heap. A decision is an
# answer where there were two options or more, as `takujo-cli simulate` counts them. Few and many games of the same seed are
# played under callgrind; what the many take more, divided by the decisions they have more, is what a decision costs, free
# of what the program takes to begin. Two runs say the same. tests/bench/README.md has the numbers that are to be kept.
#
#   bash tests/bench/rates.sh                builds takujo-cli as people play it, and tells them
#   bash tests/bench/rates.sh --compare      also says by how much they differ from those written down, and fails where a
#                                            decision takes 3 % more instructions, or more memory
#   bash tests/bench/rates.sh --record       writes them into tests/bench/README.md, with the commit
#   --cli PROGRAM                            beside these: measures that one and builds nothing
set -Eeuo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/../../app/prepare.sh"
export LC_ALL=C.UTF-8 TAKUJO_DATA=$takujo_root
cd -- "$takujo_root"
records=tests/bench/README.md
few=20 many=60 seed=1
pairings=("fftcg running-sparks long-winter" "fftcg crimson-tide still-waters" "granblue salt-race lamp-and-stair" "shadowverse_evolve gate-guard last-ferry" "gate_ruler windfall procession" "duel_masters drums-at-dawn lamps-stay-lit" "workbench bench-red bench-blue")

cli='' compare='' record=''
while (($#)); do
    case $1 in
        --compare) compare=yes ;;
        --record) record=yes ;;
        --cli)
            [[ ${2-} ]] || fail "--cli wants the path of a takujo-cli."
            cli=$2
            shift
            ;;
        *) fail "tests/bench/rates.sh knows --compare, --record and --cli PROGRAM, not \"$1\"." ;;
    esac
    shift
done
[[ ! $record ]] || git diff --quiet HEAD -- engine app cardsets || fail "--record writes down a commit, so commit first what has changed."

install_missing valgrind
if [[ ! $cli ]]; then
    build release takujo-cli
    cli=build/release/app/takujo-cli
fi
scratch=$(mktemp -d)
trap 'rm -r "$scratch"' EXIT

# measured GAME DECK DECK GAMES: instructions, decisions and calls of malloc.
measured() {
    local profile=$scratch/callgrind.out told=$scratch/told
    valgrind --tool=callgrind --callgrind-out-file="$profile" --compress-strings=no --compress-pos=no "$cli" simulate \
        --game "$1" --deck "$2" --deck "$3" --games "$4" --seed "$seed" --jobs 1 >"$told" 2>"$scratch/errors" ||
        fail "$cli could not be measured: $(tail -n 3 "$scratch/errors")"
    awk -v decisions="$(sed -n 's/.*"decisions":\([0-9]*\).*/\1/p' "$told")" '
        /^(summary|totals): / { instructions = $2 }
        /^cfn=/ { called = substr($0, 5) }
        /^calls=/ && called == "malloc" { split(substr($1, 7), count, " "); allocations += count[1] }
        END { printf "%.0f %d %d\n", instructions, decisions, allocations }' "$profile"
}
# written PAIRING: the instructions and allocations that are to be kept; nothing where none are.
written() { sed -n "s/^| $1 | \([0-9]*\) | \([0-9.]*\) |.*/\1 \2/p" "$records"; }

failed=()
for pairing in "${pairings[@]}"; do
    read -r game one other <<<"$pairing"
    name="$one against $other"
    short=$(measured "$game" "$one" "$other" "$few")
    long=$(measured "$game" "$one" "$other" "$many")
    read -r instructions allocations decisions < <(awk '{ n = $5 - $2; printf "%.0f %.2f %d\n", ($4 - $1) / n, ($6 - $3) / n, n }' <<<"$short $long")
    line="$name: $instructions instructions and $allocations allocations a decision ($decisions decisions)"
    if [[ $compare ]]; then
        read -r instructions_before allocations_before < <(written "$name") || fail "$records has no numbers for $name."
        line+=", $(awk -v now="$instructions" -v before="$instructions_before" 'BEGIN { by = (now - before) * 100 / before; printf "%.1f %% %s", by < 0 ? -by : by, by < 0 ? "less" : "more" }')"
        awk -v now="$instructions" -v before="$instructions_before" 'BEGIN { exit now > before * 1.03 }' || failed+=("$name")
        awk -v now="$allocations" -v before="$allocations_before" 'BEGIN { exit now > before + 0.01 }' || failed+=("$name (allocations)")
    fi
    echo "$line"
    if [[ $record ]]; then
        row="| $name | $instructions | $allocations | \`$(git rev-parse --short=12 HEAD)\` |"
        sed -i "s/^| $name | .*/$row/" "$records"
        grep -qxF "$row" "$records" || fail "The table of $records has no row for $name: write one."
    fi
done
# What it takes to begin, with the one game that is played: reading words and cards, mostly.
mostToBegin=100000000
read -r begins _ < <(measured fftcg running-sparks long-winter 1)
echo "To begin, and to play one game: $begins instructions"
((begins <= mostToBegin)) || failed+=("beginning: more than $mostToBegin")
((${#failed[@]} == 0)) || fail "A decision costs more than $records allows: $(printf '%s; ' "${failed[@]}")either mend it, or say there why it has to."
