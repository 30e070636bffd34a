#pragma once

#include "engine/files/disk/atomic_write.h"
#include "engine/files/scenarios/scenario_file.h"
#include "ui/session/game_data.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace takujo {

/// The position that somebody has begun to set up and not saved: one of each game, in a file in the user's
/// place, so that neither a closed window nor a power cut loses it.
class PositionDraft {
public:
    static std::filesystem::path fileOf(std::string_view game);
    static bool exists(std::string_view game);
    /// Says why the disk did not take it; none if it did. All its cards must be in sets. What lies in its
    /// place and can't be read is never written over.
    static std::optional<WriteFailure> keep(const GameData& data, const Scenario& position);
    /// None if nobody can read it; then `findings` say why.
    static std::optional<Scenario> read(const GameData& data, Findings& findings);
    /// One that nobody can read stays.
    static void drop(const GameData& data);
    /// Gives a draft that nobody can read another name, so that the next one does not replace it. Returns
    /// where it is then; an empty path if it could not be moved.
    static std::filesystem::path putAside(std::string_view game);

private:
    static bool isUnreadable(const GameData& data);
};

} // namespace takujo
