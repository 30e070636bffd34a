#!/usr/bin/env bash
# What a compiler does not check: the layout of the tree, who includes whom, what rulebooks leave open, the shape of the
# text, and clang-tidy's list.
# Every violation is a line `path:line: what, remedy`.
#
#   bash tests/style.sh                    everything; clang-tidy only on sources that differ from the commit at which it
#                                          last read their folder whole (tests/README.md has it), or from $TAKUJO_BASE
#   bash tests/style.sh --fast             everything but clang-tidy
#   bash tests/style.sh --tidy FOLDER...   clang-tidy on every source of these folders, and nothing else (tests/deep.sh)
#
# clang-tidy reads sources with the flags of build/release (bash tests/run.sh builds it): as they are compiled there, a
# dozen at a time, or one by one where few have changed. What it said is kept until one of them, a header of ours, the
# compiler's flags or .clang-tidy change: in build/tidy, or in $TAKUJO_TIDY_CACHE.
set -Eeuo pipefail
export LC_ALL=C.UTF-8
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
root=$PWD
jobs=${CTEST_PARALLEL_LEVEL:-$(nproc)}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'echo "tests/style.sh: the check itself broke in line $LINENO" >&2' ERR
violations=$scratch/violations

# All files of the program, and all C++ there is. A checkout may lack a folder while it is young.
program() { find engine ui app -type f "$@" 2>/dev/null | sort || true; }
sources() { find engine ui app tests -type f \( -name '*.h' -o -name '*.cpp' \) 2>/dev/null | sort || true; }

for tool in clang-format-19 clang-tidy-19; do
    command -v "$tool" >/dev/null || { echo "$tool is missing: bash tests/run.sh installs it" >&2; exit 2; }
done

# For awk: what a path with folder/../ in it leads to.
plain_path='function plain(path) {
    while (sub(/[^\/]+\/\.\.\//, "", path)) { }
    return path
}'

top_level() {
    local entry
    for entry in *; do
        case $entry in
            CMakeLists.txt | CMakePresets.json | LICENSE | README.md) ;;
            app | engine | ui | resources | cardsets | tests | translations | build) ;;
            *) git check-ignore -q "$entry" 2>/dev/null || echo "$entry:1: not in the agreed top level, move it into a folder or delete it" ;;
        esac
    done
}

