#!/usr/bin/env bash
# Installs what is missing, builds everything twice (as played, and with sanitizers), and runs every test of both builds
# and tests/style.sh as one run of ctest, whose closing lines come last. Arguments go to ctest: bash tests/run.sh -R kit
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/../app/prepare.sh"
export LC_ALL=C.UTF-8

install_missing "${play_packages[@]}" "${test_packages[@]}"
build release -- -DTAKUJO_TESTS=ON -DTAKUJO_WARNINGS_AS_ERRORS=ON
build sanitize -- -DTAKUJO_TESTS=ON

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
cat >"$all/CTestTestfile.cmake" <<EOF
subdirs("release" "sanitize")
add_test(style "env" "CTEST_PARALLEL_LEVEL=$half" "bash" "$takujo_root/tests/style.sh")
set_tests_properties(style PROPERTIES COST 1000 PROCESSORS $half TIMEOUT 3600) # the longest: it begins first
EOF

export ASAN_OPTIONS=${ASAN_OPTIONS-detect_stack_use_after_return=1:strict_string_checks=1:check_initialization_order=1}
export UBSAN_OPTIONS=${UBSAN_OPTIONS-print_stacktrace=1}
exec ctest --test-dir "$all" --output-on-failure --no-tests=error --timeout 1800 --parallel "$jobs" "$@"
