#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace takujo {

/// The folders in which the program looks for its data, best first: the one named by TAKUJO_DATA, the user's
/// own, ../share/takujo from the folder of the program. Each may hold `resources` and `cardsets`. No path is
/// compiled in: an installed program never reads the tree it was built from, and may be moved together with
/// share/takujo; a build folder has a share/takujo too, of links into the sources (engine/CMakeLists.txt).
std::vector<std::filesystem::path> dataPlaces();

/// The first place that holds this file or folder, for example "resources/words/kit.yaml"; without links, so
/// that messages name the file to mend.
std::optional<std::filesystem::path> findData(std::string_view relative);

/// Where card sets of a game are looked for, best first: its folder in every place, whether it is there or
/// not, and each folder once. Its decks are in their `decks`.
std::vector<std::filesystem::path> cardSetFolders(std::string_view game);

/// The folder for what the user makes: decks, sets, saves. It need not exist yet.
std::filesystem::path userPlace();

} // namespace takujo
