#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/kit/kept_apart.h"
#include "engine/kit/script/reading/abilities.h"

/// 114.5: a drawn card that waiting effects speak of joins the hand after them (OPEN 3).
namespace takujo::duel_masters {

bool isOfADraw(const Position& position, const EffectRecord& effect) {
    if (effect.isDelayed())
        return false;
    const Ability& ability = abilityAt(position, abilityOf(effect));
    if (!ability.trigger.exists())
        return false;
    const TriggerMeaning matches = vocabulary().triggers[ability.trigger.op].matches;
    const bool isOfItself = matches == triggers::isDrawn && effect.event == effect.source;
    return isOfItself ||
           ((matches == triggers::draws || matches == triggers::isDrawn) && apart::speaksOfThat(ability));
}

} // namespace takujo::duel_masters
