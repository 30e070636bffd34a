#!/usr/bin/env bash
# tests/fuzz/run.sh [SECONDS [HARNESS...]]: builds the fuzzers with clang and runs each for so many seconds (60), beginning
# with its folder of corpus/. What they find is left in build/fuzz/findings/HARNESS/, and how to see it again is said.
# Needs clang-19 and libclang-rt-19-dev.
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
seconds=${1:-60}
harnesses=("${@:2}")
((${#harnesses[@]})) || harnesses=(yaml sets decks scenarios saves resources)
build=$root/build/fuzz
export TAKUJO_DATA=$root LC_ALL=C.UTF-8
export UBSAN_OPTIONS=${UBSAN_OPTIONS-print_stacktrace=1}

cd "$root"
[[ -f $build/CMakeCache.txt ]] || cmake --preset fuzz >/dev/null
cmake --build "$build" --target "${harnesses[@]/#/fuzz_}"
found=0
for harness in "${harnesses[@]}"; do
    mkdir -p "$build/findings/$harness" "$build/grown/$harness"
    program=$build/tests/fuzz/fuzz_$harness
    echo "fuzz_$harness for $seconds s"
    # New inputs go into the first folder.
    "$program" -max_total_time="$seconds" -timeout=30 -rss_limit_mb=3000 -max_len=20000 -print_final_stats=1 \
        -artifact_prefix="$build/findings/$harness/" "$build/grown/$harness" "$root/tests/fuzz/corpus/$harness" \
        >"$build/findings/$harness.log" 2>&1 || found=1
    grep -E '^stat::number_of_executed_units|^SUMMARY' "$build/findings/$harness.log" || true
    for input in "$build/findings/$harness"/*; do
        [[ -f $input ]] || continue
        found=1
        echo "Found: $input; again by: TAKUJO_DATA=$root $program $input"
    done
done
exit $found
