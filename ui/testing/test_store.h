#pragma once

#include "engine/files/disk/atomic_write.h"
#include "engine/numbers/part_file.h"

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace takujo {

/// A test that was kept. One that can't be read has findings, which say where, what and what to do.
struct KeptTest {
    std::filesystem::path file;
    std::optional<PartFile> part;
    Findings findings;
};

/// Tests of decks as files in the user's place, a folder for each game. They are parts as `takujo-cli
/// matchup` writes them, so that `takujo-cli merge` reads them.
class TestStore {
public:
    static std::filesystem::path folderOf(std::string_view game);
    /// The newest first.
    static std::vector<KeptTest> all(std::string_view game);
    /// Returns a file that does not exist yet.
    static std::filesystem::path newFile(const MatchupTerms& terms);
    /// Says why the disk did not take it; none if it did.
    static std::optional<WriteFailure> keep(const std::filesystem::path& file, const MatchupNumbers& numbers);
    /// False if it is still there. It lies in the bin of the desktop, where there is one.
    static bool drop(const std::filesystem::path& file);
};

/// Whether the games of both are the same, as far as both have played them.
bool haveSameGames(const MatchupTerms& one, const MatchupTerms& other);

} // namespace takujo
