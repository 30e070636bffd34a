#pragma once

#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

namespace takujo {

// Where the program's data and the user's files are.

/// Returns the folders in which the program looks for its data, best first: the one named by TAKUJO_DATA, the
/// user's own, ../share/takujo from the program's folder. Each may contain `resources` and `cardsets`. No
/// path is compiled in: an installed program never reads its source tree and can be moved together with
/// share/takujo; a build folder has its own share/takujo, of links into the sources (engine/CMakeLists.txt).
std::vector<std::filesystem::path> dataPlaces();

/// Returns this file or folder from the first place that has it, for example "resources/words/kit.yaml"; with
/// links resolved, so that messages name the file to edit.
std::optional<std::filesystem::path> findData(std::string_view relative);

/// Returns those folders of every place that there are, best first and each once, with links resolved.
std::vector<std::filesystem::path> dataFolders(std::initializer_list<std::string_view> names);

/// Returns the YAML files of a folder and of those in it, sorted; a file is itself.
std::vector<std::filesystem::path> yamlFilesAt(const std::filesystem::path& path);

/// Returns the folders for card sets of a game, best first: its folder in every place, existing or not, each
/// once. Decks are in their `decks`.
std::vector<std::filesystem::path> cardSetFolders(std::string_view game);

/// Returns the folder for trees of the program's own files (engine/files/yaml/prepared_tree.h): in
/// ../share/takujo from the program's folder, whatever the other places are.
std::filesystem::path preparedFolder();

/// Returns the folder for what the user makes: decks, sets, saves. It need not exist yet.
std::filesystem::path userPlace();

} // namespace takujo
