#include "engine/games/duel_masters/chapters.h"
#include "engine/kit/script/language/term_building.h"

/// 811: star evolution creatures.
namespace takujo::duel_masters {

/// 811.1, 811.1a: a replacement like others. Where no card lies below, there is nothing to replace.
std::vector<Ability> abilityOfStarEvolution(const Vocabulary& words) {
    Ability ability;
    ability.kind = AbilityKind::replacement;
    ability.flags = Ability::ofKeyword;
    ability.trigger = terms::of(Sort::trigger, words.triggers, "leaves", {terms::self()});
    ability.blocks = {{terms::of(Sort::effect, words.effects, "only its top goes", {})}};
    return {ability};
}

} // namespace takujo::duel_masters
