#include "engine/match/sentences/battle_sentences.h"

namespace takujo {

std::string BattleSentences::sum(const BattleView& battle) {
    std::string told;
    if (!battle.addsUp)
        return told;
    for (const BattleView::Blow& blow : battle.blows)
        told += (told.empty() ? "" : " + ") + std::to_string(blow.amount);
    if (battle.blows.size() > 1)
        told += " = " + std::to_string(battle.total);
    if (battle.dealt)
        told += " → " + std::to_string(*battle.dealt);
    if (battle.back)
        told += " ⇄ " + std::to_string(*battle.back);
    return told;
}

std::string BattleSentences::outcome(const BattleView& battle) const {
    return spoken_.say("outcomes", battle.outcome,
                       {numberFilling("against", battle.against),
                        numberFilling("total", battle.total),
                        numberFilling("back", battle.back.value_or(0)),
                        {"target", battle.target.object.exists() ? spoken_.objectName(battle.target.object)
                                                                 : spoken_.player(battle.player)}});
}

} // namespace takujo
