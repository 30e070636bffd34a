#include "engine/games/shadowverse_evolve/chapters.h"

/// 10.9: what continuous effects make of a card.
namespace takujo::shadowverse_evolve {

/// What is printed comes first (10.9.1.1), then abilities, then everything else that is no number, and then
/// the numbers; in each the older before the younger. What only asks for a number finds it as it is in the
/// end (OPEN 44). What lasts reaches what is there as it begins (OPEN 46).
std::vector<LayerGroup> layers() {
    constexpr std::uint32_t abilities = only(Layer::text) | only(Layer::abilities);
    constexpr std::uint32_t numbers = only(Layer::numbers);
    return {{.layers = abilities, .dependency = true, .waitsForNumbers = true},
            {.layers = ~(abilities | numbers), .dependency = true, .waitsForNumbers = true},
            {.layers = numbers, .dependency = true}};
}

/// Without that rule numbers come in the order of time with the rest.
void mixNumbersWithTheRest(RuleTables& tables, std::int32_t numbersAreLast) {
    if (numbersAreLast == 0)
        tables.layers = {{.layers = ~0U}};
}

} // namespace takujo::shadowverse_evolve
