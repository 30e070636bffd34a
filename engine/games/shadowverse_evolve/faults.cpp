#include "engine/games/shadowverse_evolve/faults.h"

#ifdef TAKUJO_FAULTS

#include <array>

namespace takujo::shadowverse_evolve::faults {

std::string_view wordsOf(Fault fault) {
    static constexpr std::array words{
        std::string_view{"cards come onto the field acted"},
        std::string_view{"a loss condition is looked at in the middle of an effect"},
        std::string_view{"Fanfare does not notice what comes"},
        std::string_view{"Last Words do not notice what goes"},
        std::string_view{"nothing notices that a card has evolved"},
        std::string_view{"Strike does not notice an attack"},
        std::string_view{"what waits for arrivals does not notice new tokens"},
        std::string_view{"what waits for cards that leave does not notice erased tokens"},
        std::string_view{"of several evolve cards the first is taken"},
        std::string_view{"evolve cards do not leave the evolve deck"},
        std::string_view{"what evolves stands up, and its damage is gone"},
        std::string_view{"it is forgotten from where a card was played"},
        std::string_view{"of several PP costs one is paid"},
        std::string_view{"what is printed as a cost is not asked"},
        std::string_view{"damage of every sort is of the sort that is asked for"},
        std::string_view{"what is too many is looked at after all other rule processes"},
        std::string_view{"what sets a price comes after what makes it more or less"},
        std::string_view{"milling takes the cards at the bottom"},
        std::string_view{"what bane destroys, no ability has destroyed"},
        std::string_view{"a die shows one"},
        std::string_view{"what replaces the coming of cards looks at them as they are before"},
        std::string_view{"tokens do not count as played"},
        std::string_view{"double-faced cards show their first face"},
        std::string_view{"Spellchain and Necrocharge do not count the cards of a cemetery"},
        std::string_view{"a cost that the text counts is nothing"},
        std::string_view{"what effects do to the health of leaders is not noticed"},
    };
    const auto number = static_cast<std::size_t>(fault) - static_cast<std::size_t>(Fault::firstOfGame);
    return number < words.size() ? words[number] : std::string_view{};
}

} // namespace takujo::shadowverse_evolve::faults

#endif
