// The part of the wording that goes by the types of cards: what one does with them, and what a card calls
// itself.

#include "engine/cards/text/wording.h"

namespace takujo {

/// What one does with such cards, as players call it: spells are cast, creatures summoned.
std::string Wording::deed(std::string_view form, std::uint32_t types, const Phrasing* saying) {
    return phrase("deeds", form.substr(deedForm.size()),
                  [&](const Slot& slot) -> std::optional<std::string> {
                      if (slot.name != endSlot || saying == nullptr)
                          return std::nullopt;
                      return endingOf(*saying, slot);
                  },
                  {{std::string{typeWord(types)}}});
}

/// The types that such objects can have, as far as the text tells.
std::uint32_t Wording::typesOfObjects(const Term& objects) const {
    if (!objects.exists())
        return typesMeant(nullptr);
    if (objects.sort == Sort::objects) {
        const auto op = static_cast<ObjectsOp>(plainly(objects).op); // "that" may be this card itself
        if (op == ObjectsOp::self)
            return selfTypes_;
        if (op != ObjectsOp::each)
            return typesMeant(referentOf(objects).each);
    }
    const Term* const some = onlyAmong(objects);
    return some != nullptr ? typesOfObjects(*some) : typesMeant(&objects);
}

/// "this creature", in games whose cards do not name themselves.
std::string Wording::printedThis() {
    const std::string noun = typeNoun(1U << card_.type, false, false);
    return phrase("selectors", "this card", [&](const Slot&) { return std::optional{noun}; });
}

} // namespace takujo
