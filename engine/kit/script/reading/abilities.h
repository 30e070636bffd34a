#pragma once

#include "engine/kit/script/reading/in_play.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace takujo {

/// An ability that an object has: one of its card's, or one that an effect has given it.
struct AbilityAt {
    DefinitionIndex definition = 0; ///< the card on which it stands
    std::uint8_t place = 0;         ///< among the abilities of that card
    std::uint8_t copy = 0;          ///< how many equal ones the object has been given before it
};

inline const Ability& abilityAt(const Position& position, AbilityAt which) {
    return position.cards[which.definition].abilities[which.place];
}
/// The one that an effect comes of.
inline AbilityAt abilityOf(const EffectRecord& effect) {
    return {effect.definition, effect.ability, effect.copy};
}

/// Visits the abilities that an object has, each with its value, the number by which answers call it: those
/// of its card by their places, then what it has been given. They need not work just now (`isThere`).
template <class Visit>
void visitAbilities(const Position& position, ObjectId id, const Visit& visit) {
    if (record(position.state, id).card == CardId::none)
        return;
    const DefinitionIndex definition = position.definitionIndex(id);
    const auto& abilities = position.cards[definition].abilities;
    for (std::size_t i = 0; i < abilities.size(); ++i)
        if (!abilities[i].has(Ability::isQuoted))
            visit(AbilityAt{definition, static_cast<std::uint8_t>(i), 0}, static_cast<std::int32_t>(i));
    auto value = static_cast<std::int32_t>(abilities.size());
    for (const GivenAbility& given : position.state.given)
        if (given.object == id)
            visit(AbilityAt{given.definition, given.ability, given.copy}, value++);
}

/// The same for what has been given, whose values lie behind those of the card's own.
std::optional<AbilityAt> givenByValue(const Position& position, ObjectId id, std::int32_t value);

/// The one that goes by that value; none if the object has no such ability. It is asked again and again for
/// everything that might be done.
inline std::optional<AbilityAt> abilityByValue(const Position& position, ObjectId id, std::int32_t value) {
    const std::uint16_t card = record(position.state, id).card;
    if (value < 0 || card == CardId::none)
        return std::nullopt;
    const DefinitionIndex definition = position.state.cards[card].definition;
    const auto& own = position.cards[definition].abilities;
    const auto place = static_cast<std::size_t>(value);
    if (place >= own.size())
        return givenByValue(position, id, value);
    if (own[place].has(Ability::isQuoted))
        return std::nullopt;
    return AbilityAt{definition, static_cast<std::uint8_t>(value), 0};
}

/// The scope of an ability that an object has, as it stands.
inline Scope scopeOf(const Position& position, const Known& source, AbilityAt which) {
    Scope scope{position, {}, abilityAt(position, which)};
    scope.effect.source = source.id;
    scope.effect.controller = isBroken(Fault::abilitiesAreTheOwners) ? source.owner : source.controller;
    scope.effect.definition = which.definition;
    scope.effect.ability = which.place;
    scope.effect.copy = which.copy;
    return scope;
}

/// Sorts of abilities, as bits of `Characteristics::withoutAbilities`: what is used by its form, the first
/// forms each by itself; everything else.
inline constexpr unsigned otherSorts = 7;
inline std::uint32_t sortOf(const Ability& ability) {
    constexpr unsigned lastForm = otherSorts - 1;
    const bool isUsed = ability.kind == AbilityKind::activated;
    return 1U << (isUsed ? std::min<unsigned>(ability.form, lastForm) : otherSorts);
}

/// Whether the ability is there: its object has not lost its abilities (what it has been given, it has all
/// the same), it works in that zone, and what it depends on holds.
inline bool isThere(const Position& position, const Known& source, AbilityAt which) {
    const Ability& ability = abilityAt(position, which);
    if (!ability.has(Ability::isQuoted) && source.altered != nullptr &&
        (source.altered->withoutAbilities & sortOf(ability)) != 0)
        return false;
    if (!source.zone.exists())
        return false;
    const bool inPlay = ability.worksIn == 0 || isBroken(Fault::zonesOfAbilitiesAreForgotten);
    const std::uint32_t zones = inPlay ? zonesInPlay(position.rules) : ability.worksIn;
    return ((zones >> source.zone.kind & 1U) != 0 || isBroken(Fault::abilitiesWorkEverywhere)) &&
           (!ability.whileTrue.exists() || isBroken(Fault::whileIsNotAsked) ||
            holds(scopeOf(position, source, which), ability.whileTrue));
}

} // namespace takujo
