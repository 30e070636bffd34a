#pragma once

#include "engine/kit/script/reading/in_play.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace takujo {

// Which abilities an object has, and whether they work.

/// An ability of an object: one of its card's, or one that an effect has given it.
struct AbilityRef {
    DefinitionIndex definition = 0; ///< the card that has it in its text
    std::uint8_t place = 0;         ///< index among the abilities of that card
    std::uint8_t copy = 0;          ///< how many equal ones the object got before it

    bool operator==(const AbilityRef&) const = default;
};

inline const Ability& abilityAt(const Position& position, AbilityRef which) {
    return position.cards[which.definition].abilities[which.place];
}
/// Returns the ability that an effect comes from.
inline AbilityRef abilityOf(const EffectRecord& effect) {
    return {effect.definition, effect.ability, effect.copy};
}

/// Visits the abilities of an object, each with its value, by which answers name it: first those of its card
/// by their indices, then given ones. They need not work now (`isThere`).
template <class Visit>
void visitAbilities(const Position& position, ObjectId id, const Visit& visit) {
    if (record(position.state, id).card == CardId::none)
        return;
    const DefinitionIndex definition = position.definitionIndex(id);
    const auto& abilities = position.cards[definition].abilities;
    for (std::size_t i = 0; i < abilities.size(); ++i)
        if (!abilities[i].has(Ability::isQuoted))
            visit(AbilityRef{definition, static_cast<std::uint8_t>(i), 0}, static_cast<std::int32_t>(i));
    auto value = static_cast<std::int32_t>(abilities.size());
    for (const GivenAbility& given : position.state.given)
        if (given.object == id)
            visit(AbilityRef{given.definition, given.ability, given.copy}, value++);
}

/// The same for given abilities, whose values follow those of the card's own.
std::optional<AbilityRef> givenByValue(const Position& position, ObjectId id, std::int32_t value);

/// Returns the ability with that value; none if the object has no such ability. Called very often while
/// options are listed.
inline std::optional<AbilityRef> abilityByValue(const Position& position, ObjectId id, std::int32_t value) {
    const std::uint16_t card = record(position.state, id).card;
    if (value < 0 || card == CardId::none)
        return std::nullopt;
    const DefinitionIndex definition = position.definitionIndex(id);
    const auto& own = position.cards[definition].abilities;
    const auto place = static_cast<std::size_t>(value);
    if (place >= own.size())
        return givenByValue(position, id, value);
    if (own[place].has(Ability::isQuoted))
        return std::nullopt;
    return AbilityRef{definition, static_cast<std::uint8_t>(value), 0};
}

/// Returns what has been named for the text that has given an object that ability (`EffectRecord::named`).
TextKey namedFor(const Position& position, ObjectId id, AbilityRef which);

/// Returns the scope of an ability of an object, as it is now.
inline Scope scopeOf(const Position& position, const Known& source, AbilityRef which) {
    Scope scope{position, {}, abilityAt(position, which)};
    scope.effect.source = source.id;
    scope.effect.controller = isBroken(Fault::abilitiesAreTheOwners) ? source.owner : source.controller;
    scope.effect.definition = which.definition;
    scope.effect.ability = which.place;
    scope.effect.copy = which.copy;
    if (scope.ability.has(Ability::isQuoted))
        scope.effect.named = namedFor(position, source.id, which);
    return scope;
}

/// Returns the sort of an ability, as a bit of `Characteristics::withoutAbilities`: an activated one by its
/// form, each of the first forms separately; all others together.
inline constexpr unsigned otherSorts = 7;
inline std::uint32_t sortOf(const Ability& ability) {
    constexpr unsigned lastForm = otherSorts - 1;
    const bool isUsed = ability.kind == AbilityKind::activated;
    return 1U << (isUsed ? std::min<unsigned>(ability.form, lastForm) : otherSorts);
}

/// Whether the object has the ability now: it has not lost its abilities (given ones cannot be lost), the
/// ability works in that zone, and its condition holds.
inline bool isThere(const Position& position, const Known& source, AbilityRef which) {
    const Ability& ability = abilityAt(position, which);
    if (!ability.has(Ability::isQuoted) && source.altered != nullptr &&
        (source.altered->withoutAbilities & sortOf(ability)) != 0)
        return false;
    if (!source.zone.exists())
        return false;
    const bool inPlay = ability.worksIn == 0 || isBroken(Fault::zonesOfAbilitiesAreForgotten);
    const std::uint32_t zones = inPlay ? zonesInPlay(position.rules) : ability.worksIn;
    const bool isAnywhere = ability.has(Ability::everywhere) && !isBroken(Fault::nothingWorksEverywhere);
    return (isAnywhere || (zones >> source.zone.kind & 1U) != 0 ||
            isBroken(Fault::abilitiesWorkEverywhere)) &&
           (!ability.whileTrue.exists() || isBroken(Fault::whileIsNotAsked) ||
            holds(scopeOf(position, source, which), ability.whileTrue));
}

} // namespace takujo
