#include "engine/games/granblue/faults.h"

#ifdef TAKUJO_FAULTS

#include <array>

namespace takujo::granblue::faults {

std::string_view wordsOf(Fault fault) {
    static constexpr std::array words{
        std::string_view{"cards arrive rested"},
        std::string_view{"a loss condition is looked at in the middle of an effect"},
        std::string_view{"characters are told apart by their whole names"},
        std::string_view{"crystals are made crystals once more"},
        std::string_view{"what an effect ends on a card goes on"},
        std::string_view{"an effect that waits several times is gone after the first"},
        std::string_view{"what must attack may be left out of it"},
    };
    const auto number = static_cast<std::size_t>(fault) - static_cast<std::size_t>(Fault::firstOfGame);
    return number < words.size() ? words[number] : std::string_view{};
}

} // namespace takujo::granblue::faults

#endif
