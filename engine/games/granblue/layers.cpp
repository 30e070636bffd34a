#include "engine/games/granblue/chapters.h"

/// 8-9: what continuous effects make of a card.
namespace takujo::granblue {

/// What is printed comes first (8-9-1-1), then everything that changes no number, and then the numbers.
/// OPEN 19: the older before the younger in each.
std::vector<LayerGroup> layers() {
    return layersByTime();
}

/// Without these rules everything comes by time alone.
void mixNumbersWithTheRest(RuleTables& tables, std::int32_t numbersAreLast) {
    if (numbersAreLast == 0)
        tables.layers = {{.layers = ~0U}};
}

} // namespace takujo::granblue
