#include "engine/games/fftcg/chapters.h"

#include "engine/games/fftcg/choices.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/journal.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/play/naming_x.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/triggers/triggers.h"
#include "engine/kit/timing.h"

namespace takujo::fftcg {

namespace {

std::uint16_t idIn(Run& run) {
    return static_cast<std::uint16_t>(run.local(0));
}

/// 11.4.3, 11.4.5: with its card, when that was cast.
bool isDeclaredAlready(const Run& run, const EffectRecord& effect) {
    return !effect.isDelayed() && scopeOf(run, effect).ability.has(Ability::declaredWhenCast);
}

Next putOntoStack(Run& run) {
    EffectRecord* const effect = findEffect(run.state, idIn(run));
    if (effect == nullptr)
        return Next::finish();
    const bool hasChoices =
        effect->isDelayed() || isDeclaredAlready(run, *effect) || canAnnounce(scopeOf(run, *effect));
    note(run, hasChoices ? "ability is stacked" : "ability has nothing to choose", effect->controller,
         hasChoices ? "11.8.7" : "11.8.4", {cardArgument("card", run.position().cardOf(*effect))});
    if (!hasChoices) {
        dropEffect(run.state, idIn(run));
        return Next::finish();
    }
    timing::putOntoStack(run.state, *effect, theStack);
    return Next::on();
}

Next declare(Run& run) {
    const EffectRecord* const effect = findEffect(run.state, idIn(run));
    const bool asks = effect != nullptr && !effect->isDelayed() && !isDeclaredAlready(run, *effect);
    return asks ? announce(effect->id, false) : Next::on();
}

Next settle(Run& run) {
    playing::settleCosts(run, idIn(run));
    if (const EffectRecord* const effect = findEffect(run.state, idIn(run))) {
        proposeOccurrence(run, isStacked, effect->item, effect->controller);
        if (!effect->isDelayed())
            tellWhatIsChosen(run, *effect);
    }
    return Next::on();
}

} // namespace

bool somethingWaits(Run& run) {
    if ((run.state.flags & firstStrikeWindow) != 0)
        return false; // 15.2.3.3: not between the strikes
    noticeStates(run);
    return !run.state.waiting.empty();
}

Next stackAuto(Run&, const WaitingItem& item) {
    return Next::call(stackingAuto, {item.record});
}

Procedure stackingAutoSteps() {
    return {"an auto ability goes onto the stack",
            "11.8.7",
            {{"it is put there, or removed if it has nothing to choose", "11.8.4 11.8.9", putOntoStack},
             {"X is named", "11.8.11", playing::namingX(false)},
             {"its modes and choices are declared", "11.8.10 11.8.12", declare},
             {"what it may cost is settled", "11.8.8", settle}}};
}

} // namespace takujo::fftcg