# One pass over the text of engine, ui, app, tests and help: include arrows, the engine without Qt and YAML, games named where none may be, length.
facts() {
    { program; sources; find resources/help -type f; } | sort -u | xargs -d '\n' -s 1000000 awk "$plain_path"'
        BEGIN {
            may["core"] = " core "
            may["kit"] = " core kit "
            may["cards"] = " core kit cards "
            may["files"] = " core kit cards files "
            may["reading"] = " core kit cards files reading "
            may["games"] = " core kit cards games game "                # the registry knows every game
            may["game"] = " core kit cards games "                      # and itself, see below
            may["match"] = " core kit cards files games game match "
            may["lists"] = " core kit cards files reading lists "
            may["numbers"] = " core kit cards files games game match numbers "
            may["lab"] = " core kit cards files games game match numbers lab "
            may["ui"] = " core kit cards files reading lists match numbers ui "
            may["app"] = " core kit cards files reading lists games game match numbers lab ui app "
            # Rooms of a folder, from below: each may include those before it. Of the kit this holds for headers, and for all of its
            # first two rooms: whatever is carried out may call whatever else is, but no header hangs on a room above.
            order("engine/kit", "rules script/language script/reading script/following script/choosing script/doing script/triggers script/lasting play loops .")
            order("engine/files", "findings disk yaml abilities cards decks layouts scenarios words")
            order("engine/match", ". scenarios positions saves lessons sentences")
            order("ui", "theme widgets session motion gestures table asking dialogs help panels page start settings games opponent workshop bringing positions testing lessons replay rules sound window")
            everybody = ", but this folder serves every game: take it from the rulebook as data, or move it to engine/games"
            games = "fftcg|duel[_ -]?masters|gate[_ -]?ruler|shadowverse|granblue"
            for (i = 1; i < ARGC; i++) {
                exists[ARGV[i]] = 1
                if (nameless(layer(ARGV[i])) && tolower(ARGV[i]) ~ games) print ARGV[i] ":1: a game in a file name" everybody
                if (match(ARGV[i], /^tests\/gui\/[^\/]+\/test_/) && ++ofOneGame[substr(ARGV[i], 1, RLENGTH)] == 3)
                    print ARGV[i] ":1: the third test of the window that is about this game, say in another one what every game has (tests/gui/README.md)"
            }
        }
        # engine/kit/… is kit, engine/games/x/… is game (whose = x), engine/games/… is games, ui/… is ui
        function layer(path,   part, parts) {
            parts = split(path, part, "/")
            whose = ""
            if (part[1] != "engine") return part[1]
            if (part[2] != "games" || parts < 4) return part[2]
            whose = part[3]
            return "game"
        }
        function order(folder, list,   i, n, names) {
            n = split(list, names, " ")
            for (i = 1; i <= n; i++) storey[names[i] == "." ? folder : folder "/" names[i]] = i
            below[folder] = list
        }
        # The room of a path, and whose it is: of the nearest folder that has a place in an order.
        function room(path,   place) {
            place = path
            while (sub(/\/[^\/]*$/, "", place)) if (place in storey) return place
            return ""
        }
        function house(path,   folder) {
            for (folder in below) if (index(path, folder "/") == 1) return folder
            return ""
        }
        function nameless(place) { return place ~ /^(core|kit|lists|match|numbers|ui)$/ }
        function say(what) { print FILENAME ":" FNR ": " what }
        FNR == 1 {
            code = FILENAME ~ /\.(h|hpp|cpp)$/
            here = layer(FILENAME)
            mine = whose
            home = house(FILENAME)
            inside = room(FILENAME)
            if (code && home != "" && inside == "") say("in no room, put it into one of" (" " below[home]) " of " home)
        }
        nameless(here) && tolower($0) ~ games { say("names a game" everybody) }
        # The program names none either, except in what is written about card files: its examples are of one.
        code && here == "app" && FILENAME !~ /^app\/cli\/reference\// && tolower($0) ~ games { say("names a game, take it from the registry") }
        # Nor do tests of the window, but for two of each game.
        FILENAME ~ /^tests\/gui\/[^\/]+$/ && tolower($0) ~ games { say("names a game, take its words from the window or try it on the workbench (tests/gui/README.md)") }
        FILENAME ~ /^resources\/help\/[a-z][a-z]\// && tolower($0) ~ games { say("names a game, but this page is of every game: write {game}, or move it to resources/help/<game>") }
        !code { next }
        FNR == 501 { say("longer than 500 lines, give each idea a file of its own") }
        FNR == 401 && FILENAME ~ /^tests\/(gui|unit\/app)\// { say("longer than 400 lines, give each part of the window and each command a test of its own") }
        !/^[ \t]*#[ \t]*include[ \t]*[<"]/ { next }
        {
            target = $0
            sub(/^[^<"]*[<"]/, "", target)
            sub(/[>"].*$/, "", target)
        }
        FILENAME ~ /^engine\// && target ~ /^Q/ { say("Qt in the engine, use the standard library") }
        target ~ /^yaml-cpp\// && inside != "engine/files/yaml" { say("YAML outside engine/files/yaml, let that read it") }
        {
            folder = FILENAME
            sub(/[^\/]*$/, "", folder)
            if (plain(folder target) in exists) target = plain(folder target)
            if (!(target in exists) || !(here in may)) next
            there = layer(target)
            if (home != "" && house(target) == home && storey[room(target)] > storey[inside] && (home != "engine/kit" || FILENAME ~ /\.h$/ || storey[inside] < 3))
                say("includes " target ", which lies above " inside " (the rooms of " home " from below: " below[home] "): move it down, or hand it in")
            if (there == "game" && here == "game" && whose == mine) next
            if (there == "game" && here == "game") say("a game includes another game, move what they share to engine/kit")
            else if (!index(may[here], " " there " "))
                say("includes " target ", but " here " may include only" may[here] "of ours: move it down, or hand it in")
        }'
}

# What a rulebook leaves open: each `OPEN n` in a game or in its scenarios is a row of the game's page, each row is named
# there, and what a row says decides it is there.
open_questions() {
    local folder game
    for folder in engine/games/*/; do
        game=$(basename "$folder")
        { find "$folder" "tests/scenarios/$game" -type f 2>/dev/null || true; } | sort | xargs -d '\n' -s 1000000 awk -v folder="$folder" -v scenarios="tests/scenarios/$game/" '
            BEGIN {
                page = folder "open-questions.md"
                for (i = 1; i < ARGC; i++) exists[ARGV[i]] = 1
            }
            FILENAME == page {
                if ($0 !~ /^\| [0-9]+ \|/) next
                number = substr($0, 3) + 0
                if (number in row) print page ":" FNR ": a second row " number ", take the next number"
                row[number] = FNR
                count = split($0, cell, "|")
                while (match(cell[count - 1], /`[^`]+`/)) {
                    name = substr(cell[count - 1], RSTART + 1, RLENGTH - 2)
                    cell[count - 1] = substr(cell[count - 1], RSTART + RLENGTH)
                    path = name ~ /\.(cpp|h)$/ ? folder name : scenarios name ".yaml"
                    if (!(path in exists)) print page ":" FNR ": there is no " path ", name what decides this"
                }
                next
            }
            {
                rest = $0
                while (match(rest, /(^|[^A-Za-z_])OPEN([^A-Za-z_]|$)/)) {
                    rest = substr(rest, RSTART)
                    sub(/^[^O]?OPEN/, "", rest)
                    place = FILENAME ":" FNR
                    if (rest !~ /^ [0-9]/) print place ": OPEN without a number, take the next one of " page
                    number = rest + 0
                    if (rest ~ /^ [0-9]/ && !(number in named)) named[number] = place
                }
            }
            END {
                for (number in named)
                    if (!(number in row)) print named[number] ": OPEN " number " has no row in " page ", write one"
                for (number in row)
                    if (!(number in named)) print page ":" row[number] ": nothing names OPEN " number ", write it into the comment of what decides it"
            }'
    done
}

formatting() {
    { sources | xargs -d '\n' -r clang-format-19 --dry-run --Werror 2>&1 || true; } |
        awk -F: '/\[-Wclang-format-violations\]$/ { if (!told[$1]++) print $1 ":" $2 ": not in the shape of .clang-format, run clang-format-19 -i " $1; next }
            /^Error/ { print ".clang-format:1: clang-format-19 says " $0 }'
}

# From build/release, a line for each source that is compiled there (a dozen of ours as one, or one by itself): path, compile
# command, then what it includes of ours (ninja's record).
compilations() {
    (cd build/release && ninja -t deps) | awk -v root="$root/" "$plain_path"'
        BEGIN { literal = root; sub(/\/$/, "", literal); gsub(/[][\\.*^$+?(){}|]/, "\\\\&", literal) }
        NR != FNR && /^  "command": / {
            command = substr($0, 15, length($0) - 16)
            object = command
            sub(/^.* -o /, "", object)
            sub(/ -c .*$/, "", object)
            gsub("-I" literal " ", "-I. ", command)
            gsub(literal, "", command)
            gsub(/\\\\\\"/, "\001", command) # a string that a definition is
            gsub(/\\"/, "", command) # CMake quotes a path with spaces in it
            gsub(/\001/, "\\\"", command)
        }
        NR != FNR && /^  "file": / {
            file = substr($0, 12)
            sub(/",?$/, "", file)
            if (index(file, root) != 1) next
            file = substr(file, length(root) + 1)
            ours = file ~ /^(engine|ui|app)\// || file ~ /^build\/release\/(engine|ui|app)\/.*\/Unity\//
            if (ours && object in headers && !told[file]++) print file "\t" command headers[object]
        }
        NR != FNR { next }
        /^[^ ].*: #deps / { object = $0; sub(/: #deps .*/, "", object) }
        /^    / {
            header = substr($0, 5)
            if (header !~ /^\//) header = plain(root "build/release/" header)
            if (index(header, root) == 1) headers[object] = headers[object] "\t" header
        }' - build/release/compile_commands.json
}

# tidy SOURCE MEMORY COMMAND: asks clang-tidy about a source, with the flags of a compile command, and remembers the answer,
# unless the source did not compile.
tidy() {
    local said=$scratch/${2##*/} status=0 word words=() flags=()
    eval "words=($3)" # as the shell that compiles reads it: a path may have blanks in it
    while [[ ${words[0]-} != *c++ && ${words[0]-} != *g++ && ${#words[@]} -gt 1 ]]; do words=("${words[@]:1}"); done
    set -- "$1" "$2" "${words[@]:1}"
    local source=$1 memory=$2
    shift 2
    while (($#)); do
        word=$1
        shift
        case $word in
            -o | -c | -MF | -MT | -include) shift ;; # clang reads headers itself, not what g++ has read before
            -MD | -Winvalid-pch | -fpch-preprocess | -W*) ;;
            -I | -isystem) flags+=("$word" "$1"); shift ;;
            *) flags+=("$word") ;;
        esac
    done
    clang-tidy-19 --quiet "$source" -- "${flags[@]}" -w >"$said" 2>"$said.errors" || status=$?
    if ((status > 1)); then
        echo "$source:1: clang-tidy-19 could not read it: $(tail -n 1 "$said.errors")" >>"$violations"
        return
    fi
    awk -v root="$PWD/" 'index($0, root) == 1 && match($0, /:[0-9]+: (warning|error): /) {
        place = substr($0, length(root) + 1, RSTART - length(root) - 1)
        if (place ~ /^build\//) next # a dozen sources are included in one
        check = what = substr($0, RSTART + RLENGTH)
        sub(/^.*\[/, "", check)
        sub(/[],].*$/, "", check)
        sub(/ \[[^[]*$/, "", what)
        print place ": " what ", mend it or say why not: // NOLINT(" check "): reason"
    }' "$said" >"$memory.new" || return # nothing is remembered of a check that was broken off
    if grep -q clang-diagnostic-error "$said"; then
        cat "$memory.new" >>"$violations"
        rm "$memory.new"
    else
        mv "$memory.new" "$memory"
    fi
}

# Which part of tests/deep.sh reads each folder whole; nothing where no commit is known from which to tell what changed.
changed_sources() {
    local part folders base file
    if ! git rev-parse --verify -q HEAD >/dev/null; then
        echo "clang-tidy: this is no checkout, so nothing can be said to have changed" >&2
        return
    fi
    bash tests/deep.sh --list tidy | while IFS=$'\t' read -r part folders; do
        base=${TAKUJO_BASE:-$(bash tests/deep.sh --commit-of "$part")}
        if ! git rev-parse --verify -q "$base^{commit}" >/dev/null; then
            echo "clang-tidy: of $part it is not known what has changed; bash tests/deep.sh --part $part reads all of it" >&2
            continue
        fi
        # A header is read where its own source includes it.
        git diff --name-only --diff-filter=d "$base" -- $folders | sed -n 's/\.h$/.cpp/; /\.cpp$/p'
    done | sort -u | while read -r file; do [[ ! -f $file ]] || echo "$file"; done
}

# A folder that no part of tests/deep.sh reads would never be read at all.
read_folders() {
    local folder
    for folder in engine/*/ ui/*/; do
        folder=${folder%/}
        bash tests/deep.sh --list tidy | cut -f 2 | tr ' ' '\n' | grep -qx "$folder" ||
            echo "tests/deep.sh:1: no part reads $folder with clang-tidy, add it to one"
    done
}

# tidiness [FOLDER...]: all sources of these folders, or those that have changed.
tidiness() {
    local memory=${TAKUJO_TIDY_CACHE:-build/tidy} judge source record key file keys=() todo=() own=()
    if [[ ! -f build/release/compile_commands.json ]]; then
        echo "CMakePresets.json:1: build/release is not there for clang-tidy to read, run bash tests/run.sh"
        return
    fi
    mkdir -p "$memory"
    judge=$(cat .clang-tidy; clang-tidy-19 --version; dpkg-query --show libstdc++-12-dev qt6-base-dev qt6-svg-dev qt6-multimedia-dev libyaml-cpp-dev nlohmann-json3-dev 2>/dev/null || true)
    compilations >"$scratch/compilations"
    if (($#)); then
        program -name '*.cpp' | grep -E "^($(IFS='|'; echo "$*"))/" || true
    else
        changed_sources
    fi >"$scratch/wanted"

    # ask SOURCE: unless the answer is remembered. `record` is its compilation.
    ask() {
        key=$({ printf '%s\n' "$judge" "$1" "${record[1]}"; cat -- "$1" "${record[@]:2}" 2>/dev/null || true; } | sha256sum)
        key=$memory/${key%% *}
        keys+=("$key")
        if [[ -f $key ]]; then
            touch "$key"
        else
            todo+=("$1" "$key" "${record[1]}")
        fi
    }
    while IFS=$'\t' read -r -a record; do
        source=${record[0]}
        [[ -f $source ]] || continue
        mapfile -t own < <(printf '%s\n' "$source" "${record[@]:2}" | sed "s|^$root/||" | grep -xFf "$scratch/wanted" || true)
        if ((${#own[@]} > 3)); then
            ask "$source" # together they cost less than one by one
        else
            for file in "${own[@]}"; do ask "$file"; done
        fi
    done <"$scratch/compilations"
    grep -vxFf <(tr '\t' '\n' <"$scratch/compilations" | sed "s|^$root/||") "$scratch/wanted" |
        sed 's/$/:1: not built in build\/release and so not checked, run bash tests\/run.sh or delete it/' || true

    echo "clang-tidy: $(wc -l <"$scratch/wanted") sources; $((${#todo[@]} / 3)) of ${#keys[@]} readings to make, the others are as they were" >&2
    export -f tidy
    export scratch violations
    ((${#todo[@]} == 0)) || printf '%s\0' "${todo[@]}" | xargs -0 -n 3 -P "$jobs" bash -c 'tidy "$@"' tidy
    find "$memory" -type f -mtime +30 -delete
    cat -- /dev/null "${keys[@]}" 2>/dev/null || true
}

case ${1-} in
    '' | --fast | --tidy) ;;
    *) echo "tests/style.sh knows --fast and --tidy FOLDER..., not \"$1\"" >&2; exit 2 ;;
esac
{
    if [[ ${1-} == --tidy ]]; then
        tidiness "${@:2}"
    else
        top_level
        facts
        open_questions
        read_folders
        formatting
        [[ ${1-} == --fast ]] || tidiness
    fi
} >>"$violations"

if [[ -s $violations ]]; then
    sort -u "$violations" | sort -s -t: -k1,1 -k2,2n
    echo "$(sort -u "$violations" | wc -l) to mend" >&2
    exit 1
fi
