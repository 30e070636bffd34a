#include "engine/kit/script/lasting/continuous.h"

namespace takujo {

Characteristics printedCharacteristics(const CardDefinition& card) {
    Characteristics what;
    for (std::size_t i = 0; i < Characteristics::numberCount; ++i)
        what.numbers[i] = card.numbers[i];
    what.sets = card.sets;
    what.types = 1U << card.type;
    return what;
}

Characteristics blankCharacteristics() {
    Characteristics what;
    what.numbers.fill(CardDefinition::notPrinted);
    return what;
}

} // namespace takujo
