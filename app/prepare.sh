# Sourced by app/play.sh and tests/run.sh: installs the Debian packages that are missing, and builds.

takujo_root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

play_packages=(
    g++                # the compiler
    cmake              # describes the build
    ninja-build        # runs it
    ccache             # remembers compilations, so that the second build is quick
    qt6-base-dev       # Qt Core, Gui, Widgets and Test; brings the xcb and offscreen platforms and OpenGL
    qt6-svg-dev        # Qt Svg: the table's pictures
    qt6-multimedia-dev # Qt Multimedia: what is heard at the table
    qt6-tools-dev      # CMake's side of Qt's translations
    qt6-l10n-tools     # lrelease and lupdate: the window's Japanese and English
    libyaml-cpp-dev    # reads card sets, decks and scenarios
    nlohmann-json3-dev # writes JSON for other programs
    libxcursor1        # Qt loads it at run time: the mouse pointer of the desktop's theme
    fonts-noto-cjk     # Japanese letters
)
if [[ -n ${WAYLAND_DISPLAY-} && -z ${DISPLAY-} ]]; then
    play_packages+=(qt6-wayland) # a desktop that has no X at all
fi

test_packages=(
    libbenchmark-dev # tests/bench
    xvfb xauth       # a display that nobody sees, for tests of the real window
    clang-format-19  # tests/style.sh: the shape of the text
    clang-tidy-19    # tests/style.sh: what a compiler lets pass
    parallel         # tests/measuring.cmake: parts of a measurement, run side by side
)

# fail SENTENCE: says it and ends the script.
fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# missing PACKAGE...: prints those that are not installed.
missing() {
    local package installed
    installed=$(dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null) || true
    for package in "$@"; do
        grep -qxF "installed $package" <<<"$installed" || printf '%s\n' "$package"
    done
}

# install_missing PACKAGE...: asks apt for what is not there, as root or through sudo; asks for nothing if all is there.
install_missing() {
    local packages become=() apt=(env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 apt-get -q -o DPkg::Lock::Timeout=300)
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        echo "This is not a Debian system, so nothing is installed here; the build needs what Debian 12 calls: $*" >&2
        return
    fi
    mapfile -t packages < <(missing "$@")
    ((${#packages[@]})) || return 0
    local by_hand="apt-get install --no-install-recommends ${packages[*]}"
    if ((EUID)); then
        command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 0 ]]; } || fail \
            "Packages are missing and you may not install them here: please ask the administrator of this machine to run: $by_hand"
        become=(sudo)
    fi
    echo "Installing what is missing: ${packages[*]}"
    "${become[@]}" "${apt[@]}" update </dev/null || echo "The package lists could not be refreshed; trying with the old ones." >&2
    "${become[@]}" "${apt[@]}" install -y --no-install-recommends "${packages[@]}" </dev/null || fail \
        "Packages could not be installed (why stands above): mend that, or ask the administrator of this machine to run: $by_hand"
}

# Compilations at a time: one a core, if each can have 1.5 GB of memory.
parallel_jobs() {
    local cores memory
    cores=$(nproc)
    memory=$(sed -n 's/^MemAvailable: *\([0-9]*\) kB/\1/p' /proc/meminfo 2>/dev/null) || true
    local roomy=$((${memory:-1500000} / 1500000))
    echo $((roomy < 1 ? 1 : roomy < cores ? roomy : cores))
}

# build PRESET [TARGET] [-- OPTION...]: configures build/PRESET with CMake's options and builds the target, or everything.
build() {
    local preset=$1 target=() cache=$takujo_root/build/$1/CMakeCache.txt
    shift
    if (($#)) && [[ $1 != -- ]]; then
        target=(--target "$1")
        shift
    fi
    [[ ${1-} != -- ]] || shift
    # A checkout that was moved or copied together with its build folder starts afresh.
    if [[ -f $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$takujo_root" "$cache"; then
        rm -r "$takujo_root/build/$preset"
    fi
    (
        export LC_ALL=C.UTF-8
        cd "$takujo_root" && cmake --preset "$preset" "$@" &&
            cmake --build --preset "$preset" --parallel "${CMAKE_BUILD_PARALLEL_LEVEL:-$(parallel_jobs)}" "${target[@]}"
    ) || fail "The build in build/$preset failed; the first error above says where."
}
