#pragma once

#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>

namespace takujo {

/// How much the guide tells: what can be done, why, and what the rulebook says.
enum class GuideLevel : std::uint8_t { acts, why, rules };

/// As settings have them, in the order of `GuideLevel`.
inline constexpr std::array<const char*, 3> guideLevelWords{"acts", "why", "rules"};

inline QString wordOf(GuideLevel level) {
    return QString::fromLatin1(guideLevelWords[static_cast<std::size_t>(level)]);
}
/// What nobody knows is the first.
inline GuideLevel guideLevelOf(const QString& word) {
    for (const GuideLevel level : {GuideLevel::why, GuideLevel::rules})
        if (word == wordOf(level))
            return level;
    return GuideLevel::acts;
}

} // namespace takujo
