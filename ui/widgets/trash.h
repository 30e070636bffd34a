#pragma once

#include <filesystem>

namespace takujo {

/// Moves a file to the desktop's trash, or deletes it where there is none. False if it is still there.
bool throwAway(const std::filesystem::path& file);

} // namespace takujo
