#include "engine/kit/script/lasting/adding.h"

#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>

namespace takujo {

namespace {

bool hasAnyText(const Position& position, ObjectId id, std::size_t slot) {
    const Characteristics* const altered = alteredOf(position.state, id);
    if (altered == nullptr || altered->texts[slot] == 0)
        if (!position.definition(id).texts[slot].empty())
            return true;
    if (altered == nullptr)
        return false;
    if (altered->texts[slot] != 0 && altered->texts[slot] != Characteristics::noText)
        return true;
    for (std::size_t i = 0; i < Characteristics::addedCount; ++i)
        if (altered->added[i] != 0 && altered->addedSlot[i] == slot)
            return true;
    return false;
}

} // namespace

bool addsWhatIsNotThere(const Position& position, const Modifier& modifier, ObjectId id) {
    if (record(position.state, id).card == CardId::none ||
        isBlank(position.rules, record(position.state, id)))
        return false;
    const auto slot = static_cast<std::size_t>(modifier.term->number);
    if (modifier.spec->modify == modifiers::number)
        return isSetting(modifier) && numberOf(position, id, slot) == CardDefinition::notPrinted;
    if (modifier.spec->modify == modifiers::text)
        return !hasAnyText(position, id, slot);
    return modifier.spec->modify == modifiers::set && setOf(position, id, slot) == 0;
}

} // namespace takujo
