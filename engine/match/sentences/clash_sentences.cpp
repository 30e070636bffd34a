#include "engine/match/sentences/clash_sentences.h"

namespace takujo {

std::string ClashSentences::sum(const ClashView& clash) {
    std::string told;
    if (!clash.addsUp)
        return told;
    for (const ClashView::Blow& blow : clash.blows)
        told += (told.empty() ? "" : " + ") + std::to_string(blow.amount);
    if (clash.blows.size() > 1)
        told += " = " + std::to_string(clash.total);
    if (clash.dealt)
        told += " → " + std::to_string(*clash.dealt);
    if (clash.back)
        told += " ⇄ " + std::to_string(*clash.back);
    return told;
}

std::string ClashSentences::outcome(const ClashView& clash) const {
    return spoken_.say("clashes", clash.outcome,
                       {numberFilling("against", clash.against),
                        numberFilling("total", clash.total),
                        numberFilling("back", clash.back.value_or(0)),
                        {"target", clash.target.object.exists() ? spoken_.objectName(clash.target.object)
                                                                : spoken_.player(clash.player)}});
}

} // namespace takujo
