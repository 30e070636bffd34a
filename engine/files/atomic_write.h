#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace takujo {

/// Writes a whole file or nothing: into a temporary file beside it, out to the disk, then over it in one
/// step. A reader, a crash or a power cut sees either the old file or the new one. Where the path is a link,
/// the file it leads to is replaced; an existing file keeps its permissions. Gives nothing when all went
/// well, else one sentence for people with the path, what failed and what to do; the target is untouched then
/// and the temporary file is gone.
[[nodiscard]] std::optional<std::string> writeFileAtomically(const std::filesystem::path& target,
                                                             std::string_view text);

} // namespace takujo
