#pragma once

#include "engine/files/disk/atomic_write.h"

#include <filesystem>
#include <optional>
#include <string>

namespace takujo {

// Drafts that nobody can read: they get another name, so that no later draft takes their place.

/// The first free name of `folder`/`stem`-1.yaml, `stem`-2.yaml and so on. The folder need not exist yet.
struct AsidePlace {
    std::filesystem::path folder;
    std::string stem;
};

/// Moves the file there. Returns where it is then; an empty path if it could not be moved.
std::filesystem::path putAside(const std::filesystem::path& file, const AsidePlace& place);

/// The same before a file is written under that name. Says why it must not be: what lies there could not be
/// moved, and would be gone.
[[nodiscard]] std::optional<WriteFailure> makeWay(const std::filesystem::path& file, const AsidePlace& place);

} // namespace takujo
