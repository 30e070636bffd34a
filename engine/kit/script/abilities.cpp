#include "engine/kit/script/abilities.h"

#include "engine/kit/rulebook.h"
#include "engine/kit/script/in_play.h"

namespace takujo {

std::optional<AbilityAt> abilityByValue(const Position& position, ObjectId id, std::int32_t value) {
    if (value < 0 || record(position.state, id).card == CardId::none)
        return std::nullopt;
    const DefinitionIndex definition = position.definitionIndex(id);
    const auto& own = position.cards[definition].abilities;
    if (static_cast<std::size_t>(value) < own.size()) // asked for every option
        return own[static_cast<std::size_t>(value)].has(Ability::isQuoted)
                   ? std::nullopt
                   : std::optional{AbilityAt{definition, static_cast<std::uint8_t>(value), 0}};
    std::optional<AbilityAt> found;
    visitAbilities(position, id, [&](AbilityAt each, std::int32_t its) {
        if (its == value)
            found = each;
    });
    return found;
}

Scope scopeOf(const Position& position, const Known& source, AbilityAt which) {
    EffectRecord effect;
    effect.source = source.id;
    effect.controller = isBroken(Fault::abilitiesAreTheOwners) ? source.owner : source.controller;
    effect.definition = which.definition;
    effect.ability = which.place;
    return {position, effect, abilityAt(position, which)};
}

bool isThere(const Position& position, const Known& source, AbilityAt which) {
    const Ability& ability = abilityAt(position, which);
    if (!ability.has(Ability::isQuoted) && source.altered != nullptr && source.altered->withoutAbilities != 0)
        return false;
    if (!source.zone.exists())
        return false;
    const bool inPlay = ability.worksIn == 0 || isBroken(Fault::zonesOfAbilitiesAreForgotten);
    const bool works =
        inPlay ? isInPlay(position.rules, source.zone.kind) : (ability.worksIn >> source.zone.kind & 1U) != 0;
    return (works || isBroken(Fault::abilitiesWorkEverywhere)) &&
           (!ability.whileTrue.exists() || isBroken(Fault::whileIsNotAsked) ||
            holds(scopeOf(position, source, which), ability.whileTrue));
}

} // namespace takujo
