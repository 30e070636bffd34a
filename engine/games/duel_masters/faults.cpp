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
        std::string_view{"what attacks and becomes untapped is out of the attack"},
        std::string_view{"a card enters the battle zone as it lay where it was"},
        std::string_view{"whatever goes from a deck to a hand is drawn"},
        std::string_view{"extra turns are forgotten"},
        std::string_view{"a card that costs less than its civilizations is paid by its cost alone"},
        std::string_view{"each card makes one mana"},
        std::string_view{"discarding is no more than going to the graveyard"},
        std::string_view{"shields on their way are still counted"},
        std::string_view{"a card does not let its creature attack what the rules do not"},
        std::string_view{"no S-Back is declared"},
        std::string_view{"no G-Strike is declared"},
        std::string_view{"no Ninja Strike is declared"},
        std::string_view{"no Attack Chance is declared"},
        std::string_view{"a creature that comes blocking has blocked"},
        std::string_view{"what lies upside down is turned back as the turn begins"},
        std::string_view{"a field that is turned upside down lies tapped"},
        std::string_view{"what a keyword stands for is a text of its card"},
    };
    const auto number = static_cast<std::size_t>(fault) - static_cast<std::size_t>(Fault::firstOfGame);
    return number < words.size() ? words[number] : std::string_view{};
}

} // namespace takujo::duel_masters::faults

#endif
