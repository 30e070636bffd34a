#!/usr/bin/env bash
# What a frame of the moving table costs: the instructions of one frame of a fight among 120 cards. Few and many frames are
# painted under callgrind; what the many take more, divided by how many more they are, is what one costs. At 60 frames a
# second that has to fit into a core (tests/bench/README.md). Painting is Qt's own, without a GPU.
#
#   bash tests/bench/frames.sh [PROGRAM]     builds bench_table, or takes that one
set -Eeuo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/../../app/prepare.sh"
export LC_ALL=C.UTF-8 TAKUJO_DATA=$takujo_root QT_QPA_PLATFORM=offscreen
cd -- "$takujo_root"
few=12 many=60
install_missing valgrind
bench=${1-}
if [[ ! $bench ]]; then
    build release bench_table
    bench=build/release/tests/bench_table
fi
scratch=$(mktemp -d)
trap 'rm -r "$scratch"' EXIT

# measured FRAMES: the instructions of a run.
measured() {
    valgrind --tool=callgrind --callgrind-out-file="$scratch/out" "$bench" fight "$1" >"$scratch/told" 2>"$scratch/errors" ||
        fail "$bench could not be measured: $(tail -n 3 "$scratch/errors")"
    awk '/^(summary|totals): / { print $2 }' "$scratch/out" | tail -n 1
}
short=$(measured "$few")
long=$(measured "$many")
cat "$scratch/told"
echo "$(((long - short) / (many - few))) instructions a frame"
