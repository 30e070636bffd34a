#!/usr/bin/env bash
# Installs what is missing, builds everything as it is played and the engine with sanitizers, and runs every test of both
# builds, tests/style.sh and one part of tests/deep.sh as one run of ctest, whose closing lines come last. Arguments go to
# ctest: bash tests/run.sh -R kit
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/../app/prepare.sh"
export LC_ALL=C.UTF-8

install_missing "${play_packages[@]}" "${test_packages[@]}"
begun=$SECONDS
build release -- -DTAKUJO_TESTS=ON -DTAKUJO_WARNINGS_AS_ERRORS=ON
built=$SECONDS
build sanitize -- -DTAKUJO_TESTS=WATCHED
echo "Built as played in $((built - begun)) s, with sanitizers in $((SECONDS - built)) s."

# tests_of FOLDER PREFIX: ctest's list of a build folder, each test's name with the prefix before it.
tests_of() {
    local folder
    [[ -f $1/CTestTestfile.cmake ]] || return 0
    sed -E -e '/^subdirs\(/d' -e "s,^( *(add_test|set_tests_properties)\(\[=*\[),\1$2," "$1/CTestTestfile.cmake"
    sed -n 's/^subdirs("\(.*\)")$/\1/p' "$1/CTestTestfile.cmake" | while read -r folder; do
        tests_of "$1/$folder" "$2"
    done
}

all=$takujo_root/build/all
jobs=${CTEST_PARALLEL_LEVEL:-$(($(nproc) + 1))} # tests of the window wait now and then
half=$((jobs / 2 > 1 ? jobs / 2 : 1))
for preset in release sanitize; do
    mkdir -p "$all/$preset"
    tests_of "$takujo_root/build/$preset" "$preset/" >"$all/$preset/CTestTestfile.cmake"
done
cat >"$all/CTestTestfile.cmake" <<END
subdirs("release" "sanitize")
add_test(style "env" "CTEST_PARALLEL_LEVEL=$half" "bash" "$takujo_root/tests/style.sh")
set_tests_properties(style PROPERTIES COST 1000 PROCESSORS $half TIMEOUT 3600) # the longest: it begins first
END
# The part of the deep run that looks at what has changed; it has the machine for itself, after the others.
part=$(bash "$takujo_root/tests/deep.sh" --choose)
if [[ $part ]]; then
    echo "Of tests/deep.sh, what has changed asks for the part $part."
    cat >>"$all/CTestTestfile.cmake" <<END
add_test(deep/$part "bash" "$takujo_root/tests/deep.sh" "--part" "$part")
set_tests_properties(deep/$part PROPERTIES RUN_SERIAL ON COST -1 TIMEOUT 3600)
END
else
    echo "Of tests/deep.sh, no part looks at what has changed."
fi

export ASAN_OPTIONS=${ASAN_OPTIONS-detect_stack_use_after_return=1:strict_string_checks=1:check_initialization_order=1}
export UBSAN_OPTIONS=${UBSAN_OPTIONS-print_stacktrace=1}
exec ctest --test-dir "$all" --output-on-failure --no-tests=error --timeout 1800 --parallel "$jobs" "$@"
