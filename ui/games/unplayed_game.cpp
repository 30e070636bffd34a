#include "ui/games/unplayed_game.h"

#include "engine/files/disk/text_file.h"
#include "engine/match/match.h"

namespace takujo {

Findings whyUnplayed(const Game& game, const std::filesystem::path& file, const Findings& ofGames) {
    Findings why;
    const std::string path = shownPath(file);
    if (game.hidden) {
        why.error(path, {0, 0}, "no-window", {"The game {game} is not played in this window.", game.id},
                  {"Go on with it in a terminal: takujo-cli play --load {file}", path});
        return why;
    }
    why.error(path, {0, 0}, "broken-game",
              {"The game {game} can't be played now: its own files are not in order.", game.id},
              "Mend them or install the program again, then press \"Read the files again\" on the page "
              "Decks.");
    why.append(ofGames);
    return why;
}

} // namespace takujo
