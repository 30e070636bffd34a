#include "engine/games/duel_masters/chapters.h"
#include "engine/kit/script/language/term_building.h"

/// Keywords that are abilities of their own. The rulebook leaves their wording to the cards (OPEN 27).
namespace takujo::duel_masters {

namespace {

Term that() {
    return {Sort::objects, static_cast<std::uint8_t>(ObjectsOp::that), 0, {}};
}

} // namespace

/// 112.3a: declared as the card goes from the shields to the hand; then it is used for nothing.
std::vector<Ability> abilityOfShieldTrigger(const Vocabulary& words) {
    Ability ability;
    ability.kind = AbilityKind::triggered;
    ability.flags = Ability::ofKeyword | Ability::declared;
    ability.worksIn = 1U << shieldZone;
    ability.trigger = terms::of(Sort::trigger, words.triggers, "leaves shields", {terms::self()});
    ability.blocks = {{terms::of(Sort::effect, words.effects, "use card", {that(), terms::number(1)})}};
    return {ability};
}

} // namespace takujo::duel_masters
