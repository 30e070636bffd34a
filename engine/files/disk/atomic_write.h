#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "engine/files/findings/saying.h"

namespace takujo {

/// Writes a whole file or nothing: into a temporary file beside it, out to the disk, then over it in one
/// step. A reader, a crash or a power cut sees either the old file or the new one. Where the path is a link,
/// the file it leads to is replaced; an existing file keeps its permissions. Gives nothing when all went
/// well, else one sentence for people with the path, what failed and what to do; the target is untouched then
/// and the temporary file is gone.
[[nodiscard]] std::optional<std::string> writeFileAtomically(const std::filesystem::path& target,
                                                             std::string_view text);

/// Why a file could not be written.
struct WriteFailure {
    enum class Why : std::uint8_t {
        badLink,
        folder, ///< it is one
        noOrdinaryFile,
        noName,
        noFolder, ///< to put it in
        noRoom,
        notAllowed,
        longName,
        other
    };
    Why why = Why::other;
    std::string file;   ///< as findings show it
    std::string folder; ///< that is not there
    Saying system;      ///< what the system says, as a part of a sentence
};

/// How far a text goes before writing it counts as done.
enum class WriteReach : std::uint8_t {
    disk,   ///< it outlives a power cut; that takes as long as the disk takes
    system, ///< it outlives this program, however that ends, but perhaps no power cut
};

/// The same with the failure as data, for whoever says it in other languages.
[[nodiscard]] std::optional<WriteFailure> tryToWriteFile(const std::filesystem::path& target,
                                                         std::string_view text,
                                                         WriteReach reach = WriteReach::disk);

} // namespace takujo
