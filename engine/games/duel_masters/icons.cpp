#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/reading/abilities.h"

#include <algorithm>

/// 603.3a: icon abilities. Abilities of other cards tell their player to use them; what they say waits from
/// that moment on, whatever becomes of their cards.
namespace takujo::duel_masters {

/// What tells so names the icons at once, and does not wait for that.
bool usesIcons(const Position& position, const EffectRecord& effect) {
    if (effect.isDelayed())
        return false;
    const auto isUse = [](const Term& term) {
        return vocabulary().effects[term.op].follow == effects::useIcons;
    };
    return std::ranges::any_of(abilityAt(position, abilityOf(effect)).blocks,
                               [&](const auto& block) { return std::ranges::any_of(block, isUse); });
}

Next effects::useIcons(Run& run, const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[affects::what], found);
    for (const ObjectId id : found)
        proposeOccurrence(run, iconIsUsed, id, scope.effect.controller);
    return Next::on();
}

bool triggers::isIconUsed(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == iconIsUsed && event.object.exists() &&
           means(scope, term[happens::what], know(scope.position, event.object));
}

bool criteria::hasIcon(const Scope&, const Term& term, const Known& known) {
    const bool has =
        known.card != nullptr && std::ranges::any_of(known.card->abilities, [](const Ability& each) {
            return each.kind == AbilityKind::triggered && each.trigger.exists() &&
                   vocabulary().triggers[each.trigger.op].matches == triggers::isIconUsed;
        });
    return has == term[operand::of].isTrue();
}

} // namespace takujo::duel_masters
