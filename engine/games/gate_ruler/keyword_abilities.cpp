#include "engine/games/gate_ruler/operators.h"
#include "engine/games/gate_ruler/terms.h"
#include "engine/kit/script/language/term_building.h"

/// Keywords that are automatic abilities of their own: penetrate, intercept, counter-attack. Their damage is
/// that of an effect.
namespace takujo::gate_ruler {

namespace {

Term that() {
    return {Sort::objects, static_cast<std::uint8_t>(ObjectsOp::that), 0, {}};
}

Ability keywordAbility(const Vocabulary& words, std::string_view trigger, Term to, std::string_view number) {
    const Term amount = terms::of(Sort::amount, words.amounts, number, {terms::self()});
    Ability ability;
    ability.kind = AbilityKind::triggered;
    ability.flags = Ability::ofKeyword;
    ability.trigger = terms::of(Sort::trigger, words.triggers, trigger, {});
    ability.blocks = {{terms::of(Sort::effect, words.effects, "damage", {std::move(to), amount})}};
    return ability;
}

} // namespace

std::vector<Ability> abilityOfPenetrate(const Vocabulary& words) {
    Term rulers = eachOf(1U << rulerCard, 0);
    rulers.parts = {terms::of(Sort::criterion, words.criteria, "controller",
                              {Term{Sort::players, static_cast<std::uint8_t>(PlayersOp::opponent), 0, {}}})};
    return {keywordAbility(words, "penetrates", std::move(rulers), "stk")};
}

std::vector<Ability> abilityOfIntercept(const Vocabulary& words) {
    return {keywordAbility(words, "intercepts", that(), "atk")};
}

std::vector<Ability> abilityOfCounterAttack(const Vocabulary& words) {
    return {keywordAbility(words, "counters attack", that(), "atk")};
}

} // namespace takujo::gate_ruler
