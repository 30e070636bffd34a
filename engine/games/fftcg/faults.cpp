#include "engine/games/fftcg/faults.h"

#ifdef TAKUJO_FAULTS

#include <array>

namespace takujo::fftcg::faults {

std::string_view wordsOf(Fault fault) {
    static constexpr std::array words{
        std::string_view{"who casts a summon is forgotten"},
        std::string_view{"every phase gives priority"},
        std::string_view{"what waits is stacked only in the end phase"},
        std::string_view{"of a party one member is blocked"},
        std::string_view{"only who has dealt damage has broken anything"},
        std::string_view{"rule processes are looked for only when the turn player has priority"},
        std::string_view{"there is priority before a paid character enters"},
        std::string_view{"EX Bursts are looked for when all points are dealt"},
        std::string_view{"EX Bursts are looked for before a card is in the damage zone"},
        std::string_view{"why something moves is forgotten"},
        std::string_view{"keywords are not asked for where something is dulled as a cost"},
    };
    const auto number = static_cast<std::size_t>(fault) - static_cast<std::size_t>(Fault::firstOfGame);
    return number < words.size() ? words[number] : std::string_view{};
}

} // namespace takujo::fftcg::faults

#endif
