#include "engine/match/scenario_words.h"

#include "engine/kit/script/abilities.h"
#include "engine/match/view.h"

#include <stdexcept>

namespace takujo {

std::string playerWord(Player player) {
    return player == Player::a ? "A" : player == Player::b ? "B" : "nobody";
}

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

std::int32_t valueOfActivated(const Position& position, ObjectId object, int nth) {
    std::int32_t found = -1;
    visitAbilities(position, object, [&](AbilityAt which, std::int32_t value) {
        if (abilityAt(position, which).kind == AbilityKind::activated && --nth == 0)
            found = value;
    });
    return found;
}

} // namespace takujo
