#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace takujo {

/// The folders in which the program looks for its data, best first: the one named by TAKUJO_DATA, the user's
/// own, beside an installed program, the source tree it was built from. Each may hold `resources` and
/// `cardsets`.
std::vector<std::filesystem::path> dataPlaces();

/// The first place that holds this file or folder, for example "resources/words/kit.yaml".
std::optional<std::filesystem::path> findData(std::string_view relative);

/// The folder for what the user makes: decks, sets, saves. It need not exist yet.
std::filesystem::path userPlace();

} // namespace takujo
