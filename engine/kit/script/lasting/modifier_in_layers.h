#pragma once

#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/vocabulary.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/scope.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace takujo {

/// A change of objects: a lasting effect, or a line of a constant ability.
struct Modifier {
    const Term* term = nullptr;
    const EffectSpec* spec = nullptr; ///< of the term
    ObjectId source;
    ObjectId fixed{}; ///< the one object it is about; none: whatever its term means now
    std::uint32_t timestamp = 0;
    std::int32_t amount = 0; ///< for a fixed object
    DefinitionIndex definition = 0;
    std::uint8_t ability = 0;
    Player controller = Player::nobody;
    bool isLasting = false;
    bool waitsForNumbers = false; ///< it reads numbers after all other changes
    bool isGiven = false;         ///< a line of an ability that was given to the source
    bool isBase = false;          ///< a line of an ability that works everywhere
    bool isCarried = false;       ///< a line of a constant ability that went along with the object
    std::uint8_t duration = 0;    ///< of a lasting one
    TextKey named = 0;            ///< for the text that it comes from
};

/// Collects what changes one number.
struct Listener {
    ObjectId object;
    std::size_t number = 0;
    std::vector<Contribution>* parts = nullptr;
    std::string_view rule;
};

inline const EffectSpec& spec(const Modifier& modifier) {
    return *modifier.spec;
}
inline std::uint32_t bitOf(const Modifier& modifier) {
    return only(spec(modifier).layer);
}

/// Whether an object changes itself.
inline bool isOnItself(const Modifier& modifier) {
    return modifier.fixed.exists()
               ? modifier.fixed == modifier.source
               : static_cast<ObjectsOp>((*modifier.term)[lasting::of].op) == ObjectsOp::self;
}

inline bool isAmountAt(const Term& term, const FieldName& field) {
    return term.parts.size() > field.part && term.parts[field.part].sort == Sort::amount;
}

/// Whether it sets a number: of the effects that last, only one on a number has an amount there.
inline bool isSetting(const Modifier& modifier) {
    return isAmountAt(*modifier.term, changes::becomes);
}

/// Whether it multiplies or divides a number, where effects do so.
inline bool isMultiplying(const Term& term) {
    return isAmountAt(term, changes::times);
}
inline bool isDividing(const Term& term) {
    return isAmountAt(term, changes::divided);
}

/// Only where that is broken: the last one, a lasting effect, is about all that it would be about if it began
/// now.
template <class Modifiers>
void findAgain(Modifiers& all) {
    Modifier& last = all.back();
    if (static_cast<ObjectsOp>((*last.term)[lasting::of].op) != ObjectsOp::each)
        return;
    last.fixed = {};
    if (all.size() > 1) // of the others that began with it
        if (const Modifier& before = all[all.size() - 2];
            before.term == last.term && before.timestamp == last.timestamp)
            all.pop_back();
}

/// By how much a line changes what the scope is about; 0: it names no amount.
inline std::int32_t amountOfModifier(const Scope& scope, const Term& term) {
    for (std::size_t part = 1; part < term.parts.size(); ++part)
        if (term.parts[part].sort == Sort::amount)
            return amountOf(scope, term.parts[part]);
    return 0;
}

/// Changes what an object is. What copies others has been settled where it lasts.
inline void change(Characteristics& what, const Modifier& modifier, const Scope& scope, std::int32_t amount) {
    if (modifier.spec->copies != nullptr && !modifier.isLasting)
        modifier.spec->copies(what, scope, *modifier.term);
    else
        modifier.spec->modify(what, *modifier.term, amount);
}

/// The sorts of abilities that it takes, as bits (`sortOf`).
inline std::uint32_t sortsLost(const Modifier& modifier) {
    if (modifier.spec->modify == modifiers::loseAbilities)
        return ~0U;
    return modifier.spec->modify == modifiers::loseSorts ? modifiers::sortsMeant(*modifier.term) : 0;
}

} // namespace takujo
