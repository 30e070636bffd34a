#pragma once

#include "engine/core/script.h"

#include <cstddef>
#include <cstdint>

/// How often each mode has been chosen (`EffectRecord::modes`): a bit for each mode that has been. Where a
/// mode may be chosen again, two bits behind those of all modes count how often it has been besides.
namespace takujo::times_of_modes {

/// Of an ability whose modes may be chosen again.
inline constexpr std::size_t mostModes = 5;
inline constexpr std::int32_t mostTimes = 4;

inline unsigned placeOfCount(std::size_t mode) {
    return static_cast<unsigned>(mostModes + 2 * mode);
}

inline std::int32_t of(const Ability& ability, std::uint16_t modes, std::size_t mode) {
    constexpr unsigned count = 3;
    if (mode >= ability.modes.size() || (modes >> mode & 1U) == 0)
        return 0;
    return ability.has(Ability::repeatsModes)
               ? 1 + static_cast<std::int32_t>(modes >> placeOfCount(mode) & count)
               : 1;
}

inline std::int32_t ofAll(const Ability& ability, std::uint16_t modes) {
    std::int32_t sum = 0;
    for (std::size_t mode = 0; mode < ability.modes.size(); ++mode)
        sum += of(ability, modes, mode);
    return sum;
}

/// Whether it may be chosen as far as the modes chosen so far go.
inline bool mayBeChosen(const Ability& ability, std::uint16_t modes, std::size_t mode) {
    const std::int32_t times = of(ability, modes, mode);
    return times == 0 || (ability.has(Ability::repeatsModes) && times < mostTimes);
}

inline std::uint16_t withOneMore(const Ability& ability, std::uint16_t modes, std::size_t mode) {
    const bool isAgain = of(ability, modes, mode) > 0;
    return static_cast<std::uint16_t>(isAgain ? modes + (1U << placeOfCount(mode))
                                              : modes | 1U << static_cast<unsigned>(mode));
}

} // namespace takujo::times_of_modes
