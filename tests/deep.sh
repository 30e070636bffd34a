#!/usr/bin/env bash
# What tests/run.sh has no time for, in parts of ten minutes at most (two cores; the machines take longer).
#
#   bash tests/deep.sh                  every part, one after the other; ends with how many passed
#   bash tests/deep.sh --part NAME...   only these
#   bash tests/deep.sh --list           the parts: name, what it does, what it looks at
#   bash tests/deep.sh --choose         the part that tests/run.sh adds: of those that need no rights and have passed before,
#                                       the one whose folders have changed most since then; nothing if none has changed
#   --record                            beside the first two: writes into tests/README.md when a part has passed, and at
#                                       which commit; that commit is what --choose and tests/style.sh compare with
#
# TAKUJO_FUZZ_SECONDS (300): how long each fuzzer runs.
set -Eeuo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/../app/prepare.sh"
export LC_ALL=C.UTF-8
cd -- "$takujo_root"
records=tests/README.md
seconds=${TAKUJO_FUZZ_SECONDS:-300}
jobs=${CTEST_PARALLEL_LEVEL:-$(($(nproc) + 1))}
export ASAN_OPTIONS=${ASAN_OPTIONS-detect_stack_use_after_return=1:strict_string_checks=1:check_initialization_order=1}
export UBSAN_OPTIONS=${UBSAN_OPTIONS-print_stacktrace=1}

# part NAME FOLDERS WHEN WHAT: WHEN is `daily` where tests/run.sh may add it, `hand` where it needs root or somebody's eyes.
names=()
declare -A folders when what
part() {
    names+=("$1")
    folders[$1]=$2 when[$1]=$3 what[$1]=$4
}
part games "engine/core engine/kit engine/games cardsets" daily "a thousand games of every game with all invariants, ten thousand of two decks with real effects in three games"
for game in fftcg granblue shadowverse_evolve gate_ruler duel_masters workbench; do
    for k in 1 2 3 4 5; do
        part cards-$game-$k "engine" daily "four hundred cards made by chance, twenty games of every twenty, under sanitizers"
    done
done
for game in fftcg granblue shadowverse_evolve gate_ruler duel_masters workbench; do
    part reading-$game "engine/reading engine/cards resources/words resources/reading" daily "texts of a hundred thousand abilities made by chance are read, half of them in each language"
done
for harness in yaml sets decks scenarios saves resources; do
    part fuzz-$harness "engine/files engine/match resources tests/fuzz" hand "a fuzzer that reads such files, for TAKUJO_FUZZ_SECONDS"
done
part engine-watched "engine/match engine/cards engine/files app/cli resources/words" daily "the unit tests and commands that sanitizers do not watch every day"
for k in 1 2 3 4; do
    part window-watched-$k "ui app/takujo tests/gui translations" daily "every fourth test of the window under sanitizers, from number $k"
done
part tidy-kit "engine/core engine/kit engine/cards" hand "clang-tidy on every source of these folders"
part tidy-games "engine/games" hand "clang-tidy on every source of these folders"
part tidy-match "engine/files engine/reading engine/lists engine/match engine/numbers engine/lab app" hand "clang-tidy on every source of these folders"
part tidy-table "ui/theme ui/widgets ui/session ui/motion ui/gestures ui/table" hand "clang-tidy on every source of these folders"
part tidy-panels "ui/asking ui/dialogs ui/games ui/help ui/lessons ui/page ui/panels ui/replay ui/settings ui/start ui/window" hand "clang-tidy on every source of these folders"
part tidy-pages "ui/bringing ui/opponent ui/positions ui/rules ui/sound ui/testing ui/workshop" hand "clang-tidy on every source of these folders"
part gallery "ui resources translations" hand "pictures of everything, for somebody to look at: build/gallery/index.html"
part package "app/packaging app/package.sh CMakeLists.txt" hand "the Debian package on a bare machine; needs root"
part machine-play "app/play.sh app/prepare.sh" hand "the README's first command on a bare machine; needs root"
part machine-root "app tests/run.sh CMakeLists.txt" hand "both commands of the README on a bare machine, as root; needs root"
part machine-user "app tests/run.sh CMakeLists.txt" hand "the same as a user with sudo; needs root"

build_release() { build release -- -DTAKUJO_TESTS=ON; }
watched() { # watched CTEST-ARGUMENT...: of all tests, built with sanitizers
    build deep -- -DTAKUJO_TESTS=ON
    ctest --test-dir build/deep --output-on-failure --no-tests=error --timeout 1800 --parallel "$jobs" "$@"
}

