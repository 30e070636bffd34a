#include "engine/kit/rules/rulebook.h"
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

/// What the other side of a card prints is its own.
const CardDefinition& definitionOf(const Position& position, ObjectId id, std::size_t number) {
    const ObjectRecord& object = record(position.state, id);
    if (object.face == 0 || (position.rules.tables().ownNumbers >> number & 1U) == 0)
        return position.definition(id);
    const CardDefinition& own = position.cards[position.state.cards[object.card].definition];
    return own.side == object.face ? position.definition(id) : own;
}

Characteristics printedCharacteristics(const Position& position, ObjectId id) {
    Characteristics what = printedCharacteristics(position.definition(id));
    if (record(position.state, id).face != 0)
        for (std::size_t i = 0; i < Characteristics::numberCount; ++i)
            what.numbers[i] = definitionOf(position, id, i).numbers[i];
    return what;
}

Characteristics& alteredFrom(State& state, const Position& position, ObjectId id) {
    ObjectRecord& object = record(state, id);
    if (object.altered == 0) {
        Characteristics what = object.card == CardId::none       ? Characteristics{}
                               : isBlank(position.rules, object) ? blankCharacteristics()
                                                                 : printedCharacteristics(position, id);
        what.object = id.index;
        state.altered.push_back(what);
        object.altered = static_cast<std::uint16_t>(state.altered.size());
    }
    return state.altered[object.altered - 1U];
}

void readFaces(State& state, const Position& position) {
    for (const Link& link : state.links)
        if (!link.isInside() && record(state, link.host).face != 0)
            alteredFrom(state, position, link.host);
}

Characteristics blankCharacteristics() {
    Characteristics what;
    what.numbers.fill(CardDefinition::notPrinted);
    return what;
}

} // namespace takujo
