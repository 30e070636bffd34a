#include "engine/match/scenario_words.h"

#include "engine/match/view.h"

#include <stdexcept>

namespace takujo {

std::size_t slotOfValue(const Game& game, std::string_view word) {
    for (const Vocabulary::Value& value : game.tables.vocabulary->values)
        if (value.word == word)
            return value.slot;
    throw std::out_of_range("the game counts nothing of that word");
}

void checkCounterName(const CardTable& cards, const std::string& name, TextPosition at) {
    if (textOfKey(cards, textKey(name)) == nullptr)
        throw ScenarioFailure{at, 0, "counters that a card of the scenario speaks of", "'" + name + "'"};
}

std::size_t placeOfActivated(const CardDefinition& card, int nth) {
    std::size_t place = 0;
    for (; place < card.abilities.size(); ++place)
        if (card.abilities[place].kind == AbilityKind::activated && --nth == 0)
            break;
    return place;
}

} // namespace takujo
