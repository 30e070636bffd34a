#!/usr/bin/env bash
# Hangs up pictures of everything that can be seen, to be looked at, and writes files of what can be heard: every card and
# every state of cards in every size, every page and dialog, every sort of question, strips of a game of each kind; in both
# languages, both themes and three scales.
#
#   bash tests/gallery.sh [FOLDER]     FOLDER is build/gallery if it is not named; index.html in it shows all
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/../app/prepare.sh"
folder=${1:-$takujo_root/build/gallery}
install_missing "${play_packages[@]}" "${test_packages[@]}"
build release takujo_gallery -- -DTAKUJO_TESTS=ON

rm -rf "${folder:?}"/{cards,dialogs,moments,files,troubles,questions,kit,lessons,workshop,rules,learning,bringing,films,sounds,index.html}
mkdir -p "$folder"
# Large enough that no menu and no dialog has to yield to the screen, at any scale.
screen=$(mktemp)
trap 'rm -f "$screen"' EXIT
echo '{"synchronousWindowSystemEvents": false, "windowFrameMargins": true, "screens": [{"name": "gallery", "x": 0, "y": 0,
"width": 3840, "height": 2400, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}' >"$screen"
export QT_QPA_PLATFORM=offscreen:configfile=$screen TAKUJO_DATA=$takujo_root LC_ALL=C.UTF-8
for scale in 1 1.5 2; do
    for language in en ja; do
        for theme in dark light; do
            printf '%s, %s, %s: ' "$language" "$theme" "$scale"
            QT_SCALE_FACTOR=$scale "$takujo_root/build/release/tests/takujo_gallery" "$folder" "$language" "$theme"
        done
    done
done

# One row a picture, English beside Japanese, at the size of one scale.
{
    echo '<!doctype html><meta charset="utf-8"><title>Takujo</title>'
    echo '<style>body{background:#1d232e;color:#e8ecf2;font-family:sans-serif}img{max-width:48%;margin:2px}</style>'
    cd "$folder"
    for sound in sounds/*.wav; do
        echo "<p>$sound<br><audio controls src='$sound'></audio></p>"
    done
    for picture in */*-en-dark-x1.png; do
        name=${picture%-en-dark-x1.png}
        echo "<h2>$name</h2>"
        for theme in dark light; do
            for language in en ja; do
                echo "<a href='$name-$language-$theme-x2.png'><img loading='lazy' src='$name-$language-$theme-x1.png'></a>"
            done
        done
    done
} >"$folder/index.html"
echo "All pictures: $folder/index.html"
