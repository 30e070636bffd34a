#pragma once

#include "engine/files/layouts/sound.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace takujo {

/// A sound, and in how many milliseconds it begins.
struct PacedSound {
    Sound sound;
    int delay = 0;
};

/// Decides what is heard of what happens at once, so that much of it tells something and is no noise: of each
/// kind one, of these the few that matter most, one after the other.
class SoundPacer {
public:
    static constexpr std::size_t mostOfMoment = 4;
    static constexpr int apart = 80;   ///< between the beginnings of two sounds
    static constexpr int alike = 160;  ///< between those of two that are the same
    static constexpr int latest = 480; ///< what could not begin sooner is not heard at all

    /// `happened`: in its order; `now`: in milliseconds, on a clock that never goes back.
    std::vector<PacedSound> paced(std::span<const Sound> happened, std::int64_t now);

private:
    std::int64_t free_ = 0; ///< when the next sound may begin
    std::array<std::optional<std::int64_t>, soundCount> last_;
};

} // namespace takujo
