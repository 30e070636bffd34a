#pragma once

#include "app/cli/command.h"
#include "engine/numbers/part_file.h"

#include <chrono>
#include <filesystem>
#include <optional>

namespace takujo {

/// The file in which a call keeps what it counts. What is in it is never lost: a file of another call, or of
/// anything else, is refused and stays as it is.
class MatchupFile {
public:
    MatchupFile(std::filesystem::path file, const MatchupTerms& terms, Share share);

    /// Returns what the same call has counted there before, with nothing counted if the file does not exist
    /// yet; then it is made, so that one that cannot be written is told before anything is played. None if it
    /// cannot be used: that is told.
    std::optional<MatchupNumbers> open(Streams streams) const;
    /// Writes the numbers if that was long enough ago.
    void keep(const MatchupNumbers& numbers);
    /// Writes them now. False if that fails: that is told.
    bool write(const MatchupNumbers& numbers, Streams streams) const;

private:
    std::filesystem::path file_;
    const MatchupTerms* terms_;
    Share share_;
    std::chrono::steady_clock::time_point written_ = std::chrono::steady_clock::now();
};

} // namespace takujo