run_part() {
    case $1 in
        games)
            build_release
            TAKUJO_BATTERY_GAMES=1000 ctest --test-dir build/release --output-on-failure --no-tests=error -R '^unit/match/test_battery$' &&
                TAKUJO_DATA=$takujo_root build/release/app/takujo-cli simulate --game shadowverse_evolve --deck gate-guard \
                    --deck last-ferry --games 10000 --seed 1 --jobs "$(nproc)" &&
                TAKUJO_DATA=$takujo_root build/release/app/takujo-cli simulate --game gate_ruler --deck windfall \
                    --deck procession --games 10000 --seed 1 --jobs "$(nproc)" &&
                TAKUJO_DATA=$takujo_root build/release/app/takujo-cli simulate --game fftcg --deck running-sparks \
                    --deck long-winter --games 10000 --seed 1 --jobs "$(nproc)"
            ;;
        cards-*)
            build deep play_random_cards -- -DTAKUJO_TESTS=ON
            cards=${1#cards-}
            seq 0 19 | TAKUJO_DATA=$takujo_root xargs -P "$(nproc)" -n 1 build/deep/tests/fuzz/play_random_cards \
                --game "${cards%-*}" --seed "${cards#*-}" --cards 400 --games 20 --beside-loops 60 --block
            ;;
        reading-*)
            build release reading_tests -- -DTAKUJO_TESTS=ON
            printf '%s\n' en ja | TAKUJO_DATA=$takujo_root TAKUJO_READ_TEXTS=50000 xargs -P "$(nproc)" -I '{}' build/release/tests/reading_tests test_by_chance "texts:${1#reading-} {}"
            ;;
        fuzz-*)
            install_missing clang-19 libclang-rt-19-dev
            bash tests/fuzz/run.sh "$seconds" "${1#fuzz-}"
            ;;
        engine-watched)
            watched -L 'command' &&
                watched -R 'unit/ui/|unit/cards/test_card_text|unit/reading/test_round_trip|unit/reading/test_by_chance|unit/reading/test_printed|unit/match/test_words_complete|unit/match/test_film|unit/lab/test_tuning|unit/lab/test_hidden_decks|unit/match/test_battery|^window/|^installed$|^translations$'
            ;;
        window-watched-*) watched -L window -R '^gui/' -I "${1##*-},,4" ;;
        tidy-*)
            build_release
            # shellcheck disable=SC2086 # folders are words
            bash tests/style.sh --tidy ${folders[$1]}
            ;;
        gallery) bash tests/gallery.sh ;;
        package) bash tests/package.sh ;;
        machine-play) bash tests/fresh-machine.sh --quick ;;
        machine-root | machine-user) bash tests/fresh-machine.sh --machine "${1#machine-}" ;;
    esac
}

# What the table of tests/README.md says of a part: when, at which commit.
record_of() { sed -n "s/^| \`$1\` | \([^|]*\) | \`\([0-9a-f]*\)\` |.*/\2 \1/p" "$records"; }
commit_of() { record_of "$1" | cut -d' ' -f1; }
note_record() { # note_record NAME MINUTES
    local commit row
    commit=$(git rev-parse --short=12 HEAD)
    row="| \`$1\` | $(date -u +%F) | \`$commit\` | $2 |"
    sed -i "s/^| \`$1\` | .*/$row/" "$records"
    grep -qxF "$row" "$records" || fail "The table of $records has no row for $1: write one."
}

# How many files of a part differ from the commit at which it was last run whole; none where it never was.
changed_of() {
    local commit
    commit=$(commit_of "$1")
    [[ $commit ]] && git rev-parse --verify -q "$commit^{commit}" >/dev/null || { echo 0; return; }
    # shellcheck disable=SC2086 # folders are words
    git diff --name-only "$commit" -- ${folders[$1]} | wc -l
}
choose() {
    local name best='' most=0 count age oldest=''
    git rev-parse --verify -q HEAD >/dev/null || return 0 # no checkout: nothing can be said to have changed
    for name in "${names[@]}"; do
        [[ ${when[$name]} == daily ]] || continue
        count=$(changed_of "$name")
        age=$(record_of "$name" | cut -d' ' -f2)
        if ((count > most)) || { ((count > 0 && count == most)) && [[ $age < $oldest ]]; }; then
            best=$name most=$count oldest=$age
        fi
    done
    echo "$best"
}

wanted=() record=''
while (($#)); do
    case $1 in
        --list)
            for name in "${names[@]}"; do
                if [[ ${2-} ]]; then
                    [[ $name != "$2"-* ]] || printf '%s\t%s\n' "$name" "${folders[$name]}" # for tests/style.sh
                else
                    printf '%-18s %-6s %s (%s)\n' "$name" "${when[$name]}" "${what[$name]}" "${folders[$name]}"
                fi
            done
            exit
            ;;
        --choose) choose; exit ;;
        --commit-of) commit_of "${2-}"; exit ;;
        --part)
            while [[ ${2-} && $2 != --* ]]; do
                [[ ${what[$2]-} ]] || fail "There is no part \"$2\"; bash tests/deep.sh --list tells them."
                wanted+=("$2")
                shift
            done
            ((${#wanted[@]})) || fail "--part wants the name of a part; bash tests/deep.sh --list tells them."
            ;;
        --record) record=yes ;;
        *) fail "tests/deep.sh knows --part NAME, --list, --choose and --record, not \"$1\"." ;;
    esac
    shift
done
((${#wanted[@]})) || wanted=("${names[@]}")
[[ ! $record ]] || git diff --quiet HEAD -- || fail "--record writes down a commit, so commit first what has changed."

install_missing "${play_packages[@]}" "${test_packages[@]}"
passed=0 failed=()
for name in "${wanted[@]}"; do
    echo "--- $name: ${what[$name]}"
    SECONDS=0
    if (run_part "$name"); then
        passed=$((passed + 1))
        echo "--- $name: passed, $(((SECONDS + 59) / 60)) min"
        [[ ! $record ]] || note_record "$name" "$(((SECONDS + 59) / 60))"
    else
        failed+=("$name")
        echo "--- $name: FAILED"
    fi
done
((${#failed[@]} == 0)) || echo "Failed: ${failed[*]}"
echo "$passed passed, ${#failed[@]} failed"
((${#failed[@]} == 0))
