#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "engine/files/findings/message.h"

namespace takujo {

/// Writes a whole file or nothing: into a temporary file beside it, out to the disk, then over it in one
/// step. After a crash or a power cut there is either the old file or the new one. If the path is a link, the
/// file it leads to is replaced; an existing file keeps its permissions. Returns nothing on success, else one
/// sentence with the path, what failed and what to do; then the target is unchanged and the temporary file is
/// gone.
[[nodiscard]] std::optional<std::string> writeFileAtomically(const std::filesystem::path& target,
                                                             std::string_view text);

/// Why a file could not be written.
struct WriteFailure {
    enum class Why : std::uint8_t {
        badLink,
        folder, ///< the target is a folder
        noOrdinaryFile,
        noName,
        noFolder, ///< the target's folder does not exist
        noRoom,
        notAllowed,
        longName,
        other
    };
    Why why = Why::other;
    std::string file;   ///< as findings show it
    std::string folder; ///< the folder that does not exist
    Message system;     ///< the system's reason, as a part of a sentence
};

/// How far a text must go before writing it counts as done.
enum class WriteReach : std::uint8_t {
    disk,   ///< survives a power cut; takes as long as the disk takes
    system, ///< survives the end of this program, but perhaps not a power cut
};

/// The same, with the failure as data for sentences in any language.
[[nodiscard]] std::optional<WriteFailure> tryToWriteFile(const std::filesystem::path& target,
                                                         std::string_view text,
                                                         WriteReach reach = WriteReach::disk);

} // namespace takujo
