#include "engine/games/duel_masters/chapters.h"
#include "engine/kit/script/language/term_building.h"

/// 811: star evolution creatures.
namespace takujo::duel_masters {

namespace {

Term cardsBelow(const Vocabulary& words) {
    Term each = eachOf((1U << words.printed.types.size()) - 1U, 0);
    each.parts = {terms::of(Sort::criterion, words.criteria, "under", {terms::self()})};
    return each;
}

} // namespace

/// 811.1, 811.1a: a replacement like others. Where no card lies below, there is nothing to replace.
std::vector<Ability> abilityOfStarEvolution(const Vocabulary& words) {
    Ability ability;
    ability.kind = AbilityKind::replacement;
    ability.flags = Ability::ofKeyword;
    ability.whileTrue = terms::of(Sort::condition, words.conditions, "there is", {cardsBelow(words)});
    ability.trigger = terms::of(Sort::trigger, words.triggers, "leaves", {terms::self()});
    ability.blocks = {{terms::of(Sort::effect, words.effects, "only its top goes", {})}};
    return {ability};
}

} // namespace takujo::duel_masters
