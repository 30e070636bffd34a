#!/usr/bin/env bash
# Installs what is missing, builds the program and makes a Debian package of it in build/package: bash app/package.sh
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/prepare.sh"

package_packages=(
    dpkg-dev # finds out which libraries the programs need
    file     # tells programs from data
)
install_missing "${play_packages[@]}" "${package_packages[@]}"

# Tests are no part of the package, nor worth their time here; a build folder that has them keeps them.
options=()
[[ -f $takujo_root/build/release/CMakeCache.txt ]] || options+=(-DTAKUJO_TESTS=OFF)
[[ $(g++ -dumpversion) == 12 ]] || options+=(-DTAKUJO_WARNINGS_AS_ERRORS=OFF)
build release takujo -- "${options[@]}"
build release takujo-cli

folder=$takujo_root/build/package
mkdir -p "$folder"
rm -f "$folder"/*.deb
(umask 022 && cpack --config "$takujo_root/build/release/CPackConfig.cmake" -B "$folder" >"$folder/cpack.log" 2>&1) || {
    cat "$folder/cpack.log" >&2
    fail "The package could not be made; why stands above."
}
rm -r "$folder/_CPack_Packages"
for package in "$folder"/*.deb; do
    echo "The package is $package; to install it: sudo apt install $package"
done
