#include "engine/games/duel_masters/faults.h"

#ifdef TAKUJO_FAULTS

#include <array>

namespace takujo::duel_masters::faults {

std::string_view wordsOf(Fault fault) {
    static constexpr std::array words{
        std::string_view{"a card takes the whole object along that it is part of"},
        std::string_view{"of an object of several cards only the top card moves"},
        std::string_view{"a cross gear is turned with its creature"},
        std::string_view{"no text crosses a cross gear"},
        std::string_view{"zones are not swapped where one is empty"},
    };
    const auto number = static_cast<std::size_t>(fault) - static_cast<std::size_t>(Fault::firstOfGame);
    return number < words.size() ? words[number] : std::string_view{};
}

} // namespace takujo::duel_masters::faults

#endif
