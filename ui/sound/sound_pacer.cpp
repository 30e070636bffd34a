#include "ui/sound/sound_pacer.h"

#include <algorithm>

namespace takujo {

namespace {

/// What matters more is heard where not everything can be.
int weightOf(Sound sound) {
    switch (sound) {
    case Sound::won:
    case Sound::lost:
    case Sound::even:
        return 9;
    case Sound::hurt:
    case Sound::ward:
    case Sound::destroyed:
    case Sound::refused:
        return 8;
    case Sound::turn:
    case Sound::attack:
    case Sound::undone:
        return 7;
    case Sound::strike:
    case Sound::block:
    case Sound::evolved:
    case Sound::chance:
        return 6;
    case Sound::used:
    case Sound::played:
    case Sound::drawn:
    case Sound::asked:
        return 5;
    case Sound::resolved:
    case Sound::waits:
    case Sound::fizzles:
    case Sound::shuffled:
        return 4;
    case Sound::more:
    case Sound::less:
    case Sound::flipped:
    case Sound::put:
        return 3;
    case Sound::aside:
    case Sound::upright:
        return 2;
    case Sound::phase:
    case Sound::button:
        return 1;
    }
    return 0;
}

} // namespace

std::vector<PacedSound> SoundPacer::paced(std::span<const Sound> happened, std::int64_t now) {
    std::vector<Sound> kinds;
    for (const Sound sound : happened)
        if (std::ranges::find(kinds, sound) == kinds.end())
            kinds.push_back(sound);
    while (kinds.size() > mostOfMoment) {
        const auto least = std::ranges::min_element(kinds, {}, weightOf);
        kinds.erase(least);
    }
    std::vector<PacedSound> result;
    for (const Sound sound : kinds) {
        auto& last = last_[static_cast<std::size_t>(sound)];
        const std::int64_t begins = std::max(now, free_);
        constexpr int isEnd = 9;
        if (last && begins - *last < alike)
            continue;
        if (begins - now > latest && weightOf(sound) != isEnd)
            continue;
        last = begins;
        free_ = begins + apart;
        result.push_back({sound, static_cast<int>(begins - now)});
    }
    return result;
}

} // namespace takujo
